import type { ProductFlag, ProductVariant, Theme } from '@witryna/module-schemas';
import type { Id, Json, Timestamp } from '../../database/columns.ts';

/** Who answers for the safety of a brand's goods. */
export interface Manufacturer {
  readonly name: string;
  readonly address?: string;
  readonly email?: string;
}

export interface BrandTable {
  id: Id;
  code: string;
  name: string;
  description: string | null;
  manufacturer: Json<Manufacturer> | null;
}

export interface ProductLineTable {
  id: Id;
  code: string;
  name: string;
  description: string | null;
  colour: string | null;
  theme: Theme;
  mediaId: number | null;
}

export interface CategoryTable {
  id: Id;
  /** `twarz/kremy` */
  path: string;
  parentId: number | null;
  name: string;
  description: string | null;
  position: number;
  mediaId: number | null;
}

/** What only the product's own page tells. */
export interface ProductTexts {
  readonly description: readonly string[];
  readonly benefits: readonly string[];
  readonly usage: readonly string[];
  readonly inci: readonly string[];
  readonly application?: string;
  readonly skinType: readonly string[];
  readonly certifications: readonly string[];
  readonly pao?: string;
  readonly warnings: readonly string[];
  readonly complementary: readonly string[];
}

export interface ProductTable {
  id: Id;
  sku: string;
  urlKey: string;
  name: string;
  /** Orders names as the Polish alphabet does, byte by byte. */
  nameKey: string;
  summary: string | null;
  brandId: number | null;
  lineId: number | null;
  position: number;
  flags: Json<Partial<Record<ProductFlag, boolean>>>;
  texts: Json<ProductTexts>;
  taxClass: number;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ProductVariantTable {
  id: Id;
  productId: number;
  sku: string;
  position: number;
  size: Json<{ value: number; unit: string }> | null;
  colour: Json<NonNullable<ProductVariant['colour']>> | null;
  ean: string | null;
  weightGrams: number | null;
}

/** The price of a variant in one currency, minor units. */
export interface ProductPriceTable {
  variantId: number;
  currency: string;
  regular: number;
  special: number | null;
  specialFrom: Timestamp | null;
  /** The first instant without the special price. */
  specialTo: Timestamp | null;
  /** Lowest price of the 30 days before the special one begins. */
  lowest30: number | null;
}

/** Every price that was ever set; rows are only added. */
export interface PriceHistoryTable {
  id: Id;
  /** By name, so that it outlives the variant. */
  variantSku: string;
  currency: string;
  regular: number;
  special: number | null;
  specialFrom: Timestamp | null;
  specialTo: Timestamp | null;
  validFrom: Timestamp;
  recordedAt: Timestamp;
}

export interface StockTable {
  variantId: number;
  sellable: number;
}

/** What lists are ordered by: the price on the product's card, once for each list that the product is in. */
export interface ProductListPriceTable {
  /** `category:5`, `line:2`, `brand:1` */
  owner: string;
  currency: string;
  amount: number;
  productId: number;
  /** When a special price begins or ends and the amount has to be reckoned again. */
  validUntil: Timestamp | null;
}

/** Membership of a product in a category and in all above it, with what lists are ordered by. */
export interface ProductCategoryTable {
  categoryId: number;
  productId: number;
  /** Named by staff; otherwise it follows from a category below. */
  isDirect: boolean;
  position: number;
  nameKey: string;
  createdAt: Timestamp;
}

export interface ProductMediaTable {
  id: Id;
  productId: number;
  mediaId: number;
  position: number;
}

/** Words by which a product is found by staff, folded. */
export interface ProductWordTable {
  word: string;
  productId: number;
}

export interface CatalogTables {
  brand: BrandTable;
  product_line: ProductLineTable;
  category: CategoryTable;
  product: ProductTable;
  product_variant: ProductVariantTable;
  product_price: ProductPriceTable;
  price_history: PriceHistoryTable;
  stock: StockTable;
  product_list_price: ProductListPriceTable;
  product_category: ProductCategoryTable;
  product_media: ProductMediaTable;
  product_word: ProductWordTable;
}
