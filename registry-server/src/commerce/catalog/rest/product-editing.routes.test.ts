import { describe, expect, test } from 'vitest';
import { aMediaFile, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';

const BASE = '/staff/catalogue';
const put = (staff: StaffClient, path: string, payload: object) =>
  staff.inject({ method: 'PUT', url: BASE + path, payload });
const get = (staff: StaffClient, path: string) => staff.inject({ method: 'GET', url: BASE + path });

describe.each(dialects)('products as staff edit them on $name', (dialect) => {
  async function aShop() {
    const app = await buildTestApp(dialect);
    return { app, publisher: await signedIn(app, 'publisher') };
  }

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
