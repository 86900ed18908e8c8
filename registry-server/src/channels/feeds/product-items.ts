import type { MediaFile } from '@witryna/module-schemas';
import { type Catalog, toVariant } from '../../commerce/catalog/index.ts';
import type { Site } from '../../content/sites/index.ts';
import { addressOf } from './address-of.ts';
import type { FeedItem } from './feed-item.ts';

type SelectedProducts = Awaited<ReturnType<Catalog['selected']>>;
type SelectedProduct = SelectedProducts['products'][number];

/** Names of all categories, by path. */
export type CategoryNames = ReadonlyMap<string, string>;

interface ItemContext {
  readonly site: Site;
  readonly at: Date;
  readonly categoryPath: string | undefined;
  readonly names: CategoryNames;
}

/** The items of a product: one for each variant. Gifts and samples are not for sale. */
export function itemsOfProduct(product: SelectedProduct, { site, at, categoryPath, names }: ItemContext): FeedItem[] {
  if (product.flags.isGift || product.flags.isSample) return [];
  const hasSiblings = product.variants.length > 1;
  const address = addressOf(site, `/${product.urlKey}`);
  return product.variants.map((data) => {
    const pictures = data.images.length > 0 ? data.images : product.images;
    return {
      variant: toVariant(data, at),
      ean: data.ean ?? undefined,
      weightGrams: data.weightGrams ?? undefined,
      groupId: product.sku,
      hasSiblings,
      name: product.name,
      description: product.summary ?? product.texts.description.join(' '),
      address: hasSiblings ? `${address}?sku=${encodeURIComponent(data.sku)}` : address,
      pictures: pictures.map((file) => new URL(readableUrl(file), site.address).href),
      brand: product.brand?.name,
      category: namesAlong(categoryPath, names),
      isPresale: product.flags.isPresale === true,
    };
  });
}

/** Of a picture that was uploaded as AVIF, which few machines read, its widest copy in another format. */
function readableUrl({ url, mime, srcset = [] }: MediaFile): string {
  if (mime !== 'image/avif') return url;
  const copies = srcset.filter((copy) => copy.mime !== 'image/avif' && copy.ratio === 'original');
  return copies.toSorted((one, other) => other.width - one.width)[0]?.url ?? url;
}

function namesAlong(path: string | undefined, names: CategoryNames): string[] {
  const segments = path?.split('/') ?? [];
  return segments.flatMap((_, index) => names.get(segments.slice(0, index + 1).join('/')) ?? []);
}
