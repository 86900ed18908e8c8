import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOfReturn } from './refund-of-return.ts';
import { returnablePieces } from './returnable-pieces.ts';

const aLine = (id: number, quantity: number, payable: number, canceled = 0) => ({ id, quantity, payable, canceled });

test.each([
  ['one of three, half up', [{ orderLineId: 1, quantity: 1 }], 3_334],
  ['two of three', [{ orderLineId: 1, quantity: 2 }], 6_667],
  ['a gift costs nothing', [{ orderLineId: 2, quantity: 1 }], 0],
  [
    'everything, with the delivery',
    [
      { orderLineId: 1, quantity: 3 },
      { orderLineId: 2, quantity: 1 },
    ],
    10_001 + 1_499,
  ],
])('%s', (_name, pieces, refund) => {
  const order = { delivery: 1_499, lines: [aLine(1, 3, 10_001), aLine(2, 1, 0)] };
  expect(refundOfReturn(order, pieces)).toBe(refund);
});

test('pieces that were canceled are not waited for', () => {
  const order = { delivery: 1_499, lines: [aLine(1, 3, 9_000, 1)] };
  expect(refundOfReturn(order, [{ orderLineId: 1, quantity: 2 }])).toBe(6_000 + 1_499);
});

test('however the pieces come back, all refunds together are what was paid, to the grosz', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    payable: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.nat(10_000),
      fc.infiniteStream(fc.nat()),
      (drawn, delivery, dice) => {
        const lines = drawn.map(({ quantity, payable }, id) => aLine(id, quantity, payable));
        const before: { orderLineId: number; quantity: number }[] = [];
        let refunded = 0;
        for (;;) {
          const free = [...returnablePieces(lines, before)].filter(([, quantity]) => quantity > 0);
          if (free.length === 0) break;
          const [orderLineId, most] = free[(dice.next().value ?? 0) % free.length] ?? [0, 0];
          const pieces = [{ orderLineId, quantity: 1 + ((dice.next().value ?? 0) % most) }];
          const refund = refundOfReturn({ lines, delivery }, pieces, before);
          expect(refund).toBeGreaterThanOrEqual(0);
          refunded += refund;
          before.push(...pieces);
        }
        expect(refunded).toBe(lines.reduce((sum, { payable }) => sum + payable, delivery));
      },
    ),
  );
});
