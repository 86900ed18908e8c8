import { describe, expect, test } from 'vitest';
import { createSitesStore } from '../../content/sites/index.ts';
import { aSite } from '../../testing/a-site.ts';
import { anExport, anImportFile, anImportingShop, aRow, aSerum } from '../../testing/an-import.ts';
import { dialects } from '../../testing/dialects.ts';
import { readProductForEditing } from '../catalog/rest/product-for-editing.ts';
import { SENTENCES } from './import.messages.ts';

describe.each(dialects)('what an import refuses on $name', ({ openDatabase }) => {
  const aShop = async () => anImportingShop(await openDatabase());

  test('bad lines are refused by line, field and reason, and the others taken over', async () => {
    const { db, take } = await aShop();
    const { summary, refusals } = await take(
      anExport(
        aRow('DOBRY', { name: '=HYPERLINK("http://evil.example","kliknij")' }),
        aRow('UJEMNY', { price: '-5.00' }),
        aRow('=1+1', { url_key: 'formula' }),
        aRow('ADRES', { url_key: '=cmd()' }),
        aRow('BEZ-CENY', { price: '' }),
        aRow('FORMULA', { price: '=2*3' }),
        aRow('DOBRY', { url_key: 'drugi' }),
        aRow('TEN-SAM-ADRES', { url_key: 'krem-dobry' }),
        aRow('ZESTAW', { product_type: 'bundle' }),
        aRow('KONTO', { url_key: 'account' }),
        aRow('WYZSZA', { special_price: '99' }),
        aRow('PODATEK', { tax_class_name: 'Luksusowy' }),
        aRow('DATA', { special_price: '9', special_price_from_date: 'wczoraj' }),
        aRow('ZA DLUGI SKU', {}),
        aRow('TLUMACZENIE', { store_view_code: 'en' }),
        aRow('ZERO', { name: 'Krem\0' }),
      ),
    );
    expect(summary).toMatchObject({ products: 1, skipped: 1 });
    expect(await readProductForEditing(db, 'DOBRY')).toMatchObject({
      name: '=HYPERLINK("http://evil.example","kliknij")',
    });
    expect(refusals.toSorted((one, other) => one.line - other.line)).toEqual([
      { line: 3, field: 'price', reason: SENTENCES.priceNegative },
      { line: 4, field: 'sku', reason: SENTENCES.formula },
      { line: 5, field: 'url_key', reason: SENTENCES.formula },
      { line: 6, field: 'price', reason: SENTENCES.priceMissing },
      { line: 7, field: 'price', reason: SENTENCES.formula },
      { line: 8, field: 'sku', reason: SENTENCES.skuRepeated(2) },
      { line: 9, field: 'url_key', reason: SENTENCES.addressRepeated('DOBRY') },
      { line: 10, field: 'product_type', reason: SENTENCES.typeUnsupported('bundle') },
      { line: 11, field: 'url_key', reason: 'Ten adres jest zajęty przez sklep.' },
      { line: 12, field: 'special_price', reason: 'Cena promocyjna musi być niższa od zwykłej.' },
      { line: 13, field: 'tax_class_name', reason: SENTENCES.taxUnknown('Luksusowy') },
      { line: 14, field: 'special_price_from_date', reason: SENTENCES.dateUnknown },
      { line: 15, field: 'sku', reason: 'Niepoprawny format wartości.' },
      { line: 17, field: 'name', reason: SENTENCES.signUnstorable },
    ]);
  });

  test('no product and no category comes to the address of a screen; the rest of the file is taken over', async () => {
    const { db, take } = await aShop();
    await createSitesStore(db).save(aSite({ staticRouting: { cart: '/koszyk' } }));
    const { summary, refusals } = await take(
      anExport(
        aRow('DOBRY'),
        aRow('KOSZ', { url_key: 'koszyk' }),
        aRow('W-KOSZYKU', { categories: 'Default Category/Koszyk/Nowy' }),
        aRow('W-KONCIE', { categories: 'Default Category/Account' }),
      ),
    );
    expect(summary.products).toBe(1);
    const takenBy = (path: string) => expect.stringContaining(`„${path}” witryna „Rosa i Len”`);
    expect(refusals.toSorted((one, other) => one.line - other.line)).toEqual([
      { line: 3, field: 'url_key', reason: takenBy('/koszyk') },
      { line: 4, field: 'categories', reason: takenBy('/koszyk') },
      { line: 5, field: 'categories', reason: takenBy('/account') },
    ]);
    const paths = await db.selectFrom('category').select('path').execute();
    expect(paths.filter(({ path }) => /koszyk|account/.test(path))).toEqual([]);
  });

  test('a product is not taken over without one of its variants', async () => {
    const { db, take } = await aShop();
    const [small, parent, large] = aSerum;
    const broken = await take(anExport(small, parent, { ...large, price: 'drogo' }));
    expect(broken.refusals).toEqual([
      { line: 4, field: 'price', reason: SENTENCES.priceNotANumber },
      { line: 3, field: 'configurable_variations', reason: SENTENCES.variationRefused('SERUM-50', 4) },
    ]);
    const lacking = await take(anExport(small, parent));
    expect(lacking.refusals).toEqual([
      { line: 3, field: 'configurable_variations', reason: SENTENCES.variationNotInFile('SERUM-50') },
    ]);
    const other = { ...parent, sku: 'INNE', url_key: 'inne' };
    const shared = await take(anExport(small, large, parent, other));
    expect(shared.summary.products).toBe(1);
    expect(shared.refusals.map(({ line, reason }) => [line, reason])).toEqual([
      [5, SENTENCES.variationOfAnother('SERUM-30', 'SERUM')],
      [5, SENTENCES.variationOfAnother('SERUM-50', 'SERUM')],
    ]);
    expect(await readProductForEditing(db, 'INNE')).toBeUndefined();
  });

  test('a variant of another product in the shop stays there', async () => {
    const { db, take } = await aShop();
    await take(anExport(aRow('SERUM-30')));
    const { refusals } = await take(anExport(...aSerum));
    expect(refusals).toEqual([{ line: 2, field: 'sku', reason: 'Wariant SERUM-30 należy już do innego produktu.' }]);
    expect(await readProductForEditing(db, 'SERUM')).toBeUndefined();
  });

  test('of two imports at once that want one address, one gets it and the other is told', async () => {
    const { db, take } = await aShop();
    const files = ['A', 'B'].map((sku) =>
      anExport(...Array.from({ length: 30 }, (_, index) => aRow(`${sku}${index}`)), aRow(sku, { url_key: 'jeden' })),
    );
    const ended = await Promise.all(files.map((file) => take(file)));
    expect(ended.map(({ summary }) => summary.products).sort()).toEqual([30, 31]);
    expect(ended.flatMap(({ refusals }) => refusals)).toEqual([
      { line: 32, field: 'url_key', reason: expect.stringContaining('inny produkt') },
    ]);
    expect(await db.selectFrom('product').select('sku').where('urlKey', '=', 'jeden').execute()).toHaveLength(1);
  });

  test('lines in the shape of the API are held against its rules', async () => {
    const { db, take } = await aShop();
    const body = (sku: string, changes: object = {}) =>
      JSON.stringify({
        sku,
        name: `Krem ${sku}`,
        urlKey: `krem-${sku.toLowerCase()}`,
        categories: ['twarz/na-noc'],
        variants: [{ sku: `${sku}-50`, prices: { PLN: { regular: 8900 } }, stock: 3 }],
        ...changes,
      });
    const lines = [
      body('A', { brand: 'rosa-i-len' }),
      body('B', { variants: [] }),
      '[]',
      body('A'),
      body('C', { urlKey: 'krem-a' }),
      body('D', { glitter: 1 }),
      body('E', { sku: 'E E' }),
      '{"name":"bez sku"}',
      body('F', { name: 'Krem \ud800' }),
      body('G', { name: 'Ścieżka C:\\u0000' }),
    ];
    const file = anImportFile('jsonl', `\uFEFF${lines.join('\n')}\n`);
    const { summary, refusals } = await take(file);
    expect(summary.products).toBe(2);
    expect(await readProductForEditing(db, 'A')).toMatchObject({ brand: 'rosa-i-len', categories: ['twarz/na-noc'] });
    const { name } = await db
      .selectFrom('category')
      .select('name')
      .where('path', '=', 'twarz/na-noc')
      .executeTakeFirstOrThrow();
    expect(name).toBe('Na noc');
    expect(refusals.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '2 variants',
      '3 ',
      '4 sku',
      '5 urlKey',
      '6 glitter',
      '7 sku',
      '8 sku',
      '9 ',
    ]);
    expect((await take(file)).summary.products).toBe(2);
  });
});
