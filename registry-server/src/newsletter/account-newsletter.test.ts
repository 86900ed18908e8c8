import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../fastify-app.ts';
import { signedInCustomer } from '../testing/a-customer.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { createAccountNewsletter } from './account-newsletter.ts';
import { moveNewsletter } from './customer-subscription.ts';

const anEmail = () => `${randomUUID()}@poczta.example`;
const NONE = { status: 'NOT_ACTIVE', emailPromotion: false, smsPromotion: false };

describe.each(dialects)('the newsletter of an account on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' } });
  });

  async function aCustomer(emailConfirmedAt: Date | null = null) {
    const email = anEmail();
    const person = await signedInCustomer(app, { email, emailConfirmedAt });
    const put = (path: string, payload: object) =>
      person.inject({ method: 'PUT', url: `/me/subscriptions/${path}`, payload });
    return {
      email,
      person,
      shown: async () => (await person.inject({ url: '/me/subscriptions' })).json().newsletter,
      subscribe: (isSubscribed: boolean, privacy = true) => put('newsletter', { isSubscribed, privacy }),
      sms: (isGranted: boolean, phone?: string) => put('sms', { isGranted, ...(phone !== undefined && { phone }) }),
      again: () => person.inject({ method: 'POST', url: '/me/subscriptions/newsletter/confirmation' }),
      account: () => app.customers.services.customers.findById(person.customer.id),
    };
  }
  const mailsTo = async (email: string) =>
    (await app.db.selectFrom('mail_outbox').select('template').where('recipient', '=', email).execute()).map(
      ({ template }) => template,
    );
  const consentsOf = async (email: string) =>
    (
      await app.db
        .selectFrom('newsletter_consent')
        .innerJoin('newsletter_subscription', 'newsletter_subscription.id', 'subscriptionId')
        .select(['kind', 'isGranted', 'source'])
        .where('email', '=', email)
        .orderBy('newsletter_consent.id')
        .execute()
    ).map(({ kind, isGranted, source }) => `${kind} ${Boolean(isGranted)} ${source}`);

  test('waits for the link in the mail, which can be asked for again, and can be given up', async () => {
    const lena = await aCustomer();
    expect(await lena.shown()).toEqual(NONE);
    const asked = await lena.subscribe(true);
    const waiting = { status: 'UNCONFIRMED', emailPromotion: true, smsPromotion: false };
    expect(asked.json()).toEqual({ ...waiting, confirmationSentAt: expect.stringMatching(/^\d{4}-.+Z$/) });
    expect(await lena.shown()).toEqual(asked.json());
    // A moment later no second mail goes out, and the time of the first is told.
    expect((await lena.again()).json()).toEqual(asked.json());
    expect(await mailsTo(lena.email)).toEqual(['newsletter-confirm']);
    const later = createAccountNewsletter(app.db, () => new Date(Date.now() + 3 * MINUTE_MS));
    const site = app.sites.require('pl');
    const sent = await later.askAgain({ email: lena.email, emailConfirmedAt: null }, site);
    expect(sent?.confirmationSentAt?.toISOString()).not.toBe(asked.json().confirmationSentAt);
    expect(await mailsTo(lena.email)).toEqual(['newsletter-confirm', 'newsletter-confirm']);
    expect(await consentsOf(lena.email)).toEqual(['privacy true account', 'email-promotion true account']);
    expect((await lena.subscribe(false, false)).json()).toEqual({ ...NONE, status: 'UNSUBSCRIBED' });
    expect((await lena.again()).json().status).toBe('UNSUBSCRIBED');
    expect((await lena.account())?.isSubscribed).toBe(false);
  });

  test('begins at once for a proven mailbox, and the account shows it everywhere', async () => {
    const lena = await aCustomer(new Date());
    expect((await lena.subscribe(true)).json().status).toBe('SUBSCRIBED');
    expect((await lena.subscribe(true)).json().status).toBe('SUBSCRIBED');
    expect((await lena.account())?.isSubscribed).toBe(true);
    const ask = graphqlClient(app, lena.person.headers);
    expect((await ask('{ customer { newsletter_status is_subscribed } }')).data.customer).toEqual({
      newsletter_status: 'SUBSCRIBED',
      is_subscribed: true,
    });
    await lena.subscribe(false);
    expect((await ask('{ customer { newsletter_status } }')).data.customer.newsletter_status).toBe('UNSUBSCRIBED');
    expect(await mailsTo(lena.email)).toEqual(['newsletter-welcome']);
  });

  test('needs the consent to the privacy policy to begin, and nothing to end', async () => {
    const lena = await aCustomer();
    const refused = await lena.subscribe(true, false);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        message: 'Zgoda na politykę prywatności jest wymagana.',
        details: { faults: [{ path: '/privacy' }] },
      },
    ]);
    expect(await lena.shown()).toEqual(NONE);
    expect((await lena.subscribe(false, false)).json()).toEqual(NONE);
  });

  test('text messages are agreed to and withdrawn apart from it', async () => {
    const lena = await aCustomer(new Date());
    expect((await lena.sms(true, '12')).json()).toMatchObject({
      code: 'phone-invalid',
      details: { faults: [{ path: '/phone' }] },
    });
    expect((await lena.sms(true)).statusCode).toBe(422);
    expect((await lena.sms(true, '600 100 200')).json()).toEqual({ ...NONE, smsPromotion: true, phoneEnding: '200' });
    await lena.sms(true, '+48600100200');
    await lena.subscribe(true);
    expect(await lena.shown()).toMatchObject({ status: 'SUBSCRIBED', smsPromotion: true, phoneEnding: '200' });
    await lena.subscribe(false);
    expect(await lena.shown()).toEqual({
      status: 'UNSUBSCRIBED',
      emailPromotion: false,
      smsPromotion: true,
      phoneEnding: '200',
    });
    await lena.subscribe(true);
    await lena.sms(false);
    await lena.sms(false);
    expect(await lena.shown()).toMatchObject({ status: 'SUBSCRIBED', smsPromotion: false });
    expect((await consentsOf(lena.email)).filter((consent) => consent.startsWith('sms'))).toEqual([
      'sms-promotion true account',
      'sms-promotion false account',
    ]);
    expect((await app.newsletter.find(lena.email))?.phone).toBeNull();
  });

  test('a link in a newsletter ends text messages too, though mails have ended before', async () => {
    const lena = await aCustomer(new Date());
    await lena.subscribe(true);
    const mail = await app.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', lena.email)
      .executeTakeFirstOrThrow();
    const token = new URL(String((mail.data as Record<string, unknown>).unsubscribeUrl)).hash.slice('#token='.length);
    await lena.sms(true, '600100200');
    await lena.subscribe(false);
    await app.inject({ method: 'POST', url: '/newsletter/unsubscribe', payload: { token } });
    expect(await lena.shown()).toEqual({ ...NONE, status: 'UNSUBSCRIBED' });
  });

  test('text messages go on when the account moves to another address', async () => {
    const lena = await aCustomer(new Date());
    await lena.sms(true, '600100200');
    const next = anEmail();
    await inTransaction(app.db, (trx) => moveNewsletter(trx, lena.email, next));
    expect(await app.newsletter.find(lena.email)).toBeUndefined();
    expect(await app.newsletter.find(next)).toMatchObject({
      status: 'NOT_ACTIVE',
      smsPromotion: true,
      phone: '+48600100200',
    });
  });

  test('shows no digit of a number to an account that only says the mailbox is its own', async () => {
    const impostor = await aCustomer();
    expect((await impostor.sms(true, '600100200')).json()).toEqual({ ...NONE, smsPromotion: true });
  });

  test('is nobody’s without a token', async () => {
    for (const [path, payload] of [
      ['newsletter', { isSubscribed: true, privacy: true }],
      ['sms', { isGranted: true, phone: '600100200' }],
    ] as const) {
      const answer = await app.inject({ method: 'PUT', url: `/me/subscriptions/${path}`, payload });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
    }
    const again = await app.inject({ method: 'POST', url: '/me/subscriptions/newsletter/confirmation' });
    expect(again.statusCode).toBe(401);
  });
});
