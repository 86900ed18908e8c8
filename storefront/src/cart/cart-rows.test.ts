import { expect, test } from 'vitest';
import { aCart, aCartLine } from '../testing/a-cart.ts';
import { cartRows, type RemovedLine, uidsBefore } from './cart-rows.ts';
import { toCart } from './to-cart.ts';

const cart = toCart(aCart({ items: ['a', 'b', 'c'].map((uid) => aCartLine({ uid, sku: uid })) }));
const none = { quantities: new Map(), removed: [], faults: new Map() };
const shown = (rows: ReturnType<typeof cartRows>) => rows.map(({ kind, line }) => `${kind} ${line.uid}`);

/** The cart after these lines were taken out, one after another, as the shopper sees it. */
function without(...uids: readonly string[]) {
  let removed: readonly RemovedLine[] = [];
  for (const uid of uids) {
    const line = cart.lines.find((each) => each.uid === uid);
    const rows = cartRows({ cart, ...none, removed });
    if (line) removed = [...removed, { line, after: uidsBefore(rows, uid), isReturning: false }];
  }
  return removed;
}

test.each([[['a', 'b', 'c']], [['c', 'b', 'a']], [['b', 'a', 'c']], [['b', 'c', 'a']]])(
  'whatever the order in which %j are taken out, each leaves its place behind',
  (order) => {
    const removed = without(...order);
    const emptied = { ...cart, lines: [] };
    expect(shown(cartRows({ cart: emptied, ...none, removed }))).toEqual(['removed a', 'removed b', 'removed c']);
  },
);

test('a line that is on its way back stands where it stood', () => {
  const removed = without('b').map((each) => ({ ...each, isReturning: true }));
  expect(cartRows({ cart, ...none, removed })[1]).toMatchObject({ kind: 'line', isSaving: true, line: { uid: 'b' } });
});

test('what the shopper wants is shown before the shop knows it', () => {
  const rows = cartRows({ cart, ...none, quantities: new Map([['b', 7]]), faults: new Map([['c', 'Brak']]) });
  expect(rows).toMatchObject([
    { line: { quantity: 2 }, isSaving: false },
    { line: { quantity: 7 }, isSaving: true },
    { fault: 'Brak' },
  ]);
});
