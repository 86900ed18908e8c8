import type {
  Certificate,
  ProductDocumentKind,
  ProductFlag,
  ProductSpecification,
  ProductVariant,
  Theme,
} from '@witryna/module-schemas';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { Dimensions } from './products/dimensions.ts';

/** Customers with prices of their own. */
export const FRIENDS_AND_FAMILY = 'friendsAndFamily';
export type CustomerGroup = typeof FRIENDS_AND_FAMILY;

/** Who answers for the safety of a brand's goods. */
export interface Manufacturer {
  readonly name: string;
  readonly address?: string;
  readonly email?: string;
  /** In the Union, when the maker is outside of it. */
  readonly responsiblePerson?: { readonly name: string; readonly address?: string; readonly email?: string };
}

export interface BrandTable {
  id: Id;
  code: string;
  name: string;
  description: string | null;
  manufacturer: Json<Manufacturer> | null;
  /** Its logo. */
  mediaId: number | null;
  /** Path of the page that tells of it. */
  urlPath: string | null;
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
  /** Of its page and those of the categories below; null where the template decides. */
  theme: Theme | null;
  /** Staff have taken it out of the shop, with all below it. */
  isHidden: Generated<boolean>;
  /** False when it is hidden itself, or one above it is: what shoppers' queries ask. */
  isShown: Generated<boolean>;
}

/** A path that a category had before it was moved; pages, coupons and imports may still name it. */
export interface CategoryFormerPathTable {
  path: string;
  categoryId: number;
}

/** A path of a category that was removed; an import does not make it again. */
export interface CategoryRemovedPathTable {
  path: string;
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
  /** What was written before these were known has none of them. */
  readonly certificates?: readonly Certificate[];
  readonly giftsSku?: readonly string[];
  readonly samplesSku?: readonly string[];
  readonly loyaltyPrograms?: readonly string[];
  readonly recommended?: readonly string[];
  /** Of a set: the skus of the variants in it. */
  readonly contents?: readonly string[];
  readonly specification?: ProductSpecification;
}

/** Where a product is found; at its address and by its sku it is found in any case but `hidden`, by sku only. */
export const VISIBILITIES = ['both', 'catalog', 'search', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a search engine is told of a product. */
export interface ProductMeta {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
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
  /** False for a product that was withdrawn: it is kept, but nobody finds it. */
  isActive: Generated<boolean>;
  visibility: Generated<Visibility>;
  meta: ColumnType<ProductMeta | null, string | null | undefined, string | null>;
  /** Fields that staff have written themselves, `name,summary`; an import leaves them as they are. */
  staffEdits: Generated<string>;
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
  dimensions: Json<Dimensions> | null;
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

/** What customers of a group pay, where that is less than what everybody pays. */
export interface ProductGroupPriceTable {
  variantId: number;
  currency: string;
  customerGroup: CustomerGroup;
  amount: number;
  /** Lowest price that the group could pay in the 30 days before this one began. */
  lowest30: number | null;
}

/** Every price that a group ever had; rows are only added. */
export interface GroupPriceHistoryTable {
  id: Id;
  variantSku: string;
  currency: string;
  customerGroup: CustomerGroup;
  /** Null from when the group has no price of its own. */
  amount: number | null;
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
  /** When a special price begins or ends and the amount has to be calculated again. */
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
  /** False for a product that lists leave out. */
  isListed: Generated<boolean>;
}

export interface ProductMediaTable {
  id: Id;
  productId: number;
  /** The variant that the picture shows; null when it shows the product as such. */
  variantId: Generated<number | null>;
  mediaId: number;
  position: number;
}

/** A document of a product's safety, each file once. */
export interface ProductDocumentTable {
  id: Id;
  productId: number;
  /** A PDF. */
  mediaId: number;
  position: number;
  kind: ProductDocumentKind;
  title: string;
}

/** Words by which a product is found by staff, folded. */
export interface ProductWordTable {
  word: string;
  productId: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    brand: BrandTable;
    product_line: ProductLineTable;
    category: CategoryTable;
    category_former_path: CategoryFormerPathTable;
    category_removed_path: CategoryRemovedPathTable;
    product: ProductTable;
    product_variant: ProductVariantTable;
    product_price: ProductPriceTable;
    price_history: PriceHistoryTable;
    product_group_price: ProductGroupPriceTable;
    group_price_history: GroupPriceHistoryTable;
    stock: StockTable;
    product_list_price: ProductListPriceTable;
    product_category: ProductCategoryTable;
    product_media: ProductMediaTable;
    product_document: ProductDocumentTable;
    product_word: ProductWordTable;
  }
}
