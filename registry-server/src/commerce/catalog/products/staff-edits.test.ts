import { describe, expect, test } from 'vitest';
import { aCatalogue, aMediaFile, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { ProductConflict, ProductSkuTaken } from '../catalog.errors.ts';
import { readProductForEditing } from '../rest/product-for-editing.ts';

describe.each(dialects)('products that two people write on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = aCatalogue(await openDatabase());
    const { db, products } = shop;
    const read = async () => {
      const product = await readProductForEditing(db, 'RL-1');
      if (!product) throw new Error('RL-1 is not there');
      return product;
    };
    const marks = async (sku = 'RL-1') =>
      (await db.selectFrom('product').select('staffEdits').where('sku', '=', sku).executeTakeFirst())?.staffEdits;
    return { ...shop, read, marks, put: products.put };
  }

  test('are refused with a revision that is not theirs any more, and stay as the first has left them', async () => {
    const { put, read } = await aShop();
    await put('RL-1', aProduct('RL-1'));
    const { revision } = await read();
    await put('RL-1', aProduct('RL-1', { revision, name: 'Krem z lnem' }));
    const second = put('RL-1', aProduct('RL-1', { revision, name: 'Krem z różą' }));
    await expect(second).rejects.toBeInstanceOf(ProductConflict);
    await expect(second).rejects.toMatchObject({ details: { expected: revision, found: (await read()).revision } });
    expect((await read()).name).toBe('Krem z lnem');
  });

  test('have another revision after a price that was set alone, and the same one after an order took from the stock', async () => {
    const { put, read, products } = await aShop();
    await put('RL-1', aProduct('RL-1'));
    const { revision } = await read();
    await products.setStock('RL-1-50', 3);
    expect((await read()).revision).toBe(revision);
    await put('RL-1', aProduct('RL-1', { variants: [aVariant({ sku: 'RL-1-50', stock: 2 })] }));
    expect((await read()).revision).toBe(revision);
    await products.setPrice('RL-1-50', { currency: 'PLN', regular: 9_900 });
    expect((await read()).revision).not.toBe(revision);
  });

  test('are refused as new ones where there is one, and where there is none with a revision', async () => {
    const { put, read } = await aShop();
    await put('RL-1', aProduct('RL-1', { revision: '0' }));
    const again = put('RL-1', aProduct('RL-1', { revision: '0', name: 'Drugi' }));
    await expect(again).rejects.toBeInstanceOf(ProductSkuTaken);
    await expect(again).rejects.toMatchObject({ details: { faults: [{ path: '/sku', rule: 'unique' }] } });
    expect((await read()).name).toBe('Krem RL-1');
    const gone = put('RL-2', aProduct('RL-2', { revision: '0123456789abcdef' }));
    await expect(gone).rejects.toMatchObject({ details: { found: '0' } });
  });

  test('of two new ones of the same sku at once one is made', async () => {
    const { put } = await aShop();
    const write = (urlKey: string) => put('RL-1', aProduct('RL-1', { revision: '0', urlKey }));
    const outcomes = await Promise.allSettled([write('pierwszy'), write('drugi')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toBeInstanceOf(ProductSkuTaken);
  });

  test('know what staff have changed, and nothing of what others write or what was not touched', async () => {
    const { put, marks, products, db } = await aShop();
    const picture = await aMediaFile(db, 'krem');
    await put('RL-1', aProduct('RL-1'));
    expect(await marks()).toBe('');
    await put('RL-1', aProduct('RL-1'), { isByStaff: true });
    expect(await marks()).toBe('');
    await put('RL-1', aProduct('RL-1', { name: 'Krem z lnem', images: [picture] }), { isByStaff: true });
    expect(await marks()).toBe('name,images');
    const dearer = aVariant({ sku: 'RL-1-50', prices: { PLN: { regular: 9_900 } }, stock: 1 });
    const same = { name: 'Krem z lnem', images: [picture] };
    await put('RL-1', aProduct('RL-1', { ...same, variants: [dearer] }), { isByStaff: true });
    expect(await marks()).toBe('name,images');
    await put('RL-1', aProduct('RL-1', { ...same, variants: [{ ...dearer, weightGrams: 80 }] }), { isByStaff: true });
    expect(await marks()).toBe('name,images,variants');
    const dimensions = { lengthMm: 60, widthMm: 60, heightMm: 45 };
    const measured = { ...dearer, weightGrams: 80, dimensions };
    await put('RL-2', aProduct('RL-2', { variants: [{ ...measured, sku: 'RL-2-50', dimensions: undefined }] }));
    await put('RL-2', aProduct('RL-2', { variants: [{ ...measured, sku: 'RL-2-50' }] }), { isByStaff: true });
    expect(await marks('RL-2')).toBe('variants');
    await put('RL-1', aProduct('RL-1', { summary: 'Z pliku' }));
    expect(await marks()).toBe('name,images,variants');
    await products.setState('RL-1', { isActive: false }, { isByStaff: true });
    expect(await marks()).toBe('name,isActive,visibility,images,variants');
  });

  test('that staff have made are theirs in all that they say of it', async () => {
    const { put, marks } = await aShop();
    await put('RL-1', aProduct('RL-1', { revision: '0', isActive: false, inci: ['Aqua'] }), { isByStaff: true });
    expect((await marks())?.split(',')).toEqual(
      expect.arrayContaining(['name', 'urlKey', 'isActive', 'visibility', 'inci', 'variants']),
    );
    expect(await marks()).not.toContain('summary');
  });
});
