import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopState } from '../content/view.ts';
import { ALL_ALLOWED } from '../cookie-choice/index.ts';
import type { ConsentParts } from '../cookie-consent/index.ts';
import { aCookieChoice } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';
import { watchConsent } from './watch-consent.ts';

const atWork = vi.hoisted(() => ({ beginConsent: vi.fn(), openCookieSettings: vi.fn() }));
vi.mock('../cookie-consent/index.ts', () => atWork);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => begin());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function partsOf(features = aSite().features): ConsentParts {
  const shop = { site: aSite({ features }) } as unknown as ShopState;
  return { shop, navigator: { state: vi.fn(), subscribe: vi.fn() } };
}
async function begins(parts = partsOf()) {
  watchConsent(parts);
  await vi.dynamicImportSettled();
  return atWork.beginConsent.mock.calls.length > 0;
}
const store = (choice: object) => localStorage.setItem('cookie_consent', JSON.stringify(choice));

test('whoever has not answered is asked', async () => {
  expect(await begins()).toBe(true);
});

test('of whoever has refused nothing is loaded', async () => {
  store(aCookieChoice());
  expect(await begins()).toBe(false);
});

test.each([
  ['something is allowed', aCookieChoice({ preferences: ALL_ALLOWED })],
  ['the proof did not arrive', aCookieChoice({ isRecorded: false })],
  ['another wording was answered', aCookieChoice({ version: '2020-01' })],
  ['somebody changed the storage', { ...aCookieChoice(), preferences: { analytics: 'yes' } }],
  ['there is no choice in it', []],
])('where %s its code is loaded', async (_what, stored) => {
  store(stored);
  expect(await begins()).toBe(true);
});

test('a site that does not ask loads nothing', async () => {
  expect(await begins(partsOf({ ...aSite().features, cookieConsent: false }))).toBe(false);
});

test('the link of the footer opens the settings where the visitor is; with a modifier it is left to the browser', async () => {
  store(aCookieChoice());
  watchConsent(partsOf());
  const link = document.createElement('a');
  link.href = '/manage-cookies';
  link.dataset.cookies = '';
  document.body.append(link);
  const press = (init: MouseEventInit) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link.dispatchEvent(click);
    return click.defaultPrevented;
  };
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press({ ctrlKey: true });
  await vi.dynamicImportSettled();
  expect(atWork.openCookieSettings).not.toHaveBeenCalled();
  expect(press({})).toBe(true);
  await vi.dynamicImportSettled();
  expect(atWork.openCookieSettings).toHaveBeenCalled();
});
