import { DEMO_CLIENT, DEMO_PEOPLE } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aStoredCustomer, signedInCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { atProvider } from '../../../testing/at-provider.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns, TEST_STOREFRONT_URL } from '../../../testing/run-stand-ins.ts';
import { mailsTo } from '../testing/mails-to.ts';

const [anna, piotr, unverified, mailless] = DEMO_PEOPLE.map(({ id }) => id) as [string, string, string, string];
const ANNAS_EMAIL = 'anna.nowak@poczta.example';
type Provider = 'google' | 'facebook';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

/** A shopper's browser at our shop, with its `x-session` cookie. */
function aShopper(app: App) {
  let cookie = '';
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers: { cookie, ...headers } });
    const [set] = answer.cookies;
    if (set) cookie = `${set.name}=${set.value}`;
    return answer;
  };
  return {
    ask,
    begin: async (provider: Provider): Promise<string> => (await ask(`/sso/redirect/${provider}`)).json().redirectUri,
    finish: (provider: Provider, back: URL | URLSearchParams | Record<string, string>) => {
      const query = back instanceof URL ? back.searchParams : new URLSearchParams(back);
      return ask(`/sso/callback/${provider}?${query}`);
    },
    async signIn(provider: Provider, person: string) {
      return this.finish(provider, await atProvider(standIns.url, await this.begin(provider), person));
    },
    accept: (provider: Provider, session_id: string, more: Record<string, string> = {}) =>
      ask(`/sso/callback/${provider}?${new URLSearchParams({ consents_accepted: '1', session_id, ...more })}`),
    link: (provider: Provider, session_id: string, token: string) =>
      app.inject({
        method: 'POST',
        url: `/sso/link/${provider}`,
        payload: { session_id },
        headers: { cookie, authorization: `Bearer ${token}` },
      }),
  };
}

