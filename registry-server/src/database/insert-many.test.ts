import { describe, expect, test } from 'vitest';
import type { OrderLine } from '../commerce/orders/index.ts';
import { insertLines } from '../commerce/orders/place/part-inserts.ts';
import { columnsOf, insertRows, keyList, keyLists } from './insert-many.ts';
import type { Trx } from './transaction.ts';

test.each([1, 2, 3, 500])('%i keys become as many as a power of two, and no other', (count) => {
  const keys = Array.from({ length: count }, (_, index) => index);
  const list = keyList([...keys, ...keys]);
  expect(Math.log2(list.length) % 1).toBe(0);
  expect([...new Set(list)]).toEqual(keys);
});

test('no keys make no list', () => {
  expect(keyList([])).toEqual([]);
  expect(keyLists([])).toEqual([]);
});

test('keys beyond the limit of a statement are split into chunks', () => {
  const keys = Array.from({ length: 40_000 }, (_, index) => index);
  const lists = keyLists(keys);
  expect([...new Set(lists.flat())]).toEqual(keys);
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(32_766);
});

describe('a list of columns does not compile', () => {
  test('with a column that is misspelt', () => {
    // @ts-expect-error: the column is `amount`.
    expect(columnsOf<'sales_order_tax'>()(['orderId', 'rate', 'amonut'])).toContain('amonut');
  });

  test('without a column that each row gives, null included', () => {
    expect(columnsOf<'sales_order_tax'>()(['orderId', 'rate', 'amount'])).toHaveLength(3);
    // @ts-expect-error: `amount` is missing.
    columnsOf<'sales_order_tax'>()(['orderId', 'rate']);
    // @ts-expect-error: `ean` may be null, yet has to be given.
    columnsOf<'product_variant'>()(['sku', 'productId', 'position', 'size', 'colour', 'weightGrams']);
  });
});

test('rows that lack a column, or have another type in it, do not compile', () => {
  const insert = (trx: Trx) => {
    insertRows(trx, 'product_word', ['word', 'productId'], [{ word: 'krem', productId: 1 }]);
    // @ts-expect-error: `productId` is missing.
    insertRows(trx, 'product_word', ['word', 'productId'], [{ word: 'krem' }]);
    // @ts-expect-error: `productId` is a number.
    insertRows(trx, 'product_word', ['word', 'productId'], [{ word: 'krem', productId: '1' }]);
    // @ts-expect-error: there is no `wrod`.
    insertRows(trx, 'product_word', ['word', 'productId'], [{ wrod: 'krem', word: 'krem', productId: 1 }]);
    // @ts-expect-error: an order's line has its `orderId`.
    insertLines(trx, [{} as Omit<OrderLine, 'orderId'>]);
  };
  expect(insert).toBeTypeOf('function');
});
