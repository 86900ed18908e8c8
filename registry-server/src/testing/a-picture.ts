import sharp from 'sharp';

export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  /** Pictures of different colours are different files. */
  readonly colour?: string;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
}

/** The bytes of a plain picture. */
export function aPicture({ width = 60, height = 40, colour = '#a63a3a', format = 'jpeg' }: PictureOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** A form as a browser sends it. */
export async function aForm(
  file: { readonly bytes: Uint8Array; readonly name?: string } | undefined,
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name ?? 'obraz.jpg');
  return sent(form);
}

/** A form's head and body for `inject`. */
export async function sent(form: FormData) {
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  };
}
