import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { aStoredCustomer } from '../../../testing/a-customer.ts';
import { dialects } from '../../../testing/dialects.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { createOneTimeTokensStore, ONE_TIME_LIFETIME_MS } from './one-time-tokens.store.ts';

const LIFETIME_MS = ONE_TIME_LIFETIME_MS['password-reset'];

describe.each(dialects)('tokens of links on $name', ({ openDatabase }) => {
  async function aStore() {
    const db = await openDatabase();
    const { id: customerId, email } = await aStoredCustomer(db);
    const clock = { ms: Date.parse('2026-11-20T08:00:00Z') };
    const store = createOneTimeTokensStore(db, () => new Date(clock.ms));
    const claim = { customerId, email };
    return {
      clock,
      claim,
      store,
      issue: () => inTransaction(db, (trx) => store.issue(trx, 'password-reset', claim)),
      take: (token = '', purpose: 'password-reset' | 'confirm-email' = 'password-reset', of = email) =>
        inTransaction(db, (trx) => store.take(trx, token, purpose, of)),
    };
  }

  test('work once, for their purpose and their address', async () => {
    const { issue, take, claim } = await aStore();
    const token = await issue();
    expect(await take(token, 'confirm-email')).toBeUndefined();
    expect(await take(token, 'password-reset', 'jan@example.com')).toBeUndefined();
    expect(await take(token)).toEqual(claim);
    expect(await take(token)).toBeUndefined();
  });

  test('work for a while', async () => {
    const { issue, take, clock, claim, store } = await aStore();
    const token = (await issue()) ?? '';
    clock.ms += LIFETIME_MS - 1;
    expect(await store.isValid(token, 'password-reset', claim.email)).toBe(true);
    clock.ms += 1;
    expect(await store.isValid(token, 'password-reset', claim.email)).toBe(false);
    expect(await take(token)).toBeUndefined();
  });

  test('are sent once when several ask at the same time', async () => {
    const { issue } = await aStore();
    const issued = await Promise.all([issue(), issue(), issue(), issue()]);
    expect(issued.filter((token) => token !== undefined)).toHaveLength(1);
  });

  test('replace earlier ones, but not at once', async () => {
    const { issue, take, clock, claim } = await aStore();
    const first = await issue();
    expect(await issue()).toBeUndefined();
    clock.ms += 2 * MINUTE_MS;
    const second = await issue();
    expect(second).toEqual(expect.any(String));
    expect(await take(first)).toBeUndefined();
    expect(await take(second)).toEqual(claim);
  });
});
