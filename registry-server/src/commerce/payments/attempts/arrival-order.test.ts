import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSitesStore } from '../../../content/sites/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { aSite } from '../../../testing/a-site.ts';
import { dialects } from '../../../testing/dialects.ts';
import { ordersInMemory } from '../testing/orders-in-memory.ts';
import { applyReport } from './apply-report.ts';
import { ATTEMPT_RANKS, type AttemptState, advance, type ReportedState } from './attempt-state.ts';
import { attemptsOfOrder, insertAttempt } from './attempts.store.ts';

const RUNS = Number(process.env.PAYMENT_ORDERS ?? 25);
const AMOUNT = 10_399;
const states = Object.keys(ATTEMPT_RANKS) as AttemptState[];
const reported: readonly ReportedState[] = ['pending', 'review', 'expired', 'declined', 'captured', 'returned'];

describe('ranks', () => {
  test('any order of states ends in the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { minLength: 1 }), (list) => {
        const end = list.reduce(advance, 'created');
        const reversed = list.toReversed().reduce(advance, 'created');
        expect(end).toBe(reversed);
        expect(ATTEMPT_RANKS[end]).toBe(Math.max(...list.map((state) => ATTEMPT_RANKS[state])));
      }),
    );
  });
});

describe.each(dialects)('notices of an order with several attempts on $name', ({ openDatabase }) => {
  let db: Db;
  let siteId: number;
  beforeAll(async () => {
    db = await openDatabase();
    siteId = (await createSitesStore(db).save(aSite())).site.id;
  });
  let lastOrderId = 0;

  interface Notice {
    readonly attempt: number;
    readonly state: ReportedState;
    readonly amount: number;
  }

  /** What is left in the end when notifications arrive in this order. */
  async function endOf(attempts: number, notices: readonly Notice[]) {
    lastOrderId += 1;
    const orderId = lastOrderId;
    const now = new Date('2026-11-20T12:00:00Z');
    const memory = ordersInMemory(orderId, siteId, AMOUNT);
    const deps = { now: () => now, orders: () => memory.orders };
    const rows = [];
    for (let index = 0; index < attempts; index += 1) {
      rows.push(
        await insertAttempt(db, {
          siteId,
          orderId,
          cartId: null,
          provider: 'przelewy24',
          method: 'przelewy24',
          amount: AMOUNT,
          currency: 'PLN',
          state: 'created',
          redirectUrl: null,
          reasonCode: null,
          data: '{}',
          startedAt: now,
          capturedAt: null,
          expiresAt: null,
          checkAt: null,
          createdAt: now,
        }),
      );
    }
    for (const { attempt, state, amount } of notices) {
      const row = rows[attempt];
      if (!row) continue;
      const report = {
        merchantReference: row.merchantReference,
        providerReference: `ext-${row.id}`,
        state,
        amount,
        currency: 'PLN',
      };
      await inTransaction(db, (trx) => applyReport(trx, deps, row.id, report));
    }
    const after = await attemptsOfOrder(db, orderId);
    const captured = after.filter(({ capturedAt }) => capturedAt !== null);
    const sum = (of: 'amount' | 'refunded') => captured.reduce((total, each) => total + each[of], 0);
    return {
      states: after.map(({ state }) => state),
      captured: captured.length,
      kept: sum('amount') - sum('refunded'),
      // How often the order was told that it is paid.
      paid: memory.paid(),
    };
  }

  const notice = fc.record({
    attempt: fc.nat({ max: 2 }),
    state: fc.constantFrom(...reported.filter((state) => state !== 'returned')),
    amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, AMOUNT - 1),
  });

  test('come to the same end in whatever order they arrive, and are paid at most once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc
          .array(notice, { maxLength: 8 })
          .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        async (attempts, [first, second]) => {
          const [one, other] = [await endOf(attempts, first), await endOf(attempts, second)];
          expect(other).toEqual(one);
          expect(one.paid).toBe(one.captured > 0 ? 1 : 0);
          // Whatever came beyond the price is on its way back.
          expect(one.kept).toBe(one.captured > 0 ? AMOUNT : 0);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('what the provider gave back counts as paid and given back, whichever is heard of first', async () => {
    const at = (state: ReportedState) => ({ attempt: 0, state, amount: AMOUNT });
    const forward = await endOf(1, [at('captured'), at('returned')]);
    expect(await endOf(1, [at('returned'), at('captured')])).toEqual(forward);
    expect(forward).toEqual({ states: ['returned'], captured: 1, kept: 0, paid: 1 });
  });
});
