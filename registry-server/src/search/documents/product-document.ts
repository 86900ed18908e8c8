import { PRODUCT_FLAGS, type ProductFlag } from '@witryna/module-schemas';
import { type OptionFacet, REDUCTION_FLAGS } from '../../commerce/catalog/index.ts';
import type { FieldText } from '../index/text-index.ts';

/** Where a product is found. */
export const FOUND_IN = { lists: 1, search: 2, byAddress: 4, bySku: 8 } as const;

/** One of a product's options, as facets count them. */
export interface ProductOption {
  readonly facet: OptionFacet;
  readonly value: string;
  readonly label: string;
  /** Of a category, brand or line. */
  readonly id?: number;
  /** Of a colour. */
  readonly hex?: string;
}

/** The price on the product's card from an instant on. */
export interface PriceStep {
  /** Milliseconds; the first step has always begun. */
  readonly from: number;
  readonly amount: number;
  readonly isReduced: boolean;
}

/** A product as the index takes it. */
export interface ProductDocument {
  readonly id: number;
  readonly sku: string;
  readonly urlKey: string;
  readonly name: string;
  readonly nameKey: string;
  /** By what its name in other languages is sorted. */
  readonly nameKeys: Readonly<Record<string, string>>;
  readonly position: number;
  /** Milliseconds. */
  readonly createdAt: number;
  /** Bits of `FOUND_IN`. */
  readonly foundIn: number;
  /** Bits by the places of `PRODUCT_FLAGS`. */
  readonly flags: number;
  readonly inStock: boolean;
  /** Skus and EANs, as `codeOf` writes them. */
  readonly codes: readonly string[];
  readonly texts: readonly FieldText[];
  readonly options: readonly ProductOption[];
  /** By currency, in order of time. */
  readonly prices: ReadonlyMap<string, readonly PriceStep[]>;
  /** When something beside prices changes by itself and the product has to be read again. */
  readonly refreshAt?: number;
}

/** The bit of a flag. */
export function flagBit(flag: ProductFlag): number {
  return 1 << PRODUCT_FLAGS.indexOf(flag);
}

/** Flags that hold only while the price is reduced. */
export const REDUCTION_BITS: number = REDUCTION_FLAGS.reduce((bits, flag) => bits | flagBit(flag), 0);
