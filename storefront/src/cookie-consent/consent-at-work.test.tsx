import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import type { ShopState } from '../content/view.ts';
import { ALL_ALLOWED, currentChoice } from '../cookie-choice/index.ts';
import { storageKeys } from '../storage-keys.ts';
import { aCookieChoice } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';
import { showDialogs } from '../testing/show-dialogs.ts';
import { beginConsent, openCookieSettings } from './consent-at-work.tsx';
import type { ConsentParts } from './consent-parts.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  showDialogs();
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function aShop(path: string, language = 'pl-PL') {
  const properties = { maintenance: false, privacy: '/polityka-prywatnosci', terms: '/regulamin' };
  const shop = {
    site: aSite({ language, properties }),
    config: browserConfig,
    settings: {},
    routes: {},
  } as unknown as ShopState;
  const listeners = new Set<() => void>();
  const stateAt = (at: string, isPending = false) =>
    ({ arrival: { view: { kind: 'content', path: at } }, isPending }) as unknown as ReturnType<
      ConsentParts['navigator']['state']
    >;
  let state = stateAt(path);
  const navigator = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const arriveAt = (at: string) => {
    state = stateAt(at);
    for (const listener of listeners) listener();
  };
  return { shop, navigator, arriveAt };
}

const dialog = () => screen.queryByRole('dialog');
const settled = () => act(() => vi.dynamicImportSettled());
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const proofs = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

async function ask(path = '/', language?: string) {
  const shop = aShop(path, language);
  await act(async () => beginConsent(shop));
  await settled();
  return shop;
}

test.each([
  ['Odrzucam opcjonalne', 'required', false],
  ['Akceptuję wszystkie', 'all', true],
])('%s is kept, proved to the shop and not asked again', async (button, way, isAllowed) => {
  await ask();
  expect(screen.getByRole('dialog', { name: 'Pliki cookie: Twój wybór' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Pliki cookie: Twój wybór');
  expect(screen.queryByRole('button', { name: 'Zamknij okno' })).toBeNull();
  await press(button);
  expect(dialog()).toBeNull();
  const preferences = { functional: isAllowed, analytics: isAllowed, marketing: isAllowed };
  expect(currentChoice()).toMatchObject({ way, preferences, isRecorded: true });
  const { id, visitor } = currentChoice() ?? {};
  expect(proofs()).toEqual([{ id, visitor, textVersion: currentChoice()?.version, way, ...preferences }]);
  await ask();
  expect(dialog()).toBeNull();
});

test('the proof says nothing of who it is', async () => {
  localStorage.setItem(storageKeys.customerToken, JSON.stringify({ token: 'secret' }));
  localStorage.setItem(storageKeys.viewer, 'viewer-1');
  await ask();
  await press('Odrzucam opcjonalne');
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect([address, init?.credentials]).toEqual(['/api/cookie-consents', 'omit']);
  expect(Object.keys(init?.headers ?? {})).not.toEqual(expect.arrayContaining(['Authorization']));
  expect(Object.keys(init?.headers ?? {})).not.toEqual(expect.arrayContaining(['X-Viewer']));
});

test('what was looked at is forgotten, here and at the shop, once what is functional is not allowed', async () => {
  const viewer = 'viewer-aaaaaaaaaa';
  localStorage.setItem(storageKeys.viewer, viewer);
  await ask();
  await press('Odrzucam opcjonalne');
  expect(localStorage.getItem(storageKeys.viewer)).toBeNull();
  const sent = fetched.mock.calls.map(([address, { method, headers }]) => [
    method,
    address,
    new Headers(headers).get('X-Viewer'),
  ]);
  expect(sent).toContainEqual(['DELETE', '/api/products/viewed', viewer]);
});

test('nothing is ticked but what cannot be changed; each category is chosen alone', async () => {
  await ask();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Analityczne' }));
  await press('Zapisz mój wybór');
  expect(currentChoice()).toMatchObject({
    way: 'selected',
    preferences: { functional: false, analytics: true, marketing: false },
  });
});

test('the three buttons look alike', async () => {
  await ask();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Odrzucam opcjonalne',
    'Zapisz mój wybór',
    'Akceptuję wszystkie',
  ]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
});

test.each(['/polityka-prywatnosci', '/regulamin', '/manage-cookies'])(
  'nothing stands before %s; the next page asks',
  async (path) => {
    const { arriveAt } = await ask(path);
    expect(dialog()).toBeNull();
    await act(async () => arriveAt('/twarz'));
    await settled();
    expect(dialog()).toBeTruthy();
  },
);

test('a link to the policy lets it be read, and the question comes again behind it', async () => {
  const { arriveAt } = await ask();
  const link = screen.getByRole('link', { name: 'Polityka prywatności' });
  expect(link.getAttribute('href')).toBe('/polityka-prywatnosci');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(dialog()).toBeTruthy();
  await act(async () => fireEvent.click(link));
  expect(dialog()).toBeNull();
  await act(async () => arriveAt('/polityka-prywatnosci'));
  await settled();
  expect(dialog()).toBeNull();
  await act(async () => arriveAt('/'));
  await vi.waitFor(() => expect(dialog()).toBeTruthy());
  expect(currentChoice()).toBeUndefined();
});

test('what a visitor has opened is left to them first', async () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.setAttribute('open', '');
  await ask();
  expect(screen.queryByText('Pliki cookie: Twój wybór')).toBeNull();
  await act(async () => {
    other.remove();
    other.dispatchEvent(new Event('close'));
  });
  await settled();
  expect(screen.getByText('Pliki cookie: Twój wybór')).toBeTruthy();
});

test('an answer given in another tab closes the question', async () => {
  await ask();
  localStorage.setItem(storageKeys.cookieConsent, JSON.stringify(aCookieChoice()));
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cookieConsent })));
  expect(dialog()).toBeNull();
});

