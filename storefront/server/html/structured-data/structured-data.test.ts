import { EMPTY_RELATED, type MediaFile, NO_ROUTES, paragraphs } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { anAnswer, aProduct, aSite } from '../../../src/testing/an-answer.ts';
import { structuredData, structuredDataMarkup } from './structured-data.ts';

const ADDRESS = 'http://localhost:3000';
const site = aSite({
  properties: {
    maintenance: false,
    seller: {
      name: 'Rosa i Len sp. z o.o.',
      street: 'ul. Lniana 7',
      postcode: '16-030',
      city: 'Supraśl',
      nip: '1234563218',
      email: 'pomoc@rosailen.example',
      phone: '+48850000000',
    },
  },
});
const partsOf = (answer: ReturnType<typeof anAnswer>) => structuredData({ answer, site, routes: NO_ROUTES });
const picture = (id: number): MediaFile => ({
  id,
  mime: 'image/avif',
  size: 1,
  type: 'image',
  url: `/media/${id}/original.avif`,
  srcset: [400, 1200, 1600].flatMap((width) =>
    ['image/avif', 'image/webp'].map((mime) => ({
      url: `/media/${id}/${width}.${mime.slice('image/'.length)}`,
      width,
      height: width,
      ratio: 'original' as const,
      mime,
    })),
  ),
});

test('a plain page says nothing', () => {
  expect(partsOf(anAnswer())).toEqual([]);
  expect(structuredDataMarkup({ answer: anAnswer(), site, routes: NO_ROUTES })).toBe('');
});

test('the home page says who sells, and what the shop is called', () => {
  const [organization, website] = partsOf(anAnswer({ urlPath: '/' }));
  expect(organization).toMatchObject({
    '@type': 'Organization',
    '@id': `${ADDRESS}/#organization`,
    name: 'Rosa i Len',
    legalName: 'Rosa i Len sp. z o.o.',
    taxID: '1234563218',
    address: { '@type': 'PostalAddress', addressLocality: 'Supraśl', addressCountry: 'PL' },
  });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'pl-PL',
    publisher: { '@id': `${ADDRESS}/#organization` },
  });
});

