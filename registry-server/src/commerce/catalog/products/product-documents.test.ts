import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { aCatalogue, aMediaFile, aPdfFile, aProduct, recordedTags } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import type { ProductInput } from '../catalog.schema.ts';
import { writeProducts } from './write-products.ts';

type Document = ProductInput['documents'][number];

const aDocument = (file: number, changes: Partial<Document> = {}): Document => ({
  kind: 'safetyData',
  title: `Karta ${file}`,
  file,
  ...changes,
});

describe.each(dialects)('documents of a product’s safety on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = aCatalogue(await openDatabase());
    const put = (...documents: readonly Document[]) =>
      shop.products.put('RL-1', aProduct('RL-1', { documents: [...documents] }));
    const read = async (language = 'pl') => {
      const found = await shop.catalog.details('RL-1', { currency: 'PLN', language });
      return found?.product.safety?.documents;
    };
    return { ...shop, put, read, files: [await aPdfFile(shop.db, 'karta'), await aPdfFile(shop.db, 'atest')] as const };
  }

  test('come with their files in the order in which they were written, whatever the order of the files', async () => {
    const { put, read, files } = await aShop();
    await put(aDocument(files[1], { kind: 'certificate', title: 'Atest' }), aDocument(files[0]));
    expect(await read()).toEqual([
      {
        kind: 'certificate',
        title: 'Atest',
        file: expect.objectContaining({ id: files[1], url: expect.stringMatching(/atest\.pdf$/) }),
      },
      { kind: 'safetyData', title: `Karta ${files[0]}`, file: expect.objectContaining({ id: files[0], size: 1000 }) },
    ]);
    await put(aDocument(files[0]), aDocument(files[1]));
    expect((await read())?.map(({ file }) => file.id)).toEqual([...files]);
  });

  test('are the ones of the last body: a product without any has none', async () => {
    const { put, read, files, db } = await aShop();
    await put(aDocument(files[0]));
    await put(aDocument(files[1]));
    expect((await read())?.map(({ file }) => file.id)).toEqual([files[1]]);
    await put();
    expect(await read()).toBeUndefined();
    expect(await db.selectFrom('product_document').selectAll().execute()).toEqual([]);
  });

  test('of several products do not mix', async () => {
    const { put, read, products, catalog, files } = await aShop();
    await put(aDocument(files[0]));
    await products.put('RL-2', aProduct('RL-2', { documents: [aDocument(files[0], { title: 'Inna' })] }));
    expect((await read())?.map(({ title }) => title)).toEqual([`Karta ${files[0]}`]);
    const { products: both } = await catalog.selected({ skus: ['RL-1', 'RL-2'] }, { currency: 'PLN' });
    expect(both.map(({ documents }) => documents.length)).toEqual([1, 1]);
  });

  test('stay where an import says nothing of them, and go with their product', async () => {
    const { put, read, db, products, files, clock } = await aShop();
    await put(aDocument(files[0]));
    const write = (keepsDocuments: boolean) =>
      inTransaction(db, (trx) =>
        writeProducts(trx, [{ sku: 'RL-1', input: aProduct('RL-1'), keepsDocuments }], clock.now),
      );
    await write(true);
    expect(await read()).toHaveLength(1);
    await products.remove('RL-1');
    expect(await db.selectFrom('product_document').selectAll().execute()).toEqual([]);
  });

  test('are told of as any other change of the product', async () => {
    const { put, db, files } = await aShop();
    await put();
    const before = (await recordedTags(db)).length;
    await put(aDocument(files[0]));
    expect((await recordedTags(db)).slice(before)).toEqual([['product:RL-1']]);
  });

  test('are refused with a file that there is not, that is no PDF, or that is there twice', async () => {
    const { put, read, db, files } = await aShop();
    const picture = await aMediaFile(db, 'swieca');
    const faults = (...documents: readonly Document[]) =>
      put(...documents).then(
        () => undefined,
        (error: { details: { faults: unknown } }) => error.details.faults,
      );
    expect(await faults(aDocument(files[0]), aDocument(999), aDocument(picture))).toEqual([
      { path: '/documents/1/file', rule: 'reference', message: 'Nie ma pliku o numerze 999.' },
      { path: '/documents/2/file', rule: 'file-type', message: `Plik ${picture} to nie jest dokument PDF.` },
    ]);
    expect(await faults(aDocument(files[0]), aDocument(files[0]))).toMatchObject([
      { path: '/documents/1/file', rule: 'unique' },
    ]);
    expect(await read()).toBeUndefined();
  });

  test('have titles in each language, by their files; without one they say in which language they are', async () => {
    const { put, read, translations, files } = await aShop();
    await put(aDocument(files[0]), aDocument(files[1]));
    await translations.put('en', [
      { kind: 'product', key: 'RL-1', documents: [{ file: files[1], title: 'Test report' }] },
    ]);
    const titles = async (language: string) => (await read(language))?.map(({ title, language: own }) => [title, own]);
    const first = `Karta ${files[0]}`;
    expect(await titles('en')).toEqual([
      [first, 'pl'],
      ['Test report', undefined],
    ]);
    expect(await titles('de-DE')).toEqual([
      [first, 'pl'],
      ['Test report', 'en'],
    ]);
    expect(await titles('pl-PL')).toEqual([
      [first, undefined],
      [`Karta ${files[1]}`, undefined],
    ]);
  });
});
