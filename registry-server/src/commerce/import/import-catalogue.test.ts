import { describe, expect, test } from 'vitest';
import { aPdfFile, aProduct, recordedTags } from '../../testing/a-catalogue.ts';
import { anExport, anImportFile, anImportingShop, aRow, aSerum } from '../../testing/an-import.ts';
import { dialects } from '../../testing/dialects.ts';
import { createProductsStore } from '../catalog/products/products.store.ts';
import { readProductForEditing } from '../catalog/rest/product-for-editing.ts';

describe.each(dialects)('importing a catalogue on $name', ({ openDatabase }) => {
  const aShop = async () => anImportingShop(await openDatabase());

  test('a configurable product takes its simple ones as variants, wherever they stand', async () => {
    const { db, take } = await aShop();
    const { summary, refusals } = await take(anExport(...aSerum, aRow('KREM')));
    expect(refusals).toEqual([]);
    expect(summary).toMatchObject({ products: 2, variants: 3, refusals: 0 });
    expect([...summary.groupsMade].sort()).toEqual([
      'brand:rosa-i-len',
      'category:nowosci',
      'category:twarz',
      'category:twarz/serum',
      'line:swit',
    ]);
    expect([...summary.ignoredAttributes]).toEqual(['waga_palety']);
    expect([...summary.greyColours]).toEqual(['Głóg']);
    expect(await readProductForEditing(db, 'SERUM')).toMatchObject({
      name: 'Serum z lnem',
      urlKey: 'serum-z-lnem',
      brand: 'rosa-i-len',
      line: 'swit',
      categories: ['nowosci', 'twarz/serum'],
      summary: 'Poranne serum',
      description: ['Len śluzuje.', 'Bez zapachu.'],
      skinType: ['dry', 'oily'],
      pao: '12M',
      recommended: ['KREM'],
      flags: { isNew: true },
      taxClass: 23,
      variants: [
        {
          sku: 'SERUM-30',
          size: { value: 30, unit: 'ml' },
          colour: { code: 'malwa', label: 'Malwa', hex: '#A63A3A' },
          ean: '5901234123457',
          weightGrams: 120,
          stock: 12,
          prices: { PLN: { regular: 9900 } },
        },
        { sku: 'SERUM-50', stock: 0, prices: { PLN: { regular: 14900, special: 11900 } } },
      ],
    });
    expect(await readProductForEditing(db, 'SERUM-30')).toBeUndefined();
    expect(await readProductForEditing(db, 'KREM')).toMatchObject({
      variants: [{ sku: 'KREM', prices: { PLN: { regular: 8900 } } }],
    });
  });

  test('variants are as large as their attributes say, in millimetres or in Magento’s centimetres, or not at all', async () => {
    const { db, take } = await aShop();
    const row = (sku: string, attributes: string) => aRow(sku, { additional_attributes: attributes });
    const file = anExport(
      row('MM', 'length_mm=120,width_mm=60,height_mm=60'),
      row('CM', 'ts_dimensions_length=1.1,ts_dimensions_width=6.04,ts_dimensions_height=30'),
      row('BRAK', 'length_mm=120,width_mm=60'),
      row('ZERO', 'ts_dimensions_length=0,ts_dimensions_width=0.0000,ts_dimensions_height=0'),
      row('ZLE', 'length_mm=długie,width_mm=60,height_mm=60'),
      row('MINUS', 'length_mm=-5,width_mm=60,height_mm=60'),
    );
    const { summary, refusals } = await take(file);
    expect([...summary.ignoredAttributes]).toEqual([]);
    expect(refusals.map(({ line, field }) => [line, field])).toEqual([
      [6, 'additional_attributes'],
      [7, 'additional_attributes'],
    ]);
    const stored = async (sku: string) => (await readProductForEditing(db, sku))?.variants[0]?.dimensions;
    expect(await stored('MM')).toEqual({ lengthMm: 120, widthMm: 60, heightMm: 60 });
    expect(await stored('CM')).toEqual({ lengthMm: 11, widthMm: 60, heightMm: 300 });
    expect([await stored('BRAK'), await stored('ZERO')]).toEqual([undefined, undefined]);
    expect((await take(anExport(row('MM', 'length_mm=90,width_mm=60,height_mm=60')))).refusals).toEqual([]);
    expect(await stored('MM')).toEqual({ lengthMm: 90, widthMm: 60, heightMm: 60 });
    expect((await take(anExport(aRow('MM')))).refusals).toEqual([]);
    expect(await stored('MM')).toBeUndefined();
  });

  test('documents of a product’s safety stay until a file names others', async () => {
    const { db, take } = await aShop();
    const [card, report] = [await aPdfFile(db, 'karta'), await aPdfFile(db, 'atest')];
    const documents = [{ kind: 'safetyData' as const, title: 'Karta', file: card }];
    await createProductsStore(db).put('KREM', aProduct('KREM', { documents }));
    const stored = async () => (await readProductForEditing(db, 'KREM'))?.documents;
    const lines = (body: object) => anImportFile('jsonl', `${JSON.stringify({ sku: 'KREM', ...body })}\n`);
    const { documents: _, ...withoutDocuments } = aProduct('KREM');
    for (const file of [anExport(aRow('KREM')), lines(withoutDocuments)]) {
      expect((await take(file)).refusals).toEqual([]);
      expect(await stored()).toEqual(documents);
    }
    const others = [{ kind: 'certificate', title: 'Atest', file: report }];
    expect((await take(lines({ ...withoutDocuments, documents: others }))).refusals).toEqual([]);
    expect(await stored()).toEqual(others);
  });

  test('the same file twice leaves the same shop, and one price in the history', async () => {
    const { db, take, clock } = await aShop();
    const file = anExport(...aSerum, aRow('KREM', { categories: 'Default Category/Twarz' }));
    await take(file);
    const products = async () => {
      const found = await Promise.all(['SERUM', 'KREM'].map((sku) => readProductForEditing(db, sku)));
      return found.map((product) => ({ ...product, updatedAt: '' }));
    };
    const first = await products();
    clock.now = new Date('2026-11-21T08:00:00Z');
    const { summary, refusals } = await take(file);
    expect([summary.products, refusals, [...summary.groupsMade]]).toEqual([2, [], []]);
    expect(await products()).toEqual(first);
    const history = await db.selectFrom('price_history').select('variantSku').orderBy('variantSku').execute();
    expect(history.map(({ variantSku }) => variantSku)).toEqual(['KREM', 'SERUM-30', 'SERUM-50']);
  });

  test('a reduction brings the lowest price of the 30 days before it', async () => {
    const { db, take, clock } = await aShop();
    await take(anExport(aRow('KREM', { price: '100' })));
    clock.now = new Date('2026-11-25T12:00:00Z');
    await take(anExport(aRow('KREM', { price: '90' })));
    clock.now = new Date('2026-12-01T12:00:00Z');
    await take(anExport(aRow('KREM', { price: '100', special_price: '80' })));
    expect((await readProductForEditing(db, 'KREM'))?.variants[0]?.prices.PLN).toMatchObject({
      special: 8000,
      lowest30: 9000,
    });
  });

  test('a batch is told as one change, with every product by name', async () => {
    const { db, take } = await aShop();
    await take(anExport(...Array.from({ length: 40 }, (_, index) => aRow(`K${index}`))));
    const reported = await recordedTags(db);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toEqual(expect.arrayContaining(['product:K0', 'product:K39']));
  });

  test('an address that a product gives up in one batch is had by another in the next', async () => {
    const { db, take } = await aShop();
    await take(anExport(aRow('STARY', { url_key: 'krem' })));
    const others = Array.from({ length: 1_999 }, (_, index) => aRow(`K${index}`));
    const { summary, refusals } = await take(anExport(...others, aRow('STARY'), aRow('NOWY', { url_key: 'krem' })));
    expect([summary.products, refusals]).toEqual([2_001, []]);
    expect(await readProductForEditing(db, 'NOWY')).toMatchObject({ urlKey: 'krem' });
  }, 60_000);

  test('a dry run finds what is wrong and writes nothing', async () => {
    const { db, take } = await aShop();
    await take(anExport(aRow('STARY', { url_key: 'zajety' })));
    const before = await recordedTags(db);
    const file = anExport(aRow('NOWY', { categories: 'Default Category/Nowe' }), aRow('ZLY', { url_key: 'zajety' }));
    const { summary, refusals } = await take(file, { isDryRun: true });
    expect(summary.products).toBe(1);
    expect(refusals).toEqual([{ line: 3, field: 'url_key', reason: expect.stringContaining('inny produkt') }]);
    expect(await readProductForEditing(db, 'NOWY')).toBeUndefined();
    expect(await db.selectFrom('category').select('id').execute()).toEqual([]);
    expect(await recordedTags(db)).toEqual(before);
  });
});
