import type { MediaFile } from '@witryna/module-schemas';
import type { Shop } from '../../shop/shop.ts';
import { wordsOfCurrent } from './current-entity.ts';

/** A picture as settings hold it. */
export interface PictureSetting {
  readonly file: number;
  readonly alt?: string | undefined;
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

/** A picture with its file in hand. */
export interface FoundPicture {
  readonly file: MediaFile;
  readonly alt?: string | undefined;
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

/** The picture of a setting; undefined when none is chosen or its file is gone. */
export function findPicture({ related }: Pick<Shop, 'related'>, setting: PictureSetting | undefined) {
  const file = setting && related.files[String(setting.file)];
  if (!file) return undefined;
  return { file, alt: setting.alt, focalPoint: setting.focalPoint } satisfies FoundPicture;
}

/** The picture of what the page is about where it is bound to that and there is one; else its own. */
export function boundPicture(
  shop: Pick<Shop, 'related' | 'current'>,
  source: 'own' | 'current',
  setting: PictureSetting | undefined,
): FoundPicture | undefined {
  const file = source === 'current' ? wordsOfCurrent(shop)?.image : undefined;
  if (file) return { file };
  return findPicture(shop, setting);
}
