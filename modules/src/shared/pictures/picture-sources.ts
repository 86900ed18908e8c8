import type { MediaFile, SrcsetEntry } from '@witryna/module-schemas';

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly avifSrcSet?: string | undefined;
}

/** The width that a browser without srcset gets. */
const PLAIN_WIDTH = 800;

/** The addresses of a picture by format: AVIF where there is one, WebP (or what there is) for the rest. */
export function pictureSources(file: MediaFile): PictureSources {
  let avifSrcSet: string | undefined;
  let srcSet: string | undefined;
  let plain: SrcsetEntry | undefined;
  for (const entry of file.srcset ?? []) {
    if (entry.ratio !== 'original') continue;
    const candidate = `${entry.url} ${entry.width}w`;
    if (entry.mime === 'image/avif') {
      avifSrcSet = avifSrcSet ? `${avifSrcSet}, ${candidate}` : candidate;
    } else {
      srcSet = srcSet ? `${srcSet}, ${candidate}` : candidate;
      if (!plain || Math.abs(entry.width - PLAIN_WIDTH) < Math.abs(plain.width - PLAIN_WIDTH)) plain = entry;
    }
  }
  return { src: plain?.url ?? file.url, srcSet, avifSrcSet };
}
