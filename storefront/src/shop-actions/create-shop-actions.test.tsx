import type { ActionResult } from '@witryna/modules';
import { createTranslate } from '@witryna/modules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartPartsFragment } from '../api/operations.gen.ts';
import { comparisonOfSite } from '../compare/index.ts';
import { browserConfig } from '../config.ts';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { aSite } from '../testing/an-answer.ts';
import { createShopActions } from './create-shop-actions.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const bodyOf = (call: number) => JSON.parse(String(fetched.mock.calls[call]?.[1].body));

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<p id="announcements" aria-live="polite"></p><p id="alerts" aria-live="assertive"></p>';
});
afterEach(() => vi.unstubAllGlobals());

function actionsOf(language = 'pl-PL') {
  const { actions } = createShopActions(
    { site: aSite({ language }), config: browserConfig, settings: { cart: { afterAdding: 'nothing' } } },
    createTranslate('pl'),
  );
  if (!actions.addToCart || !actions.notifyWhenInStock) throw new Error('A shop without actions');
  if (!actions.subscribeToNewsletter || !actions.sendMessage) throw new Error('A shop without forms');
  return { ...actions, addToCart: actions.addToCart, sendMessage: actions.sendMessage };
}

const shown = (result: ActionResult | undefined) =>
  result?.ok ? result.message : result?.errors.map(({ field, message }) => [field, message]);

const refusal = (code: string, details: object, category = 'graphql-input') =>
  Response.json({ data: null, errors: [{ message: 'x', extensions: { category, code, details } }] });

const region = (id: string) => document.getElementById(id)?.textContent;

const added = aCart({
  version: 2,
  total_quantity: 3,
  prices: { ...aCart().prices, grand_total: { value: 124.9, currency: 'PLN' } } as CartPartsFragment['prices'],
  items: [
    aCartLine({ uid: 'MQ==', sku: 'RL-BA-001' }),
    {
      ...aCartLine({ uid: 'Mg==', sku: 'RL-SW-001-50' }),
      configurable_options: [{ option_label: 'Pojemność', value_label: '50 ml' }],
      configured_variant: aCartLine().product,
    },
  ],
});

describe('adding to the cart', () => {
  beforeEach(() => localStorage.setItem('cart_id', CART_ID));

  test('says what was added and what the cart holds, aloud and once', async () => {
    fetched.mockResolvedValue(Response.json({ data: { addProductsToCart: { cart: added, user_errors: [] } } }));
    const result = await actionsOf().addToCart({ sku: 'RL-SW-001-50', quantity: 1 });
    expect(shown(result)).toBe('Dodano: Krem Świt, 50 ml. W\u00a0koszyku 3\u00a0produkty, 124,90\u00a0zł.');
    await vi.waitFor(() => expect(region('announcements')).toBe(shown(result)));
    expect(region('alerts')).toBe('');
  });

  test('passes on what the shop says of the thing', async () => {
    const user_errors = [{ sentence: 'Mamy 2 sztuki tego produktu.', path: '/cartItems/0/quantity' }];
    fetched.mockResolvedValue(Response.json({ data: { addProductsToCart: { cart: added, user_errors } } }));
    const result = await actionsOf().addToCart({ sku: 'RL-SW-001-50', quantity: 9 });
    expect(shown(result)).toEqual([[undefined, 'Mamy 2 sztuki tego produktu.']]);
    await vi.waitFor(() => expect(region('alerts')).toBe('Mamy 2 sztuki tego produktu.'));
  });

  test('says that the site takes no orders while it is in maintenance', async () => {
    const message = 'Sklep jest w przebudowie i przez chwilę nie przyjmuje zamówień.';
    fetched.mockImplementation(async () => refusal('maintenance', { message, retryAfterSeconds: 120 }, 'unavailable'));
    expect(shown(await actionsOf().addToCart({ sku: 'RL-SW-001-50', quantity: 1 }))).toEqual([[undefined, message]]);
  });
});

test('comparing says that the shop was not reached where its code did not come', async () => {
  vi.stubGlobal('location', { reload: vi.fn() });
  const site = aSite();
  vi.spyOn(comparisonOfSite(site, browserConfig), 'set').mockRejectedValue(new TypeError('Failed to fetch'));
  const { actions } = createShopActions({ site, config: browserConfig }, createTranslate('pl'));
  const result = await actions.comparison?.set('RL-BA-001', true);
  expect(shown(result)).toEqual([[undefined, expect.stringMatching(/^Nie udało się połączyć ze sklepem/)]]);
});

