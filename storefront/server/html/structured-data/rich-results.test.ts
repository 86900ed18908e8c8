import { EMPTY_RELATED, type MediaFile, NO_ROUTES, paragraphs, type RegistryAnswer } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { anAnswer, aProduct, aSite } from '../../../src/testing/an-answer.ts';
import { richResultFaults } from '../../testing/rich-result-faults.ts';
import { structuredData } from './structured-data.ts';

const seller = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1234563218',
  email: 'pomoc@rosailen.example',
  phone: '+48850000000',
};
const site = aSite({ logo: { light: '/media/1/logo.webp' }, properties: { maintenance: false, seller } });
const cover: MediaFile = { id: 7, mime: 'image/webp', size: 1, type: 'image', url: '/media/7/original.webp' };
const review = {
  id: 1,
  author: 'Ola',
  summary: '',
  content: 'Trzyma się.',
  createdAt: '2026-10-01T08:00:00Z',
  rate: 5,
  isVerified: true,
};
const product = {
  ...aProduct(),
  images: [cover],
  summary: 'Kolor na cały dzień.',
  brand: { code: 'rosa', name: 'Rosa i Len' },
};
const ofProduct = (change: object = {}, related: object = {}) =>
  anAnswer({
    type: 'product',
    urlPath: '/pomadka',
    contentProperties: { product: { ...product, ...change } },
    related: { ...EMPTY_RELATED, ...related },
  });
const withoutPrices = { variants: product.variants.map(({ price: _, ...variant }) => variant) };
const link = (path: string, name: string) => ({ path, name, urlPath: `/${path}` });
const accordion = (title: string, ...words: string[]) => ({
  a: {
    id: 'a',
    driver: 'accordion',
    version: 1,
    settings: { isFaq: true, items: [{ title, content: paragraphs(...words) }] },
  },
});

const pages: Readonly<Record<string, RegistryAnswer>> = {
  'the home page': anAnswer({ urlPath: '/' }),
  'a product': ofProduct({}, { reviews: { 'RL-1': { count: 1, average: 4.5, items: [review] } } }),
  'a product without reviews': ofProduct(),
  'a product without words, picture and brand': ofProduct({
    images: [],
    summary: undefined,
    brand: undefined,
    description: [],
  }),
  'a product without a price that was reviewed': ofProduct(withoutPrices, {
    reviews: {
      'RL-1': {
        count: 2,
        average: 4,
        items: [
          { ...review, author: '' },
          { ...review, content: '' },
        ],
      },
    },
  }),
  'a product with neither price nor review': ofProduct(withoutPrices),
  'a product whose reviews are by nobody': ofProduct(
    {},
    { reviews: { 'RL-1': { count: 1, average: 4, items: [{ ...review, author: ' ' }] } } },
  ),
  'an article': anAnswer({
    type: 'article',
    title: 'Jak czytać INCI',
    urlPath: '/poradnik/inci',
    publicationDate: '2026-11-01',
    author: 'Ewa Len',
    contentProperties: { cover: 7, lead: 'Krótko.' },
    related: { ...EMPTY_RELATED, files: { 7: cover } },
  }),
  'an article of a title alone': anAnswer({ type: 'article', title: '🧴'.repeat(100), urlPath: '/poradnik/dlugi' }),
  'a category': anAnswer({
    type: 'product-category',
    urlPath: '/twarz/kremy',
    contentProperties: {
      category: { ...link('twarz/kremy', 'Kremy'), productCount: 3, children: [], ancestors: [link('twarz', 'Twarz')] },
    },
    related: { ...EMPTY_RELATED, trail: [link('twarz', 'Twarz'), link('twarz/kremy', 'Kremy')] },
  }),
  'questions and answers': anAnswer({ containers: accordion('Ile kosztuje?', 'Nic.') }),
  'questions without words': anAnswer({ containers: accordion(' ', 'Nic.') }),
};

const faultsOf = (answer: RegistryAnswer) =>
  structuredData({ answer, site, routes: NO_ROUTES }).map((part) => richResultFaults(part));

test.each(Object.entries(pages))('what %s says is what search engines take', (_what, answer) => {
  expect(faultsOf(answer).flatMap(({ errors }) => errors)).toEqual([]);
});

test.each(['the home page', 'a product', 'an article', 'a category', 'questions and answers'])(
  '%s says all that search engines would like to know',
  (what) => {
    const answer = pages[what] ?? anAnswer();
    expect(faultsOf(answer)).not.toEqual([]);
    expect(faultsOf(answer).flatMap(({ missing }) => missing)).toEqual([]);
  },
);

test('a long headline ends with a whole sign', () => {
  const answer = anAnswer({ type: 'article', title: `${'a'.repeat(109)}🧴`, urlPath: '/a' });
  expect(structuredData({ answer, site, routes: NO_ROUTES })).toMatchObject([{ headline: 'a'.repeat(109) }]);
});

describe('the check refuses', () => {
  test.each<[string, object, string]>([
    ['a product of nothing', { '@type': 'Product', name: 'Krem' }, 'without any of offers'],
    ['a price with a comma', { '@type': 'Offer', price: '49,00', priceCurrency: 'PLN' }, '/Offer/price is'],
    ['an address of a path', { '@type': 'WebSite', name: 'A', url: '/' }, '/WebSite/url is'],
    ['a step alone', { '@type': 'BreadcrumbList', itemListElement: [] }, 'itemListElement is'],
    ['a day in words', { '@type': 'Article', headline: 'A', datePublished: '1 listopada' }, 'datePublished is'],
    ['a word that is none', { '@type': 'Brand', name: 'A', colour: 'red' }, '/Brand/colour is unknown'],
    ['a type that is none', { '@type': 'Creme' }, '/Creme is no type'],
  ])('%s', (_what, thing, fault) => {
    expect(richResultFaults(thing).errors.join('\n')).toContain(fault);
  });
});
