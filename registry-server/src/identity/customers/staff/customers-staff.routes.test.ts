import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { aCustomer, signedInCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { deleteDueAccounts } from '../privacy/account-deletion.ts';

async function aShop(dialect: (typeof dialects)[number]) {
  const app = await buildTestApp(dialect);
  const { db, customers, addresses } = app.customers.services;
  const create = (changes: object) =>
    inTransaction(db, (trx) => customers.create(trx, aCustomer(changes), [], new Date('2026-11-20T08:00:00Z')));
  const lena = await create({ email: 'lena.rozana@example.com', phone: '+48601234567', friendsAndFamily: true });
  const zolw = await create({ email: 'zolw@example.org', firstName: 'Żaneta', lastName: 'Żółw', isSubscribed: true });
  await addresses.create(lena.id, {
    firstName: 'Lena',
    lastName: 'Różana',
    middleName: null,
    prefix: null,
    suffix: null,
    company: null,
    vatId: null,
    street: ['Lniana 1'],
    city: 'Łódź',
    postcode: '90-001',
    countryCode: 'PL',
    region: null,
    regionCode: null,
    regionId: null,
    phone: '+48601234567',
    fax: null,
    isDefaultShipping: true,
    isDefaultBilling: false,
  });
  return { app, lena, zolw, admin: await signedIn(app, 'admin') };
}

describe.each(dialects)('customers, for staff, on $name', (dialect) => {
  test.each([
    ['', ['zolw@example.org', 'lena.rozana@example.com']],
    ['roza', ['lena.rozana@example.com']],
    ['zolw żan', ['zolw@example.org']],
    ['example.com', ['lena.rozana@example.com']],
    ['+48 601 234', ['lena.rozana@example.com']],
    ['601234567', ['lena.rozana@example.com']],
    ['lena zolw', []],
    ['%', ['zolw@example.org', 'lena.rozana@example.com']],
  ])('searched by %j', async (search, emails) => {
    const { admin } = await aShop(dialect);
    const list = await admin.inject({ url: '/staff/customers', query: { search } });
    expect(list.statusCode).toBe(200);
    expect(list.json().items.map(({ email }: { email: string }) => email)).toEqual(emails);
    expect(list.json().total).toBe(emails.length);
  });

  test('come page by page, newest first', async () => {
    const { admin, lena } = await aShop(dialect);
    const list = await admin.inject({ url: '/staff/customers?page=2&pageSize=1' });
    expect(list.json()).toEqual({
      items: [
        {
          id: lena.id,
          email: 'lena.rozana@example.com',
          firstName: 'Lena',
          lastName: 'Różana',
          phone: '+48601234567',
          createdAt: '2026-11-20T08:00:00.000Z',
          isSubscribed: false,
          isPremium: true,
          friendsAndFamilyStatus: 'member',
          isActive: true,
        },
      ],
      total: 2,
      page: 2,
      pageSize: 1,
    });
  });

  test('are shown with what they accepted at sign-up, to administrators only', async () => {
    const { app, admin, lena } = await aShop(dialect);
    const { db, customers } = app.customers.services;
    const acceptedAt = new Date('2026-11-20T08:00:00Z');
    const consents = [
      { kind: 'terms', textVersion: '2026-05', source: 'sign-up' },
      { kind: 'privacy', textVersion: '2026-05', source: 'sign-up' },
    ] as const;
    const basia = await inTransaction(db, (trx) =>
      customers.create(trx, aCustomer({ email: 'basia@example.com' }), consents, acceptedAt),
    );
    const read = async (id: number) => (await admin.inject({ url: `/staff/customers/${id}` })).json().consents;
    expect(await read(basia.id)).toEqual(
      consents.map((consent) => ({ ...consent, acceptedAt: '2026-11-20T08:00:00.000Z' })),
    );
    expect(await read(lena.id)).toEqual([]);
    const publisher = await signedIn(app, 'publisher');
    expect((await publisher.inject({ url: `/staff/customers/${basia.id}` })).statusCode).toBe(403);
  });

  test('are shown with their addresses, and nothing of their passwords', async () => {
    const { admin, lena } = await aShop(dialect);
    const shown = await admin.inject({ url: `/staff/customers/${lena.id}` });
    expect(shown.json()).toMatchObject({
      id: lena.id,
      language: 'pl',
      signInProviders: [],
      addresses: [{ street: ['Lniana 1'], city: 'Łódź', postcode: '90-001', isDefaultShipping: true }],
    });
    expect(shown.body).not.toContain('assword');
    expect((await admin.inject({ url: '/staff/customers/999' })).statusCode).toBe(404);
  });

  test('are signed out at once when they are switched off', async () => {
    const { app, admin } = await aShop(dialect);
    const { customer, token } = await signedInCustomer(app);
    const change = (isActive: boolean) =>
      admin.inject({ method: 'PATCH', url: `/staff/customers/${customer.id}`, payload: { isActive } });
    expect((await change(false)).json()).toMatchObject({ isActive: false });
    expect(await app.customers.authenticate(token)).toBeUndefined();
    expect((await change(true)).json()).toMatchObject({ isActive: true });
    // The old token stays dead: it has ended, it was not only hidden.
    expect(await app.customers.authenticate(token)).toBeUndefined();
  });

  test('leave when they ask for it in a mail: after a day, unless somebody keeps the account', async () => {
    const { app, admin } = await aShop(dialect);
    const { customer, token } = await signedInCustomer(app);
    const url = `/staff/customers/${customer.id}`;
    await admin.inject({ method: 'PATCH', url, payload: { isActive: false } });
    const asked = await admin.inject({ method: 'POST', url: `${url}/deletion` });
    expect(asked.statusCode).toBe(200);
    const { deletionAt } = asked.json();
    expect(Date.parse(deletionAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await admin.inject({ url })).json()).toMatchObject({ deletionAt });
    expect(await app.customers.authenticate(token)).toBeUndefined();
    const mails = await app.db.selectFrom('mail_outbox').select('template').execute();
    expect(mails.map(({ template }) => template)).toContain('account-deletion-scheduled');

    expect((await admin.inject({ method: 'DELETE', url: `${url}/deletion` })).json().deletionAt).toBeUndefined();
    await admin.inject({ method: 'POST', url: `${url}/deletion` });
    await app.db
      .updateTable('customer_deletion')
      .set({ endsAt: new Date(0) })
      .execute();
    await deleteDueAccounts(app.customers.services, (id) => app.sites.find(String(id)));
    expect((await admin.inject({ url })).json()).toMatchObject({ firstName: '', deletedAt: expect.any(String) });
    expect((await admin.inject({ method: 'POST', url: `${url}/deletion` })).statusCode).toBe(404);
    expect((await admin.inject({ method: 'DELETE', url: '/staff/customers/999/deletion' })).statusCode).toBe(404);
  });

  test('are the business of administrators only', async () => {
    const { app, lena } = await aShop(dialect);
    const publisher = await signedIn(app, 'publisher');
    for (const url of ['/staff/customers', `/staff/customers/${lena.id}`]) {
      expect((await publisher.inject({ url })).statusCode).toBe(403);
      expect((await app.inject({ url })).statusCode).toBe(401);
    }
    const { headers } = await signedInCustomer(app);
    expect((await app.inject({ url: '/staff/customers', headers })).statusCode).toBe(401);
    const off = { method: 'PATCH', url: `/staff/customers/${lena.id}`, payload: { isActive: false } } as const;
    expect((await publisher.inject(off)).statusCode).toBe(403);
  });

  test.each([{}, { isActive: 'no' }, { isActive: false, email: 'x@example.com' }])(
    'do not change by %j',
    async (payload) => {
      const { admin, lena } = await aShop(dialect);
      const { statusCode } = await admin.inject({ method: 'PATCH', url: `/staff/customers/${lena.id}`, payload });
      expect(statusCode).toBe(422);
    },
  );
});