describe('the newsletter', () => {
  test('asks for a confirmation by mail, also where the address is subscribed already', async () => {
    const { subscribeToNewsletter } = actionsOf();
    const request = { email: ' anna@poczta.example ', hasPrivacyConsent: true };
    fetched.mockResolvedValueOnce(Response.json({ status: 'UNCONFIRMED' }, { status: 202 }));
    const first = await subscribeToNewsletter?.(request);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/newsletter/subscribe');
    expect(bodyOf(0)).toEqual({ email: request.email, privacy: true });
    fetched.mockResolvedValueOnce(Response.json({ code: 'already-subscribed', message: 'x' }, { status: 409 }));
    expect(await subscribeToNewsletter?.(request)).toEqual(first);
    expect(shown(first)).toBe('Prawie gotowe. Potwierdź w\u00a0wiadomości, którą wysłaliśmy na anna@poczta.example.');
  });

  test('takes a number along for text messages, and names it where it is none', async () => {
    const faults = [{ path: '/phone', rule: 'phone', message: 'Niepoprawny numer telefonu' }];
    fetched.mockResolvedValue(Response.json({ code: 'phone-invalid', details: { faults } }, { status: 422 }));
    const wish = { email: 'a@b.pl', hasPrivacyConsent: true, hasSmsConsent: true, phone: '12' };
    expect(shown(await actionsOf().subscribeToNewsletter?.(wish))).toEqual([['phone', 'Niepoprawny numer telefonu']]);
    expect(bodyOf(0)).toEqual({ email: 'a@b.pl', privacy: true, smsPromotion: true, phone: '12' });
  });

  test('names the fields that are wrong', async () => {
    const faults = [{ path: '/privacy', rule: 'consent', message: 'Zgoda na politykę prywatności jest wymagana.' }];
    fetched.mockResolvedValue(Response.json({ code: 'consent-required', details: { faults } }, { status: 422 }));
    const result = await actionsOf().subscribeToNewsletter?.({ email: 'a@b.pl', hasPrivacyConsent: false });
    expect(shown(result)).toEqual([['hasPrivacyConsent', 'Zgoda na politykę prywatności jest wymagana.']]);
    // The focus goes to the field, where it is read.
    expect(region('alerts')).toBe('');
  });

  test.each([
    ['pl-PL', 'Wystąpił błąd. Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.'],
    ['en-GB', 'An error occurred. The shop is unavailable at the moment. Try again shortly.'],
  ])(
    'that could not be asked for is told in %s by the sentence of the specification, then why',
    async (language, sentence) => {
      fetched.mockResolvedValue(new Response('', { status: 503 }));
      const result = await actionsOf(language).subscribeToNewsletter?.({ email: 'a@b.pl', hasPrivacyConsent: true });
      expect(shown(result)).toEqual([[undefined, sentence]]);
    },
  );
});

const message = { name: 'Anna', email: 'a@b.pl', message: 'Kiedy?', topic: 'Dostawa', hasPrivacyConsent: true };

describe('a message to the shop', () => {
  test('is sent with its topic and its consent', async () => {
    fetched.mockResolvedValue(Response.json({ data: { contactUs: { status: true } } }));
    const result = await actionsOf().sendMessage(message);
    expect(bodyOf(0).variables.input).toEqual({
      name: 'Anna',
      email: 'a@b.pl',
      comment: 'Kiedy?',
      topic: 'Dostawa',
      order_number: null,
      privacy_consent: true,
    });
    expect(shown(result)).toBe('Wiadomość wysłana. Odpowiemy na adres a@b.pl.');
  });

  test('has its faults at the fields of the form', async () => {
    const faults = [
      { path: '/comment', rule: 'required', message: 'Wpisz treść wiadomości.' },
      { path: '/order_number', rule: 'maxLength', message: 'Za długi tekst' },
    ];
    fetched.mockResolvedValue(refusal('contact-invalid', { message: 'Wpisz treść wiadomości.', faults }));
    expect(shown(await actionsOf().sendMessage(message))).toEqual([
      ['message', 'Wpisz treść wiadomości.'],
      ['orderNumber', 'Za długi tekst'],
    ]);
  });

  test.each([
    ['too many at once', () => new Response('', { status: 429 }), /za dużo prób/],
    [
      'too many, with the shop’s own words',
      () => refusal('too-many-requests', { message: 'Spróbuj za 5 minut.' }),
      /^Spróbuj za 5 minut\.$/,
    ],
    ['a shop that is busy', () => new Response('', { status: 503 }), /chwilowo niedostępny/],
    ['a form that is closed', () => refusal('contact-unavailable', { message: 'Napisz do nas.' }), /^Napisz do nas\.$/],
  ])('has a sentence of its own for %s', async (_what, answer, sentence) => {
    fetched.mockImplementation(async () => answer());
    expect(shown(await actionsOf().sendMessage(message))).toEqual([[undefined, expect.stringMatching(sentence)]]);
  });

  test('tells a lost connection from a shop that cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(shown(await actionsOf().sendMessage(message))).toEqual([[undefined, expect.stringMatching(/połączyć/)]]);
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(shown(await actionsOf('en-GB').sendMessage(message))).toEqual([
      [undefined, expect.stringMatching(/^No internet connection/)],
    ]);
    offline.mockRestore();
  });
});

test('a product that is back is written of, once the mailbox has confirmed it', async () => {
  fetched.mockResolvedValue(Response.json({ data: { SubscribeStock: { status: 'UNCONFIRMED' } } }));
  const result = await actionsOf().notifyWhenInStock?.({ sku: 'RL-1', email: 'a@b.pl' });
  expect(bodyOf(0).variables).toEqual({ input: { sku: 'RL-1', email: 'a@b.pl' } });
  expect(shown(result)).toMatch(/^Prawie gotowe/);
});

test('a site without a cart offers none, and all else', () => {
  const features = { ...aSite().features, cart: false };
  const { actions, cart } = createShopActions(
    { site: aSite({ features }), config: browserConfig },
    createTranslate('pl'),
  );
  expect(cart).toBeUndefined();
  expect(Object.keys(actions).toSorted()).toEqual([
    'explainReviews',
    'loadReviews',
    'noteView',
    'notifyWhenInStock',
    'openReviews',
    'openShopReviews',
    'sendMessage',
    'subscribeToNewsletter',
    'writeReview',
  ]);
});

test('nobody writes reviews on a site without accounts', () => {
  const features = { ...aSite().features, user: false };
  const { actions } = createShopActions({ site: aSite({ features }), config: browserConfig }, createTranslate('pl'));
  expect(actions.writeReview).toBeUndefined();
  expect(actions.openReviews).toBeDefined();
});
