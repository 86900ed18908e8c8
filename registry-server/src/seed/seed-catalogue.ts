import {
  brandBody,
  categoryBody,
  ingredientBody,
  lineBody,
  positionsOf,
  productBody,
  type SeedBrand,
  type SeedCategory,
  type SeedIngredient,
  type SeedJobOffer,
  type SeedLine,
  type SeedProduct,
} from './catalogue-bodies.ts';
import { inParallel } from './in-parallel.ts';
import { picturesAbout, picturesOfProduct, picturesOfVariant } from './product-pictures.ts';
import { readSeed, readSeedFolder } from './seed-files.ts';
import { picturesIn, resolvePictures } from './seed-page.ts';
import type { StaffApi } from './staff-api.ts';

const WRITES_AT_ONCE = 4;

export interface SeedCatalogue {
  readonly brands: readonly SeedBrand[];
  readonly lines: readonly SeedLine[];
  readonly categories: readonly SeedCategory[];
  readonly ingredients: readonly SeedIngredient[];
  readonly products: readonly SeedProduct[];
  /** Gifts and samples, which are in no list. */
  readonly gifts: readonly SeedProduct[];
  readonly jobOffers: readonly SeedJobOffer[];
  /** Position of each product in lists, by sku. */
  readonly positions: ReadonlyMap<string, number>;
}

/** The catalogue of the seed. */
export function readSeedCatalogue(): SeedCatalogue {
  const byLine = Object.values(readSeedFolder<readonly SeedProduct[]>('products'));
  return {
    brands: readSeed('brands.json'),
    lines: readSeed('lines.json'),
    categories: readSeed('categories.json'),
    ingredients: readSeed('ingredients.json'),
    products: byLine.flat(),
    gifts: readSeed('gifts.json'),
    jobOffers: readSeed('job-offers.json'),
    positions: positionsOf(byLine),
  };
}

/** The names of all pictures of the catalogue; a product's second picture is named even where there is none. */
export function cataloguePictures(catalogue: SeedCatalogue): string[] {
  const { brands, lines, ingredients, categories, products, gifts } = catalogue;
  const named = [...lines, ...ingredients, ...categories.flatMap((top) => [top, ...(top.children ?? [])])];
  const ofGroups = named.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  const ofProducts = [...products, ...gifts].flatMap((product) => [
    ...picturesAbout(product),
    ...picturesIn(product.specification),
    ...picturesIn(product.documents),
  ]);
  const logos = brands.flatMap(({ logo }) => logo ?? []);
  return [...logos, ...ofGroups, ...ofProducts];
}

/** Writes brands, lines, ingredients and categories (parents first), then products and job offers; idempotent. */
export async function seedCatalogue(
  api: StaffApi,
  { brands, lines, ingredients, categories, products, gifts, jobOffers, positions }: SeedCatalogue,
  fileIds: ReadonlyMap<string, number>,
): Promise<void> {
  const imageOf = (picture: string | undefined) => (picture === undefined ? undefined : fileIds.get(picture));
  for (const brand of brands)
    await api.send('PUT', `/staff/catalogue/brands/${brand.code}`, brandBody(brand, imageOf(brand.logo)));
  for (const line of lines)
    await api.send('PUT', `/staff/catalogue/lines/${line.code}`, lineBody(line, imageOf(line.picture)));
  for (const ingredient of ingredients)
    await api.send(
      'PUT',
      `/staff/catalogue/ingredients/${ingredient.code}`,
      ingredientBody(ingredient, imageOf(ingredient.picture)),
    );
  const putCategories = async (level: readonly SeedCategory[]) => {
    for (const category of level) {
      await api.send('PUT', '/staff/catalogue/categories', categoryBody(category, imageOf(category.picture)));
      await putCategories(category.children ?? []);
    }
  };
  await putCategories(categories);
  await inParallel([...products, ...gifts], WRITES_AT_ONCE, async (product) => {
    const idsOf = (names: readonly string[]) => names.flatMap((name) => fileIds.get(name) ?? []);
    const body = productBody(
      product,
      positions.get(product.sku) ?? 0,
      idsOf(picturesOfProduct(product)),
      (variant) => idsOf(picturesOfVariant(product, variant)),
      resolvePictures({ specification: product.specification, documents: product.documents }, fileIds),
    );
    await api.send('PUT', `/staff/catalogue/products/${product.sku}`, body);
  });
  for (const { code, ...offer } of jobOffers) await api.send('PUT', `/staff/job-offers/${code}`, offer);
}
