import type { MediaFile } from '@witryna/module-schemas';

const THUMBNAIL_PX = 320;

/** Addresses of a picture's own proportions, narrowest first. */
function widths(file: MediaFile) {
  const entries = (file.srcset ?? []).filter((entry) => entry.ratio === 'original' && entry.mime === 'image/webp');
  return entries.toSorted((a, b) => a.width - b.width);
}

/** The smallest address of a picture that fills a thumbnail. */
export function thumbnailOf(file: MediaFile): string {
  const sizes = widths(file);
  return (sizes.find((entry) => entry.width >= THUMBNAIL_PX) ?? sizes.at(-1))?.url ?? file.url;
}

/** The largest address of a picture. */
export function largestOf(file: MediaFile): string {
  return widths(file).at(-1)?.url ?? file.url;
}
