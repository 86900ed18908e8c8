import type { MediaFile, ProductDetails } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { anAnswer, aProduct, aSite } from '../testing/an-answer.ts';
import { contentHead, documentTitle, type HeadElement, headDependsOnParams, plainHead } from './page-head.ts';
import type { PageParams } from './page-params.ts';

const site = aSite();
const headOf = (answer = anAnswer(), params = {}, sites = [site]) => contentHead({ answer, site, sites, params });

function contentOf(head: readonly HeadElement[], name: string): string | undefined {
  for (const element of head) {
    if (element.tag === 'title') {
      if (name === 'title') return element.text;
      continue;
    }
    const { attributes } = element;
    if (attributes.name === name || attributes.property === name) return attributes.content;
    if (attributes.rel === name) return attributes.href;
  }
  return undefined;
}

test.each<PageParams>([
  {},
  { page: 2 },
  { sort: 'price-asc' },
  { sku: 'RL-1' },
  { step: 'adres' },
  { filters: { inStock: true } },
  { filters: { inStock: true, flags: ['isNew'] } },
  { filters: { price: { to: 900 } } },
])('a head is another one at %j just when it is said to be', (params) => {
  const isAnother = JSON.stringify(headOf(anAnswer(), params)) !== JSON.stringify(headOf());
  expect(headDependsOnParams(params)).toBe(isAnother);
});

describe('the title', () => {
  test.each([
    ['O nas', '– Rosa i Len', 'O nas – Rosa i Len'],
    ['O nas', 'Rosa i Len', 'O nas – Rosa i Len'],
    ['O nas', ' | Rosa i Len', 'O nas | Rosa i Len'],
    ['Rosa i Len', 'Rosa i Len', 'Rosa i Len'],
    ['O nas', '', 'O nas'],
  ])('"%s" with postfix "%s" is "%s"', (title, postfix, expected) => {
    expect(documentTitle(title, { postfix })).toBe(expected);
  });

  test('of a template page is the name of what it shows', () => {
    const product = { name: 'Krem Świt', images: [] } as unknown as ProductDetails;
    const head = headOf(anAnswer({ title: 'Szablon produktu', type: 'product', contentProperties: { product } }));
    expect(contentOf(head, 'title')).toBe('Krem Świt – Rosa i Len');
    expect(contentOf(head, 'og:type')).toBe('product');
  });
});

describe('the feeds of articles', () => {
  const feedsOf = (answer: ReturnType<typeof anAnswer>, basePath = '/') =>
    contentHead({ answer, site: aSite({ basePath }), sites: [], params: {} }).flatMap((element) =>
      element.tag === 'link' && element.attributes.type ? [element.attributes] : [],
    );
  const listing = { slugs: [], total: 0, page: 1, pageSize: 9, chosen: {} };

  test.each([
    ['an article', anAnswer({ type: 'article' })],
    ['a page with a list of articles', anAnswer({ related: { articleListings: { 'newest:': listing } } })],
  ])('are named by %s', (_, answer) => {
    expect(feedsOf(answer)).toEqual([
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Rosa i Len (RSS)',
        href: 'http://localhost:3000/rss.xml',
      },
      {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: 'Rosa i Len (Atom)',
        href: 'http://localhost:3000/atom.xml',
      },
    ]);
  });

  test('stand below the base path of their site', () => {
    expect(feedsOf(anAnswer({ type: 'article' }), '/en').map(({ href }) => href)).toEqual([
      'http://localhost:3000/en/rss.xml',
      'http://localhost:3000/en/atom.xml',
    ]);
  });

  test('are named by no other page', () => {
    expect(feedsOf(anAnswer())).toEqual([]);
  });
});

describe('the meta of a page', () => {
  test('says index, follow unless the page says otherwise', () => {
    expect(contentOf(headOf(), 'robots')).toBe('index, follow');
    expect(contentOf(headOf(anAnswer({ properties: { meta: { robots: 'noindex' } } })), 'robots')).toBe('noindex');
  });

  test('leaves out what nobody wrote', () => {
    expect(contentOf(headOf(), 'description')).toBeUndefined();
    expect(contentOf(headOf(), 'og:image')).toBeUndefined();
    expect(contentOf(headOf(), 'twitter:card')).toBe('summary');
  });

  test('falls back from twitter to og to the page itself', () => {
    const head = headOf(anAnswer({ properties: { meta: { description: 'Opis', ogTitle: 'Dla sieci' } } }));
    expect(contentOf(head, 'og:description')).toBe('Opis');
    expect(contentOf(head, 'twitter:title')).toBe('Dla sieci');
    expect(contentOf(head, 'twitter:description')).toBe('Opis');
  });

  test('gives social networks the widest picture they can read', () => {
    const entry = (width: number, mime: string) => ({
      url: `/media/7/ab/${width}.${mime}`,
      width,
      height: width / 2,
      ratio: 'original' as const,
      mime: `image/${mime}`,
    });
    const file: MediaFile = {
      id: 7,
      mime: 'image/png',
      size: 1,
      type: 'image',
      url: '/media/7/ab/original.png',
      alt: 'Kremy na lnie',
      srcset: [entry(640, 'webp'), entry(1200, 'avif'), entry(1200, 'webp'), entry(1600, 'webp')],
    };
    const head = headOf(anAnswer({ properties: { meta: { ogImage: 7 } }, related: { files: { 7: file } } }));
    expect(contentOf(head, 'og:image')).toBe('http://localhost:3000/media/7/ab/1200.webp');
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:image:alt')).toBe('Kremy na lnie');
    expect(contentOf(head, 'twitter:image')).toBe('http://localhost:3000/media/7/ab/1200.webp');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  });
});

