import type { MediaFile } from '@witryna/module-schemas';
import type { Shop } from '../../shop/shop.ts';
import { pictureSources } from './picture-sources.ts';
import type { Place } from './place.ts';

/** A picture as a module shows it: everything that decides which file the browser takes. */
export interface ShownPicture {
  readonly file: MediaFile;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  readonly sizes: string;
  /** Another file for screens up to 768 px. */
  readonly portrait?: { readonly file: MediaFile; readonly sizes: string } | undefined;
}

/** Where a portrait file stands in for the other one. */
export const PORTRAIT_MEDIA = '(max-width: 768px)';

/** What a browser that reads AVIF chooses from. */
export interface PictureSource {
  readonly srcSet: string;
  readonly sizes: string;
  /** Of the file for phones, and of the one for all others where there are two. */
  readonly media?: string | undefined;
}

/** The sources of a picture in AVIF, so that it can be asked for before it is found in the page. */
export function avifSources({ file, sizes, portrait }: ShownPicture): PictureSource[] {
  const wide = pictureSources(file).avifSrcSet;
  const narrow = portrait && pictureSources(portrait.file).avifSrcSet;
  const sources: PictureSource[] = [];
  if (portrait && narrow) sources.push({ srcSet: narrow, sizes: portrait.sizes, media: PORTRAIT_MEDIA });
  if (wide) sources.push({ srcSet: wide, sizes, media: portrait && `not all and ${PORTRAIT_MEDIA}` });
  return sources;
}

/**
 * Which picture a module with these settings shows first, when it shows one; exported as `leadPicture` by the
 * `lead-picture.ts` of a module's folder. The component shows it by the same function, so that what is preloaded is
 * what is shown.
 */
export type LeadPicture<Settings> = (shop: Shop, settings: Settings, place: Place) => ShownPicture | undefined;
