import type { ProductVariant } from '@witryna/module-schemas';

/** A variant of a product as feeds tell it; addresses are absolute. */
export interface FeedItem {
  readonly variant: ProductVariant;
  readonly ean?: string | undefined;
  readonly weightGrams?: number | undefined;
  /** Of the product, which has one item for each of its variants. */
  readonly groupId: string;
  readonly hasSiblings: boolean;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly pictures: readonly string[];
  readonly brand?: string | undefined;
  /** Names of its category, from the top down. */
  readonly category: readonly string[];
  readonly isPresale: boolean;
}

/** Neither Google nor Ceneo reads AVIF. */
const UNREAD_PICTURE = /\.avif$/;

/** Pictures in formats that are read everywhere, the first of them first. */
export const readPictures = ({ pictures }: FeedItem): string[] =>
  pictures.filter((address) => !UNREAD_PICTURE.test(address));

// biome-ignore lint/suspicious/noControlCharactersInRegex: a text of these alone is none in XML
const NO_WORDS = /^[\s\u0000-\u001f\ufffe\uffff]*$/;
const HALF_SIGN = /[\ud800-\udbff]$/;

/** The beginning of a text that may be longer, without half of a sign at its end; empty for one without words. */
export function shortened(text: string, length: number): string {
  return NO_WORDS.test(text) ? '' : text.slice(0, length).replace(HALF_SIGN, '');
}

const GTIN = /^(?:[0-9]{8}|[0-9]{12,14})$/;
const LONGEST_GTIN = 14;

/** A number of GS1, by its check digit: a wrong one has the item refused. */
function isGtin(digits: string): boolean {
  if (!GTIN.test(digits)) return false;
  const weighed = [...digits.padStart(LONGEST_GTIN, '0')].map((digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1));
  return weighed.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
}

/** `50 ml`; undefined for a variant without a size. */
export const sizeOf = ({ variant: { size } }: FeedItem): string | undefined => size && `${size.value} ${size.unit}`;

/** The name with what tells this variant from the others. */
export function titleOf(item: FeedItem, length: number): string {
  const { name, variant, hasSiblings } = item;
  const parts = hasSiblings ? [name, variant.colour?.label, sizeOf(item)] : [name];
  return shortened(parts.filter(Boolean).join(', '), length);
}

/** Its number of GS1; undefined where there is none, or one whose check digit is wrong. */
export const gtinOf = ({ ean }: FeedItem): string | undefined => (ean !== undefined && isGtin(ean) ? ean : undefined);
