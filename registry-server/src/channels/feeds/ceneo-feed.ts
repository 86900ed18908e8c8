import { type FeedItem, gtinOf, readPictures, shortened, sizeOf, titleOf } from './feed-item.ts';
import { attributes, element, emptyElement, escapeXml, XML_DECLARATION } from './xml.ts';

/** Ceneo compares prices in złoty alone. */
export const CENEO_CURRENCY = 'PLN';

// Bounds of our own: the format names none.
const MAX_NAME = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_CATEGORY = 500;
const MAX_VALUE = 100;
const MAX_MORE_PICTURES = 10;
const GRAMS_OF_KILOGRAM = 1_000;

export const CENEO_START = `${XML_DECLARATION}<offers version="1">\n`;
export const CENEO_END = '</offers>\n';

/** When a parcel is sent, in the codes of Ceneo: within 24 hours, or within that many days. */
const SENT_WITHIN_DAYS = [1, 3, 7, 14];

/**
 * One offer in Ceneo's format; nothing for a variant without a price or a picture, sold out, or sold ahead.
 * `handlingDays` are the working days that a parcel waits before it leaves.
 */
export function ceneoOffer(item: FeedItem, handlingDays: number): string {
  const { variant, address, weightGrams, category } = item;
  const { price, colour } = variant;
  const [picture, ...more] = readPictures(item);
  if (!price || picture === undefined || !variant.inStock || item.isPresale) return '';
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Producent', item.brand],
    ['Kod_producenta', variant.sku],
    ['EAN', gtinOf(item)],
    ['Kolor', colour?.label],
    ['Pojemność', sizeOf(item)],
  ];
  return [
    `<o${attributes({
      id: variant.sku,
      url: address,
      price: (price.final.amount / 100).toFixed(2),
      avail: SENT_WITHIN_DAYS.find((days) => handlingDays < days) ?? SENT_WITHIN_DAYS.at(-1),
      weight: weightGrams === undefined ? undefined : String(weightGrams / GRAMS_OF_KILOGRAM),
    })}>`,
    element('cat', shortened(category.join('/'), MAX_CATEGORY)),
    element('name', titleOf(item, MAX_NAME)),
    '<imgs>',
    emptyElement('main', { url: picture }),
    ...more.slice(0, MAX_MORE_PICTURES).map((url) => emptyElement('i', { url })),
    '</imgs>',
    element('desc', shortened(item.description, MAX_DESCRIPTION)),
    '<attrs>',
    ...facts.map(([name, value]) => factOf(name, shortened(value ?? '', MAX_VALUE))),
    '</attrs></o>\n',
  ].join('');
}

const factOf = (name: string, value: string) =>
  value === '' ? '' : `<a${attributes({ name })}>${escapeXml(value)}</a>`;
