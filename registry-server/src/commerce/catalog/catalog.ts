import type {
  BrandSummary,
  CategorySummary,
  ListingPage,
  ListingQuery,
  NamedEntity,
  ProductDetails,
  ProductSummary,
  Theme,
} from '@witryna/module-schemas';
import type { FindCurrentPath } from './categories/current-paths.ts';
import type { FindIngredients } from './ingredients/ingredient-reader.ts';
import type { ProductSelection } from './products/product-reader.ts';
import type { ProductData } from './products/product-view.ts';
import type { PublicProducts } from './products/public-products.ts';
import type { FindAddress } from './translations/read-addresses.ts';
import type { TranslatedKeys } from './translations/translations.store.ts';
import type { CatalogView, FindTranslation } from './translations/translations.ts';

/** An answer that prices may change without any event: `validUntil` is the next such moment. */
export type Dated<T> = T & { readonly validUntil?: Date };

/**
 * What the rest of the server may ask of the catalogue; `app.catalog` is one.
 * Lists keep the order asked and leave out what does not exist.
 */
export interface Catalog {
  /** Whole products, withdrawn ones included, with the instant at which their prices are to be told. */
  selected(selection: ProductSelection, view: CatalogView): Promise<{ products: ProductData[]; at: Date }>;
  /** Withdrawn products are left out, but for staff; prices are those of everybody, but for friends and family. */
  summaries(
    skus: readonly string[],
    view: CatalogView,
    options?: { readonly withWithdrawn?: boolean; readonly isMember?: boolean },
  ): Promise<Dated<{ readonly products: ProductSummary[] }>>;
  /** With the theme of the product's line. */
  details(
    sku: string,
    view: CatalogView,
  ): Promise<Dated<{ readonly product: ProductDetails; readonly theme?: Theme }> | undefined>;
  /** The sku of the product at this address, in this language or in the catalogue's own. */
  findByUrlKey(urlKey: string, language?: string): Promise<string | undefined>;
  /** The category at this address, in this language or in the catalogue's own. */
  findCategoryByPath(address: string, language?: string): Promise<CategorySummary | undefined>;
  /** The theme that pages of this category are shown in, when it or one above it has one. */
  categoryTheme(path: string): Promise<Theme | undefined>;
  /** Those that shoppers see. */
  categories(paths: readonly string[], language?: string): Promise<CategorySummary[]>;
  /** Where categories are now that are named by these paths, which they may have had before they were moved. */
  currentPaths(paths: readonly string[]): Promise<FindCurrentPath>;
  /** The addresses of categories that are not shown, in any language. */
  hiddenAddresses(): Promise<ReadonlySet<string>>;
  /** How many products stand in these categories and below them, by the ids of the categories. */
  productCounts(
    categories: readonly { readonly id: number; readonly path: string }[],
  ): Promise<ReadonlyMap<number, number>>;
  brands(codes: readonly string[], language?: string): Promise<BrandSummary[]>;
  lines(codes: readonly string[], language?: string): Promise<NamedEntity[]>;
  /** What the shop tells of the ingredients of products, in a language: one query for any number of them. */
  ingredients(language?: string): Promise<FindIngredients>;
  /** Where these products and categories are on sites of any language. */
  addresses(keys: Pick<TranslatedKeys, 'product' | 'category'>): Promise<FindAddress>;
  /** What things are called in a language. */
  translate(language: string | undefined, keys: TranslatedKeys): Promise<FindTranslation>;
  listing(query: ListingQuery, view: CatalogView): Promise<Dated<ListingPage>>;
  /** All products that have a page, in batches. */
  readonly publicProducts: PublicProducts;
  /** An entity to show a template page with in the editor: the first of the catalogue. */
  sampleSku(): Promise<string | undefined>;
  sampleCategoryPath(): Promise<string | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly catalog: Catalog;
  }
}
