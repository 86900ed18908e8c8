import type { ContentType, Theme } from '@witryna/module-schemas';
import type { Catalog, CatalogView } from '../../../commerce/catalog/index.ts';
import type { Current } from './load-related.ts';

/** An entity with the theme it is shown in and the moment from which it may look another way. */
export interface LoadedCurrent {
  readonly current: Current;
  /** Absent where the template decides. */
  readonly theme?: Theme;
  readonly validUntil?: Date;
}

/** The product of this sku as the entity of a template page. */
export async function loadCurrentProduct(
  catalog: Catalog,
  sku: string,
  view: CatalogView,
): Promise<LoadedCurrent | undefined> {
  const found = await catalog.details(sku, view);
  if (!found) return undefined;
  const { product, ...shown } = found;
  return { current: { kind: 'product', product }, ...shown };
}

/** The category at this address as the entity of a template page. */
export async function loadCurrentCategory(
  catalog: Catalog,
  address: string,
  language: string | undefined,
): Promise<LoadedCurrent | undefined> {
  const category = await catalog.findCategoryByPath(address, language);
  if (!category) return undefined;
  const theme = await catalog.categoryTheme(category.path);
  return { current: { kind: 'category', category }, ...(theme && { theme }) };
}

/** An entity to show a template of this type with in the editor; undefined where the type has none. */
export async function loadSample(catalog: Catalog, type: ContentType, view: CatalogView): Promise<Current | undefined> {
  if (type === 'product') {
    const sku = await catalog.sampleSku();
    return sku === undefined ? undefined : (await loadCurrentProduct(catalog, sku, view))?.current;
  }
  if (type !== 'product-category') return undefined;
  const path = await catalog.sampleCategoryPath();
  return path === undefined ? undefined : (await loadCurrentCategory(catalog, path, view.language))?.current;
}
