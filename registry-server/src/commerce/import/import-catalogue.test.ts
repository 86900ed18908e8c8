import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createImageWorkshop } from '../../content/media/image-workshop.ts';
import { createMediaStore } from '../../content/media/media.store.ts';
import { createMediaLibrary } from '../../content/media/media-library.ts';
import { createDiskStorage } from '../../content/media/media-storage.ts';
import type { Db } from '../../database/dialects.ts';
import { aCatalogue, toldTags } from '../../testing/a-catalogue.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { atFileEnd } from '../../testing/at-file-end.ts';
import { dialects } from '../../testing/dialects.ts';
import { csvCell } from '../../text/csv-cell.ts';
import { readProductForEditing } from '../catalog/product-for-editing.ts';
import { SENTENCES } from './import.messages.ts';
import { importCatalogue } from './import-catalogue.ts';
import { createPictureImport, type PictureImport } from './import-pictures.ts';
import type { Refusal } from './refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-import-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function aFile(ending: string, text: string): string {
  count += 1;
  const file = join(folder, `${count}.${ending}`);
  writeFileSync(file, text);
  return file;
}

type Row = Readonly<Record<string, string>>;

const aRow = (sku: string, changes: Row = {}): Row => ({
  sku,
  product_type: 'simple',
  name: `Krem ${sku}`,
  price: '89.0000',
  url_key: `krem-${sku.toLowerCase()}`,
  visibility: 'Catalog, Search',
  qty: '12.0000',
  is_in_stock: '1',
  ...changes,
});

/** A file of Magento's with these rows; its first product is in line 2. */
function anExport(...rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','));
  return aFile('csv', [columns.join(','), ...lines].join('\n'));
}

const aSerum = [
  aRow('SERUM-30', {
    visibility: 'Not Visible Individually',
    price: '99.00',
    weight: '0.12',
    additional_attributes: 'color=Malwa,color_hex=#A63A3A,ean=5901234123457,size=30 ml',
  }),
  aRow('SERUM', {
    product_type: 'configurable',
    name: 'Serum z lnem',
    url_key: 'serum-z-lnem',
    price: '',
    qty: '',
    categories: 'Default Category/Twarz/Serum,Default Category/Nowości',
    description: '<p>Len śluzuje.</p><p>Bez zapachu.</p>',
    short_description: '<b>Poranne</b> serum',
    additional_attributes: 'brand=Rosa i Len,product_line=Świt,skin_type=dry|oily,is_new=Yes,pao=12M,waga_palety=7',
    configurable_variations: 'sku=SERUM-30,color=Malwa|sku=SERUM-50,color=Głóg',
    related_skus: 'KREM',
  }),
  aRow('SERUM-50', {
    visibility: 'Not Visible Individually',
    price: '149.00',
    special_price: '119.00',
    special_price_from_date: '11/1/26, 12:00 AM',
    special_price_to_date: '2026-11-30 00:00:00',
    additional_attributes: 'color=Głóg,size=50 ml',
    qty: '-3',
  }),
];

