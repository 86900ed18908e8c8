import { describe, expect, test } from 'vitest';
import { aCatalogue, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { lowestBeforeGroupPrice } from './lowest-price.ts';

const at = (day: string) => new Date(`${day}T12:00:00+01:00`);

describe('the lowest price of a group in the 30 days before its own', () => {
  const everybody = [{ regular: 89, validFrom: at('2026-11-01') }];
  const lowest = (...group: readonly [day: string, amount?: number][]) =>
    lowestBeforeGroupPrice(
      everybody,
      group.map(([day, amount]) => ({ amount, validFrom: at(day) })),
      'Europe/Warsaw',
    );

  test('is what everybody paid when the group had no price before', () => {
    expect(lowest(['2027-01-10', 69])).toBe(89);
  });

  test('is the earlier price of the group when that was lower', () => {
    expect(lowest(['2026-12-20', 69], ['2027-01-10', 59])).toBe(69);
  });

  test('does not know of a price that ended before the window', () => {
    expect(lowest(['2026-11-05', 39], ['2026-11-20'], ['2027-01-10', 59])).toBe(89);
  });

  test('counts a reduction for everybody as well', () => {
    const reduced = [
      ...everybody,
      { regular: 89, special: 49, specialTo: at('2027-01-05'), validFrom: at('2027-01-02') },
    ];
    expect(lowestBeforeGroupPrice(reduced, [{ amount: 69, validFrom: at('2027-01-10') }], 'Europe/Warsaw')).toBe(49);
  });

  test('is absent without a price of the group, and for goods that were not on sale before', () => {
    expect(lowest(['2026-12-20', 69], ['2027-01-10'])).toBeUndefined();
    expect(lowest()).toBeUndefined();
    expect(lowest(['2026-10-01', 69])).toBeUndefined();
  });
});

describe.each(dialects)('prices of friends and family on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = aCatalogue(await openDatabase(), '2026-11-20T12:00:00Z');
    const put = (friendsAndFamily?: number) =>
      shop.products.put(
        'A',
        aProduct('A', {
          variants: [
            aVariant({
              sku: 'A-50',
              prices: { PLN: { regular: 8900, ...(friendsAndFamily && { friendsAndFamily }) } },
            }),
          ],
        }),
      );
    const read = async () => {
      const { products } = await shop.catalog.selected({ skus: ['A'] }, { currency: 'PLN' });
      return products[0]?.variants[0]?.friendsAndFamily;
    };
    const history = () =>
      shop.db.selectFrom('group_price_history').select(['amount', 'variantSku']).orderBy('id').execute();
    return { ...shop, put, read, history };
  }

  test('are kept beside the price of everybody, with a history of their own', async () => {
    const { clock, put, read, history, products } = await aShop();
    await put();
    expect(await read()).toBeUndefined();
    clock.now = new Date('2027-01-10T12:00:00Z');
    await put(6900);
    await put(6900);
    expect(await read()).toEqual({ amount: 6900, lowest30: 8900 });
    clock.now = new Date('2027-01-20T12:00:00Z');
    await products.setPrice('A-50', { currency: 'PLN', regular: 8900, friendsAndFamily: 5900 });
    expect(await read()).toEqual({ amount: 5900, lowest30: 6900 });
    await put();
    expect(await read()).toBeUndefined();
    expect((await history()).map(({ amount }) => amount)).toEqual([6900, 5900, null]);
  });

  test('keep the lowest price that was frozen when they began', async () => {
    const { clock, put, read } = await aShop();
    await put();
    clock.now = new Date('2027-01-10T12:00:00Z');
    await put(6900);
    clock.now = new Date('2027-06-10T12:00:00Z');
    await put(6900);
    expect(await read()).toEqual({ amount: 6900, lowest30: 8900 });
  });

  test('come back for a variant that was removed and written again', async () => {
    const { clock, put, read, products } = await aShop();
    await put();
    clock.now = new Date('2027-01-10T12:00:00Z');
    await put(6900);
    await products.remove('A');
    await put(6900);
    expect(await read()).toEqual({ amount: 6900, lowest30: 8900 });
  });

  test('are lower than the price of everybody', async () => {
    const { put } = await aShop();
    await expect(put(8900)).rejects.toMatchObject({
      details: { faults: [{ path: '/variants/0/prices/PLN/friendsAndFamily', rule: 'group-lower' }] },
    });
  });
});
