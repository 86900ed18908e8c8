import { describe, expect, test } from 'vitest';

import { newVariant, type VariantFormValues } from './variant.form-values.ts';
import { columnsOf, fillColumn, pathOfCell, readCell, viewOfFault, writeCell } from './variant-columns.ts';

const price = (regular: string) => ({ regular, special: '', specialFrom: '', specialTo: '', friendsAndFamily: '' });
const aVariant = (sku: string, stock: string, prices: VariantFormValues['prices']): VariantFormValues => ({
  ...newVariant([]),
  key: sku,
  sku,
  stock,
  prices,
});
const variants: readonly VariantFormValues[] = [
  aVariant('A', '1', { PLN: price('69'), EUR: price('16') }),
  aVariant('B', '2', { PLN: price('59') }),
  aVariant('C', '3', { PLN: price('49'), EUR: price('12') }),
];
const euro = { kind: 'price', currency: 'EUR', field: 'regular' } as const;

describe('columns of variants', () => {
  test('are stock and both prices of each currency, then days, then Friends & Family', () => {
    const named = (view: Parameters<typeof columnsOf>[0]) =>
      columnsOf(view, variants).map((column) => pathOfCell(0, column));
    expect(named('prices')).toEqual([
      '/variants/0/stock',
      '/variants/0/prices/PLN/regular',
      '/variants/0/prices/PLN/special',
      '/variants/0/prices/EUR/regular',
      '/variants/0/prices/EUR/special',
    ]);
    expect(named('promotions')).toHaveLength(4);
    expect(named('friends')).toEqual([
      '/variants/0/prices/PLN/friendsAndFamily',
      '/variants/0/prices/EUR/friendsAndFamily',
    ]);
  });

  test.each([
    ['the rows below', 0, 'below', ['16', undefined, '16']],
    ['all rows', 2, 'all', ['12', undefined, '12']],
    ['nothing from a row that has no such price', 1, 'all', ['16', undefined, '12']],
    ['nothing from a row that is not there', 9, 'all', ['16', undefined, '12']],
  ] as const)(
    'are filled in %s, never with a price in a currency that a variant has not',
    (_, from, reach, expected) => {
      expect(fillColumn(variants, euro, from, reach).map((variant) => readCell(variant, euro))).toEqual(expected);
    },
  );

  test('keep everything else of a variant', () => {
    const [first] = variants;
    if (!first) throw new Error('no variant');
    const written = writeCell(first, { kind: 'price', currency: 'PLN', field: 'special' }, '55');
    expect(written).toEqual({ ...first, prices: { ...first.prices, PLN: { ...price('69'), special: '55' } } });
    expect(writeCell(first, { kind: 'price', currency: 'USD', field: 'special' }, '55')).toBe(first);
  });

  test.each([
    [['/name', '/variants/3/stock'], 'prices'],
    [['/variants/0/prices/PLN/specialTo'], 'promotions'],
    [['/variants/0/prices/PLN/friendsAndFamily'], 'friends'],
    [['/name'], undefined],
  ] as const)('with the faults %j are told in %s', (paths, view) => {
    expect(viewOfFault(paths)).toBe(view);
  });
});
