import type { MediaFile } from './media.ts';
import type { Money } from './money.ts';
import type { TextLanguages } from './text-languages.ts';

export const PRODUCT_FLAGS = [
  'isNew',
  'isBestseller',
  'isSale',
  'isPromotion',
  'isSponsored',
  'isGift',
  'hasGift',
  'hasSamples',
  'hasFreeDelivery',
  'isNatural',
  'isPresale',
  'isSample',
] as const;
export type ProductFlag = (typeof PRODUCT_FLAGS)[number];

/** What a price looks like now, with all that the law wants shown beside it. */
export interface ProductPrice {
  readonly final: Money;
  readonly regular: Money;
  /** Lowest price of the 30 days before the reduction; present exactly when the price is reduced. */
  readonly lowest30?: Money;
  /** Reduction in whole percent, counted from `lowest30`; absent when it would not be one. */
  readonly discountPercent?: number;
  /** Price per 100 ml or 100 g, when the variant has a volume. */
  readonly unit?: { readonly price: Money; readonly per: string };
  /** True when it is the price of a member of friends and family; never in an answer that is shared. */
  readonly isFriendsAndFamily?: boolean;
}

export interface ProductVariant {
  readonly sku: string;
  readonly inStock: boolean;
  /** Pieces left; only given when they are few. */
  readonly remaining?: number;
  readonly size?: { readonly value: number; readonly unit: string };
  readonly colour?: {
    readonly code: string;
    readonly label: string;
    /** Of the label, where it is not the site's. */
    readonly language?: string;
    readonly hex: string;
    readonly pantone?: string;
  };
  /** Absent when the variant has no price in the site's currency. */
  readonly price?: ProductPrice;
  /** Pictures that show this variant; absent when there are none of its own. */
  readonly images?: readonly MediaFile[];
}

/** The proof of a certification that a product claims. */
export interface Certificate {
  /** One of the product's `certifications`. */
  readonly code: string;
  readonly number?: string;
  readonly issuer: string;
  /** The last day on which it holds, `2027-05-31`. */
  readonly validUntil?: string;
  readonly scope?: string;
}

/**
 * What a document of a product's safety is: a safety card or data sheet, instructions of use, a declaration of
 * conformity, the certificate or report of a test, or something else.
 */
export const PRODUCT_DOCUMENT_KINDS = ['safetyData', 'instructions', 'declaration', 'certificate', 'other'] as const;
export type ProductDocumentKind = (typeof PRODUCT_DOCUMENT_KINDS)[number];
/** Documents of one product at most, and signs of a title. */
export const MOST_DOCUMENTS = 10;
export const LONGEST_DOCUMENT_TITLE = 120;
/** Products that go with one, are recommended with it, or are in a set: at most so many of each. */
export const MOST_LINKED_PRODUCTS = 50;

/** A document that tells of a product's safety; its file is a PDF. */
export interface ProductDocument {
  readonly kind: ProductDocumentKind;
  readonly title: string;
  /** Of the title, where it is not the site's. */
  readonly language?: string;
  readonly file: MediaFile;
}

/** One part of a product's specification: words with an optional picture, a file's id. */
export interface SpecificationSection {
  readonly heading: string;
  readonly text?: string;
  readonly image?: number;
}

/** The long description of a product: an opening, steps of use and columns. */
export interface ProductSpecification {
  readonly hero?: SpecificationSection;
  readonly steps?: readonly SpecificationSection[];
  readonly columns?: readonly SpecificationSection[];
}

/** Something that a product is made of, of which the shop tells more than its INCI name. */
export interface ProductIngredient {
  readonly code: string;
  /** As the product's list of ingredients has it. */
  readonly inci: string;
  readonly name: string;
  readonly text?: string;
  readonly languages?: TextLanguages<'name' | 'text'>;
  readonly image?: MediaFile;
  /** Path of the page that tells of it, with the anchor where it stands there. */
  readonly urlPath?: string;
}

/** The line or brand of a product. */
export interface NamedPart {
  readonly code: string;
  readonly name: string;
  /** Of the name, where it is not the site's. */
  readonly language?: string;
}

/** The texts of a product that are written in each language. */
export type ProductText = 'name' | 'summary' | 'description' | 'benefits' | 'usage' | 'warnings' | 'specification';

/** What a product card shows. */
export interface ProductSummary {
  readonly sku: string;
  readonly name: string;
  /** `/{url_key}` */
  readonly urlPath: string;
  readonly line?: NamedPart;
  readonly brand?: NamedPart;
  readonly summary?: string;
  readonly languages?: TextLanguages<'name' | 'summary'>;
  readonly images: readonly MediaFile[];
  readonly flags: Readonly<Partial<Record<ProductFlag, boolean>>>;
  /** Told to staff only: shoppers do not see a product that was withdrawn. */
  readonly isWithdrawn?: boolean;
  readonly inStock: boolean;
  /** Of the cheapest variant in stock, else of the cheapest. */
  readonly price?: ProductPrice;
  /** True when variants differ in price: the card says „od”. */
  readonly priceVaries: boolean;
  readonly variants: readonly ProductVariant[];
}

/** A product with everything its page tells. */
export interface ProductDetails extends ProductSummary {
  readonly languages?: TextLanguages<ProductText>;
  readonly categories: readonly string[];
  readonly description: readonly string[];
  readonly benefits: readonly string[];
  readonly usage: readonly string[];
  readonly inci: readonly string[];
  /** Of its list of ingredients those that the shop tells of, in the list's order; absent when there are none. */
  readonly ingredients?: readonly ProductIngredient[];
  readonly application?: string;
  readonly skinType: readonly string[];
  readonly certifications: readonly string[];
  /** Period after opening, `12M`. */
  readonly pao?: string;
  readonly safety?: {
    readonly manufacturer?: string;
    readonly address?: string;
    readonly email?: string;
    readonly responsiblePerson?: { readonly name: string; readonly address?: string; readonly email?: string };
    readonly warnings: readonly string[];
    /** In the order in which they are shown; absent when there are none. */
    readonly documents?: readonly ProductDocument[];
  };
  readonly complementary: readonly string[];
  /** Proofs of the certifications, as far as there are. */
  readonly certificates?: readonly Certificate[];
  /** Gifts and samples that may come with it. */
  readonly giftsSku?: readonly string[];
  readonly samplesSku?: readonly string[];
  readonly loyaltyPrograms?: readonly string[];
  /** Chosen by hand: what whoever looks at this may like as well. */
  readonly recommended?: readonly string[];
  /** Of a set: the skus of the variants that are in it, in their order. */
  readonly contents?: readonly string[];
  readonly specification?: ProductSpecification;
  readonly meta?: { readonly title?: string; readonly description?: string; readonly keywords?: string };
  readonly taxClass: number;
}
