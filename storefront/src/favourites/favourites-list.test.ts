import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FavouritesList, parseFavourites, skusOf, withWishes } from './favourites-list.ts';

const skus = fc.constantFrom('RL-SW-001', 'RL-SW-002', 'RL-LA-013', 'RL-BA-001');
const wishes = fc.array(fc.record({ sku: skus, isWanted: fc.boolean() }), { maxLength: 20 });

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list without an id', '{"items":[]}'],
  ['a list without entries', '{"id":"guest"}'],
  ['entries that are no list', '{"id":"guest","items":{"length":1}}'],
  ['an id that is no name', '{"id":"<img src=x>","items":[]}'],
  ['an entry without a sku', '{"id":"guest","items":[{"name":"Krem"}]}'],
  ['a sku with markup', '{"id":"guest","items":[{"sku":"<script>alert(1)</script>"}]}'],
  ['a sku that never ends', `{"id":"guest","items":[{"sku":"${'A'.repeat(10_000)}"}]}`],
  ['more than anybody puts aside', `{"id":"guest","items":[${'{"sku":"A"},'.repeat(20_000)}{"sku":"B"}]}`],
  ['an entry of another kind', '{"id":"guest","items":["RL-SW-001"]}'],
])('what is stored is no list: %s', (_, text) => {
  expect(parseFavourites(text)).toBeUndefined();
});

test('whatever lies in the storage, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const list = parseFavourites(text);
      expect(list === undefined || skusOf(list).every((sku) => /^[\w.=-]+$/.test(sku))).toBe(true);
    }),
  );
});

test('a list is read as it was written, after any wishes', () => {
  fc.assert(
    fc.property(wishes, (given) => {
      const list = withWishes({ id: 'guest', items: [] }, given);
      expect(parseFavourites(JSON.stringify(list))).toEqual(list);
    }),
  );
});

test('the last wish about a product counts, and a product stands in the list once', () => {
  fc.assert(
    fc.property(wishes, (given) => {
      const list = withWishes({ id: 'guest', items: [] }, given);
      const wanted = new Map(given.map(({ sku, isWanted }) => [sku, isWanted]));
      expect(new Set(skusOf(list))).toEqual(
        new Set([...wanted].filter(([, isWanted]) => isWanted).map(([sku]) => sku)),
      );
      expect(list.items).toHaveLength(skusOf(list).length);
    }),
  );
});

test('who gives up a product gives up each entry of it', () => {
  const list: FavouritesList = {
    id: '7',
    items: [
      { sku: 'RL-SW-001', id: '1' },
      { sku: 'RL-LA-013', id: '2' },
      { sku: 'RL-SW-001', id: '3' },
    ],
  };
  expect(skusOf(list)).toEqual(['RL-SW-001', 'RL-LA-013']);
  expect(withWishes(list, [{ sku: 'RL-SW-001', isWanted: false }]).items).toEqual([{ sku: 'RL-LA-013', id: '2' }]);
});