test('a proof that did not arrive is sent again with the next page, under the same name', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await ask();
  await press('Akceptuję wszystkie');
  expect(currentChoice()?.isRecorded).toBe(false);
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  await ask();
  await vi.waitFor(() => expect(currentChoice()?.isRecorded).toBe(true));
  const [first, second] = proofs();
  expect(second).toEqual(first);
});

test('a choice is shown as it is and changed with one press; the visitor keeps their name', async () => {
  localStorage.setItem(
    storageKeys.cookieConsent,
    JSON.stringify(aCookieChoice({ way: 'all', preferences: ALL_ALLOWED })),
  );
  const shop = aShop('/');
  await act(async () => void openCookieSettings(shop));
  await settled();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Marketingowe' }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Zamknij okno' })).toBeTruthy();
  await press('Odrzucam opcjonalne');
  expect(currentChoice()?.preferences.marketing).toBe(false);
  expect(currentChoice()?.visitor).toBe(aCookieChoice().visitor);
});

test.each([
  ['en-GB', 'Cookies: your choice', 'Refuse optional'],
  ['uk-UA', 'Файли cookie: ваш вибір', 'Відхилити необов’язкові'],
  ['fr-FR', 'Cookies\u00a0: votre choix', 'Refuser les facultatifs'],
  ['ru-RU', 'Файлы cookie: ваш выбор', 'Отклонить необязательные'],
  ['cs-CZ', 'Soubory cookie: vaše volba', 'Odmítnout volitelné'],
  ['hu-HU', 'Sütik: az Ön választása', 'Opcionálisak elutasítása'],
  ['de-DE', 'Cookies: Ihre Wahl', 'Optionale ablehnen'],
  ['sk-SK', 'Cookies: your choice', 'Refuse optional'],
])('a site in %s asks in its language', async (language, title, refuse) => {
  await ask('/', language);
  expect(screen.getByRole('heading').textContent).toBe(title);
  await press(refuse);
  expect(currentChoice()?.way).toBe('required');
});
