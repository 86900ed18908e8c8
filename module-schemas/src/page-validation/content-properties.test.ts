import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES, emptyPage } from '../page/page.ts';
import { fittingContentProperties, validateContentProperties } from './content-properties.ts';
import { validatePage } from './validate-page.ts';

const of = (type: (typeof CONTENT_TYPES)[number], contentProperties: object) => ({
  ...emptyPage(type, 'Strona'),
  contentProperties: { ...contentProperties },
});

test.each(CONTENT_TYPES)('no page of type %s brings its own product or category', (type) => {
  const page = of(type, { product: { sku: 'RL-1', price: { final: { amount: 1 } } }, category: {}, tone: 'lnu' });
  expect(validateContentProperties(page).map(({ path, rule }) => [path, rule])).toEqual([
    ['/contentProperties/product', 'false schema'],
    ['/contentProperties/category', 'false schema'],
  ]);
  expect(validatePage(page)).toHaveLength(2);
  expect(fittingContentProperties(page)).toEqual({ tone: 'lnu' });
});

describe('what a type knows must fit it', () => {
  test.each([
    ['article', { cover: 1.5 }, '/contentProperties/cover'],
    ['article', { publicationDate: '2026-02-30' }, '/contentProperties/publicationDate'],
    ['article', { publicationDate: 'jutro' }, '/contentProperties/publicationDate'],
    ['article', { delayed: true }, '/contentProperties/publicationDate'],
    ['page', { author: { name: 'Ada' } }, '/contentProperties/author'],
    ['author', { avatar: '7' }, '/contentProperties/avatar'],
    ['link', { href: 'javascript:alert(1)' }, '/contentProperties/href'],
    ['navigation', { links: [{ label: 'x' }] }, '/contentProperties/links/0/href'],
    ['gallery', { images: [0] }, '/contentProperties/images/0'],
  ] as const)('%s with %j', (type, properties, path) => {
    expect(validateContentProperties(of(type, properties)).map((fault) => fault.path)).toEqual([path]);
  });

  test.each([
    ['article', { lead: 'Krótko', cover: 3, publicationDate: '2026-12-01', delayed: '2026-12-01T08:30:00+01:00' }],
    ['article', { delayed: true, publicationDate: '2026-12-01T08:30' }],
    ['navigation', { links: [{ label: 'Twarz', href: '/twarz' }], children: ['stopka'], snippet: 'menu' }],
    ['author', { avatar: 7 }],
    ['page', { cover: 'unknown to a plain page' }],
  ] as const)('%s with %j fits', (type, properties) => {
    const page = of(type, properties);
    expect(validateContentProperties(page)).toEqual([]);
    expect(fittingContentProperties(page)).toBe(page.contentProperties);
  });

  test('one that does not fit is left out, the others stay', () => {
    const page = of('article', { cover: -1, lead: 'Krótko', publicationDate: 'jutro' });
    expect(fittingContentProperties(page)).toEqual({ lead: 'Krótko' });
    expect(fittingContentProperties(JSON.parse('{ "type": "page", "contentProperties": [] }'))).toEqual({});
  });
});

test('of a type that nobody knows the product is left out as well', () => {
  const page = JSON.parse('{ "type": "leaflet", "contentProperties": { "product": {}, "lead": 1 } }');
  expect(fittingContentProperties(page)).toEqual({ lead: 1 });
});
