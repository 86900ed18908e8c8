import type { PageDocument } from '@witryna/module-schemas';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aMediaFile, aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { productFeedFaults } from '../../testing/product-feed-faults.ts';
import { type PublishedPart, publishPage } from '../../testing/publish-page.ts';
import { sitemapFaults } from '../../testing/sitemap-faults.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { createFeedWriter } from './write-feeds.ts';

const ADDRESS = 'https://rosailen.example';
const parser = new XMLParser({ isArray: (name) => ['url', 'item', 'sitemap'].includes(name), parseTagValue: false });
const withAttributes = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'xhtml:link'].includes(name),
});
const malwa = { code: 'malwa', label: 'Malwa', hex: '#A63A3A' };
const glog = { code: 'glog', label: 'Głóg', hex: '#8E1F2B' };

describe.each(dialects)('feeds on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  const get = (file: string, site = 'pl') => app.inject(`/feeds/${site}/${file}`);
  const locations = async (file: string, site?: string): Promise<string[]> => {
    const { body } = await get(file, site);
    expect(sitemapFaults(body)).toEqual([]);
    return (parser.parse(body).urlset.url ?? []).map(({ loc }: { loc: string }) => loc);
  };
  const languagesOf = async (path: string, site?: string): Promise<Record<string, string>[]> => {
    const { urlset } = withAttributes.parse((await get('sitemap.xml', site)).body);
    return urlset.url.find(({ loc }: { loc: string }) => loc === ADDRESS + path)?.['xhtml:link'] ?? [];
  };
  const items = async (site?: string) => {
    const { body } = await get('products.xml', site);
    expect(productFeedFaults(body)).toEqual([]);
    return parser.parse(body).rss.channel.item ?? [];
  };
  const put = async (path: string, payload: object) => {
    const response = await staff.inject({ method: 'PUT', url: `/staff/catalogue${path}`, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
  };
  const publish = (page: PublishedPart) => publishPage(staff, page);

  beforeAll(async () => {
    const english = aSite({
      code: 'en',
      locale: 'en-US',
      language: 'en-US',
      currency: 'EUR',
      address: ADDRESS,
      basePath: '/en',
      domain: 'rosailen.example',
      isDefault: false,
    });
    app = await buildTestApp(dialect, { sites: [aSite({ address: ADDRESS, domain: 'rosailen.example' }), english] });
    staff = await signedIn(app, 'admin');
    const image = await aMediaFile(app.db, 'szminka');
    await put('/categories', { path: 'usta', name: 'Usta' });
    await put('/categories', { path: 'usta/szminki', name: 'Szminki & pomadki' });
    await put('/brands/rosa', { name: 'Rosa i Len' });
    const lipstick = (price: { regular: number; special?: number }) =>
      aProduct('SZMINKA', {
        name: 'Szminka <kremowa>',
        urlKey: 'szminka',
        summary: 'Kolor & blask.',
        categories: ['usta', 'usta/szminki'],
        brand: 'rosa',
        variants: [
          aVariant({ sku: 'SZMINKA-1', colour: malwa, ean: '5909990100071', prices: { PLN: price } }),
          aVariant({ sku: 'SZMINKA-2', colour: glog, stock: 0, size: { value: 4, unit: 'g' } }),
        ],
        images: [image],
      });
    // A lower price is one only after another.
    await put('/products/SZMINKA', lipstick({ regular: 4900 }));
    await put('/products/SZMINKA', lipstick({ regular: 4900, special: 3900 }));
    await put('/products/MINI', aProduct('MINI', { urlKey: 'mini', flags: { isGift: true } }));
    await put('/products/TONIK', aProduct('TONIK', { urlKey: 'tonik', isActive: false }));
  });

  test('products and categories are named once a template shows them', async () => {
    expect(await locations('sitemap.xml')).toEqual([]);
    expect(await items()).toEqual([]);
    for (const type of ['product', 'product-category'] as const) {
      await publish({ urlPath: `/szablon-${type}`, type, isTemplate: true });
    }
    expect(await locations('sitemap.xml')).toEqual([
      `${ADDRESS}/usta`,
      `${ADDRESS}/usta/szminki`,
      `${ADDRESS}/szminka`,
      `${ADDRESS}/mini`,
    ]);
    expect(await locations('sitemap.xml', 'en')).toEqual([]);
  });

  test('pages are named by their address, but none that search engines are kept from', async () => {
    const withMeta = (meta: PageDocument['properties']['meta']) => ({ properties: { meta } });
    await publish({ urlPath: '/o-nas' });
    await publish({ urlPath: '/ukryta', document: withMeta({ robots: 'noindex, follow' }) });
    await publish({ urlPath: '/kopia', document: withMeta({ canonical: '/o-nas' }) });
    await publish({ urlPath: '/home', site: 'en' });
    const found = await locations('sitemap.xml');
    expect(found).toContain(`${ADDRESS}/o-nas`);
    expect(found.some((address) => /ukryta|kopia|szablon|home/.test(address))).toBe(false);
    expect(await locations('sitemap.xml', 'en')).toEqual([`${ADDRESS}/en/home`]);
  });

  test('the versions of a page in other languages are named on each of them, but none that search engines are kept from', async () => {
    const translationGroup = 'dostawa';
    await publish({ urlPath: '/dostawa', translationGroup });
    await publish({ urlPath: '/tajna', translationGroup: 'tajna' });
    await publish({ urlPath: '/delivery', translationGroup, site: 'en' });
    await publish({
      urlPath: '/secret',
      document: { properties: { meta: { robots: 'noindex' } } },
      translationGroup: 'tajna',
      site: 'en',
    });
    const expected = [
      { '@_rel': 'alternate', '@_hreflang': 'pl', '@_href': `${ADDRESS}/dostawa` },
      { '@_rel': 'alternate', '@_hreflang': 'en-US', '@_href': `${ADDRESS}/en/delivery` },
      { '@_rel': 'alternate', '@_hreflang': 'x-default', '@_href': `${ADDRESS}/dostawa` },
    ];
    expect(await languagesOf('/dostawa')).toEqual(expected);
    expect(await languagesOf('/en/delivery', 'en')).toEqual(expected);
    expect(await languagesOf('/tajna')).toEqual([]);
    expect(await languagesOf('/szminka')).toEqual([]);
    await publish({ urlPath: '/product-template', type: 'product', isTemplate: true, site: 'en' });
    expect((await languagesOf('/szminka')).map((link) => link['@_href'])).toEqual([
      `${ADDRESS}/szminka`,
      `${ADDRESS}/en/szminka`,
      `${ADDRESS}/szminka`,
    ]);
  });

  test('an address of a category or product that has a page of its own is named once, or not where the page says so', async () => {
    await put('/categories', { path: 'cialo', name: 'Ciało' });
    await put('/categories', { path: 'cisza', name: 'Cisza' });
    await put('/products/LEN', aProduct('LEN', { urlKey: 'len' }));
    const timesOf = async (path: string) =>
      (await locations('sitemap.xml')).filter((address) => address === ADDRESS + path).length;
    const [body, quiet] = ['/cialo', '/cisza'] as const;
    expect([await timesOf(body), await timesOf(quiet), await timesOf('/len')]).toEqual([1, 1, 1]);
    await publish({ urlPath: body });
    await publish({ urlPath: quiet, document: { properties: { meta: { robots: 'noindex' } } } });
    await publish({ urlPath: '/len', type: 'product' });
    expect([await timesOf(body), await timesOf(quiet), await timesOf('/len')]).toEqual([1, 0, 1]);
  });

  test('a sitemap of several files names every address once', async () => {
    const { catalog, pages, sites, findAlternates } = app;
    const write = createFeedWriter({ catalog, pages, sites, findAlternates, perFile: 2 });
    const site = app.sites.require('pl');
    const read = async (pieces: AsyncGenerator<string>) => {
      let text = '';
      for await (const piece of pieces) text += piece;
      expect(sitemapFaults(text)).toEqual([]);
      return parser.parse(text);
    };
    const { sitemapindex } = await read(write.sitemap(site));
    const files = await write.countFiles(site);
    expect(sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)).toEqual(
      Array.from({ length: files }, (_, index) => `${ADDRESS}/sitemap-${index + 1}.xml`),
    );
    const parts = await Promise.all(
      Array.from(
        { length: files },
        async (_, index) => (await read(write.sitemapFile(site, index + 1))).urlset.url ?? [],
      ),
    );
    expect(parts.every((part) => part.length <= 2)).toBe(true);
    expect(parts.flat().map(({ loc }) => loc)).toEqual(await locations('sitemap.xml'));
  });

  test.each(['sitemap-2.xml', 'sitemap-0.xml', 'geheim.xml'])('%s is not there', async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  });

  test('each variant that can be bought is an item of the product feed, in the words of Google', async () => {
    const found = await items();
    expect(found).toEqual([
      {
        'g:id': 'SZMINKA-1',
        'g:item_group_id': 'SZMINKA',
        'g:title': 'Szminka <kremowa>, Malwa',
        'g:description': 'Kolor & blask.',
        'g:link': `${ADDRESS}/szminka?sku=SZMINKA-1`,
        'g:image_link': expect.stringMatching(/^https:\/\/rosailen\.example\/media\//),
        'g:availability': 'in_stock',
        'g:price': '49.00 PLN',
        'g:sale_price': '39.00 PLN',
        'g:brand': 'Rosa i Len',
        'g:gtin': '5909990100071',
        'g:condition': 'new',
        'g:color': 'Malwa',
        'g:product_type': 'Usta > Szminki & pomadki',
      },
      expect.objectContaining({
        'g:id': 'SZMINKA-2',
        'g:title': 'Szminka <kremowa>, Głóg, 4 g',
        'g:availability': 'out_of_stock',
        'g:size': '4 g',
        'g:unit_pricing_measure': '4 g',
        'g:unit_pricing_base_measure': '100 g',
      }),
    ]);
    expect(found[1]).not.toHaveProperty('g:sale_price');
    // No price in euro, no item.
    expect(await items('en')).toEqual([]);
  });

  test('what can be bought at once is an offer for Ceneo, which compares prices in złoty alone', async () => {
    const { body } = await get('ceneo.xml');
    const offers = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'o' }).parse(body).offers.o;
    expect(offers).toEqual([
      expect.objectContaining({
        '@_id': 'SZMINKA-1',
        '@_url': `${ADDRESS}/szminka?sku=SZMINKA-1`,
        '@_price': '39.00',
        '@_avail': '1',
        cat: 'Usta/Szminki & pomadki',
        name: 'Szminka <kremowa>, Malwa',
      }),
    ]);
    expect((await get('ceneo.xml', 'en')).statusCode).toBe(404);
  });

  test('a site that is not there has no feeds', async () => {
    expect((await get('sitemap.xml', 'xx')).statusCode).toBe(404);
  });
});