describe('the search of the shop', () => {
  const actionOf = (changes: Partial<typeof site> = {}, routes = {}) => {
    const answer = anAnswer({ urlPath: '/' });
    const [, website] = structuredData({ answer, site: { ...site, ...changes }, routes });
    return (website as { potentialAction?: { target: { urlTemplate: string } } }).potentialAction;
  };

  test('is told with the address where its form leads', () => {
    expect(actionOf()).toEqual({
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${ADDRESS}/results?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
    const moved = actionOf({ basePath: '/en' }, { 'root.results': '/search' });
    expect(moved?.target.urlTemplate).toBe(`${ADDRESS}/en/search?q={search_term_string}`);
  });

  test('is not told of a site without one', () => {
    expect(actionOf({ features: { ...site.features, search: false } })).toBeUndefined();
  });
});

describe('a product', () => {
  const product = { ...aProduct(), images: [picture(1)], summary: 'Kolor na cały dzień.' };
  const page = (related = {}) =>
    anAnswer({ type: 'product', urlPath: '/pomadka', contentProperties: { product }, related });

  test('has an offer for each variant with a price, at the address of the variant', () => {
    expect(partsOf(page())).toEqual([
      {
        '@type': 'Product',
        name: 'Pomadka',
        sku: 'RL-1',
        url: `${ADDRESS}/pomadka`,
        // Not every machine reads AVIF.
        image: [`${ADDRESS}/media/1/1200.webp`],
        description: 'Kolor na cały dzień.',
        offers: [
          {
            '@type': 'Offer',
            sku: 'RL-1-MALWA',
            url: `${ADDRESS}/pomadka?sku=RL-1-MALWA`,
            price: '49.00',
            priceCurrency: 'PLN',
            availability: 'https://schema.org/InStock',
            itemCondition: 'https://schema.org/NewCondition',
          },
          expect.objectContaining({ sku: 'RL-1-CEGLA', price: '59.00' }),
        ],
      },
    ]);
  });

  test('has its rating and the latest reviews, where there are any', () => {
    const review = {
      id: 1,
      summary: 'Dobra',
      content: 'Trzyma się.',
      createdAt: '2026-10-01T08:00:00Z',
      isVerified: true,
    };
    const reviews = {
      'RL-1': {
        count: 12,
        average: 4.5,
        items: [
          { ...review, author: 'Ola', rate: 5 },
          { ...review, id: 2, author: '', rate: 4 },
        ],
      },
    };
    expect(partsOf(page({ reviews }))).toMatchObject([
      {
        aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
        // A review by nobody is refused by search engines.
        review: [{ author: { name: 'Ola' }, datePublished: '2026-10-01', reviewRating: { ratingValue: 5 } }],
      },
    ]);
    const none = partsOf(page({ reviews: { 'RL-1': { count: 0, average: 0, items: [] } } }));
    expect(none[0]).not.toHaveProperty('aggregateRating');
  });
});

test('an article has headline, cover, date and author', () => {
  const answer = anAnswer({
    type: 'article',
    title: 'Jak czytać INCI',
    urlPath: '/poradnik/inci',
    publicationDate: '2026-11-01',
    author: 'Ewa Len',
    contentProperties: { cover: 7, lead: 'Krótko.', author: 'autorzy/ewa-len' },
    related: { ...EMPTY_RELATED, files: { 7: picture(7) } },
  });
  expect(partsOf(answer)).toEqual([
    {
      '@type': 'Article',
      headline: 'Jak czytać INCI',
      mainEntityOfPage: `${ADDRESS}/poradnik/inci`,
      description: 'Krótko.',
      image: `${ADDRESS}/media/7/1200.webp`,
      datePublished: '2026-11-01',
      author: { '@type': 'Person', name: 'Ewa Len' },
      publisher: { '@type': 'Organization', name: 'Rosa i Len', url: `${ADDRESS}/` },
      inLanguage: 'pl-PL',
    },
  ]);
});

test('a category tells the way to it', () => {
  const link = (path: string, name: string) => ({ path, name, urlPath: `/${path}` });
  const category = {
    ...link('twarz/kremy', 'Kremy'),
    productCount: 3,
    children: [],
    ancestors: [link('twarz', 'Twarz')],
  };
  const trail = [link('twarz', 'Twarz'), link('twarz/kremy', 'Kremy')];
  const answer = anAnswer({
    type: 'product-category',
    urlPath: '/twarz/kremy',
    contentProperties: { category },
    related: { ...EMPTY_RELATED, trail },
  });
  expect(partsOf(answer)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Rosa i Len', item: `${ADDRESS}/` },
        { '@type': 'ListItem', position: 2, name: 'Twarz', item: `${ADDRESS}/twarz` },
        { '@type': 'ListItem', position: 3, name: 'Kremy', item: `${ADDRESS}/twarz/kremy` },
      ],
    },
  ]);
});

test('accordions are questions and answers where they are marked, and where they have words of their own', () => {
  const accordion = (id: string, settings: object) => ({
    [id]: {
      id,
      driver: 'accordion',
      version: 1,
      settings: { items: [{ title: 'Ile kosztuje?', content: paragraphs('Nic.', 'Naprawdę.') }], ...settings },
    },
  });
  const bound = { items: [{ title: 'Skład', content: paragraphs(''), source: 'current' }], isFaq: true };
  const containers = { ...accordion('a', { isFaq: true }), ...accordion('b', {}), ...accordion('c', bound) };
  expect(partsOf(anAnswer({ containers }))).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Ile kosztuje?',
          acceptedAnswer: { '@type': 'Answer', text: 'Nic.\nNaprawdę.' },
        },
      ],
    },
  ]);
});

test('nothing that editors or shoppers write ends the element', () => {
  const answer = anAnswer({ type: 'article', title: '</script><script>alert(1)</script><!--' });
  const markup = structuredDataMarkup({ answer, site, routes: NO_ROUTES });
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const json = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('<'));
  expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Article' }] });
});
