import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopClient } from '../api/shop-client.ts';
import { commonTextsOf } from '../i18n/screen-texts.ts';
import { aSite } from '../testing/an-answer.ts';
import { PasskeyOffer, PasskeysSection } from './index.ts';
import { nameOfDevice, type Passkey } from './passkeys-api.ts';

let keys: Passkey[];
let asked: string[];
let isAway: boolean;
let create: () => Promise<object>;
const site = aSite();
const bytes = new Uint8Array([1, 2, 3]).buffer;
const aKey = (given: Partial<Passkey> = {}): Passkey => ({
  id: 'k1',
  name: 'Klucz dostępu (Android)',
  isSynced: true,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  ...given,
});
const OPTIONS = { challenge: 'AQID', user: { id: 'AQID' }, excludeCredentials: [] };

beforeEach(() => {
  localStorage.clear();
  keys = [];
  asked = [];
  isAway = false;
  create = async () => ({
    id: 'k',
    rawId: bytes,
    type: 'public-key',
    response: { attestationObject: bytes, clientDataJSON: bytes },
    getClientExtensionResults: () => ({}),
  });
  vi.stubGlobal('PublicKeyCredential', () => {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: () => create() } });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}`);
    if (isAway) return new Response(null, { status: 503 });
    if (init.method === 'DELETE') {
      keys = keys.filter(({ id }) => !address.endsWith(id));
      return new Response(null, { status: 204 });
    }
    if (address === '/api/passkeys/registration') return Response.json(OPTIONS);
    if (init.method === 'POST') {
      keys = [...keys, aKey({ id: 'k2', name: 'Klucz dostępu (Windows)' })];
      return Response.json(keys.at(-1), { status: 201 });
    }
    return Response.json({ passkeys: keys });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const show = (Part: typeof PasskeysSection) =>
  act(async () => render(<Part site={site} shop={createShopClient(site)} common={commonTextsOf(site.language)} />));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const says = (text: string) => vi.waitFor(() => expect(screen.getByText(text)).toBeTruthy(), { timeout: 5_000 });

test('keys have a name, the day they were made and used; one more is made, one is deleted at the second press', async () => {
  keys = [aKey({ lastUsedAt: '2026-11-22T10:00:00Z' })];
  await show(PasskeysSection);
  expect(items()).toEqual([
    'Klucz dostępu (Android)dodany 20 lis 2026 · ostatnio użyty 22 lis 2026 · na wszystkich Twoich urządzeniachUsuń',
  ]);
  await press('Dodaj klucz dostępu');
  await says('Gotowe. Następnym razem zalogujesz się kluczem dostępu.');
  expect(items().length).toBe(2);
  await press('Usuń: Klucz dostępu (Android)');
  expect(items().length).toBe(2);
  await press('Na pewno? Usuń: Klucz dostępu (Android)');
  await vi.waitFor(() => expect(items().length).toBe(1), { timeout: 5_000 });
  expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual(['DELETE /api/passkeys/k1']);
});

test('keys that the shop could not list are asked for once more', async () => {
  keys = [aKey()];
  isAway = true;
  await show(PasskeysSection);
  expect(items()).toEqual([]);
  isAway = false;
  await press('Spróbuj jeszcze raz');
  await vi.waitFor(() => expect(items().length).toBe(1), { timeout: 5_000 });
  expect(screen.queryByRole('button', { name: 'Spróbuj jeszcze raz' })).toBeNull();
});

test('going back is silence; a device that has a key is told so', async () => {
  const fails = (name: string) => async () => {
    throw Object.assign(new Error(name), { name });
  };
  create = fails('NotAllowedError');
  await show(PasskeysSection);
  await press('Dodaj klucz dostępu');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Dodaj klucz dostępu' })).toBeTruthy(), {
    timeout: 5_000,
  });
  expect(screen.getByRole('alert').textContent).toBe('');
  create = fails('InvalidStateError');
  await press('Dodaj klucz dostępu');
  await says('To urządzenie ma już klucz do Twojego konta.');
});

test('is offered once to whoever has none, and never to whoever has one or has said no', async () => {
  await show(PasskeyOffer);
  expect(screen.getByRole('heading', { name: 'Następnym razem bez hasła?' })).toBeTruthy();
  await press('Nie teraz');
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  asked = [];
  await show(PasskeyOffer);
  expect([screen.queryByRole('heading'), asked]).toEqual([null, []]);
  localStorage.clear();
  cleanup();
  keys = [aKey()];
  await show(PasskeyOffer);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('while it is not known whether there is a key, what stands below waits', async () => {
  const { container } = render(<PasskeyOffer site={site} shop={createShopClient(site)} />);
  expect(container.querySelector('[data-home-waiting]')).toBeTruthy();
  await vi.waitFor(() => screen.getByRole('heading'));
  expect(container.querySelector('[data-home-waiting]')).toBeNull();
});

test('an offer that is taken makes a key', async () => {
  await show(PasskeyOffer);
  await press('Dodaj klucz dostępu');
  await says('Gotowe. Następnym razem zalogujesz się kluczem dostępu.');
  expect(keys.length).toBe(1);
});

test('a browser without keys shows nothing and asks for nothing', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await show(PasskeysSection);
  await show(PasskeyOffer);
  expect([document.body.textContent, asked]).toEqual(['', []]);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'Klucz (iPhone)'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Klucz (Android)'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Klucz (Windows)'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Klucz (Mac)'],
  ['something else', 'Klucz'],
])('a key made by %s is called %s', (userAgent, name) => {
  expect(nameOfDevice(userAgent, 'Klucz')).toBe(name);
});
