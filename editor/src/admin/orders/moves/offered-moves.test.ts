import { describe, expect, test } from 'vitest';
import { anOrder, anOrderLine } from '../../../testing/an-order.ts';
import { offeredMoves } from './offered-moves.ts';

describe('moves', () => {
  const offered = (...args: Parameters<typeof anOrder>) => {
    const { next, others } = offeredMoves(anOrder(...args));
    return { next: next?.to, others: others.map(({ to }) => to) };
  };
  const sent = { lines: [anOrderLine({ shipped: 2 })] };

  test('delivered comes next once everything has left, and is offered once', () => {
    expect(offered()).toEqual({ next: undefined, others: ['complete', 'onHold', 'canceled'] });
    expect(offered(sent)).toEqual({ next: 'complete', others: ['onHold', 'canceled'] });
    expect(offered({ ...sent, paymentMethod: 'ngeniusonline' }).next).toBe('ngeniusComplete');
  });

  test('what was held goes back to work; what waits for money is not pushed on', () => {
    const allowedMoves = [
      { to: 'processing', label: 'W realizacji' },
      { to: 'canceled', label: 'Anulowane' },
    ] as const;
    expect(offered({ status: 'onHold', allowedMoves }).next).toBe('processing');
    expect(offered({ status: 'pendingPayment', allowedMoves }).next).toBeUndefined();
  });
});
