import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { aDocument } from '../../../testing/a-document.ts';
import { aForm, aPicture } from '../../../testing/a-picture.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';

vi.setConfig({ testTimeout: 60_000 });

const pdf = readFileSync(new URL('../../../../seed/files/rytual-poranny.pdf', import.meta.url));
const URL_OF_PRODUCT = '/staff/catalogue/products/SWIECA';

describe.each(dialects)('documents of a product through the API on $name', (dialect) => {
  async function aShop() {
    const app = await buildTestApp(dialect, { sites: [aSite()] });
    const admin = await signedIn(app, 'admin');
    const upload = async (bytes: Uint8Array, name: string, fields = {}) => {
      const form = await aForm({ bytes, name }, fields);
      const response = await admin.inject({ method: 'POST', url: '/staff/media', ...form });
      return response.json() as { id: number; url: string; size: number };
    };
    const put = (documents: unknown, staff: StaffClient = admin) => {
      const payload = { ...aProduct('SWIECA', { urlKey: 'swieca' }), documents };
      return staff.inject({ method: 'PUT', url: URL_OF_PRODUCT, payload });
    };
    const template = { ...aDocument({ title: 'Szablon' }), type: 'product' as const };
    const made = await admin.inject({
      method: 'POST',
      url: '/staff/pages',
      payload: { urlPath: '/szablon', type: 'product', title: 'Szablon', isTemplate: true, document: template },
    });
    const { id, version } = made.json().page;
    await admin.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
    const shown = async () => (await app.inject('/registry/swieca')).json().data.contentProperties.product;
    return { app, admin, upload, put, shown };
  }

  test('are on the page of the product and in GraphQL, and the form gets back what it sent', async () => {
    const { app, admin, upload, put, shown } = await aShop();
    const card = await upload(pdf, 'Karta świecy.pdf');
    const documents = [{ kind: 'safetyData', title: 'Karta bezpieczeństwa świecy', file: card.id }];
    expect((await put(documents)).statusCode).toBe(200);
    expect((await admin.inject({ url: URL_OF_PRODUCT })).json().documents).toEqual(documents);
    expect((await shown()).safety).toEqual({
      warnings: [],
      documents: [{ kind: 'safetyData', title: 'Karta bezpieczeństwa świecy', file: card }],
    });
    const { data } = await graphqlClient(app)(
      '{ products(filter: { sku: { eq: "SWIECA" } }) { items { safety { documents { title kind url size_bytes file_name } } } } }',
    );
    expect(data.products.items[0].safety.documents).toEqual([
      {
        title: 'Karta bezpieczeństwa świecy',
        kind: 'SAFETY_DATA',
        url: `${aSite().address}${card.url}`,
        size_bytes: pdf.length,
        file_name: 'karta-swiecy.pdf',
      },
    ]);
    const file = await app.inject(card.url);
    expect([file.headers['content-type'], file.headers['cache-control']]).toEqual([
      'application/pdf',
      'public, max-age=31536000, immutable',
    ]);
  });

  test('bring the page up to date when their file gets other bytes or their product loses them', async () => {
    const { upload, put, shown } = await aShop();
    const first = await upload(pdf, 'karta.pdf', { key: 'karta' });
    await put([{ kind: 'instructions', title: 'Instrukcja', file: first.id }]);
    expect((await shown()).safety.documents[0].file.url).toBe(first.url);
    const second = await upload(Buffer.concat([pdf, Buffer.from('\n')]), 'karta.pdf', { key: 'karta' });
    expect([second.id, second.url === first.url]).toEqual([first.id, false]);
    await vi.waitFor(async () => expect((await shown()).safety.documents[0].file.url).toBe(second.url));
    await put([]);
    await vi.waitFor(async () => expect((await shown()).safety).toBeUndefined());
  });

  test('count as a use of their file, which cannot be deleted meanwhile', async () => {
    const { admin, upload, put } = await aShop();
    const card = await upload(pdf, 'karta.pdf');
    const listed = async (query: string) =>
      (await admin.inject({ url: `/staff/media?${query}` })).json().items as { id: number; uses: number }[];
    expect(await listed('shownIn=nothing')).toMatchObject([{ id: card.id, uses: 0 }]);
    await put([{ kind: 'other', title: 'Karta', file: card.id }]);
    expect(await listed(`ids=${card.id},999`)).toMatchObject([{ id: card.id, uses: 1 }]);
    expect(await listed('shownIn=products')).toMatchObject([{ id: card.id }]);
    expect(await listed('shownIn=nothing')).toEqual([]);
    const remove = () => admin.inject({ method: 'DELETE', url: `/staff/media/${card.id}` });
    const refused = await remove();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'content-in-use', details: { count: 1, catalogue: [{ kind: 'product', key: 'SWIECA' }] } },
    ]);
    await put([]);
    expect((await remove()).statusCode).toBe(204);
  });

  test('are refused by field, rule and sentence, and what is stored stays', async () => {
    const { admin, upload, put } = await aShop();
    const [card, picture] = [await upload(pdf, 'karta.pdf'), await upload(await aPicture(), 'swieca.jpg')];
    const one = { kind: 'safetyData', title: 'Karta', file: card.id };
    await put([one]);
    const wrong: readonly (readonly [unknown, string, string])[] = [
      [[{ ...one, file: picture.id }], '/documents/0/file', 'file-type'],
      [[one, { ...one, file: 999 }], '/documents/1/file', 'reference'],
      [[one, one], '/documents/1/file', 'unique'],
      [[{ ...one, title: ' ' }], '/documents/0/title', 'pattern'],
      [[{ ...one, title: 'a'.repeat(121) }], '/documents/0/title', 'maxLength'],
      [[{ ...one, kind: 'leaflet' }], '/documents/0/kind', 'enum'],
      [[{ ...one, url: 'https://obcy.example/a.pdf' }], '/documents/0/url', 'additionalProperties'],
      [Array.from({ length: 11 }, () => one), '/documents', 'maxItems'],
    ];
    for (const [documents, path, rule] of wrong) {
      const refused = await put(documents);
      expect([refused.statusCode, refused.json().details.faults[0]]).toMatchObject([
        422,
        { path, rule, message: expect.stringMatching(/\S/) },
      ]);
    }
    expect((await admin.inject({ url: URL_OF_PRODUCT })).json().documents).toEqual([one]);
  });

  test('are written by publishers only', async () => {
    const { app, admin, upload, put } = await aShop();
    const card = await upload(pdf, 'karta.pdf');
    await put([]);
    const documents = [{ kind: 'safetyData', title: 'Karta', file: card.id }];
    expect((await put(documents, await signedIn(app, 'editor'))).statusCode).toBe(403);
    expect((await put(documents, await signedIn(app, 'publisher'))).statusCode).toBe(200);
    expect((await admin.inject({ url: URL_OF_PRODUCT })).json().documents).toEqual(documents);
  });

  test('lack a translation until each of them has a title in the language', async () => {
    const { admin, upload, put } = await aShop();
    const first = await upload(pdf, 'karta.pdf');
    const second = await upload(Buffer.concat([pdf, Buffer.from('\n')]), 'atest.pdf');
    await put([
      { kind: 'safetyData', title: 'Karta', file: first.id },
      { kind: 'certificate', title: 'Atest', file: second.id },
    ]);
    const translate = (...documents: readonly { file: number; title: string }[]) =>
      admin.inject({
        method: 'PUT',
        url: '/staff/catalogue/translations/en',
        payload: { items: [{ kind: 'product', key: 'SWIECA', name: 'Candle', documents }] },
      });
    const entry = async () =>
      (await admin.inject({ url: '/staff/catalogue/translations/entry?kind=product&key=SWIECA' })).json();
    expect((await translate({ file: first.id, title: 'Card' })).statusCode).toBe(204);
    expect(await entry()).toMatchObject({
      original: {
        documents: [
          { file: first.id, title: 'Karta' },
          { file: second.id, title: 'Atest' },
        ],
      },
      translations: [{ language: 'en', documents: [{ file: first.id, title: 'Card' }], missing: ['documents'] }],
    });
    await translate({ file: second.id, title: 'Report' }, { file: first.id, title: 'Card' });
    expect((await entry()).translations[0].missing).toEqual([]);
    expect((await translate({ file: first.id, title: '' })).statusCode).toBe(422);
  });
});
