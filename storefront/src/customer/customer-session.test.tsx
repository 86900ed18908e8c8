import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import { storageKeys } from '../storage-keys.ts';
import { aCustomerAnswer, anAddressAnswer, aProfile } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { createCustomerSession } from './customer-session.ts';

const { customerToken, cartId, cart, latestOrder, favourites } = storageKeys;
/** Of a person, for as long as they are signed in. */
const OF_THE_BROWSER = [cartId, cart, latestOrder, favourites, storageKeys.cartPrices, storageKeys.parcelPoints];
const OF_THE_TAB = [
  latestOrder,
  storageKeys.reviewDraft,
  storageKeys.checkoutDraft,
  storageKeys.blikWaiting,
  storageKeys.ssoProvider,
  storageKeys.ssoParams,
  storageKeys.ssoCustomer,
];
const HOUR_MS = 3_600_000;

interface Request {
  readonly name: string;
  readonly token: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
}

/** A shop that knows these tokens, and whose they are. */
let tokens: Map<string, string>;
let requests: Request[];
/** Answers in place of the shop, for the next requests. */
let failures: (() => Response | Promise<Response>)[];

const ok = (data: object) => Response.json({ data });
const refusal = (category: string, code: string, details: object = {}) =>
  Response.json({ data: null, errors: [{ message: 'x', extensions: { category, code, details } }] });
const busy = () => new Response('', { status: 503 });

