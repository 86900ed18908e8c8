import type { MediaFile } from '@witryna/module-schemas';

/** The address of a picture as large as every browser can show it. */
export function largestUrl(file: MediaFile): string {
  const shown = (file.srcset ?? []).filter(({ ratio, mime }) => ratio === 'original' && mime !== 'image/avif');
  return shown.toSorted((one, other) => other.width - one.width)[0]?.url ?? file.url;
}
