import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { App } from '../../../fastify-app.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aPasskey } from '../../../testing/a-passkey.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { HOUR_MS } from '../../../time/durations.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { forgetExpired } from '../forget-expired.ts';
import { mailsTo } from '../testing/mails-to.ts';

const ORIGIN = 'https://rosailen.example';
const RP_ID = 'rosailen.example';
type Passkey = ReturnType<typeof aPasskey>;

/** A browser at our shop, with its `x-session` cookie. */
function aBrowser(app: App) {
  let cookie = '';
  return async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, token?: string) => {
    const headers = { cookie, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const [set] = answer.cookies;
    if (set) cookie = `${set.name}=${set.value}`;
    return answer;
  };
}
type Browser = ReturnType<typeof aBrowser>;

async function register(browser: Browser, token: string, passkey: Passkey, name?: string) {
  const options = (await browser('POST', '/passkeys/registration', undefined, token)).json();
  const asked = { challenge: options.challenge, origin: ORIGIN, rpId: RP_ID };
  const answer = await browser('POST', '/passkeys', { response: passkey.create(asked), ...(name && { name }) }, token);
  return { options, asked, answer };
}

async function signIn(browser: Browser, passkey: Passkey, given: Parameters<Passkey['get']>[1] = {}) {
  const { challenge } = (await browser('POST', '/passkeys/sign-in/options')).json();
  return browser('POST', '/passkeys/sign-in', {
    response: passkey.get({ challenge, origin: ORIGIN, rpId: RP_ID }, given),
  });
}

const codeOf = (answer: { json: () => { code: string }; statusCode: number }) => [
  answer.statusCode,
  answer.json().code,
];