describe('a list that is narrowed', () => {
  const narrowed = (filters: PageParams['filters']) => headOf(anAnswer({ urlPath: '/twarz' }), { filters });

  test.each<[PageParams['filters'], string]>([
    [{ options: { line: ['swit'] } }, 'index, follow'],
    [{ options: { line: ['barwa', 'swit'] } }, 'noindex, follow'],
    [{ inStock: true, flags: ['isNew'] }, 'noindex, follow'],
    [{ price: { from: 100 } }, 'noindex, follow'],
  ])('by %j is for search engines: %s', (filters, robots) => {
    expect(contentOf(narrowed(filters), 'robots')).toBe(robots);
    expect(contentOf(narrowed(filters), 'canonical')).toBe('http://localhost:3000/twarz');
  });
});

describe('the canonical address', () => {
  test.each([
    ['/o-nas', {}, undefined, 'http://localhost:3000/o-nas'],
    ['/', {}, undefined, 'http://localhost:3000/'],
    ['/twarz', { page: 3, sort: 'name' as const }, undefined, 'http://localhost:3000/twarz?page=3'],
    ['/krem', { sku: 'A' }, undefined, 'http://localhost:3000/krem'],
    ['/krem', {}, '/krem-nowy', 'http://localhost:3000/krem-nowy'],
    ['/krem', {}, 'https://example.com/krem', 'https://example.com/krem'],
  ])('of %s with %o and meta %s is %s', (urlPath, params, canonical, expected) => {
    const answer = anAnswer({ urlPath, properties: { meta: canonical ? { canonical } : {} } });
    expect(contentOf(headOf(answer, params), 'canonical')).toBe(expected);
  });

  test('has the base path of its site', () => {
    const english = aSite({ code: 'en', basePath: '/en' });
    const head = contentHead({ answer: anAnswer({ urlPath: '/about' }), site: english, sites: [english], params: {} });
    expect(contentOf(head, 'canonical')).toBe('http://localhost:3000/en/about');
  });
});

describe('the same page in other languages', () => {
  const english = aSite({ code: 'en', language: 'en-US', basePath: '/en' });
  const german = aSite({ code: 'de', language: 'de-DE', address: 'https://rosa.example.de' });
  const second = aSite({ code: 'pl-2', address: 'https://druga.example' });
  const sites = [site, english, german, second];
  const alternatesOf = (codes: readonly string[], page: Parameters<typeof anAnswer>[0] = {}, params = {}) => {
    const answer = anAnswer({ urlPath: '/krem', ...page });
    const alternates = codes.map((code) => ({ site: code, urlPath: '/krem', isDefault: code === 'en' }));
    const head = headOf({ ...answer, meta: { ...answer.meta, alternates } }, params, sites);
    return head.flatMap((element) =>
      element.tag === 'link' && element.attributes.rel === 'alternate'
        ? [`${element.attributes.hreflang} ${element.attributes.href}`]
        : [],
    );
  };

  test('is named where it exists, with the default for all others', () => {
    expect(alternatesOf(['pl', 'en'])).toEqual([
      'pl-PL http://localhost:3000/krem',
      'en-US http://localhost:3000/en/krem',
      'x-default http://localhost:3000/en/krem',
    ]);
    expect(alternatesOf(['de', 'pl'])).toEqual([
      'de-DE https://rosa.example.de/krem',
      'pl-PL http://localhost:3000/krem',
      'x-default https://rosa.example.de/krem',
    ]);
  });

  test('is named once a language, the own site first', () => {
    expect(alternatesOf(['pl-2', 'pl', 'en'])).toEqual([
      'pl-PL http://localhost:3000/krem',
      'en-US http://localhost:3000/en/krem',
      'x-default http://localhost:3000/en/krem',
    ]);
  });

  test.each([
    [['pl'], {}, {}],
    [[], {}, {}],
    [['pl', 'nobody'], {}, {}],
    [['pl', 'pl-2'], {}, {}],
    [['en', 'de'], {}, {}],
    [['pl', 'en'], { properties: { meta: { canonical: '/inny' } } }, {}],
    [['pl', 'en'], { properties: { meta: { robots: 'noindex, follow' } } }, {}],
    [['pl', 'en'], {}, { page: 2 }],
  ])('is not named where only %j have it, or it is not the page to find: %j %j', (codes, page, params) => {
    expect(alternatesOf(codes, page, params)).toEqual([]);
  });

  test('is not guessed where the registry names none', () => {
    expect(contentOf(headOf(anAnswer({ urlPath: '/' }), {}, sites), 'alternate')).toBeUndefined();
  });
});

test('an error page is never indexed', () => {
  expect(plainHead('Nie znaleziono', site)).toEqual([
    { tag: 'title', text: 'Nie znaleziono – Rosa i Len' },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]);
});

test.each([[{ product: aProduct() }], [{ product: {} as ReturnType<typeof aProduct> }]])(
  'a page that is about no product says nothing of one that somebody typed',
  (contentProperties) => {
    const head = headOf(anAnswer({ title: 'O nas', contentProperties }));
    expect(head).toEqual(headOf(anAnswer({ title: 'O nas' })));
  },
);
