import { type MediaFile, webpUrl } from '@witryna/module-schemas';

const THUMBNAIL_PX = 320;

/** The smallest address of a picture that fills a thumbnail. */
export function thumbnailOf(file: MediaFile): string {
  return webpUrl(file, THUMBNAIL_PX);
}

/** The largest address of a picture. */
export function largestOf(file: MediaFile): string {
  return webpUrl(file, Number.POSITIVE_INFINITY);
}
