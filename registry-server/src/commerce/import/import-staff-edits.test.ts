import { describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { aMediaFile } from '../../testing/a-catalogue.ts';
import { anExport, anImportFile, anImportingShop, aRow, aSerum } from '../../testing/an-import.ts';
import { dialects } from '../../testing/dialects.ts';
import type { ProductInput } from '../catalog/catalog.schema.ts';
import { type ProductForEditing, readProductForEditing } from '../catalog/rest/product-for-editing.ts';

/** A product as it was read, as its route takes it. */
function bodyOf({ sku: _, createdAt: _created, updatedAt: _updated, ...product }: ProductForEditing): ProductInput {
  const variants = product.variants.map(({ prices, ...variant }) => ({
    ...variant,
    prices: Object.fromEntries(
      Object.entries(prices).map(([currency, { lowest30: _lowest, ...price }]) => [currency, price]),
    ),
  }));
  return { ...product, variants, priceHistory: [] } as unknown as ProductInput;
}

/** A shop whose products are read and changed as the editor does. */
function anEditedShop(db: Db) {
  const shop = anImportingShop(db);
  const read = async (sku: string) => {
    const product = await readProductForEditing(shop.db, sku);
    if (!product) throw new Error(`${sku} is not there`);
    return product;
  };
  const edit = async (sku: string, change: (body: ProductInput) => ProductInput) =>
    shop.products.put(sku, change(bodyOf(await read(sku))), { isByStaff: true });
  return { ...shop, read, edit };
}

describe.each(dialects)('an import after staff on $name', ({ openDatabase }) => {
  const aShop = async () => anEditedShop(await openDatabase());

  test('leaves what they have written, takes prices and stock, and tells what it has left', async () => {
    const { take, read, edit, db } = await aShop();
    await take(anExport(aRow('KREM', { short_description: 'Z pliku' })));
    const picture = await aMediaFile(db, 'krem');
    await edit('KREM', (body) => ({ ...body, name: 'Krem z lnem', urlKey: 'krem-z-lnem', images: [picture] }));
    const row = aRow('KREM', { short_description: 'Nowa zajawka', price: '99.00', qty: '3' });
    const { summary, refusals, kept } = await take(anExport(row));
    expect([refusals, summary.kept]).toEqual([[], 1]);
    expect(kept).toEqual([{ sku: 'KREM', fields: ['name', 'urlKey', 'images'] }]);
    expect(await read('KREM')).toMatchObject({
      name: 'Krem z lnem',
      urlKey: 'krem-z-lnem',
      summary: 'Nowa zajawka',
      images: [picture],
      variants: [{ sku: 'KREM', stock: 3, prices: { PLN: { regular: 9_900 } } }],
    });
  });

  test('leaves variants as they are, also one that the file does not know, and gives each its price', async () => {
    const { take, read, edit } = await aShop();
    await take(anExport(...aSerum));
    await edit('SERUM', (body) => {
      const [first, second] = body.variants;
      if (!first || !second) throw new Error('The serum has two variants');
      return {
        ...body,
        variants: [second, { ...first, weightGrams: 140 }, { sku: 'SERUM-100', prices: { PLN: { regular: 19_900 } } }],
      };
    });
    const [first, ...others] = aSerum;
    const { refusals } = await take(anExport({ ...first, price: '79.00' }, ...others));
    expect(refusals).toEqual([]);
    expect((await read('SERUM')).variants).toMatchObject([
      { sku: 'SERUM-50' },
      { sku: 'SERUM-30', weightGrams: 140, prices: { PLN: { regular: 7_900 } } },
      { sku: 'SERUM-100', prices: { PLN: { regular: 19_900 } } },
    ]);
  });

  test('tells nothing of a product of which the file says the same', async () => {
    const { take, edit } = await aShop();
    await take(anExport(aRow('KREM')));
    await edit('KREM', (body) => ({ ...body, name: 'Krem z lnem' }));
    const { kept } = await take(anExport(aRow('KREM', { name: 'Krem z lnem' })));
    expect(kept).toEqual([]);
  });

  test('that is to replace them writes the file, and what it says next time too', async () => {
    const { take, read, edit } = await aShop();
    const line = (name: string) => {
      const body = { name, urlKey: 'krem', categories: [], variants: [{ sku: 'KREM', prices: {} }] };
      return anImportFile('jsonl', `${JSON.stringify({ sku: 'KREM', ...body })}\n`);
    };
    await take(line('Krem'));
    await edit('KREM', (body) => ({ ...body, name: 'Krem z lnem' }));
    await take(line('Krem z pliku'));
    expect((await read('KREM')).name).toBe('Krem z lnem');
    expect((await take(line('Krem z pliku'), { replacesStaffEdits: true })).kept).toEqual([]);
    expect((await read('KREM')).name).toBe('Krem z pliku');
    await take(line('Krem inny'));
    expect((await read('KREM')).name).toBe('Krem inny');
  });

  test('does not put back on sale what they have withdrawn', async () => {
    const { take, read, products } = await aShop();
    await take(anExport(aRow('KREM')));
    await products.setState('KREM', { isActive: false }, { isByStaff: true });
    await take(anExport(aRow('KREM')));
    expect((await read('KREM')).isActive).toBe(false);
  });
});

describe.each(dialects)('an import after staff have kept the categories on $name', ({ openDatabase }) => {
  const inCategory = (path: string) => aRow('KREM', { categories: `Default Category/${path}` });
  const pathsOf = async ({ db }: ReturnType<typeof anImportingShop>) => {
    const rows = await db.selectFrom('category').select(['path', 'isHidden']).orderBy('path').execute();
    return rows.map(({ path, isHidden }) => (isHidden ? `${path} (hidden)` : path));
  };

  test('puts products into categories where those are now, makes no others, and shows none that is hidden', async () => {
    const shop = anEditedShop(await openDatabase());
    await shop.take(anExport(inCategory('Twarz/Kremy')));
    await shop.categories.put({ path: 'twarz', name: 'Do twarzy', isHidden: true });
    await shop.categories.move('twarz/kremy', { path: 'kremy' });
    const again = await shop.take(anExport(inCategory('Twarz/Kremy')));
    expect(again.refusals).toEqual([]);
    expect((await readProductForEditing(shop.db, 'KREM'))?.categories).toEqual(['kremy']);
    expect(await pathsOf(shop)).toEqual(['kremy', 'twarz (hidden)']);
  });

  test('makes a category that is new to it below the one above, wherever that is now', async () => {
    const shop = anEditedShop(await openDatabase());
    await shop.take(anExport(inCategory('Twarz/Kremy')));
    await shop.categories.move('twarz', { path: 'lico' });
    for (const path of ['Twarz/Kremy/Na noc', 'Twarz/Kremy/Na noc']) {
      const { refusals } = await shop.take(anExport(inCategory(path)));
      expect(refusals).toEqual([]);
    }
    expect(await pathsOf(shop)).toEqual(['lico', 'lico/kremy', 'lico/kremy/na-noc']);
    expect((await readProductForEditing(shop.db, 'KREM'))?.categories).toEqual(['lico/kremy/na-noc']);
  });

  test('leaves those away that they have removed, with what is below them, and tells which', async () => {
    const shop = anEditedShop(await openDatabase());
    const file = anExport(inCategory('Twarz/Kremy'));
    await shop.take(file);
    await shop.edit('KREM', (body) => ({ ...body, categories: ['twarz'] }));
    await shop.categories.remove('twarz/kremy');
    const again = await shop.take(
      anExport(
        inCategory('Twarz/Kremy'),
        aRow('NOWY', { categories: 'Default Category/Twarz,Default Category/Twarz/Kremy/Na noc' }),
      ),
    );
    expect([again.refusals, again.kept]).toEqual([[], [{ sku: 'KREM', fields: ['categories'] }]]);
    expect([...again.summary.categoriesLeftOut]).toEqual(['twarz/kremy', 'twarz/kremy/na-noc']);
    expect([...again.summary.groupsMade]).toEqual([]);
    expect(await pathsOf(shop)).toEqual(['twarz']);
    expect((await readProductForEditing(shop.db, 'NOWY'))?.categories).toEqual(['twarz']);
  });

  test('leaves one away by each path that it had before it was removed', async () => {
    const shop = anEditedShop(await openDatabase());
    await shop.take(anExport(inCategory('Twarz/Kremy')));
    await shop.categories.move('twarz/kremy', { path: 'kremy' });
    await shop.edit('KREM', (body) => ({ ...body, categories: ['twarz'] }));
    await shop.categories.remove('kremy');
    const { summary } = await shop.take(
      anExport(inCategory('Twarz/Kremy'), aRow('NOWY', { categories: 'Default Category/Kremy' })),
    );
    expect([...summary.categoriesLeftOut].sort()).toEqual(['kremy', 'twarz/kremy']);
    expect(await pathsOf(shop)).toEqual(['twarz']);
  });

  test('makes one again that they have made again, moved another to, or that the file is to bring back', async () => {
    const shop = anEditedShop(await openDatabase());
    const file = anExport(
      inCategory('Twarz'),
      aRow('OLEJEK', { categories: 'Default Category/Ciało' }),
      aRow('MGIELKA', { categories: 'Default Category/Mgły' }),
    );
    for (const path of ['twarz', 'cialo', 'mgly', 'kwiaty']) await shop.categories.put({ path, name: path });
    for (const path of ['twarz', 'cialo', 'mgly']) await shop.categories.remove(path);
    await shop.categories.put({ path: 'twarz', name: 'Twarz' });
    await shop.categories.move('kwiaty', { path: 'cialo' });
    expect([...(await shop.take(file)).summary.categoriesLeftOut]).toEqual(['mgly']);
    expect(await pathsOf(shop)).toEqual(['cialo', 'twarz']);
    const { summary } = await shop.take(file, { replacesStaffEdits: true });
    expect([[...summary.categoriesLeftOut], [...summary.groupsMade]]).toEqual([[], ['category:mgly']]);
    expect([...(await shop.take(file)).summary.categoriesLeftOut]).toEqual([]);
  });
});
