import type { Money } from '@witryna/module-schemas';
import { type FeedItem, gtinOf, readPictures, shortened, sizeOf, titleOf } from './feed-item.ts';
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
  const { price, colour } = variant;
  const [picture, ...more] = readPictures(item);
  if (!price || picture === undefined || item.isPresale || variant.sku.length > MAX_ID) return '';
  const brand = shortened(item.brand ?? '', MAX_BRAND);
  const ean = gtinOf(item);
  const isReduced = price.final.amount < price.regular.amount;
  const measure = sizeOf(item);
  return [
    '<item>',
    element('g:id', variant.sku),
    hasSiblings && groupId.length <= MAX_ID ? element('g:item_group_id', groupId) : '',
    element('g:title', titleOf(item, MAX_TITLE)),
    element('g:description', shortened(item.description, MAX_DESCRIPTION) || titleOf(item, MAX_TITLE)),
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

/** `49.00 PLN`: a point whatever the language. */
function amountOf({ amount, currency }: Money): string {
  return `${(amount / 100).toFixed(2)} ${currency}`;
}
