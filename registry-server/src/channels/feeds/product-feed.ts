import type { Money, ProductVariant } from '@witryna/module-schemas';
import { element, escapeXml, XML_DECLARATION } from './xml.ts';

/** What Google reads of a text at most (Merchant Center, product data specification). */
const MAX_ID = 50;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_BRAND = 70;
const MAX_PRODUCT_TYPE = 750;
const MAX_OPTION = 100;
const MAX_MORE_PICTURES = 10;

/** What the feed says of the shop. */
export interface FeedChannel {
  readonly title: string;
  readonly address: string;
  readonly description: string;
}

/** A variant of a product as the feed tells it; addresses are absolute. */
export interface FeedItem {
  readonly variant: ProductVariant;
  readonly ean?: string | undefined;
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

export function productFeedStart({ title, address, description }: FeedChannel): string {
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', title),
    element('link', address),
    // Required by RSS, be it empty.
    `<description>${escapeXml(description)}</description>\n`,
  ].join('');
}

export const PRODUCT_FEED_END = '</channel></rss>\n';

/**
 * One item; nothing for what Google refuses: a variant without a price or a picture that it reads, one whose code is too
 * long, one that is sold ahead, since the shop does not know the day.
 */
export function productFeedItem(item: FeedItem): string {
  const { variant, groupId, hasSiblings, category } = item;
  const { price, size, colour } = variant;
  const [picture, ...more] = item.pictures.filter((address) => !UNREAD_PICTURE.test(address));
  if (!price || picture === undefined || item.isPresale || variant.sku.length > MAX_ID) return '';
  const brand = shortened(item.brand ?? '', MAX_BRAND);
  const ean = item.ean !== undefined && isGtin(item.ean) ? item.ean : undefined;
  const isReduced = price.final.amount < price.regular.amount;
  const measure = size && `${size.value} ${size.unit}`;
  return [
    '<item>',
    element('g:id', variant.sku),
    hasSiblings && groupId.length <= MAX_ID ? element('g:item_group_id', groupId) : '',
    element('g:title', titleOf(item)),
    element('g:description', shortened(item.description, MAX_DESCRIPTION) || titleOf(item)),
    element('g:link', item.address),
    element('g:image_link', picture),
    ...more.slice(0, MAX_MORE_PICTURES).map((address) => element('g:additional_image_link', address)),
    element('g:availability', variant.inStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', amountOf(price.regular)),
    isReduced ? element('g:sale_price', amountOf(price.final)) : '',
    element('g:brand', brand),
    element('g:gtin', ean),
    ean === undefined && brand === '' ? element('g:identifier_exists', 'no') : '',
    element('g:condition', 'new'),
    element('g:color', colour && shortened(colour.label, MAX_OPTION)),
    element('g:size', measure),
    price.unit ? element('g:unit_pricing_measure', measure) : '',
    price.unit ? element('g:unit_pricing_base_measure', price.unit.per.replace('\u00a0', ' ')) : '',
    element('g:product_type', shortened(category.join(' > '), MAX_PRODUCT_TYPE)),
    '</item>\n',
  ].join('');
}

/** Google reads no AVIF. */
const UNREAD_PICTURE = /\.avif$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a text of these alone is none in XML
const NO_WORDS = /^[\s\u0000-\u001f\ufffe\uffff]*$/;
const HALF_SIGN = /[\ud800-\udbff]$/;

/** The beginning of a text that may be longer, without half of a sign at its end; empty for one without words. */
function shortened(text: string, length: number): string {
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

/** The name with what tells this variant from the others. */
function titleOf({ name, variant: { colour, size }, hasSiblings }: FeedItem): string {
  const parts = hasSiblings ? [name, colour?.label, size && `${size.value} ${size.unit}`] : [name];
  return shortened(parts.filter(Boolean).join(', '), MAX_TITLE);
}

/** `49.00 PLN`: a point whatever the language. */
function amountOf({ amount, currency }: Money): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}
