import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storedToken } from '../api/customer-token.ts';
import { SignInForm } from '../sign-in/index.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';

interface Request {
  readonly mediation?: string;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly refuse: (name: string) => void;
}

let requests: Request[];
let asked: string[];
let signIn: () => Response;
const onSignedIn = vi.fn();

const bytes = new Uint8Array([1, 2, 3]).buffer;
const aCredential = () => ({
  id: 'key-1',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
});

/** The browser's own keys: what is asked for waits until the person has chosen. */
function aBrowserWithKeys() {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
  const get = ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const refuse = (name: string) => reject(Object.assign(new Error(name), { name }));
      signal.addEventListener('abort', () => refuse('AbortError'));
      requests.push({ ...(mediation && { mediation }), signal, answer: () => resolve(aCredential()), refuse });
    });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}

beforeEach(() => {
  requests = [];
  asked = [];
  onSignedIn.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  signIn = () => Response.json({ token: { accessToken: 'of-key' } });
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/graphql') return Response.json({ data: { customer: aCustomerAnswer() } });
    if (address === '/api/sso/providers') return Response.json({ providers: [] });
    asked.push(address);
    return address === '/api/passkeys/sign-in' ? signIn() : Response.json({ challenge: 'AQID', rpId: 'localhost' });
  });
});
afterEach(() => {
  cleanup();
  forgetToken('of-key');
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const site = aSite({ features: { ...aSite().features, cart: false } });
const show = (ways?: 'all' | 'passkey' | 'none') =>
  act(async () => render(<SignInForm site={site} onSignedIn={onSignedIn} resetAddress="/r" {...(ways && { ways })} />));
const button = () => screen.queryByRole('button', { name: 'Zaloguj się kluczem dostępu' });
const hasAsked = (count: number) =>
  vi.waitFor(() => expect(requests.length).toBe(count), { timeout: 5_000, interval: 10 });
const isIn = () => vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 5_000 });

test('a key that the browser suggests in the field signs in', async () => {
  aBrowserWithKeys();
  await show();
  await hasAsked(1);
  expect(requests[0]?.mediation).toBe('conditional');
  await act(async () => requests[0]?.answer());
  await isIn();
  expect([storedToken(), asked]).toEqual(['of-key', ['/api/passkeys/sign-in/options', '/api/passkeys/sign-in']]);
});

test('the button ends the suggestion first; going back is silence, and the suggestion is there again', async () => {
  aBrowserWithKeys();
  await show();
  await hasAsked(1);
  await act(async () => button()?.click());
  await hasAsked(2);
  expect([requests[0]?.signal.aborted, requests[1]?.mediation]).toEqual([true, undefined]);
  await act(async () => requests[1]?.refuse('NotAllowedError'));
  await hasAsked(3);
  expect(requests.map(({ mediation, signal }) => [mediation, signal.aborted])).toEqual([
    ['conditional', true],
    [undefined, true],
    ['conditional', false],
  ]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', '']);
  await act(async () => requests[2]?.answer());
  await isIn();
});

test('a suggestion whose challenge comes after the press does not end what was asked for', async () => {
  aBrowserWithKeys();
  const late = Promise.withResolvers<Response>();
  const answers = [late.promise, Promise.resolve(Response.json({ challenge: 'AQID', rpId: 'localhost' }))];
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/api/sso/providers') return Promise.resolve(Response.json({ providers: [] }));
    asked.push(address);
    return answers.shift() ?? Promise.resolve(signIn());
  });
  await show();
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 5_000 });
  await act(async () => button()?.click());
  await hasAsked(1);
  await act(async () => late.resolve(Response.json({ challenge: 'BAUG', rpId: 'localhost' })));
  expect(requests.map(({ mediation, signal }) => [mediation, signal.aborted])).toEqual([[undefined, false]]);
});

test('what the shop refuses is said in its words, and the suggestion is there again', async () => {
  aBrowserWithKeys();
  signIn = () => Response.json({ code: 'not-found', message: 'Tego klucza dostępu sklep nie zna.' }, { status: 404 });
  await show();
  await hasAsked(1);
  await act(async () => requests[0]?.answer());
  await hasAsked(2);
  expect(screen.getByText('Tego klucza dostępu sklep nie zna.')).toBeTruthy();
  expect([storedToken(), onSignedIn.mock.calls]).toEqual([undefined, []]);
});

test('leaving the form ends what is asked for', async () => {
  aBrowserWithKeys();
  await show();
  await hasAsked(1);
  cleanup();
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true), { timeout: 5_000 });
});

test('a shop that gives no challenge is silent until it is asked', async () => {
  aBrowserWithKeys();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Chwilowo nie.' }, { status: 429 }));
  await show();
  expect(screen.queryByText('Chwilowo nie.')).toBeNull();
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(screen.getByText('Chwilowo nie.')).toBeTruthy(), { timeout: 5_000 });
  expect(requests).toEqual([]);
});

test('in the checkout nothing is asked before the button is pressed; the password works beside it', async () => {
  aBrowserWithKeys();
  await show('passkey');
  expect([asked, requests]).toEqual([[], []]);
  fireEvent.input(screen.getByLabelText('Hasło'), { target: { value: 'x' } });
  await act(async () => button()?.click());
  await hasAsked(1);
  expect(requests[0]?.mediation).toBeUndefined();
});

test('a browser without keys shows no button, and asks for nothing', async () => {
  await show();
  expect([button(), asked]).toEqual([null, []]);
});
