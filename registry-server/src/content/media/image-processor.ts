import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { ImageRefused } from './image-refused.ts';
import { IMAGE_MIMES, MAX_PIXELS, MAX_SIDE } from './media-limits.ts';
import type { SquareFocus, Variant } from './srcset.ts';

/** A picture as it is kept: encoded anew, upright, in sRGB, without what cameras write into files. */
export interface NormalisedPicture {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** As `#rrggbb`; empty where the picture is transparent somewhere. */
  readonly colour: string;
}

/** By the clock, of a process that gives way to all others: what a picture may cost is held by its number of pixels. */
const TIMEOUT_SECONDS = 240;
const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER_HEAD = 'data:image/webp;base64,';
// Effort 2 makes AVIF five times as fast as the default and costs a few percent of size.
const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 76, effort: 3 } as const;
const ORIGINAL_JPEG = { quality: 92, mozjpeg: false } as const;
// Sharper edges between colours (`smartSubsample`) would take four times as long. At this quality what is served of the
// original, which has half the resolution of colours itself, is the same within 0.3 dB.
const ORIGINAL_WEBP = { quality: 93, effort: 2 } as const;

// Only the readers of what we accept: libvips knows dozens of formats, some of them programs of their own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Reads an uploaded file as a picture and makes the original that is kept; throws `ImageRefused`. */
export async function normaliseUpload(uploaded: Uint8Array): Promise<NormalisedPicture> {
  const type = await fileTypeFromBuffer(uploaded);
  if (!type || !IMAGE_MIMES.has(type.mime)) throw new ImageRefused('image-type');
  await refuseUnfit(uploaded);
  const upright = await damagedUnlessDone(
    openImage(uploaded).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = upright.info;
  const pixels = () => sharp(upright.data, { raw: { width, height, channels } });
  const isJpeg = type.mime === 'image/jpeg';
  const encoded = isJpeg
    ? pixels().jpeg(ORIGINAL_JPEG)
    : pixels().webp(type.mime === 'image/png' ? { lossless: true, effort: 1 } : ORIGINAL_WEBP);
  const [bytes, tiny, colour] = await Promise.all([
    encoded.toBuffer(),
    pixels().resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 40, effort: 4 }).toBuffer(),
    averageColour(pixels()),
  ]);
  return {
    bytes,
    mime: isJpeg ? 'image/jpeg' : 'image/webp',
    extension: isJpeg ? 'jpg' : 'webp',
    width,
    height,
    placeholder: `${PLACEHOLDER_HEAD}${tiny.toString('base64')}`,
    colour,
  };
}

/** The colours of pictures of which only the placeholder is at hand; empty for one that cannot be read. */
export function coloursOfPlaceholders(placeholders: readonly string[]): Promise<string[]> {
  return Promise.all(placeholders.map((placeholder) => colourOfPlaceholder(placeholder).catch(() => '')));
}

async function colourOfPlaceholder(placeholder: string): Promise<string> {
  return averageColour(openImage(Buffer.from(placeholder.slice(PLACEHOLDER_HEAD.length), 'base64')));
}

async function averageColour(picture: Sharp): Promise<string> {
  const { data } = await picture
    .toColourspace('srgb')
    .resize({ width: 1, height: 1, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[3] === 255 ? `#${data.toString('hex', 0, 3)}` : '';
}

/** One size of a kept original. */
export async function encodeVariant(original: Uint8Array, { width, format, square }: Variant): Promise<Uint8Array> {
  const picture = square ? await cutSquare(original, square) : openImage(original);
  const resized = picture.resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
}

/** The largest square of a picture whose middle is as near to the focus as the picture's edges allow. */
async function cutSquare(original: Uint8Array, { x, y }: SquareFocus): Promise<Sharp> {
  const { width, height } = await sharp(original).metadata();
  const side = Math.min(width, height);
  const startOf = (focus: number, length: number) =>
    Math.min(Math.max(Math.round((focus / 100) * length - side / 2), 0), length - side);
  return openImage(original).extract({
    left: startOf(x, width),
    top: startOf(y, height),
    width: side,
    height: side,
  });
}

async function refuseUnfit(uploaded: Uint8Array): Promise<void> {
  const { width, height, pages = 1 } = await damagedUnlessDone(sharp(uploaded, { limitInputPixels: false }).metadata());
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new ImageRefused('image-pixels');
  if (pages > 1) throw new ImageRefused('image-frames');
}

function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: TIMEOUT_SECONDS });
}

async function damagedUnlessDone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(new ImageRefused('image-damaged'), { cause: error });
  }
}
