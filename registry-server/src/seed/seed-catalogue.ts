import { inParallel } from './in-parallel.ts';
import { readSeed, readSeedFolder } from './seed-files.ts';
import type { StaffApi } from './staff-api.ts';

const WRITES_AT_ONCE = 4;

type Fields = Readonly<Record<string, unknown>>;

interface SeedEntity extends Fields {
  readonly code: string;
  readonly picture?: string;
}

interface SeedCategory extends Fields {
  readonly path: string;
  readonly picture?: string;
  readonly children?: readonly SeedCategory[];
}

export interface SeedProduct extends Fields {
  readonly sku: string;
  readonly picture: string;
}

export interface SeedCatalogue {
  readonly brands: readonly SeedEntity[];
  readonly lines: readonly SeedEntity[];
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
}

/** Everything that the shop sells, as it lies in the seed. */
export function readSeedCatalogue(): SeedCatalogue {
  return {
    brands: readSeed('brands.json'),
    lines: readSeed('lines.json'),
    categories: readSeed('categories.json'),
    products: Object.values(readSeedFolder<readonly SeedProduct[]>('products')).flat(),
  };
}

/** The names of all pictures of the catalogue; of a product its first and, where there is one, its second. */
export function cataloguePictures({ brands, lines, categories, products }: SeedCatalogue): string[] {
  const named = [...brands, ...lines, ...categories.flatMap((top) => [top, ...(top.children ?? [])])];
  const ofEntities = named.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  return [...ofEntities, ...products.flatMap(({ picture }) => productPictures(picture))];
}

export const productPictures = (picture: string) => [`products/${picture}`, `products/${picture}-2`];

/** Writes brands, lines and categories (parents first), then the products; the same outcome when run twice. */
export async function seedCatalogue(
  api: StaffApi,
  { brands, lines, categories, products }: SeedCatalogue,
  fileIds: ReadonlyMap<string, number>,
): Promise<void> {
  const imageOf = (picture: string | undefined) => (picture === undefined ? undefined : fileIds.get(picture));
  for (const { code, picture, ...brand } of brands)
    await api.send('PUT', `/staff/catalogue/brands/${code}`, { ...brand, image: imageOf(picture) });
  for (const { code, picture, ...line } of lines)
    await api.send('PUT', `/staff/catalogue/lines/${code}`, { ...line, image: imageOf(picture) });
  const putCategories = async (level: readonly SeedCategory[]) => {
    for (const { picture, children = [], ...category } of level) {
      await api.send('PUT', '/staff/catalogue/categories', { ...category, image: imageOf(picture) });
      await putCategories(children);
    }
  };
  await putCategories(categories);
  await inParallel(products, WRITES_AT_ONCE, async ({ sku, picture, ...product }) => {
    const images = productPictures(picture).flatMap((name) => fileIds.get(name) ?? []);
    await api.send('PUT', `/staff/catalogue/products/${sku}`, { ...product, images });
  });
}