describe.each(dialects)('importing a catalogue on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = aCatalogue(await openDatabase());
    const take = async (
      file: string,
      changes: { readonly isDryRun?: boolean; readonly pictures?: PictureImport } = {},
    ) => {
      const refusals: Refusal[] = [];
      const summary = await importCatalogue({
        db: shop.db,
        file,
        currency: 'PLN',
        now: () => shop.clock.now,
        isDryRun: false,
        onRefusal: (refusal) => refusals.push(refusal),
        ...changes,
      });
      return { summary, refusals };
    };
    return { ...shop, take };
  }

  const read = async (db: Db, sku: string) => readProductForEditing(db, sku);

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
    expect(await read(db, 'SERUM')).toMatchObject({
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
    expect(await read(db, 'SERUM-30')).toBeUndefined();
    expect(await read(db, 'KREM')).toMatchObject({ variants: [{ sku: 'KREM', prices: { PLN: { regular: 8900 } } }] });
  });

  test('the same file twice leaves the same shop, and one price in the history', async () => {
    const { db, take, clock } = await aShop();
    const file = anExport(...aSerum, aRow('KREM', { categories: 'Default Category/Twarz' }));
    await take(file);
    const products = async () => {
      const found = await Promise.all(['SERUM', 'KREM'].map((sku) => read(db, sku)));
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
    expect((await read(db, 'KREM'))?.variants[0]?.prices.PLN).toMatchObject({ special: 8000, lowest30: 9000 });
  });

  test('a batch is told as one change, with every product by name', async () => {
    const { db, take } = await aShop();
    await take(anExport(...Array.from({ length: 40 }, (_, index) => aRow(`K${index}`))));
    const told = await toldTags(db);
    expect(told).toHaveLength(1);
    expect(told[0]).toEqual(expect.arrayContaining(['product:K0', 'product:K39']));
  });

  test('a dry run finds what is wrong and writes nothing', async () => {
    const { db, take } = await aShop();
    await take(anExport(aRow('STARY', { url_key: 'zajety' })));
    const before = await toldTags(db);
    const file = anExport(aRow('NOWY', { categories: 'Default Category/Nowe' }), aRow('ZLY', { url_key: 'zajety' }));
    const { summary, refusals } = await take(file, { isDryRun: true });
    expect(summary.products).toBe(1);
    expect(refusals).toEqual([{ line: 3, field: 'url_key', reason: expect.stringContaining('inny produkt') }]);
    expect(await read(db, 'NOWY')).toBeUndefined();
    expect(await db.selectFrom('category').select('id').execute()).toEqual([]);
    expect(await toldTags(db)).toEqual(before);
  });

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
    expect(await read(db, 'DOBRY')).toMatchObject({ name: '=HYPERLINK("http://evil.example","kliknij")' });
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

  test('a product is not taken over without one of its variants', async () => {
    const { db, take } = await aShop();
    const [small, parent, large] = aSerum as [Row, Row, Row];
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
    expect(await read(db, 'INNE')).toBeUndefined();
  });

  test('a variant of another product in the shop stays there', async () => {
    const { db, take } = await aShop();
    await take(anExport(aRow('SERUM-30')));
    const { refusals } = await take(anExport(...aSerum));
    expect(refusals).toEqual([{ line: 2, field: 'sku', reason: 'Wariant SERUM-30 należy już do innego produktu.' }]);
    expect(await read(db, 'SERUM')).toBeUndefined();
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
    const file = aFile('jsonl', `\uFEFF${lines.join('\n')}\n`);
    const { summary, refusals } = await take(file);
    expect(summary.products).toBe(2);
    expect(await read(db, 'A')).toMatchObject({ brand: 'rosa-i-len', categories: ['twarz/na-noc'] });
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

  describe('with pictures', () => {
    async function aGallery() {
      const shop = await aShop();
      const images = mkdtempSync(join(folder, 'obrazy-'));
      mkdirSync(join(images, 's/e'), { recursive: true });
      writeFileSync(join(images, 's/e/serum.jpg'), await aPicture({ colour: '#112233' }));
      writeFileSync(join(images, 's/e/odcien.jpg'), await aPicture({ colour: '#445566' }));
      writeFileSync(join(images, 'tekst.jpg'), 'to nie obraz');
      const outside = join(folder, 'poza.jpg');
      writeFileSync(outside, await aPicture());
      symlinkSync(outside, join(images, 'skrot.jpg'));
      const workshop = createImageWorkshop();
      atFileEnd(() => workshop.close());
      const storage = createDiskStorage(mkdtempSync(join(folder, 'media-')));
      const library = createMediaLibrary({ store: createMediaStore(shop.db), storage, workshop });
      return { ...shop, pictures: createPictureImport({ folder: images, library, largestBytes: 1_000_000 }) };
    }

    test('takes them in once, those of variants too, and leaves them alone without the folder', async () => {
      const { db, take, pictures } = await aGallery();
      const [small, parent, large] = aSerum as [Row, Row, Row];
      const file = anExport(
        { ...parent, base_image: '/s/e/serum.jpg', base_image_label: 'Serum', small_image: '/s/e/serum.jpg' },
        { ...small, base_image: '/s/e/odcien.jpg' },
        large,
      );
      expect((await take(file, { pictures })).refusals).toEqual([]);
      await take(file, { pictures });
      const files = await db.selectFrom('media_file').select(['id', 'key', 'alt']).orderBy('id').execute();
      expect(files.map(({ key, alt }) => [key, alt])).toEqual([
        ['import:s/e/serum.jpg', 'Serum'],
        ['import:s/e/odcien.jpg', null],
      ]);
      const shown = async () => {
        const product = await read(db, 'SERUM');
        return [product?.images, product?.variants.map((variant) => variant.images ?? [])];
      };
      expect(await shown()).toEqual([[files[0]?.id], [[files[1]?.id], []]]);
      await take(file);
      expect(await shown()).toEqual([[files[0]?.id], [[files[1]?.id], []]]);
    });

    test.each([
      ['/../poza.jpg', SENTENCES.pictureOutside],
      ['s/../../poza.jpg', SENTENCES.pictureOutside],
      ['skrot.jpg', SENTENCES.pictureOutside],
      ['nie-ma.jpg', SENTENCES.pictureMissing('nie-ma.jpg')],
      ['tekst.jpg', SENTENCES.pictureRefused('tekst.jpg')],
    ])('refuses the picture %s', async (path, reason) => {
      const { db, take, pictures } = await aGallery();
      const { refusals } = await take(anExport(aRow('KREM', { base_image: path })), { pictures });
      expect(refusals).toEqual([{ line: 2, field: 'base_image', reason }]);
      expect(await read(db, 'KREM')).toBeUndefined();
    });
  });
});

test('what is refused can be written for a spreadsheet without becoming a formula', () => {
  expect(csvCell('=1+1')).toBe("'=1+1");
});
