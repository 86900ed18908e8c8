import { describe, expect, test } from 'vitest';
import { aCatalogue, aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { dialects } from '../../testing/dialects.ts';
import { readCategoryPaths, readPurchasableVariants } from './purchasable-variants.ts';

describe.each(dialects)('variants on $name', ({ openDatabase }) => {
  const shop = async () => {
    const catalogue = aCatalogue(await openDatabase());
    await catalogue.putCategories('twarz', 'twarz/kremy');
    await catalogue.products.put(
      'RL-1',
      aProduct('RL-1', { categories: ['twarz/kremy'], variants: [aVariant({ sku: 'RL-1-50', stock: 3 })] }),
    );
    const shades = ['malwa', 'wrzos'].map((shade) => aVariant({ sku: `RL-2-${shade}`, stock: 0 }));
    await catalogue.products.put('RL-2', aProduct('RL-2', { variants: shades, isActive: false }));
    return catalogue;
  };

  test('are found by the sku of a variant or of a product', async () => {
    const { db } = await shop();
    const found = await readPurchasableVariants(db, ['RL-1', 'RL-2-wrzos', 'RL-2-wrzos', 'RL-9'], 'PLN');
    expect(found).toMatchObject([
      { sku: 'RL-1-50', productSku: 'RL-1', stock: 3, taxRate: 23, hasChoice: false, isActive: true },
      { sku: 'RL-2-wrzos', productSku: 'RL-2', stock: 0, hasChoice: true, isActive: false },
    ]);
    expect(found[0]?.price).toMatchObject({ currency: 'PLN', regular: 8_900 });
    expect(await readPurchasableVariants(db, [], 'PLN')).toEqual([]);
  });

  test('have no price in a currency in which none was set', async () => {
    const { db } = await shop();
    expect((await readPurchasableVariants(db, ['RL-1'], 'EUR'))[0]?.price).toBeUndefined();
  });

  test('know what friends and family pay', async () => {
    const { db, products } = await shop();
    const prices = { PLN: { regular: 8_900, friendsAndFamily: 6_000 } };
    await products.put('RL-3', aProduct('RL-3', { variants: [aVariant({ sku: 'RL-3-50', prices })] }));
    expect((await readPurchasableVariants(db, ['RL-3'], 'PLN'))[0]?.friendsAndFamily).toMatchObject({ amount: 6_000 });
    expect((await readPurchasableVariants(db, ['RL-1'], 'PLN'))[0]?.friendsAndFamily).toBeUndefined();
  });

  test('have the categories of their product and those above', async () => {
    const { db } = await shop();
    const [first, second] = await readPurchasableVariants(db, ['RL-1', 'RL-2-malwa'], 'PLN');
    const paths = await readCategoryPaths(db, [first?.productId ?? 0, second?.productId ?? 0]);
    expect(paths.get(first?.productId ?? 0)?.toSorted()).toEqual(['twarz', 'twarz/kremy']);
    expect(paths.get(second?.productId ?? 0)).toBeUndefined();
  });
});