async function answer({ name, token, variables }: Request): Promise<Response> {
  if (token !== undefined && !tokens.has(token)) return Response.json({ errors: [{ message: 'x' }] }, { status: 401 });
  switch (name) {
    case 'SignIn':
      if (variables.password !== 'Poziomki1!') return refusal('graphql-authentication', 'credentials-invalid');
      tokens.set('new', variables.email ?? '');
      return ok({ generateCustomerToken: { token: 'new', expires_at: null } });
    case 'SignOut':
      return ok({ revokeCustomerToken: { result: tokens.delete(token ?? '') } });
    default:
      if (token === undefined) return refusal('graphql-authorization', 'not-authorized');
      return ok({ customer: aCustomerAnswer({ email: tokens.get(token) ?? '' }) });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
  localStorage.clear();
  tokens = new Map([['t', 'lena@example.com']]);
  requests = [];
  failures = [];
});
afterEach(() => {
  requests = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** A client for one test. Sessions live as long as their page, so those of tests that are over hear of every token. */
function aClient() {
  const [mine, instead] = [requests, failures];
  return createShopClient(aSite(), {
    send: async (_address, init) => {
      if (requests !== mine) return busy();
      const { query, variables } = JSON.parse(String(init.body));
      const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
      mine.push({ name, token, variables });
      return instead.shift()?.() ?? answer({ name, token, variables });
    },
  });
}

function aSession() {
  const onSignedIn = vi.fn(async () => {});
  const session = createCustomerSession({
    client: aClient(),
    config: browserConfig,
    sentenceOf: ({ refusal: refused }) => refused?.code ?? 'failed',
    onSignedIn,
  });
  return { ...session, onSignedIn };
}

/** Lets what is under way come to its end, and so much time pass. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const names = () => requests.map(({ name }) => name);
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};
const LENA = { kind: 'customer', profile: aProfile() } as const;

test('without a token nobody is asked for', async () => {
  const { state } = aSession();
  await pass();
  expect([state(), requests]).toEqual([{ kind: 'guest', isExpired: false }, []]);
});

test('a kept token is checked, and says who it is', async () => {
  localStorage.setItem(customerToken, 't');
  const { state } = aSession();
  expect(state()).toEqual({ kind: 'waiting' });
  await pass();
  expect([state(), names()]).toEqual([LENA, ['ReadCustomer']]);
});

test.each([['two words'], ['t\nX-Injected: 1'], ['{"token":"t"}'], ['ż'.repeat(20)], ['t'.repeat(600)]])(
  'storage that was tampered with holds no token: %j',
  async (stored) => {
    localStorage.setItem(customerToken, stored);
    const { state } = aSession();
    await pass();
    expect([state(), requests]).toEqual([{ kind: 'guest', isExpired: false }, []]);
  },
);

test('a token that does not hold any more signs out quietly, with its cart', async () => {
  localStorage.setItem(customerToken, 'old');
  localStorage.setItem(cartId, 'c'.repeat(32));
  localStorage.setItem(cart, '{}');
  localStorage.setItem(latestOrder, '{"number":"1"}');
  const { state } = aSession();
  await pass();
  expect(state()).toEqual({ kind: 'guest', isExpired: true });
  // The way back from a bank needs the order.
  expect({ ...localStorage }).toEqual({ [latestOrder]: '{"number":"1"}' });
});

test('a shop that is away signs nobody out, and is asked again when the connection is back', async () => {
  localStorage.setItem(customerToken, 't');
  failures.push(busy, busy, busy);
  const { state } = aSession();
  await pass(browserConfig.retryPauseMs * 3);
  expect([state(), names().length]).toEqual([{ kind: 'unavailable' }, 3]);
  window.dispatchEvent(new Event('online'));
  expect(state()).toEqual({ kind: 'waiting' });
  await pass();
  expect(state()).toEqual(LENA);
});

test('signing in ends once the customer is known and 250 ms have passed', async () => {
  const { state, signIn, onSignedIn } = aSession();
  let result: unknown;
  void signIn(' lena@example.com ', 'Poziomki1!').then((done) => {
    result = done;
  });
  await pass();
  expect(localStorage.getItem(customerToken)).toBe('new');
  expect(requests).toMatchObject([
    { name: 'SignIn', token: undefined, variables: { email: 'lena@example.com', password: 'Poziomki1!' } },
    { name: 'ReadCustomer', token: 'new' },
  ]);
  await pass(249);
  expect([state(), result]).toEqual([{ kind: 'waiting' }, undefined]);
  await pass(1);
  expect([state(), result, onSignedIn.mock.calls.length]).toEqual([LENA, { ok: true }, 1]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('lena');
});

test.each([
  ['credentials-invalid', 'graphql-authentication', 'wrong'],
  ['account-not-confirmed', 'graphql-authentication', 'unconfirmed'],
  ['too-many-requests', 'graphql-input', 'limited'],
  ['internal', 'internal', 'failed'],
])('a refusal by %s (%s) signs nobody in and says why: %s', async (code, category, reason) => {
  failures.push(() => refusal(category, code));
  const { state, signIn } = aSession();
  expect(await signIn('lena@example.com', 'x')).toEqual({ ok: false, reason, errors: [{ message: code }] });
  expect([state(), localStorage.length]).toEqual([{ kind: 'guest', isExpired: false }, 0]);
});

test('an answer without a token signs nobody in', async () => {
  failures.push(() => ok({ generateCustomerToken: { token: null, expires_at: null } }));
  expect(await aSession().signIn('lena@example.com', 'x')).toMatchObject({ ok: false, reason: 'failed' });
});

test('signing in over a token that has ended works, and over another customer’s leaves nothing of theirs', async () => {
  localStorage.setItem(customerToken, 't');
  localStorage.setItem(cartId, 'c'.repeat(32));
  const { state, signIn } = aSession();
  await pass();
  const done = signIn('ola@example.com', 'Poziomki1!');
  await pass(300);
  expect(await done).toEqual({ ok: true });
  expect(state()).toMatchObject({ profile: { email: 'ola@example.com' } });
  expect([localStorage.getItem(customerToken), localStorage.getItem(cartId)]).toEqual(['new', null]);
});

test('signing out ends the token at the shop, and leaves nothing personal here', async () => {
  localStorage.setItem(customerToken, 't');
  for (const key of OF_THE_BROWSER) localStorage.setItem(key, 'x');
  for (const key of OF_THE_TAB) sessionStorage.setItem(key, 'x');
  const { state, signOut } = aSession();
  await pass();
  const done = signOut();
  expect([state(), { ...localStorage }]).toEqual([{ kind: 'guest', isExpired: false }, {}]);
  expect({ ...sessionStorage }).toEqual({});
  await done;
  expect(requests.at(-1)).toMatchObject({ name: 'SignOut', token: 't' });
  expect(tokens.size).toBe(0);
});

test('a shop that is away does not keep anybody signed in here', async () => {
  localStorage.setItem(customerToken, 't');
  const { state, signOut } = aSession();
  await pass();
  failures.push(busy);
  await signOut();
  expect([state().kind, localStorage.length]).toEqual(['guest', 0]);
});

test('a token is refreshed a minute before it ends, while the customer stays known', async () => {
  localStorage.setItem(customerToken, 't');
  const { state, subscribe } = aSession();
  await pass();
  const kinds: string[] = [];
  subscribe(() => kinds.push(state().kind));
  await pass(HOUR_MS - 60_001);
  expect(names()).toEqual(['ReadCustomer']);
  await pass(1);
  expect(names()).toEqual(['ReadCustomer', 'ReadCustomer']);
  expect(kinds).toEqual(['customer', 'customer']);
  await pass(HOUR_MS - 60_000);
  expect(names()).toHaveLength(3);
});

test('a tab that nobody looks at keeps nobody signed in, and shows nothing once the token has lapsed', async () => {
  localStorage.setItem(customerToken, 't');
  const { state } = aSession();
  await pass();
  setHidden(true);
  await pass(HOUR_MS - 5_001);
  expect([state(), names()]).toEqual([LENA, ['ReadCustomer']]);
  await pass(1);
  expect(state()).toEqual({ kind: 'waiting' });
  tokens.clear();
  setHidden(false);
  await pass();
  expect([state(), localStorage.length]).toEqual([{ kind: 'guest', isExpired: true }, 0]);
});

test('a computer that slept past the end shows nothing before the shop has answered', async () => {
  localStorage.setItem(customerToken, 't');
  const { state } = aSession();
  await pass();
  vi.setSystemTime(Date.now() + HOUR_MS);
  setHidden(false);
  expect(state()).toEqual({ kind: 'waiting' });
  await pass();
  expect(state()).toEqual(LENA);
});

test('a clock that is ahead of the shop’s asks once a minute, not on and on', async () => {
  localStorage.setItem(customerToken, 't');
  const ended = () =>
    ok({ customer: aCustomerAnswer({ token_expires_at: new Date(Date.now() - HOUR_MS).toISOString() }) });
  failures.push(ended, ended, ended, ended, ended);
  const { state } = aSession();
  await pass(179_999);
  expect([state().kind, names().length]).toEqual(['customer', 3]);
});

test('a renewed token takes the place of the kept one', async () => {
  localStorage.setItem(customerToken, 't');
  tokens.set('renewed', 'lena@example.com');
  failures.push(() =>
    ok({ customer: aCustomerAnswer({ renewed_token: { token: 'renewed', expires_at: new Date().toISOString() } }) }),
  );
  const { state } = aSession();
  await pass();
  expect([localStorage.getItem(customerToken), state()]).toEqual(['renewed', LENA]);
  expect(requests.at(-1)?.token).toBe('renewed');
});

test('many requests that are refused at once sign out once, and a new sign-in outlives them', async () => {
  localStorage.setItem(customerToken, 't');
  const { state, subscribe, signIn } = aSession();
  await pass();
  const kinds: string[] = [];
  subscribe(() => kinds.push(state().kind));
  tokens.clear();
  const client = aClient();
  const late = Promise.withResolvers<Response>();
  const refused = () => Response.json({ errors: [{ message: 'x' }] }, { status: 401 });
  failures.push(refused, refused, () => late.promise);
  const asked = Array.from({ length: 3 }, () => client.query('query Any { x }', {}));
  await pass();
  expect([kinds, state()]).toEqual([['guest'], { kind: 'guest', isExpired: true }]);

  const done = signIn('lena@example.com', 'Poziomki1!');
  await pass(300);
  expect(await done).toEqual({ ok: true });
  late.resolve(refused());
  await Promise.all(asked);
  expect([localStorage.getItem(customerToken), state().kind]).toEqual(['new', 'customer']);
});

test('signing in and out in one tab is known to the others', async () => {
  const { state } = aSession();
  await pass();
  const tell = (newValue: string | null) => {
    if (newValue === null) localStorage.removeItem(customerToken);
    else localStorage.setItem(customerToken, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: customerToken, newValue }));
  };
  tell('t');
  await pass();
  expect(state()).toEqual(LENA);
  tell(null);
  expect(state()).toEqual({ kind: 'guest', isExpired: true });
});

test('an answer about the customer before is not taken for the next one’s', async () => {
  localStorage.setItem(customerToken, 't');
  const slow = Promise.withResolvers<Response>();
  failures.push(() => slow.promise);
  const { state } = aSession();
  const done = aSession().signIn('ola@example.com', 'Poziomki1!');
  await pass(300);
  await done;
  slow.resolve(ok({ customer: aCustomerAnswer() }));
  await pass();
  expect(state()).toMatchObject({ profile: { email: 'ola@example.com' } });
});

test('saved addresses come with the customer, the default ones first', async () => {
  localStorage.setItem(customerToken, 't');
  failures.push(() =>
    ok({
      customer: aCustomerAnswer({
        addresses: [
          anAddressAnswer({ id: 1 }),
          anAddressAnswer({ id: 2, default_billing: true, company: 'Len sp. z o.o.', vat_id: '5260250274' }),
          null,
          anAddressAnswer({ id: 3, default_shipping: true, street: ['Zalesie 12', null] }),
        ],
      }),
    }),
  );
  const { state } = aSession();
  await pass();
  expect(state()).toMatchObject({
    profile: {
      addresses: [
        { id: 3, defaultShipping: true, street: ['Zalesie 12'], vatId: '' },
        { id: 2, defaultBilling: true, company: 'Len sp. z o.o.', vatId: '5260250274' },
        { id: 1, city: 'Warszawa', postalCode: '02-677', phoneNumber: '601234567', countryCode: 'PL' },
      ],
    },
  });
});
