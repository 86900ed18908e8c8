import { describe, expect, test } from 'vitest';
import { aMediaFile, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { faultsAgainst } from '../../../testing/closed-schema.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';
import { restProductsSchema } from '../product-card.schema.ts';

const BASE = '/staff/catalogue';
const put = (staff: StaffClient, path: string, payload: object) =>
  staff.inject({ method: 'PUT', url: BASE + path, payload });
const get = (staff: StaffClient, path: string) => staff.inject({ method: 'GET', url: BASE + path });

describe.each(dialects)('the catalogue’s API on $name', (dialect) => {
  async function aShop() {
    const app = await buildTestApp(dialect);
    return { app, publisher: await signedIn(app, 'publisher') };
  }

  test('gives cards of products by sku, in the order asked', async () => {
    const { app, publisher } = await aShop();
    for (const sku of ['A', 'B'])
      expect((await put(publisher, `/products/${sku}`, aProduct(sku))).statusCode).toBe(200);
    const response = await app.inject('/products?sku=B,missing,A');
    expect(response.json().data.products.map(({ sku }: { sku: string }) => sku)).toEqual(['B', 'A']);
    const many = await app.inject(`/products?sku=${Array.from({ length: 101 }, (_, index) => `S${index}`).join(',')}`);
    expect([many.statusCode, many.json().details.faults[0].rule]).toEqual([422, 'maxItems']);
  });

  test('tells other channels what to keep of a product, its prices and shades', async () => {
    const { app, publisher } = await aShop();
    const shade = (sku: string, label: string, regular: number, stock: number) =>
      aVariant({
        sku,
        colour: { code: sku.toLowerCase(), label, hex: '#A63A3A' },
        prices: { PLN: { regular } },
        stock,
      });
    const variants = [shade('A-1', 'Malwa', 4900, 3), shade('A-2', 'Głóg', 5900, 0)];
    expect((await put(publisher, '/products/A', aProduct('A', { variants }))).statusCode).toBe(200);
    const answer = (await app.inject('/products?sku=A')).json();
    expect(faultsAgainst(restProductsSchema, answer)).toEqual([]);
    expect(answer.data.products[0]).toMatchObject({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      priceRange: { minimum: { amount: 4900, currency: 'PLN' }, maximum: { amount: 5900, currency: 'PLN' } },
      variantSelector: [
        { sku: 'A-1', label: 'Malwa', hex: '#A63A3A', urlPath: '/krem-a?sku=A-1', inStock: true },
        { sku: 'A-2', label: 'Głóg', hex: '#A63A3A', urlPath: '/krem-a?sku=A-2', inStock: false },
      ],
    });
  });

  test('leads from products to those that were chosen to go with them, and refuses any other action', async () => {
    const { app, publisher } = await aShop();
    const links = { complementary: ['B', 'C'], recommended: ['D'] };
    for (const [sku, changes] of [
      ['A', links],
      ['B', { complementary: ['A', 'C'] }],
      ['C', {}],
      ['D', {}],
    ] as const) {
      expect((await put(publisher, `/products/${sku}`, aProduct(sku, changes as object))).statusCode).toBe(200);
    }
    const skus = async (query: string) => {
      const answer = await app.inject(`/products?${query}`);
      return answer.json().data.products.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skus('sku=A,B&action=complementary')).toEqual(['C']);
    expect(await skus('sku=A&action=recommendation')).toEqual(['D']);
    expect(await skus('sku=A&action=cards')).toEqual(['A']);
    const refused = await app.inject('/products?sku=A&action=kup');
    expect([refused.statusCode, refused.json().details.faults[0].path]).toEqual([422, '/action']);
  });

  test('builds tree, brands and lines from what was written', async () => {
    const { publisher } = await aShop();
    await put(publisher, '/categories', { path: 'twarz', name: 'Twarz', position: 2 });
    await put(publisher, '/categories', { path: 'cialo', name: 'Ciało', position: 1 });
    await put(publisher, '/categories', { path: 'twarz/kremy', name: 'Kremy', description: 'Na dzień.' });
    const reserved = await put(publisher, '/categories', { path: 'newsletter/archiwum', name: 'Archiwum' });
    expect(reserved.json().details.faults).toMatchObject([{ path: '/path', rule: 'reserved' }]);
    expect((await put(publisher, '/brands/rosa', { name: 'Rosa i Len' })).statusCode).toBe(204);
    expect((await put(publisher, '/lines/iskra', { name: 'Iskra', theme: 'u20', colour: '#5B2BD6' })).statusCode).toBe(
      204,
    );
    expect((await get(publisher, '/categories')).json()).toMatchObject([
      { path: 'cialo', children: [] },
      { path: 'twarz', children: [{ path: 'twarz/kremy', description: 'Na dzień.', position: 0 }] },
    ]);
    expect((await get(publisher, '/brands')).json()).toMatchObject({ items: [{ code: 'rosa' }], total: 1 });
    expect((await get(publisher, '/brands')).json().items).toEqual([{ code: 'rosa', name: 'Rosa i Len' }]);
    expect((await get(publisher, '/lines')).json()).toMatchObject({ items: [{ code: 'iskra', theme: 'u20' }] });
  });

  test('a new category never takes the place of another', async () => {
    const { publisher } = await aShop();
    const make = (name: string) => put(publisher, '/categories', { path: 'usta', name, isNew: true });
    expect((await make('Usta')).statusCode).toBe(200);
    const refused = await make('Inne');
    expect([refused.statusCode, refused.json().details.faults]).toMatchObject([
      422,
      [{ path: '/path', rule: 'unique' }],
    ]);
    expect((await get(publisher, '/categories')).json()).toMatchObject([{ path: 'usta', name: 'Usta' }]);
    expect((await put(publisher, '/categories', { path: 'usta', name: 'Makijaż ust' })).statusCode).toBe(200);
    expect((await get(publisher, '/categories')).json()).toMatchObject([{ path: 'usta', name: 'Makijaż ust' }]);
  });

  test('a brand has a page of its own, and no logo that is not there', async () => {
    const { publisher } = await aShop();
    const brand = { name: 'Rosa i Len', urlPath: '/o-nas' };
    expect((await put(publisher, '/brands/rosa', brand)).statusCode).toBe(204);
    expect((await get(publisher, '/brands')).json().items).toEqual([{ code: 'rosa', ...brand }]);
    const refused = await put(publisher, '/brands/rosa', { ...brand, logo: 404 });
    expect(refused.json().details.faults).toMatchObject([{ path: '/logo', rule: 'reference' }]);
    expect((await put(publisher, '/brands/rosa', { name: 'Rosa', urlPath: 'https://a.pl' })).statusCode).toBe(422);
  });

  test('finds products by name, code, line and brand, with or without Polish letters', async () => {
    const { publisher } = await aShop();
    await put(publisher, '/lines/swit', { name: 'Świt' });
    await put(publisher, '/brands/rosa', { name: 'Rosa i Len' });
    await put(
      publisher,
      '/products/RL-1',
      aProduct('RL-1', { name: 'Krem z płatków róży', line: 'swit', brand: 'rosa' }),
    );
    const ean = '5909990100071';
    await put(publisher, '/products/RL-2', aProduct('RL-2', { name: 'Żel', variants: [aVariant({ sku: 'X9', ean })] }));
    const found = async (search: string) => {
      const { items } = (await get(publisher, `/products?search=${encodeURIComponent(search)}`)).json();
      return items.map(({ sku }: { sku: string }) => sku).join();
    };
    expect(await found('krem róż')).toBe('RL-1');
    expect(await found('PLATKOW')).toBe('RL-1');
    expect(await found('swit krem')).toBe('RL-1');
    expect(await found('rosa')).toBe('RL-1');
    expect(await found('zel')).toBe('RL-2');
    expect(await found('x9')).toBe('RL-2');
    expect(await found('59099901')).toBe('RL-2');
    expect(await found('rl-1')).toBe('RL-1');
    expect(await found('rem')).toBe('');
    expect(await found('')).toBe('RL-1,RL-2');
  });

  test('narrows the list by category, line and brand, page by page', async () => {
    const { publisher } = await aShop();
    await put(publisher, '/categories', { path: 'twarz', name: 'Twarz' });
    for (const sku of ['A', 'B', 'C'])
      await put(publisher, `/products/${sku}`, aProduct(sku, { categories: ['twarz'] }));
    await put(publisher, '/products/D', aProduct('D'));
    const list = (await get(publisher, '/products?category=twarz&pageSize=2&page=2')).json();
    expect(list).toMatchObject({ total: 3, page: 2, pageSize: 2, items: [{ sku: 'C' }] });
    expect((await get(publisher, '/products?line=swit')).json().total).toBe(0);
    expect((await get(publisher, '/products?brand=rosa')).json().total).toBe(0);
    expect((await get(publisher, '/products?sort=newest')).json().items[0].sku).toBe('D');
  });

  test('gives products of which something is sold out or nearly so, and those that were withdrawn', async () => {
    const { publisher } = await aShop();
    const stocked = (sku: string, ...stocks: readonly number[]) =>
      aProduct(sku, { variants: stocks.map((stock, at) => aVariant({ sku: `${sku}-${at}`, stock })) });
    await put(publisher, '/products/A', stocked('A', 40, 0));
    await put(publisher, '/products/B', stocked('B', 40, 5));
    await put(publisher, '/products/C', stocked('C', 6));
    await put(publisher, '/products/D', { ...stocked('D', 0), isActive: false });
    const skus = async (state: string) =>
      (await get(publisher, `/products?state=${state}`)).json().items.map(({ sku }: { sku: string }) => sku);
    expect(await skus('sold-out')).toEqual(['A']);
    expect(await skus('low-stock')).toEqual(['B']);
    expect(await skus('withdrawn')).toEqual(['D']);
  });

  test('gives the products of some skus, their own or of their variants, withdrawn ones among them', async () => {
    const { publisher } = await aShop();
    await put(
      publisher,
      '/products/A',
      aProduct('A', { variants: [aVariant({ sku: 'A-1' }), aVariant({ sku: 'A-2' })] }),
    );
    await put(publisher, '/products/B', aProduct('B', { isActive: false, variants: [aVariant({ sku: 'B-1' })] }));
    await put(publisher, '/products/B-10', aProduct('B-10'));
    const skus = async (named: string) =>
      (await get(publisher, `/products?skus=${named}`)).json().items.map(({ sku }: { sku: string }) => sku);
    expect(await skus('A')).toEqual(['A']);
    expect(await skus('B-1,A-2,A-1,missing')).toEqual(['A', 'B']);
    expect(await skus('missing')).toEqual([]);
    const tooMany = await get(publisher, `/products?skus=${Array.from({ length: 101 }, (_, at) => `S${at}`).join()}`);
    expect([tooMany.statusCode, tooMany.json().details.faults[0].path]).toEqual([422, '/skus']);
  });

  test('gives a product as it is edited', async () => {
    const { publisher } = await aShop();
    const prices = { PLN: { regular: 8900, special: 6900, specialFrom: '2026-11-10', specialTo: '2026-11-30' } };
    await put(publisher, '/products/RL-1', aProduct('RL-1', { variants: [aVariant({ sku: 'V', prices, stock: 7 })] }));
    expect((await get(publisher, '/products/RL-1')).json()).toMatchObject({
      sku: 'RL-1',
      urlKey: 'krem-rl-1',
      variants: [
        {
          sku: 'V',
          stock: 7,
          prices: {
            PLN: {
              regular: 8900,
              special: 6900,
              specialFrom: '2026-11-09T23:00:00.000Z',
              specialTo: '2026-11-30T23:00:00.000Z',
            },
          },
        },
      ],
    });
    expect((await get(publisher, '/products/missing')).statusCode).toBe(404);
  });

  test('a product as it is edited can be written back, and is the same', async () => {
    const { app, publisher } = await aShop();
    const image = await aMediaFile(app.db, 'malwa');
    const whole = aProduct('RL-1', {
      visibility: 'search',
      isActive: false,
      meta: { title: 'Serum', keywords: 'len' },
      recommended: ['RL-2'],
      certifications: ['vegan'],
      certificates: [{ code: 'vegan', issuer: 'V-Label', validUntil: '2027-01-31' }],
      giftsSku: ['GRATIS-1'],
      samplesSku: ['GRATIS-2'],
      loyaltyPrograms: ['kameleon'],
      images: [image],
      specification: { hero: { heading: 'Len', image }, steps: [{ heading: 'Raz', text: 'Nałóż.' }], columns: [] },
      variants: [aVariant({ sku: 'V', images: [image], prices: { PLN: { regular: 8900, friendsAndFamily: 6900 } } })],
    });
    expect((await put(publisher, '/products/RL-1', whole)).statusCode).toBe(200);
    const { sku: _, createdAt, updatedAt, ...edited } = (await get(publisher, '/products/RL-1')).json();
    expect(edited).toMatchObject(JSON.parse(JSON.stringify({ ...whole, priceHistory: undefined })));
    expect((await put(publisher, '/products/RL-1', edited)).statusCode).toBe(200);
    expect((await get(publisher, '/products/RL-1')).json()).toEqual({
      ...edited,
      sku: 'RL-1',
      createdAt,
      updatedAt: expect.any(String),
    });
    expect(updatedAt >= createdAt).toBe(true);
  });

  test.each([
    ['/variants/0/images/0', { variants: [aVariant({ sku: 'V', images: [999] })] }],
    ['/specification/steps/0/image', { specification: { steps: [{ heading: 'Raz', image: 999 }] } }],
  ])('a file that there is not is refused at %s', async (path, changes) => {
    const { publisher } = await aShop();
    const refused = await put(publisher, '/products/RL-1', aProduct('RL-1', changes));
    expect([refused.statusCode, refused.json().details.faults]).toMatchObject([422, [{ path, rule: 'reference' }]]);
  });

  test('sets price and stock of a variant', async () => {
    const { app, publisher } = await aShop();
    await put(publisher, '/products/RL-1', aProduct('RL-1'));
    expect((await put(publisher, '/variants/RL-1-50/price', { currency: 'PLN', regular: 7900 })).statusCode).toBe(204);
    expect((await put(publisher, '/variants/RL-1-50/stock', { quantity: 0 })).statusCode).toBe(204);
    const [product] = (await app.inject('/products?sku=RL-1')).json().data.products;
    expect(product).toMatchObject({ price: { final: { amount: 7900 } }, inStock: false });
    expect((await put(publisher, '/variants/missing/stock', { quantity: 0 })).statusCode).toBe(404);
    expect((await put(publisher, '/variants/RL-1-50/stock', { quantity: -1 })).statusCode).toBe(422);
  });

  test.each<[string, Parameters<typeof aProduct>[1], string, string]>([
    ['an unknown category', { categories: ['nieznana'] }, '/categories/0', 'reference'],
    ['an unknown brand', { brand: 'nieznana' }, '/brand', 'reference'],
    ['an unknown line', { line: 'nieznana' }, '/line', 'reference'],
    ['an unknown file', { images: [999] }, '/images/0', 'reference'],
    ['an address that the shop needs itself', { urlKey: 'checkout' }, '/urlKey', 'reserved'],
    ['an address that is none', { urlKey: '../etc' }, '/urlKey', 'pattern'],
    ['no variant', { variants: [] }, '/variants', 'minItems'],
    ['a variant twice', { variants: [aVariant({ sku: 'V' }), aVariant({ sku: 'V' })] }, '/variants/1/sku', 'unique'],
    ['a wrong EAN', { variants: [aVariant({ sku: 'V', ean: '5909990100072' })] }, '/variants/0/ean', 'check-digit'],
    [
      'a special price that is none',
      { variants: [aVariant({ sku: 'V', prices: { PLN: { regular: 5000, special: 5000 } } })] },
      '/variants/0/prices/PLN/special',
      'special-lower',
    ],
    [
      'a reduction that ends before it begins',
      {
        variants: [
          aVariant({
            sku: 'V',
            prices: { PLN: { regular: 5000, special: 4000, specialFrom: '2026-11-10', specialTo: '2026-11-09' } },
          }),
        ],
      },
      '/variants/0/prices/PLN/specialTo',
      'special-order',
    ],
    [
      'dates of a reduction without its price',
      { variants: [aVariant({ sku: 'V', prices: { PLN: { regular: 5000, specialFrom: '2026-11-10' } } })] },
      '/variants/0/prices/PLN/specialFrom',
      'special-missing',
    ],
    [
      'a price that costs nothing',
      { variants: [aVariant({ sku: 'V', prices: { PLN: { regular: 0 } } })] },
      '/variants/0/prices/PLN/regular',
      'minimum',
    ],
    [
      'a past price in the future',
      {
        variants: [aVariant({ sku: 'V' })],
        priceHistory: [{ variantSku: 'V', currency: 'PLN', amount: 1, from: '2100-01-01', to: '2100-01-02' }],
      },
      '/priceHistory/0/from',
      'past',
    ],
    [
      'a gap in the history',
      {
        variants: [aVariant({ sku: 'V' })],
        priceHistory: [
          { variantSku: 'V', currency: 'PLN', amount: 1, from: '2026-01-01', to: '2026-01-02' },
          { variantSku: 'V', currency: 'PLN', amount: 1, from: '2026-01-04', to: '2026-01-05' },
        ],
      },
      '/priceHistory/1/from',
      'gap',
    ],
  ])(
    'refuses a product with %s by field, rule and sentence, and leaves the stored one alone',
    async (_, changes, path, rule) => {
      const { publisher } = await aShop();
      await put(publisher, '/products/RL-1', aProduct('RL-1'));
      const before = (await get(publisher, '/products/RL-1')).json();
      const response = await put(publisher, '/products/RL-1', aProduct('RL-1', changes));
      expect(response.statusCode).toBe(422);
      expect(response.json().details.faults[0]).toMatchObject({ path, rule, message: expect.stringMatching(/\S/) });
      expect((await get(publisher, '/products/RL-1')).json()).toEqual(before);
    },
  );

  test('refuses a field that it does not know', async () => {
    const { publisher } = await aShop();
    const response = await put(publisher, '/products/RL-1', { ...aProduct('RL-1'), colour: 'red' });
    expect([response.statusCode, response.json().details.faults[0]]).toMatchObject([
      422,
      { path: '/colour', rule: 'additionalProperties' },
    ]);
  });

  test('is read by viewers and written by publishers only', async () => {
    const { app } = await aShop();
    const [viewer, editor] = [await signedIn(app, 'viewer'), await signedIn(app, 'editor')];
    expect((await get(viewer, '/products')).statusCode).toBe(200);
    expect((await app.inject(`${BASE}/products`)).statusCode).toBe(401);
    const writes = [
      await put(editor, '/products/RL-1', aProduct('RL-1')),
      await put(editor, '/variants/V/price', { currency: 'PLN', regular: 1 }),
      await put(editor, '/variants/V/stock', { quantity: 1 }),
      await put(editor, '/categories', { path: 'twarz', name: 'Twarz' }),
      await put(editor, '/brands/rosa', { name: 'Rosa' }),
      await put(editor, '/lines/swit', { name: 'Świt' }),
    ];
    expect(writes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('two people who edit a product do not overwrite each other, and the log names what was written', async () => {
    const { app, publisher } = await aShop();
    expect((await put(publisher, '/products/A', aProduct('A', { revision: '0' }))).statusCode).toBe(200);
    const { revision } = (await get(publisher, '/products/A')).json();
    const saved = await put(publisher, '/products/A', aProduct('A', { revision, name: 'Krem z lnem' }));
    expect(saved.statusCode).toBe(200);
    expect(saved.json().revision).not.toBe(revision);
    const late = await put(publisher, '/products/A', aProduct('A', { revision, name: 'Krem z różą' }));
    expect([late.statusCode, late.json().code, late.json().details.found]).toEqual([
      409,
      'product-conflict',
      saved.json().revision,
    ]);
    const taken = await put(publisher, '/products/A', aProduct('A', { revision: '0' }));
    expect([taken.statusCode, taken.json().details.faults]).toEqual([
      409,
      [{ path: '/sku', rule: 'unique', message: 'Produkt o\u00a0SKU A już jest.' }],
    ]);
    expect((await put(publisher, '/products/A', aProduct('A', { revision: 'x' }))).statusCode).toBe(422);
    const admin = await signedIn(app, 'admin');
    const { items } = (await admin.inject({ url: '/staff/audit' })).json();
    const details = items.map((entry: { details: { fields?: string[]; values?: object } }) => entry.details);
    // The whole product was sent; its name alone has changed.
    expect(details).toContainEqual({ fields: ['name'], values: { name: 'Krem z lnem' } });
  });

  test('the log names the prices and stock of a product that were written, and nothing that stayed', async () => {
    const { app, publisher } = await aShop();
    const admin = await signedIn(app, 'admin');
    await put(publisher, '/products/A', aProduct('A'));
    const fieldsOf = async (changes: Parameters<typeof aProduct>[1]) => {
      expect((await put(publisher, '/products/A', aProduct('A', changes))).statusCode).toBe(200);
      return (await admin.inject({ url: '/staff/audit' })).json().items[0].details.fields ?? [];
    };
    expect(await fieldsOf({})).toEqual([]);
    const priced = { variants: [aVariant({ sku: 'A-50', prices: { PLN: { regular: 9900 } } })] };
    expect(await fieldsOf(priced)).toEqual(['variants']);
    const [variant] = priced.variants;
    if (!variant) throw new Error('The product has a variant');
    expect(await fieldsOf({ variants: [{ ...variant, stock: 3 }] })).toEqual(['variants']);
    // An order has taken a piece meanwhile: whoever sends no stock has not written it.
    await put(publisher, '/variants/A-50/stock', { quantity: 2 });
    const { stock: _, ...unstocked } = variant;
    expect(await fieldsOf({ summary: 'Na noc', variants: [unstocked] })).toEqual(['summary']);
  });

  test('what staff change in a form is theirs, what a key or a script changes is not', async () => {
    const { app, publisher } = await aShop();
    const admin = await signedIn(app, 'admin');
    const payload = { name: 'ERP', scopes: ['catalogue:read', 'catalogue:write'] };
    const { key } = (await admin.inject({ method: 'POST', url: '/staff/api-keys', payload })).json();
    const headers = { authorization: `Bearer ${key}` };
    const putByKey = (body: object) => app.inject({ method: 'PUT', url: `${BASE}/products/A`, headers, payload: body });
    const marks = async () => (await app.db.selectFrom('product').select('staffEdits').execute())[0]?.staffEdits;
    expect((await putByKey(aProduct('A'))).statusCode).toBe(200);
    expect(await marks()).toBe('');
    await put(publisher, '/products/A', aProduct('A', { benefits: ['Koi'] }));
    expect(await marks()).toBe('');
    const { revision } = (await get(publisher, '/products/A')).json();
    await put(publisher, '/products/A', aProduct('A', { revision, benefits: ['Koi'], summary: 'Zajawka' }));
    expect(await marks()).toBe('summary');
  });
});
