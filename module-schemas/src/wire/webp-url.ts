import type { MediaFile, SrcsetEntry } from './media.ts';

/**
 * Address of a picture that every browser and mail program shows: its narrowest WebP copy that is at least so wide
 * (pixels), else its widest, else the file itself.
 */
export function webpUrl(
  { url, srcset = [] }: Pick<MediaFile, 'url' | 'srcset'>,
  minWidth: number,
  ratio: SrcsetEntry['ratio'] = 'original',
): string {
  const copies = srcset
    .filter((copy) => copy.mime === 'image/webp' && copy.ratio === ratio)
    .toSorted((one, other) => one.width - other.width);
  return (copies.find(({ width }) => width >= minWidth) ?? copies.at(-1))?.url ?? url;
}

/** The place of a shop's logo is 160 px wide; phones have up to three of their own pixels for one. */
export const LOGO_WIDTH = 320;