describe.each(dialects)('signing in through others on $name', (dialect) => {
  const aShop = (shop: { readonly accountConfirmation?: boolean } = {}) => {
    const properties = { maintenance: false, shop };
    const { id, secret } = DEMO_CLIENT;
    return buildTestApp(dialect, {
      sites: [aSite({ address: TEST_STOREFRONT_URL, domain: 'sklep.example:3000', properties })],
      env: {
        SSO_GOOGLE_ISSUER: `${standIns.url}/oidc`,
        SSO_GOOGLE_CLIENT_ID: id,
        SSO_GOOGLE_CLIENT_SECRET: secret,
        SSO_FACEBOOK_DIALOG_URL: `${standIns.url}/facebook/v23.0/dialog/oauth`,
        SSO_FACEBOOK_GRAPH_URL: `${standIns.url}/facebook/v23.0`,
        SSO_FACEBOOK_CLIENT_ID: id,
        SSO_FACEBOOK_CLIENT_SECRET: secret,
      },
    });
  };

  test('begins with an address of the provider that carries PKCE, state and nonce, and a cookie', async () => {
    const app = await aShop();
    const answer = await app.inject({ url: '/sso/redirect/google' });
    expect(answer.statusCode).toBe(200);
    const { searchParams, origin } = new URL(answer.json().redirectUri);
    expect(origin).toBe(standIns.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: DEMO_CLIENT.id,
      response_type: 'code',
      redirect_uri: `${TEST_STOREFRONT_URL}/auth/sso`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.cookies).toMatchObject([{ name: 'x-session', httpOnly: true, sameSite: 'Lax', path: '/' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/sso/providers')).json()).toEqual({
      providers: ['google', 'facebook'],
      opensIn: 'tab',
      isBackOffice: false,
    });
  });

  test('says how a site opens a provider', async () => {
    const generalSettings = { auth: { social: 'window', isBackOffice: true } };
    const app = await buildTestApp(dialect, { sites: [aSite({ generalSettings })] });
    expect((await app.inject('/sso/providers')).json()).toEqual({
      providers: [],
      opensIn: 'window',
      isBackOffice: true,
    });
  });

  test('of a new person asks for the consents, then opens an account and signs in', async () => {
    const app = await aShop();
    const shopper = aShopper(app);
    const asked = await shopper.signIn('google', anna);
    expect(asked.statusCode).toBe(422);
    expect(asked.json()).toMatchObject({
      message: expect.any(String),
      email: ANNAS_EMAIL,
      name: 'Anna Nowak',
      session_id: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await app.db.selectFrom('customer').select('id').execute()).toEqual([]);

    const accepted = await shopper.accept('google', asked.json().session_id, { email: 'kto-inny@example.com' });
    expect(accepted.statusCode).toBe(200);
    const { token, id, ...person } = accepted.json();
    expect(person).toEqual({ status: 200, message: 'Zalogowano.', email: ANNAS_EMAIL, name: 'Anna Nowak' });
    expect(token).toEqual({ accessToken: expect.any(String), tokenType: 'Bearer', expiresAt: expect.any(String) });
    const { data } = await graphqlClient(app, { authorization: `Bearer ${token.accessToken}` })(
      '{ customer { id email is_confirmed } }',
    );
    expect(data.customer).toEqual({ id, email: ANNAS_EMAIL, is_confirmed: true });
    expect(await mailsTo(app, ANNAS_EMAIL)).toMatchObject([{ template: 'welcome' }]);
    expect(await app.db.selectFrom('customer_consent').select(['kind', 'source']).execute()).toEqual([
      { kind: 'terms', source: 'sso:google' },
      { kind: 'privacy', source: 'sso:google' },
    ]);

    // The session id worked once; the person is known from now on.
    expect((await shopper.accept('google', asked.json().session_id)).json().code).toBe('sso-expired');
    const again = await aShopper(app).signIn('google', anna);
    expect(again.json()).toMatchObject({ status: 200, id });
  });

  test('works with Facebook alike, and leaves nothing behind that could be used again', async () => {
    const app = await aShop();
    const shopper = aShopper(app);
    const asked = await shopper.signIn('facebook', piotr);
    expect(asked.json()).toMatchObject({ email: 'piotr.zielinski@poczta.example', name: 'Piotr Zieliński' });
    const accepted = await shopper.accept('facebook', asked.json().session_id);
    expect(accepted.statusCode).toBe(200);
    for (const table of ['sso_attempt', 'sso_pending'] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await aShopper(app).signIn('facebook', piotr)).json().id).toBe(accepted.json().id);
  });

  test('asks for an e-mail that the provider does not know or has not seen, and has it confirmed', async () => {
    const app = await aShop();
    for (const [provider, person] of [
      ['facebook', mailless],
      ['google', unverified],
    ] as const) {
      const shopper = aShopper(app);
      const asked = await shopper.signIn(provider, person);
      expect(asked.json()).toMatchObject({ email: '' });
      const sessionId = asked.json().session_id;
      const wrong = await shopper.accept(provider, sessionId, { email: 'marek' });
      expect([wrong.statusCode, wrong.json().session_id]).toEqual([422, undefined]);
      const email = `${provider}@example.com`;
      const accepted = await shopper.accept(provider, sessionId, { email });
      expect(accepted.json()).toMatchObject({ status: 200, email });
      expect(await mailsTo(app, email)).toMatchObject([{ template: 'confirm-email' }]);
    }
    const confirmed = await app.db.selectFrom('customer').select('emailConfirmedAt').execute();
    expect(confirmed).toEqual([{ emailConfirmedAt: null }, { emailConfirmedAt: null }]);
  });

  test('waits for the mail where the shop asks for that', async () => {
    const app = await aShop({ accountConfirmation: true });
    const shopper = aShopper(app);
    const asked = await shopper.signIn('facebook', mailless);
    const accepted = await shopper.accept('facebook', asked.json().session_id, { email: 'marek@example.com' });
    expect([accepted.statusCode, accepted.json().code]).toEqual([403, 'account-not-confirmed']);
    expect((await shopper.signIn('facebook', mailless)).json().code).toBe('account-not-confirmed');
  });

  test('never takes an account over by its e-mail: its owner signs in first, then links', async () => {
    const app = await aShop();
    const { customer, token } = await signedInCustomer(app, { email: ANNAS_EMAIL });
    const shopper = aShopper(app);
    const refused = await shopper.signIn('google', anna);
    expect(refused.statusCode).toBe(409);
    const { code, details } = refused.json();
    expect([code, details.email]).toEqual(['sso-account-exists', ANNAS_EMAIL]);
    const stillRefused = await shopper.accept('google', details.session_id);
    expect(stillRefused.json()).toMatchObject({ code, details });
    expect(await app.db.selectFrom('customer_identity').selectAll().execute()).toEqual([]);

    const stranger = aShopper(app);
    await stranger.begin('google');
    expect((await stranger.link('google', details.session_id, token)).json().code).toBe('sso-expired');
    expect((await shopper.link('google', details.session_id, 'made-up')).statusCode).toBe(401);
    expect((await shopper.link('google', details.session_id, token)).statusCode).toBe(204);
    expect((await shopper.link('google', details.session_id, token)).json().code).toBe('sso-expired');
    expect((await aShopper(app).signIn('google', anna)).json().id).toBe(customer.id);
  });

  test('does not link what belongs to somebody else', async () => {
    const app = await aShop();
    const shopper = aShopper(app);
    await aStoredCustomer(app.db, { email: ANNAS_EMAIL });
    const { session_id: first } = (await shopper.signIn('google', anna)).json().details;
    const { session_id: second } = (await shopper.signIn('google', anna)).json().details;
    const one = await signedInCustomer(app);
    const other = await signedInCustomer(app);
    expect((await shopper.link('google', first, one.token)).statusCode).toBe(204);
    expect((await shopper.link('google', second, other.token)).json().code).toBe('sso-identity-taken');
  });

  test('is of no use to an account that was switched off', async () => {
    const app = await aShop();
    const shopper = aShopper(app);
    const asked = await shopper.signIn('google', anna);
    const { id } = (await shopper.accept('google', asked.json().session_id)).json();
    await app.db.updateTable('customer').set({ isActive: false }).where('id', '=', id).execute();
    expect((await shopper.signIn('google', anna)).statusCode).toBe(401);
  });

  test('holds for the browser that began, once, with the provider it began with', async () => {
    const app = await aShop();
    const shopper = aShopper(app);
    const back = await atProvider(standIns.url, await shopper.begin('google'), anna);
    const thief = aShopper(app);
    await thief.begin('google');
    expect((await thief.finish('google', back)).json().code).toBe('sso-expired');
    expect((await app.inject(`/sso/callback/google${back.search}`)).json().code).toBe('sso-expired');
    expect((await shopper.finish('facebook', back)).json().code).toBe('sso-expired');
    expect((await shopper.finish('google', back)).statusCode).toBe(422);
    expect((await shopper.finish('google', back)).json().code).toBe('sso-expired');
  });

  test('refuses a code of another way and an answer without one', async () => {
    const app = await aShop();
    const shopper = aShopper(app);
    const first = await atProvider(standIns.url, await shopper.begin('google'), anna);
    const second = await atProvider(standIns.url, await shopper.begin('google'), piotr);
    const mixed = new URLSearchParams(first.searchParams);
    // Another's code injected into one's own way: PKCE and the nonce do not fit.
    mixed.set('code', second.searchParams.get('code') ?? '');
    const refused = await shopper.finish('google', mixed);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'sso-refused']);
    const wentBack = await shopper.signIn('google', '');
    expect([wentBack.statusCode, wentBack.json().code]).toEqual([400, 'sso-refused']);
    expect((await shopper.signIn('facebook', '')).json().code).toBe('sso-refused');
    expect((await shopper.finish('google', {})).json().code).toBe('sso-expired');
  });

  test.each(['/sso/redirect/twitter', '/sso/callback/twitter?code=1', '/sso/redirect/__proto__'])(
    '%s is no provider',
    async (url) => {
      const answer = await (await aShop()).inject({ url, headers: { 'x-session': 'a'.repeat(32) } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ message: 'There is no valid social auth type!' });
    },
  );

  test('a provider that does not answer is said to be out of order, and asked again the next time', async () => {
    const app = await buildTestApp(dialect, {
      env: { SSO_GOOGLE_ISSUER: 'http://127.0.0.1:9', SSO_GOOGLE_CLIENT_ID: 'x', SSO_GOOGLE_CLIENT_SECRET: 'y' },
    });
    for (let time = 0; time < 2; time += 1) {
      const answer = await app.inject('/sso/redirect/google');
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'sso-unavailable']);
    }
    expect((await app.inject('/sso/redirect/facebook')).statusCode).toBe(404);
  });
});
