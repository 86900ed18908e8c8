import type { MediaFile } from '@witryna/module-schemas';
import type { Shop } from '../shop/shop.ts';

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

/** The picture of the current product or category where it is bound to it and has one; else its own. */
export function boundPicture(
  shop: Pick<Shop, 'related' | 'current'>,
  source: 'own' | 'current',
  setting: PictureSetting | undefined,
): FoundPicture | undefined {
  const { current } = shop;
  if (source === 'current' && current) {
    const file = current.kind === 'product' ? current.product.images[0] : current.category.image;
    if (file) return { file };
  }
  return findPicture(shop, setting);
}
