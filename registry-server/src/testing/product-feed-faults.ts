import { XMLParser, XMLValidator } from 'fast-xml-parser';

type Fields = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'g:additional_image_link',
});

const GOOGLE = 'http://base.google.com/ns/1.0';
const MOST_MORE_PICTURES = 10;
const REQUIRED = [
  'g:id',
  'g:title',
  'g:description',
  'g:link',
  'g:image_link',
  'g:availability',
  'g:price',
  'g:condition',
];
/** Longest texts, by Google's product data specification. */
const LIMITS: Readonly<Record<string, number>> = {
  'g:id': 50,
  'g:item_group_id': 50,
  'g:title': 150,
  'g:description': 5_000,
  'g:link': 2_000,
  'g:image_link': 2_000,
  'g:brand': 70,
  'g:color': 100,
  'g:size': 100,
  'g:product_type': 750,
};
const MEASURE = '[0-9]+(?:\\.[0-9]+)? ?(?:mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)';
const FORMS: Readonly<Record<string, RegExp>> = {
  'g:link': /^https?:\/\/[^\s]+$/,
  // No AVIF: Google reads none.
  'g:image_link': /^https?:\/\/[^\s]+\.(?:webp|jpe?g|png|gif)$/,
  'g:availability': /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  'g:price': /^(?!0\.00)[0-9]+\.[0-9]{2} [A-Z]{3}$/,
  'g:sale_price': /^[0-9]+\.[0-9]{2} [A-Z]{3}$/,
  'g:condition': /^(?:new|refurbished|used)$/,
  'g:identifier_exists': /^(?:yes|no)$/,
  'g:unit_pricing_measure': new RegExp(`^${MEASURE}$`),
  'g:unit_pricing_base_measure': new RegExp(`^${MEASURE}$`),
};
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(LIMITS),
  ...Object.keys(FORMS),
  'g:gtin',
  'g:additional_image_link',
  'g:availability_date',
]);

/** What Google's product data specification and RSS 2.0 say against a product feed. */
export function productFeedFaults(xml: string): string[] {
  if (XMLValidator.validate(xml) !== true) return ['it is no XML'];
  const { rss } = parser.parse(xml) as { rss?: Fields };
  const channel = rss?.channel as Fields | undefined;
  if (!rss || !channel) return ['it has no channel'];
  const items = (channel.item ?? []) as Fields[];
  const ids = items.map((item) => String(item['g:id']));
  return [
    ...(rss['@_version'] === '2.0' ? [] : ['the version of RSS is not 2.0']),
    ...(rss['@_xmlns:g'] === GOOGLE ? [] : ['the namespace g is not that of Google']),
    ...['title', 'link', 'description'].filter((name) => channel[name] === undefined).map((name) => `no ${name}`),
    ...(new Set(ids).size === ids.length ? [] : ['two items have one id']),
    ...items.flatMap((item) => itemFaults(item).map((fault) => `${item['g:id']}: ${fault}`)),
  ];
}

function itemFaults(item: Fields): string[] {
  const text = (name: string) => (item[name] === undefined ? '' : String(item[name]));
  const pictures = (item['g:additional_image_link'] ?? []) as string[];
  const hasIdentity = text('g:gtin') !== '' || text('g:brand') !== '';
  return [
    ...REQUIRED.filter((name) => text(name).trim() === '').map((name) => `no ${name}`),
    ...Object.entries(LIMITS).flatMap(([name, limit]) => (text(name).length > limit ? [`${name} is too long`] : [])),
    ...Object.entries(FORMS).flatMap(([name, form]) =>
      text(name) === '' || form.test(text(name)) ? [] : [`${name} is ${text(name)}`],
    ),
    ...Object.keys(item).flatMap((name) => (KNOWN.has(name) ? [] : [`${name} is unknown`])),
    ...(text('g:gtin') === '' || isGtin(text('g:gtin')) ? [] : ['the digits of g:gtin do not add up']),
    ...(hasIdentity || text('g:identifier_exists') === 'no' ? [] : ['nothing tells what it is']),
    ...(text('g:availability') === 'preorder' && text('g:availability_date') === '' ? ['a preorder has no date'] : []),
    ...(pictures.length > MOST_MORE_PICTURES ? ['too many pictures'] : []),
    ...(Number.parseFloat(text('g:sale_price')) >= Number.parseFloat(text('g:price')) ? ['no lower price'] : []),
  ];
}

/** GTIN-8, 12, 13 and 14 end with a check digit (GS1). */
function isGtin(digits: string): boolean {
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/.test(digits)) return false;
  const sum = [...digits.padStart(14, '0')].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
