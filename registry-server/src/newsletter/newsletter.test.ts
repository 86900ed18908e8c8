import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../fastify-app.ts';
import { signedInCustomer } from '../testing/a-customer.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';
import { HOUR_MS } from '../time/durations.ts';
import { followNewsletterPreference, forgetNewsletter, moveNewsletter } from './customer-subscription.ts';
import { createNewsletter } from './newsletter.ts';

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';
const anEmail = () => `${randomUUID()}@poczta.example`;

describe.each(dialects)('the newsletter on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    const english = { code: 'en', language: 'en', locale: 'en-US', domain: 'en.rosailen.example', isDefault: false };
    const sites = [aSite(), aSite(english)];
    app = await buildTestApp(dialect, { sites, env: { CUSTOMER_LIMITS_FACTOR: '100' } });
  });

  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });
  const subscribe = (email: string, body: object = { privacy: true }) =>
    post('/newsletter/subscribe', { email, ...body });
  const mailsTo = (email: string) =>
    app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const tokenIn = (url: unknown) => new URLSearchParams(new URL(String(url)).hash.slice(1)).get('token') ?? '';
  const subscriptionOf = async (email: string) => (await app.newsletter.find(email))?.status;

  async function confirmationOf(email: string): Promise<string> {
    const mails = await mailsTo(email);
    return tokenIn(mails.findLast(({ template }) => template === 'newsletter-confirm')?.data.confirmUrl);
  }

  test('is sent to nobody who has not confirmed by the link in the mail', async () => {
    const email = anEmail();
    const asked = await subscribe(` ${email.toUpperCase()} `);
    expect([asked.statusCode, asked.json()]).toEqual([202, { status: 'UNCONFIRMED' }]);
    const [mail] = await mailsTo(email);
    expect(mail?.data.confirmUrl).toMatch(/^https:\/\/rosailen\.example\/newsletter\/confirm#token=/);
    const token = await confirmationOf(email);
    expect((await post('/newsletter/confirm', { token })).json()).toEqual({ status: 'SUBSCRIBED' });
    expect(await subscriptionOf(email)).toBe('SUBSCRIBED');
    const again = await post('/newsletter/confirm', { token });
    expect([again.statusCode, again.json().code]).toEqual([422, 'token-invalid']);
    expect(JSON.stringify(await app.db.selectFrom('newsletter_token').selectAll().execute())).not.toContain(token);
  });

  test('can be unsubscribed by the link of the welcome mail, repeatedly', async () => {
    const email = anEmail();
    await subscribe(email);
    await post('/newsletter/confirm', { token: await confirmationOf(email) });
    const welcome = (await mailsTo(email)).at(-1);
    expect(welcome?.template).toBe('newsletter-welcome');
    const token = tokenIn(welcome?.data.unsubscribeUrl);
    for (const _ of [1, 2]) {
      expect((await post('/newsletter/unsubscribe', { token })).json()).toEqual({ status: 'UNSUBSCRIBED' });
    }
    expect(await subscriptionOf(email)).toBe('UNSUBSCRIBED');
    expect((await post('/newsletter/unsubscribe', { token: 'x'.repeat(43) })).statusCode).toBe(422);
  });

  test('needs the consent to the privacy policy, said in the language of the site', async () => {
    const refused = await subscribe(anEmail(), {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'consent-required',
      message: 'Zgoda na politykę prywatności jest wymagana.',
      details: { faults: [{ path: '/privacy' }] },
    });
    const payload = { email: anEmail(), privacy: false };
    const english = await post('/newsletter/subscribe', payload, { store: 'en' });
    expect(english.json().message).toBe('Consent to the privacy policy is required.');
  });

  test.each(['', 'to nie adres', 'a@b', 'a@b.pl, c@d.pl'])('refuses the address „%s”', async (email) => {
    const refused = await subscribe(email);
    expect([refused.statusCode, refused.json().details.faults[0].path]).toEqual([422, '/email']);
  });

  test('promotion by text message has a consent and a number of its own', async () => {
    const email = anEmail();
    expect((await subscribe(email, { privacy: true, smsPromotion: true })).json().code).toBe('phone-invalid');
    await subscribe(email, { privacy: true, smsPromotion: true, phone: '600 100 200' });
    expect(await app.newsletter.find(email)).toMatchObject({ smsPromotion: true, phone: '+48600100200' });
    const consents = await app.db
      .selectFrom('newsletter_consent')
      .innerJoin('newsletter_subscription', 'newsletter_subscription.id', 'subscriptionId')
      .select(['kind', 'isGranted', 'textVersion', 'source'])
      .where('email', '=', email)
      .orderBy('newsletter_consent.id')
      .execute();
    const given = { isGranted: true, textVersion: '1', source: 'form' };
    expect(consents).toEqual([
      { kind: 'privacy', ...given },
      { kind: 'email-promotion', ...given },
      { kind: 'sms-promotion', ...given },
    ]);
  });

  test('sends one mail when asked for twice in a row', async () => {
    const email = anEmail();
    await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('a link is valid for two days', async () => {
    const email = anEmail();
    await subscribe(email);
    const token = await confirmationOf(email);
    const inTwoDays = new Date(Date.now() + 48 * HOUR_MS + 1_000);
    const late = createNewsletter(app.db, () => inTwoDays);
    await expect(late.confirm(token, app.sites.require('pl'))).rejects.toMatchObject({ code: 'token-invalid' });
    expect(await subscriptionOf(email)).toBe('UNCONFIRMED');
  });

  test('answers GraphQL with the status, and refuses with the messages of the contract', async () => {
    const ask = graphqlClient(app);
    const email = anEmail();
    expect((await ask(SUBSCRIBE, { email })).data).toEqual({ subscribeEmailToNewsletter: { status: 'UNCONFIRMED' } });
    await post('/newsletter/confirm', { token: await confirmationOf(email) });
    const refusalOf = async (address: string) => (await ask(SUBSCRIBE, { email: address })).errors?.[0];
    expect(await refusalOf(email)).toMatchObject({
      message: 'This email address is already subscribed.',
      extensions: { category: 'graphql-already-exists' },
    });
    expect(await refusalOf('nie-adres')).toMatchObject({ message: 'Enter a valid email address.' });
    expect(await refusalOf('')).toMatchObject({
      message: 'You must specify an email address to subscribe to a newsletter.',
      extensions: { category: 'graphql-input' },
    });
  });

  test('subscribes a customer without confirmation for a verified mailbox only', async () => {
    const proven = await signedInCustomer(app, { email: anEmail(), emailConfirmedAt: new Date() });
    const ask = graphqlClient(app, proven.headers);
    const own = await ask(SUBSCRIBE, { email: proven.customer.email });
    expect(own.data).toEqual({ subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } });
    const other = await ask(SUBSCRIBE, { email: anEmail() });
    expect(other.data).toEqual({ subscribeEmailToNewsletter: { status: 'UNCONFIRMED' } });
    const account = await app.customers.services.customers.findById(proven.customer.id);
    expect(account?.isSubscribed).toBe(true);
  });

  test('follows what a customer chooses in the account, also to a new address', async () => {
    const [email, next] = [anEmail(), anEmail()];
    const follow = (isSubscribed: boolean, confirmed: Date | null) =>
      inTransaction(app.db, (trx) =>
        followNewsletterPreference(trx, { email, emailConfirmedAt: confirmed }, isSubscribed),
      );
    await follow(true, null);
    expect(await subscriptionOf(email)).toBe('UNCONFIRMED');
    await follow(true, new Date());
    expect(await subscriptionOf(email)).toBe('SUBSCRIBED');
    await follow(false, new Date());
    expect(await subscriptionOf(email)).toBe('UNSUBSCRIBED');
    await follow(true, new Date());
    await inTransaction(app.db, (trx) => moveNewsletter(trx, email, next));
    expect([await subscriptionOf(email), await subscriptionOf(next)]).toEqual([undefined, 'UNCONFIRMED']);
    await inTransaction(app.db, (trx) => forgetNewsletter(trx, next));
    expect(await subscriptionOf(next)).toBeUndefined();
  });

  test('is limited per network', async () => {
    const slow = await buildTestApp(dialect);
    const codes = new Set<number>();
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const payload = { token: 'x'.repeat(43) };
      codes.add((await slow.inject({ method: 'POST', url: '/newsletter/confirm', payload })).statusCode);
    }
    expect(codes).toEqual(new Set([422, 429]));
  });
});
