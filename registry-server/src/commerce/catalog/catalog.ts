import type {
  CategorySummary,
  ListingPage,
  ListingQuery,
  NamedEntity,
  ProductDetails,
  ProductSummary,
  Theme,
} from '@witryna/module-schemas';
import type { ProductSelection } from './products/product-reader.ts';
import type { ProductData } from './products/product-view.ts';

/** An answer that prices may change without any event: `validUntil` is the next such moment. */
export type Dated<T> = T & { readonly validUntil?: Date };

/**
 * What the rest of the server may ask of the catalogue; `app.catalog` is one.
 * Lists keep the order asked and leave out what does not exist.
 */
export interface Catalog {
  /** Whole products, withdrawn ones included, with the instant at which their prices are to be told. */
  selected(selection: ProductSelection, currency: string): Promise<{ products: ProductData[]; at: Date }>;
  /** Withdrawn products are left out, but for staff; prices are those of everybody, but for friends and family. */
  summaries(
    skus: readonly string[],
    currency: string,
    options?: { readonly withWithdrawn?: boolean; readonly isMember?: boolean },
  ): Promise<Dated<{ readonly products: ProductSummary[] }>>;
  /** With the theme of the product's line. */
  details(
    sku: string,
    currency: string,
  ): Promise<Dated<{ readonly product: ProductDetails; readonly theme?: Theme }> | undefined>;
  /** The sku of the product at this address. */
  findByUrlKey(urlKey: string): Promise<string | undefined>;
  findCategoryByPath(path: string): Promise<CategorySummary | undefined>;
  /** The theme that pages of this category are shown in, when it or one above it has one. */
  categoryTheme(path: string): Promise<Theme | undefined>;
  categories(paths: readonly string[]): Promise<CategorySummary[]>;
  brands(codes: readonly string[]): Promise<NamedEntity[]>;
  lines(codes: readonly string[]): Promise<NamedEntity[]>;
  listing(query: ListingQuery, currency: string): Promise<Dated<ListingPage>>;
  /** An entity to show a template page with in the editor: the first of the catalogue. */
  sampleSku(): Promise<string | undefined>;
  sampleCategoryPath(): Promise<string | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly catalog: Catalog;
  }
}
