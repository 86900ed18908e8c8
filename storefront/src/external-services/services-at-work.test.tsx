import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShopState } from '../content/view.ts';
import { keepChoice } from '../cookie-choice/index.ts';
import { noteSubscription, track } from '../data-layer/index.ts';
import { aCookieChoice } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';
import { applyServices } from './services-at-work.ts';

interface Owner {
  dataLayer?: unknown[];
  gtag?: unknown;
  civchat?: { readonly apiKey: string; readonly state?: string; readonly onLoad: () => void };
  userengage?: unknown;
  UE?: unknown;
}
const owner = window as unknown as Owner;
const NOTHING = { functional: false, analytics: false, marketing: false };
const ALL = { functional: true, analytics: true, marketing: true };
const marketing = { key: 'klucz-sklepu', endpoint: 'https://user.example/widget.js' };
const tags = { key: 'GTM-ROSA1', endpoint: 'https://tags.example/gtm.js' };
const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
  for (const name of ['dataLayer', 'gtag', 'civchat', 'userengage', 'UE'] as const) delete owner[name];
});
afterEach(() => document.head.replaceChildren());

function aShop(
  externalServices: object | undefined,
  features = aSite().features,
): Pick<ShopState, 'site' | 'settings'> {
  return { site: aSite({ features }), settings: { externalServices } } as unknown as Pick<
    ShopState,
    'site' | 'settings'
  >;
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const allow = (preferences: typeof ALL) => keepChoice(aCookieChoice({ preferences }));

test.each([
  ['nothing', NOTHING, []],
  ['what is functional', { ...NOTHING, functional: true }, []],
  ['analytics', { ...NOTHING, analytics: true }, ['https://tags.example/gtm.js?id=GTM-ROSA1']],
  [
    'marketing',
    { ...NOTHING, marketing: true },
    ['https://tags.example/gtm.js?id=GTM-ROSA1', 'https://user.example/widget.js'],
  ],
])('whoever allows %s loads no more than that', (_what, preferences, expected) => {
  applyServices(aShop({ marketing, tags }), preferences, reload);
  applyServices(aShop({ marketing, tags }), preferences, reload);
  expect(scripts()).toEqual(expected);
  expect(reload).not.toHaveBeenCalled();
});

test('a site that names none loads none, whatever is allowed', () => {
  applyServices(aShop(undefined), ALL, reload);
  expect(scripts()).toEqual([]);
});

test('a tag hears what is allowed before it runs, and what happens after', () => {
  allow({ ...NOTHING, analytics: true });
  applyServices(aShop({ tags: { key: 'G-ROSA1', endpoint: 'https://tags.example/gtag/js' } }), {
    ...NOTHING,
    analytics: true,
  });
  track({ event: 'view_cart', currency: 'PLN', value: 10, items: [] });
  const said = owner.dataLayer?.map((entry) =>
    entry instanceof Object && 'event' in entry ? entry : [...(entry as IArguments)],
  );
  expect(said).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }],
    ['js', expect.any(Date)],
    ['config', 'G-ROSA1'],
    { event: 'view_cart' },
  ]);
});

test('marketing hears the store, what happened before it came and after, and who subscribed', () => {
  allow(ALL);
  track({ event: 'view_cart', currency: 'PLN', value: 10, items: [] });
  applyServices(aShop({ marketing }), ALL, reload);
  const said: unknown[] = [];
  owner.userengage = (...command: unknown[]) => said.push(command);
  owner.UE = { pageHit: (person: unknown) => said.push(['pageHit', person]) };
  expect(said).toEqual([]);
  expect(owner.civchat?.apiKey).toBe('klucz-sklepu');
  owner.civchat?.onLoad();
  noteSubscription('anna@poczta.example.com');
  const store = aSite().code;
  expect(said).toEqual([
    ['client.update', { store }],
    ['event.view_cart', { currency: 'PLN', value: 10, skus: '', store }],
    ['event.subscribe', { email: 'anna@poczta.example.com', store }],
    [
      'pageHit',
      {
        apiKey: 'klucz-sklepu',
        email: 'anna@poczta.example.com',
        user_id: expect.stringMatching(/^newsletter-\d{13}$/),
        store,
      },
    ],
  ]);
});

test.each([
  ['is shown where the site has it', true, ALL, undefined],
  ['is hidden where the site does without', false, ALL, 'hidden'],
  ['is hidden from whoever refuses what is functional', true, { ...ALL, functional: false }, 'hidden'],
])('the chat %s', (_what, chat, preferences, state) => {
  applyServices(aShop({ marketing }, { ...aSite().features, chat }), preferences, reload);
  expect(owner.civchat?.state).toBe(state);
});

test('what is taken back goes with its cookies and the page', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what scripts of others do
  for (const cookie of ['_ga=1', '__ca__chat=2', 'theme=dark']) document.cookie = cookie;
  applyServices(aShop({ marketing, tags }), ALL, reload);
  applyServices(aShop({ marketing, tags }), { ...ALL, marketing: false }, reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.cookie).toBe('theme=dark');
  reload.mockReset();
  applyServices(aShop({ marketing, tags }), NOTHING, reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('nobody hears of a subscription who may not', () => {
  allow({ ...ALL, marketing: false });
  applyServices(aShop({ marketing, tags }), { ...ALL, marketing: false }, reload);
  noteSubscription('anna@poczta.example.com');
  expect(JSON.stringify(owner.dataLayer)).not.toContain('anna');
});