describe.each(dialects)('passkeys on $name', (dialect) => {
  const aShop = (shop: { readonly accountConfirmation?: boolean } = {}) =>
    buildTestApp(dialect, {
      sites: [aSite({ address: ORIGIN, domain: RP_ID, properties: { maintenance: false, shop } })],
    });

  test('a key is made for the site, listed, used to sign in, and forgotten', async () => {
    const app = await aShop();
    const { customer, token } = await signedInCustomer(app);
    const browser = aBrowser(app);
    const passkey = aPasskey();
    const { options, answer } = await register(browser, token, passkey, '  Telefon Leny ');
    expect(options).toMatchObject({
      rp: { id: RP_ID },
      user: { name: customer.email, displayName: 'Lena Różana' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: 'Telefon Leny',
      isSynced: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
    });

    const signedIn = await signIn(aBrowser(app), passkey, { userHandle: options.user.id });
    expect(signedIn.json()).toMatchObject({ status: 200, id: customer.id, token: { tokenType: 'Bearer' } });
    expect(signedIn.headers['cache-control']).toBe('no-store');
    const own = signedIn.json().token.accessToken;
    const { passkeys } = (await browser('GET', '/passkeys', undefined, own)).json();
    expect(passkeys).toMatchObject([{ name: 'Telefon Leny', lastUsedAt: expect.any(String) }]);

    const other = await signedInCustomer(app);
    const foreign = await browser('DELETE', `/passkeys/${passkeys[0].id}`, undefined, other.token);
    expect(codeOf(foreign)).toEqual([404, 'not-found']);
    expect((await browser('GET', '/passkeys', undefined, other.token)).json()).toEqual({ passkeys: [] });
    expect((await browser('DELETE', `/passkeys/${passkeys[0].id}`, undefined, own)).statusCode).toBe(204);
    expect(codeOf(await signIn(aBrowser(app), passkey))).toEqual([404, 'not-found']);
  });

  test('a second key of a customer has the same handle, the first is not made again, and nobody else gets it', async () => {
    const app = await aShop();
    const { token } = await signedInCustomer(app);
    const browser = aBrowser(app);
    const passkey = aPasskey();
    const first = await register(browser, token, passkey);
    expect(first.answer.json().name).toBe('Klucz dostępu');
    const second = await register(browser, token, aPasskey());
    expect(second.options.user.id).toBe(first.options.user.id);
    expect(second.options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    const other = await signedInCustomer(app);
    const taken = await register(browser, other.token, passkey);
    expect(codeOf(taken.answer)).toEqual([409, 'passkey-taken']);
  });

  test('whoever owns the mailbox is told of a new key, in words that nobody else chose; a refused one tells nothing', async () => {
    const app = await aShop();
    const { customer, token } = await signedInCustomer(app);
    const browser = aBrowser(app);
    const passkey = aPasskey();
    expect((await register(browser, token, passkey, 'Kliknij: evil.example')).answer.statusCode).toBe(201);
    const notices = async () =>
      (await mailsTo(app, customer.email)).filter(({ template }) => template === 'passkey-added');
    expect(await notices()).toMatchObject([
      { language: 'pl', data: { firstName: 'Lena', contactUrl: `${ORIGIN}/kontakt` } },
    ]);
    expect(JSON.stringify(await notices())).not.toContain('evil');
    const other = await signedInCustomer(app);
    expect((await register(aBrowser(app), other.token, passkey)).answer.statusCode).toBe(409);
    expect(await mailsTo(app, other.customer.email)).not.toContainEqual(
      expect.objectContaining({ template: 'passkey-added' }),
    );
    expect(await notices()).toHaveLength(1);
  });

  test('a challenge works once, in the browser that asked, for what it was asked for, and for a while', async () => {
    const app = await aShop();
    const { token } = await signedInCustomer(app);
    const browser = aBrowser(app);
    const passkey = aPasskey();
    const { asked } = await register(browser, token, passkey);
    const again = await browser('POST', '/passkeys', { response: aPasskey().create(asked) }, token);
    expect(codeOf(again)).toEqual([400, 'passkey-expired']);

    const { challenge } = (await browser('POST', '/passkeys/sign-in/options')).json();
    const response = passkey.get({ challenge, origin: ORIGIN, rpId: RP_ID });
    const thief = aBrowser(app);
    expect(codeOf(await thief('POST', '/passkeys/sign-in', { response }))).toEqual([400, 'passkey-expired']);
    await thief('POST', '/passkeys/sign-in/options');
    expect(codeOf(await thief('POST', '/passkeys/sign-in', { response }))).toEqual([400, 'passkey-expired']);
    const made = passkey.create({ challenge, origin: ORIGIN, rpId: RP_ID });
    expect(codeOf(await browser('POST', '/passkeys', { response: made }, token))).toEqual([400, 'passkey-expired']);
    expect((await browser('POST', '/passkeys/sign-in', { response })).statusCode).toBe(200);
    expect(codeOf(await browser('POST', '/passkeys/sign-in', { response }))).toEqual([400, 'passkey-expired']);

    await browser('POST', '/passkeys/sign-in/options');
    await forgetExpired(app.db, new Date(Date.now() + HOUR_MS));
    expect(await app.db.selectFrom('customer_passkey_challenge').selectAll().execute()).toEqual([]);
  });

  test('another origin, another site, a person who was not seen and a made-up signature are refused', async () => {
    const app = await aShop();
    const { token } = await signedInCustomer(app);
    const browser = aBrowser(app);
    const passkey = aPasskey();
    await register(browser, token, passkey);
    const attempt = async (change: object, given: Parameters<Passkey['get']>[1] = {}) => {
      const { challenge } = (await browser('POST', '/passkeys/sign-in/options')).json();
      const response = passkey.get({ challenge, origin: ORIGIN, rpId: RP_ID, ...change }, given);
      return codeOf(await browser('POST', '/passkeys/sign-in', { response }));
    };
    expect(await attempt({ origin: 'https://rosailen.example.evil' })).toEqual([400, 'passkey-refused']);
    expect(await attempt({ rpId: 'evil.example' })).toEqual([400, 'passkey-refused']);
    expect(await attempt({}, { isVerified: false })).toEqual([400, 'passkey-refused']);
    expect(await attempt({}, { userHandle: 'c29tZWJvZHk' })).toEqual([404, 'not-found']);
    const { challenge } = (await browser('POST', '/passkeys/sign-in/options')).json();
    const stranger = aPasskey().get({ challenge, origin: ORIGIN, rpId: RP_ID });
    const forged = { ...stranger, id: passkey.id, rawId: passkey.id };
    expect(codeOf(await browser('POST', '/passkeys/sign-in', { response: forged }))).toEqual([400, 'passkey-refused']);
    expect(await attempt({})).toEqual([200, undefined]);
  });

  test('a counter that goes back is that of a copy; a key that does not count works on', async () => {
    const app = await aShop();
    const { token } = await signedInCustomer(app);
    const browser = aBrowser(app);
    const counting = aPasskey();
    await register(browser, token, counting);
    for (let time = 0; time < 3; time += 1) expect((await signIn(browser, counting)).statusCode).toBe(200);
    counting.turnBack(1);
    expect(codeOf(await signIn(browser, counting))).toEqual([400, 'passkey-refused']);
    const silent = aPasskey({ countsSignatures: false });
    await register(browser, token, silent);
    for (let time = 0; time < 2; time += 1) expect((await signIn(browser, silent)).statusCode).toBe(200);
  });

  test('is of no use to an account that was switched off, waits for its mail, or is gone', async () => {
    const app = await aShop({ accountConfirmation: true });
    const { token, customer } = await signedInCustomer(app);
    const browser = aBrowser(app);
    const passkey = aPasskey();
    await register(browser, token, passkey);
    expect(codeOf(await signIn(browser, passkey))).toEqual([403, 'account-not-confirmed']);
    const update = (changes: object) =>
      app.db.updateTable('customer').set(changes).where('id', '=', customer.id).execute();
    await update({ emailConfirmedAt: new Date(), isActive: false });
    expect(codeOf(await signIn(browser, passkey))).toEqual([401, 'credentials-invalid']);
    await update({ isActive: true });
    expect((await signIn(browser, passkey)).statusCode).toBe(200);
    const { services } = app.customers;
    await inTransaction(app.db, async (trx) => {
      const owner = await services.customers.lock(trx, customer.id);
      if (owner) await deleteAccount(services, trx, owner, []);
    });
    expect(codeOf(await signIn(browser, passkey))).toEqual([404, 'not-found']);
  });

  test('an account keeps so many', async () => {
    const app = await aShop();
    const { token } = await signedInCustomer(app);
    const browser = aBrowser(app);
    for (let number = 0; number < 20; number += 1) {
      expect((await register(browser, token, aPasskey())).answer.statusCode).toBe(201);
    }
    const answer = await browser('POST', '/passkeys/registration', undefined, token);
    expect(codeOf(answer)).toEqual([409, 'too-many-passkeys']);
  });

  test('strangers see and change nothing; what is no key is refused at the border', async () => {
    const app = await aShop();
    const browser = aBrowser(app);
    for (const [method, url] of [
      ['GET', '/passkeys'],
      ['POST', '/passkeys/registration'],
      ['DELETE', '/passkeys/1'],
    ] as const) {
      expect((await browser(method, url)).statusCode).toBe(401);
    }
    await browser('POST', '/passkeys/sign-in/options');
    const passkey = aPasskey();
    const response = passkey.get({ challenge: 'x', origin: ORIGIN, rpId: RP_ID });
    const inner = response.response;
    for (const wrong of [
      {},
      { response: null },
      { response: { ...response, id: 'a'.repeat(2_000) } },
      { response: { ...response, response: { ...inner, signature: 'a'.repeat(20_000) } } },
      { response: { ...response, response: { ...inner, clientDataJSON: '<script>' } } },
    ]) {
      expect((await browser('POST', '/passkeys/sign-in', wrong)).statusCode).toBe(422);
    }
    const unreadable = { ...response, response: { ...inner, clientDataJSON: 'AAAA' } };
    expect(codeOf(await browser('POST', '/passkeys/sign-in', { response: unreadable }))).toEqual([
      400,
      'passkey-refused',
    ]);
  });
});
