import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { aStoredCustomer } from '../../testing/a-customer.ts';
import { dialects } from '../../testing/dialects.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { forgetExpired } from './forget-expired.ts';
import { createSsoStore } from './sso/sso.store.ts';
import { createCustomerTokensStore } from './tokens/customer-tokens.store.ts';
import { createOneTimeTokensStore } from './tokens/one-time-tokens.store.ts';

const tables = ['customer_token', 'customer_one_time_token', 'sso_attempt', 'sso_pending'] as const;

describe.each(dialects)('what has expired on $name', ({ openDatabase }) => {
  test('is removed, what has not stays', async () => {
    const db = await openDatabase();
    const start = new Date('2026-11-20T08:00:00Z');
    const now = () => start;
    const { id: customerId, email } = await aStoredCustomer(db);
    const place = { provider: 'google', sessionId: 'a'.repeat(32) };
    await createCustomerTokensStore(db, now).open(customerId);
    await inTransaction(db, (trx) =>
      createOneTimeTokensStore(db, now).issue(trx, 'password-reset', { customerId, email }),
    );
    const sso = createSsoStore(db, now);
    await sso.beginWay(place, { redirectUri: 'https://rosailen.example', state: 's', nonce: 'n', codeVerifier: 'v' });
    await sso.keepPending(place, { subject: '1', email, isEmailVerified: true, firstName: 'Lena', lastName: 'Len' });

    const leftAfter = async (ms: number) => {
      await forgetExpired(db, new Date(start.getTime() + ms));
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
      return rows.map(({ length }) => length);
    };
    expect(await leftAfter(0)).toEqual([1, 1, 1, 1]);
    expect(await leftAfter(HOUR_MS)).toEqual([0, 1, 0, 0]);
    expect(await leftAfter(2 * HOUR_MS)).toEqual([0, 0, 0, 0]);
  });
});
