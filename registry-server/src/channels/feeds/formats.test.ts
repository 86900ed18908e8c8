import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { productFeedFaults } from '../../testing/product-feed-faults.ts';
import { sitemapFaults } from '../../testing/sitemap-faults.ts';
import { CENEO_END, CENEO_START, ceneoOffer } from './ceneo-feed.ts';
import type { FeedItem } from './feed-item.ts';
import { PRODUCT_FEED_END, productFeedItem, productFeedStart } from './product-feed.ts';
import { sitemapEntry, sitemapIndex, URLSET_END, URLSET_START } from './sitemap.ts';

const SHOP = 'https://rosailen.example';
const money = (amount: number) => ({ amount, currency: 'PLN' });
const anItem = (changes: Partial<FeedItem> = {}): FeedItem => ({
  variant: {
    sku: 'RL-1',
    price: { regular: money(4900), final: money(4900) },
    inStock: true,
    images: [],
  } as unknown as FeedItem['variant'],
  ean: '5909990100071',
  groupId: 'RL',
  hasSiblings: false,
  name: 'Szminka',
  description: 'Kolor na cały dzień.',
  address: `${SHOP}/szminka`,
  pictures: [`${SHOP}/media/1/original.webp`],
  brand: 'Rosa i Len',
  category: ['Usta'],
  isPresale: false,
  ...changes,
});
const channel = { title: 'Rosa i Len', address: `${SHOP}/`, description: '' };
const feedOf = (...items: FeedItem[]) =>
  productFeedStart(channel) + items.map(productFeedItem).join('') + PRODUCT_FEED_END;
const urlset = (...entries: string[]) => URLSET_START + entries.join('') + URLSET_END;

const ceneoOf = (handlingDays: number, ...items: FeedItem[]) => {
  const feed = CENEO_START + items.map((item) => ceneoOffer(item, handlingDays)).join('') + CENEO_END;
  expect(XMLValidator.validate(feed)).toBe(true);
  const isArray = (name: string) => ['o', 'a', 'i'].includes(name);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray }).parse(feed).offers.o ?? [];
};

describe('a feed of Ceneo', () => {
  test('has price, category, pictures and facts of a variant in its own words', () => {
    const { variant } = anItem();
    const offer = anItem({
      variant: {
        ...variant,
        price: { regular: money(4900), final: money(3905) } as typeof variant.price,
        size: { value: 30, unit: 'ml' },
        colour: { code: 'malwa', label: 'Malwa', hex: '#A63A3A' },
      },
      weightGrams: 125,
      hasSiblings: true,
      name: 'Róż & blask',
      category: ['Makijaż', 'Róże'],
      address: `${SHOP}/roz?sku=RL-1&x=1`,
      pictures: [`${SHOP}/media/1/a.avif`, `${SHOP}/media/1/b.webp`, `${SHOP}/media/1/c.webp`],
    });
    expect(ceneoOf(0, offer)).toEqual([
      {
        '@_id': 'RL-1',
        '@_url': `${SHOP}/roz?sku=RL-1&x=1`,
        '@_price': '39.05',
        '@_avail': '1',
        '@_weight': '0.125',
        cat: 'Makijaż/Róże',
        name: 'Róż & blask, Malwa, 30 ml',
        imgs: { main: { '@_url': `${SHOP}/media/1/b.webp` }, i: [{ '@_url': `${SHOP}/media/1/c.webp` }] },
        desc: 'Kolor na cały dzień.',
        attrs: {
          a: [
            { '@_name': 'Producent', '#text': 'Rosa i Len' },
            { '@_name': 'Kod_producenta', '#text': 'RL-1' },
            { '@_name': 'EAN', '#text': '5909990100071' },
            { '@_name': 'Kolor', '#text': 'Malwa' },
            { '@_name': 'Pojemność', '#text': '30 ml' },
          ],
        },
      },
    ]);
  });

  test.each([
    [0, '1'],
    [1, '3'],
    [2, '3'],
    [3, '7'],
    [7, '14'],
    [30, '14'],
  ])('of a parcel that waits %i working days says %s', (days, avail) => {
    expect(ceneoOf(days, anItem())).toMatchObject([{ '@_avail': avail }]);
  });

  test.each<[string, Partial<FeedItem>]>([
    ['sold out', { variant: { ...anItem().variant, inStock: false } }],
    ['sold ahead', { isPresale: true }],
    ['without a price', { variant: { ...anItem().variant, price: undefined } as unknown as FeedItem['variant'] }],
    ['without a picture that is read everywhere', { pictures: [`${SHOP}/media/1/original.avif`] }],
  ])('leaves out what is %s', (_what, changes) => expect(ceneoOf(0, anItem(changes))).toEqual([]));

  test('of any texts is one', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (name, description, brand) => {
        expect(ceneoOf(0, anItem({ name: `Krem ${name}`, description, brand, category: [name] }))).toHaveLength(1);
      }),
    );
  });
});

