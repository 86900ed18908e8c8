import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';

describe.each(dialects)('subscribers on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    admin = await signedIn(app, 'admin');
    const { id: siteId } = app.sites.resolve({});
    const at = new Date('2026-11-20T12:00:00Z');
    const row = {
      siteId,
      language: 'pl' as const,
      emailPromotion: true,
      smsPromotion: false,
      createdAt: at,
      updatedAt: at,
    };
    await app.db
      .insertInto('newsletter_subscription')
      .values([
        { ...row, email: 'anna@poczta.example.com', status: 'SUBSCRIBED', phone: '+48600700800', smsPromotion: true },
        { ...row, email: 'ewa@poczta.example.com', status: 'UNCONFIRMED' },
        { ...row, email: '=1+1@poczta.example.com', status: 'UNSUBSCRIBED', emailPromotion: false },
      ])
      .execute();
  });

  const emails = async (query: string) =>
    (await admin.inject({ url: `/staff/newsletter${query}` }))
      .json()
      .items.map(({ email }: { email: string }) => email);

  test('are listed newest first, by state and by the beginning of the address, in pages', async () => {
    expect(await emails('')).toEqual(['=1+1@poczta.example.com', 'ewa@poczta.example.com', 'anna@poczta.example.com']);
    expect(await emails('?status=UNCONFIRMED')).toEqual(['ewa@poczta.example.com']);
    expect(await emails('?search=AN')).toEqual(['anna@poczta.example.com']);
    expect(await emails('?search=%25')).toEqual([]);
    expect(await emails('?page=2&pageSize=2')).toEqual(['anna@poczta.example.com']);
    expect((await admin.inject({ url: '/staff/newsletter?pageSize=2' })).json()).toMatchObject({
      total: 3,
      items: [{ emailPromotion: false }, {}],
    });
  });

  test('come as a file in which nothing runs', async () => {
    const { body, headers } = await admin.inject({ url: '/staff/newsletter/export' });
    expect(headers['content-disposition']).toContain('newsletter.csv');
    expect(body.split('\r\n')).toEqual([
      '\uFEFFe-mail;stan;zgoda_email;zgoda_sms;telefon;od;zmiana',
      "anna@poczta.example.com;SUBSCRIBED;tak;tak;'+48600700800;2026-11-20T12:00:00.000Z;2026-11-20T12:00:00.000Z",
      'ewa@poczta.example.com;UNCONFIRMED;tak;nie;;2026-11-20T12:00:00.000Z;2026-11-20T12:00:00.000Z',
      "'=1+1@poczta.example.com;UNSUBSCRIBED;nie;nie;;2026-11-20T12:00:00.000Z;2026-11-20T12:00:00.000Z",
      '',
    ]);
    const waiting = await admin.inject({ url: '/staff/newsletter/export?status=UNCONFIRMED' });
    expect(waiting.body.split('\r\n')).toHaveLength(3);
  });

  test('are for administrators alone', async () => {
    const publisher = await signedIn(app, 'publisher');
    for (const url of ['/staff/newsletter', '/staff/newsletter/export', '/staff/cookie-consents'])
      expect((await publisher.inject({ url })).statusCode).toBe(403);
  });

  test('proofs of choices about cookies are found by the number of the visitor', async () => {
    const visitor = 'gosc-000000000000001';
    const choice = { visitor, textVersion: '2026-11', functional: true, analytics: false, marketing: false };
    for (const [index, way] of ['selected', 'required'].entries())
      await app.inject({
        method: 'POST',
        url: '/cookie-consents',
        payload: { ...choice, id: `wybor-00000000000000${index}`, way },
      });
    const found = (await admin.inject({ url: `/staff/cookie-consents?visitor=${visitor}` })).json();
    expect(found).toMatchObject({ total: 2, items: [{ visitor, functional: true, analytics: false }, { visitor }] });
    expect((await admin.inject({ url: '/staff/cookie-consents?visitor=nikt' })).json()).toMatchObject({ total: 0 });
  });
});