describe('a product feed', () => {
  test.each<[string, Partial<FeedItem>, number]>([
    ['everything', {}, 1],
    ['no words', { description: '' }, 1],
    ['long texts', { name: '🧴'.repeat(200), description: '🧴'.repeat(6_000), brand: 'Ż'.repeat(200) }, 1],
    ['a long way to it', { category: Array.from({ length: 40 }, () => 'Kategoria '.repeat(3)) }, 1],
    ['no brand and no number', { brand: undefined, ean: undefined }, 1],
    ['a number that is none', { ean: '123' }, 1],
    ['many pictures', { pictures: Array.from({ length: 20 }, (_, at) => `${SHOP}/media/${at}/a.webp`) }, 1],
    ['a picture that Google does not read', { pictures: [`${SHOP}/media/1/original.avif`] }, 0],
    ['a sale ahead without a day', { isPresale: true }, 0],
    ['no picture', { pictures: [] }, 0],
    ['a code longer than Google takes', { variant: { ...anItem().variant, sku: 'R'.repeat(64) } }, 0],
  ])('of a product with %s is in the words of Google', (_what, changes, count) => {
    const feed = feedOf(anItem(changes));
    expect(productFeedFaults(feed)).toEqual([]);
    expect(feed.match(/<item>/g) ?? []).toHaveLength(count);
  });

  test('of any texts is one', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (name, description, brand) => {
        const faults = productFeedFaults(feedOf(anItem({ name: `Krem ${name}`, description, brand })));
        expect(faults).toEqual([]);
      }),
    );
  });

  test.each([
    ['<item></item>', 'no g:id'],
    ['<item><g:id>A</g:id><g:price>4,90 zł</g:price></item>', 'g:price is 4,90 zł'],
    ['<item><g:id>A</g:id><g:availability>preorder</g:availability></item>', 'a preorder has no date'],
    ['<item><g:id>A</g:id><g:gtin>5909990100072</g:gtin></item>', 'do not add up'],
    ['<item><g:id>A</g:id><g:colour>Malwa</g:colour></item>', 'g:colour is unknown'],
  ])('%s is refused by the check', (item, fault) => {
    const feed = productFeedStart(channel) + item + PRODUCT_FEED_END;
    expect(productFeedFaults(feed).join('\n')).toContain(fault);
  });
});

describe('a sitemap', () => {
  test('has the shape of sitemaps.org, with pictures and languages', () => {
    const entry = sitemapEntry({
      address: `${SHOP}/krem?a=1&b=2`,
      changedAt: new Date('2026-11-20T10:00:00Z'),
      pictures: [`${SHOP}/media/1/a.webp`, `${SHOP}/media/2/a.webp`],
      languages: [
        { hreflang: 'pl', href: `${SHOP}/krem?a=1&b=2` },
        { hreflang: 'x-default', href: `${SHOP}/krem` },
      ],
    });
    expect(sitemapFaults(urlset(entry, sitemapEntry({ address: `${SHOP}/tonik` })))).toEqual([]);
    expect(sitemapFaults(sitemapIndex([`${SHOP}/sitemap-1.xml`, `${SHOP}/sitemap-2.xml`]))).toEqual([]);
    expect(sitemapFaults(urlset())).toEqual([]);
  });

  test.each([
    ['<url><lastmod>2026-11-20</lastmod></url>', 'no loc'],
    [`<url><lastmod>2026-11-20</lastmod><loc>${SHOP}/a</loc></url>`, 'lastmod, loc in url'],
    [`<url><loc>${SHOP}/a</loc><lastmod>20.11.2026</lastmod></url>`, 'lastmod 20.11.2026'],
    ['<url><loc>/krem-na-dzien</loc></url>', 'loc /krem-na-dzien'],
    [`<url><loc>${SHOP}/łąka</loc></url>`, 'loc https'],
    [`<url><loc>${SHOP}/a</loc></url><url><loc>${SHOP}/a</loc></url>`, 'one address twice'],
    [`<url><loc>${SHOP}/a</loc><title>A</title></url>`, 'loc, title in url'],
    [`<sitemap><loc>${SHOP}/a</loc></sitemap>`, 'sitemap in urlset'],
  ])('%s is refused by the check', (entry, fault) => {
    expect(sitemapFaults(urlset(entry)).join('\n')).toContain(fault);
  });
});
