import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutPartsFragment } from '../api/operations.gen.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { cartOfSite } from '../cart/index.ts';
import { browserConfig } from '../config.ts';
import { beginCheckoutScreen, CheckoutScreen } from '../screens/checkout-screen.tsx';
import { aCart, CART_ID } from '../testing/a-cart.ts';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';

type Answer = () => Response | Promise<Response>;
type Address = NonNullable<CheckoutPartsFragment['billing_address']>;

const pln = (value: number) => ({ value, currency: 'PLN' });
const ok = (data: object) => Response.json({ data });
const refused = (code: string, message: string) =>
  Response.json({
    errors: [{ message, extensions: { category: 'graphql-input', code, details: { message } } }],
    data: null,
  });
/** What the shop answers to each operation, by its name. */
const answers = new Map<string, Answer>();
let asked: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
const AGREEMENTS = [
  {
    agreement_id: 1,
    code: 'terms',
    name: 'Regulamin',
    checkbox_text: 'Akceptuję regulamin',
    is_required: true,
    text_version: '1',
  },
];
const ANNA: Address = {
  id: null,
  firstname: 'Anna',
  lastname: 'Lis',
  company: null,
  vat_id: null,
  street: ['Lipowa 5/3'],
  postcode: '02-677',
  city: 'Warszawa',
  telephone: '+48600100200',
  country: { code: 'PL' },
};
type Offer = NonNullable<
  NonNullable<CheckoutPartsFragment['shipping_addresses'][number]>['available_shipping_methods']
>[number];

function anOffer(code: string, given: Partial<NonNullable<Offer>> = {}): NonNullable<Offer> {
  return {
    carrier_code: code,
    carrier_title: 'DPD',
    method_code: code,
    method_title: 'Kurier',
    available: true,
    error_message: null,
    needs_pickup_location: null,
    is_cash_on_delivery: false,
    price_incl_tax: pln(14.99),
    delivery_time: { from: '2026-11-25', to: '2026-11-26' },
    ...given,
  };
}

/** A cart with what is known of its order: nothing yet, or an address and what can be sent there. */
function aCheckout({
  hasAddress = false,
  chosen,
  offers = [
    anOffer('Dpdshipping'),
    anOffer('Glsshipping', { carrier_title: 'GLS', available: false, error_message: 'Nie dowozi na wyspy.' }),
  ],
  ...given
}: Partial<CheckoutPartsFragment> & {
  hasAddress?: boolean;
  chosen?: string;
  offers?: readonly NonNullable<Offer>[];
} = {}): CheckoutPartsFragment {
  const missing = hasAddress
    ? chosen
      ? []
      : ['SHIPPING_METHOD']
    : ['EMAIL', 'SHIPPING_ADDRESS', 'BILLING_ADDRESS', 'SHIPPING_METHOD'];
  const address = {
    ...ANNA,
    customer_notes: null,
    pickup_location_code: null,
    available_shipping_methods: offers,
    selected_shipping_method: chosen
      ? {
          carrier_code: chosen,
          carrier_title: 'DPD',
          method_code: chosen,
          method_title: 'Kurier',
          needs_pickup_location: null,
          disabled_payment_methods: [],
          delivery_time: null,
          price_incl_tax: pln(14.99),
        }
      : null,
  };
  return {
    ...aCart(),
    email: hasAddress ? 'anna@poczta.pl' : null,
    billing_address: hasAddress ? ANNA : null,
    shipping_addresses: hasAddress ? [address] : [],
    available_payment_methods: [{ code: 'banktransfer', title: 'Przelew' }],
    unavailable_payment_methods: [],
    selected_payment_method: null,
    consents: [],
    missing_for_order: [...missing, 'PAYMENT_METHOD', 'CONSENTS'] as CheckoutPartsFragment['missing_for_order'],
    ...given,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answers.clear();
  asked = [];
  window.history.replaceState(null, '', '/checkout');
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!init?.body) return Response.json({ towns: address.includes('02-677') ? ['Warszawa'] : [] });
    const { query, variables } = JSON.parse(String(init.body));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ name, variables });
    return answers.get(name)?.() ?? new Response('', { status: 429 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mount = (site = aSite()) =>
  act(async () =>
    render(
      <ShopProvider value={createStillShop()}>
        <CheckoutScreen path="/checkout" site={site} />
        <p id="announcements" />
      </ShopProvider>,
    ),
  );

async function open(checkout: CheckoutPartsFragment = aCheckout()) {
  localStorage.setItem('cart_id', CART_ID);
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () => ok({ cart: checkout, checkoutAgreements: AGREEMENTS }));
  await mount();
  await act(() => vi.dynamicImportSettled());
  await vi.waitFor(() => screen.getByRole('navigation', { name: 'Etapy zamówienia' }));
}

const names = () => asked.map(({ name }) => name).sort();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const details = () =>
  within(screen.getByRole('button', { name: 'Przejdź do dostawy' }).closest('form') as HTMLFormElement);
const field = (label: string) => details().getAllByLabelText(label)[0] as HTMLInputElement;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
async function type(label: string, value: string) {
  await act(async () => {
    fireEvent.input(field(label), { target: { value } });
    fireEvent.change(field(label), { target: { value } });
    fireEvent.focusOut(field(label));
  });
}
async function typeDetails() {
  for (const [label, value] of [
    ['E-mail', 'anna@poczta.pl'],
    ['Imię', 'Anna'],
    ['Nazwisko', 'Lis'],
    ['Telefon', '600100200'],
    ['Ulica i numer', 'Lipowa 5/3'],
    ['Kod pocztowy', '02677'],
  ] as const)
    await type(label, value);
}

test('a visitor whose cart is empty is sent to the cart', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace, search: '' });
  answers.set('ReadCart', () => ok({ cart: aCart({ items: [] }) }));
  localStorage.setItem('cart_id', CART_ID);
  await mount();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/cart'));
});

test('which cart it is and what is known of its order are asked in one round trip', async () => {
  const both = Promise.withResolvers<void>();
  const whenBothAreAsked = (data: object) => async () => {
    if (asked.length === 2) both.resolve();
    await both.promise;
    return ok(data);
  };
  answers.set('ReadCart', whenBothAreAsked({ cart: aCart() }));
  answers.set('ReadCheckout', whenBothAreAsked({ cart: aCheckout(), checkoutAgreements: AGREEMENTS }));
  localStorage.setItem('cart_id', CART_ID);
  await mount();
  await vi.waitFor(() => details());
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('a page takes over what was asked for before it was drawn', async () => {
  const site = aSite();
  localStorage.setItem('cart_id', CART_ID);
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () => ok({ cart: aCheckout(), checkoutAgreements: AGREEMENTS }));
  beginCheckoutScreen({ site, config: browserConfig });
  await vi.waitFor(() => expect(names()).toEqual(['ReadCart', 'ReadCheckout']));
  await mount(site);
  await vi.waitFor(() => details());
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('a cart that is known already is asked about when its last change is there', async () => {
  const site = aSite();
  localStorage.setItem('cart_id', CART_ID);
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () => ok({ cart: aCheckout(), checkoutAgreements: AGREEMENTS }));
  const cart = await cartOfSite(site).load();
  await cart.start();
  const change = Promise.withResolvers<ShopResponse<undefined>>();
  void cart.change(
    () => change.promise,
    () => undefined,
  );
  await mount(site);
  expect(names()).toEqual(['ReadCart']);
  change.resolve({ result: { kind: 'done' }, data: undefined });
  await vi.waitFor(() => details());
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('a cart that is another one than this browser remembers is asked about anew', async () => {
  localStorage.setItem('cart_id', 'of before');
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () =>
    asked.at(-1)?.variables.id === CART_ID
      ? ok({ cart: aCheckout(), checkoutAgreements: AGREEMENTS })
      : refused('cart-missing', 'Nie ma takiego koszyka.'),
  );
  await mount();
  await vi.waitFor(() => details());
  expect(asked.filter(({ name }) => name === 'ReadCheckout').map(({ variables }) => variables.id)).toEqual([
    'of before',
    CART_ID,
  ]);
});

test('the heading that came with the page stays when the step comes, and a later step takes its place', async () => {
  const focused = vi.fn();
  for (const hasAddress of [false, true]) {
    cleanup();
    localStorage.setItem('cart_id', CART_ID);
    answers.set('ReadCart', () => ok({ cart: aCart() }));
    const root = document.body.appendChild(document.createElement('div'));
    const page = (
      <ShopProvider value={createStillShop()}>
        <CheckoutScreen path="/checkout" site={aSite()} />
      </ShopProvider>
    );
    root.innerHTML = renderToString(page);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Podaj swoje dane');
    window.history.replaceState(null, '', hasAddress ? '/checkout?step=2' : '/checkout');
    answers.set('ReadCheckout', () => ok({ cart: aCheckout({ hasAddress }), checkoutAgreements: AGREEMENTS }));
    title.addEventListener('focus', focused);
    await act(async () => void render(page, { container: root, hydrate: true }));
    await act(() => vi.dynamicImportSettled());
    const name = hasAddress ? 'Wybierz dostawę' : 'Podaj swoje dane';
    await vi.waitFor(() => screen.getByRole('button', { name: hasAddress ? /płatności/ : 'Przejdź do dostawy' }));
    expect(heading()).toBe(name);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    // What opens with the page takes no focus.
    expect(focused).not.toHaveBeenCalled();
    root.remove();
  }
});

test('the first step asks seven fields, and nothing is said before something is typed', async () => {
  await open();
  expect(heading()).toBe('Podaj swoje dane');
  expect(document.title).toBe('Dane, krok 1 z 3 – Koszyk – składanie zamówienia');
  const shown = details()
    .getAllByRole('textbox')
    .filter((each) => !each.closest('[hidden]'));
  expect(shown).toHaveLength(7);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
});

test('a form with faults is not sent: each is listed with a link to its field, and goes when it is mended', async () => {
  await open();
  await type('Telefon', '600 100 20');
  await press('Przejdź do dostawy');
  const summary = screen.getByRole('region', { name: 'Upss... Sprawdź formularz' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe('Błąd: Dane, krok 1 z 3 – Koszyk – składanie zamówienia');
  const links = within(summary).getAllByRole('link');
  expect(links).toHaveLength(7);
  const phone = within(summary).getByRole('link', { name: /^Telefon: Brakuje jednej cyfry/ });
  await act(async () => fireEvent.click(phone));
  expect(document.activeElement).toBe(field('Telefon'));
  expect(field('Telefon').getAttribute('aria-invalid')).toBe('true');
  await type('Telefon', '600 100 200');
  expect(field('Telefon').hasAttribute('aria-invalid')).toBe(false);
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('good details go out in one request, and the next step opens with the focus on its heading', async () => {
  await open();
  await typeDetails();
  await vi.waitFor(() => expect(field('Miejscowość').value).toBe('Warszawa'));
  answers.set('SaveDetails', () =>
    ok({ setBillingAddressOnCart: { cart: aCheckout({ hasAddress: true, version: 2 }) } }),
  );
  await press('Przejdź do dostawy');
  const sent = asked.filter(({ name }) => name === 'SaveDetails');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.variables).toMatchObject({
    cartId: CART_ID,
    isGuest: true,
    email: 'anna@poczta.pl',
    shipping: { address: { firstname: 'Anna', telephone: '600 100 200', city: 'Warszawa' } },
    billing: { same_as_shipping: true },
  });
  expect(heading()).toBe('Wybierz dostawę');
  expect(window.location.search).toBe('?step=2');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText(/Anna Lis, Lipowa 5\/3, 02.*677.* Warszawa/)).toBeDefined();
});

test('the beginning of an order and its delivery are noted, each once', async () => {
  const owner = window as unknown as { dataLayer?: { readonly event: string; readonly value: number }[] };
  delete owner.dataLayer;
  allowCookies('analytics');
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(aCheckout({ hasAddress: true }));
  answers.set('ChooseDelivery', () =>
    ok({ setShippingMethodsOnCart: { cart: aCheckout({ hasAddress: true, chosen: 'Dpdshipping', version: 3 }) } }),
  );
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /DPD/ })));
  await press('Przejdź do płatności');
  expect(owner.dataLayer).toMatchObject([
    { event: 'begin_checkout', value: 98, items: [{ id: 'RL-SW-001-50', parent_id: 'RL-SW-001', quantity: 2 }] },
    { event: 'add_shipping_info', shipping_tier: 'Kurier DPD' },
  ]);
});

test('what the shop refuses stands above the form, and nothing typed is lost', async () => {
  await open();
  await typeDetails();
  await type('Miejscowość', 'Warszawa');
  answers.set('SaveDetails', () => refused('field-invalid', 'Tam nie wysyłamy.'));
  await press('Przejdź do dostawy');
  expect(screen.getByRole('region', { name: 'Upss... Sprawdź formularz' }).textContent).toContain('Tam nie wysyłamy.');
  expect(field('E-mail').value).toBe('anna@poczta.pl');
  expect(heading()).toBe('Podaj swoje dane');
});

test('what was typed survives a reload in this tab, and is cleared on request', async () => {
  await open();
  await typeDetails();
  cleanup();
  await open();
  expect(field('E-mail').value).toBe('anna@poczta.pl');
  expect(screen.getByText(/Wczytaliśmy dane wpisane wcześniej/)).toBeDefined();
  await press('Wyczyść');
  expect([field('E-mail').value, sessionStorage.getItem('witryna.checkout')]).toEqual(['', null]);
});

test('an account that is asked for needs a password by the rule; it is kept in memory alone', async () => {
  await open();
  await typeDetails();
  await type('Miejscowość', 'Warszawa');
  await act(async () => fireEvent.click(details().getByRole('checkbox', { name: 'Załóż konto przy okazji' })));
  await press('Przejdź do dostawy');
  expect(screen.getByRole('region', { name: 'Upss... Sprawdź formularz' }).textContent).toContain(
    'Pole nie może być puste',
  );
  answers.set('SaveDetails', () =>
    ok({ setBillingAddressOnCart: { cart: aCheckout({ hasAddress: true, version: 2 }) } }),
  );
  for (const name of ['new-password', 'new-password-repeat']) {
    const input = document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
    await act(async () => fireEvent.change(input, { target: { value: 'Cichy-Gaj-71' } }));
  }
  await press('Przejdź do dostawy');
  expect(heading()).toBe('Wybierz dostawę');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, asked])).not.toContain('Cichy-Gaj-71');
});

test('an address that was most likely meant is offered, never put in by itself', async () => {
  await open();
  await type('E-mail', 'anna@gmial.com');
  expect(field('E-mail').value).toBe('anna@gmial.com');
  await press('Tak, popraw');
  expect(field('E-mail').value).toBe('anna@gmail.com');
});

test('a step that is not reached yet does not open, whatever the address says', async () => {
  window.history.replaceState(null, '', '/checkout?step=3');
  await open();
  expect([heading(), window.location.search]).toEqual(['Podaj swoje dane', '?step=1']);
});

test('a delivery is told to the shop as it is chosen; one that cannot be had says why', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(aCheckout({ hasAddress: true }));
  expect(screen.getByText('Nie dowozi na wyspy.')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /GLS/ })));
  expect((screen.getByRole('radio', { name: /GLS/ }) as HTMLInputElement).checked).toBe(false);
  await press('Przejdź do płatności');
  expect(screen.getByRole('region', { name: 'Upss... Sprawdź formularz' }).textContent).toContain(
    'Wybierz sposób dostawy.',
  );
  answers.set('ChooseDelivery', () =>
    ok({ setShippingMethodsOnCart: { cart: aCheckout({ hasAddress: true, chosen: 'Dpdshipping', version: 3 }) } }),
  );
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /DPD/ })));
  await press('Przejdź do płatności');
  expect(asked.filter(({ name }) => name === 'ChooseDelivery')).toHaveLength(1);
  expect([heading(), window.location.search]).toEqual(['Wybierz płatność', '?step=3']);
});

test('a delivery that did not reach the shop is told once more by the button', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(aCheckout({ hasAddress: true }));
  answers.set('ChooseDelivery', () => new Response('', { status: 503 }));
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /DPD/ })));
  await press('Przejdź do płatności');
  expect(screen.getByRole('region', { name: 'Upss... Sprawdź formularz' })).toBeDefined();
  expect(document.title).toMatch(/^Błąd: Dostawa/);
  answers.set('ChooseDelivery', () =>
    ok({ setShippingMethodsOnCart: { cart: aCheckout({ hasAddress: true, chosen: 'Dpdshipping', version: 3 }) } }),
  );
  await press('Przejdź do płatności');
  expect(heading()).toBe('Wybierz płatność');
});

test('without any delivery for the address it says so, and leads back to the address', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(aCheckout({ hasAddress: true, offers: [] }));
  expect(screen.getByText(/^Brak dostępnych dostawców dla podanego adresu/)).toBeDefined();
  await press('Zmień adres');
  expect(heading()).toBe('Podaj swoje dane');
});

test('in English: no delivery for the address, and a form with faults', async () => {
  const english = aSite({ language: 'en-US', locale: 'en-US' });
  window.history.replaceState(null, '', '/checkout?step=2');
  localStorage.setItem('cart_id', CART_ID);
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () =>
    ok({ cart: aCheckout({ hasAddress: true, offers: [] }), checkoutAgreements: AGREEMENTS }),
  );
  await mount(english);
  const none =
    'No available delivery providers for the provided address. Please check the address for accuracy or contact customer support for further assistance.';
  await vi.waitFor(() => expect(screen.getByText(none)).toBeDefined());
  await press('Change the address');
  const send = screen.getByRole('button', { name: 'Continue to delivery' });
  const email = within(send.closest('form') as HTMLFormElement).getAllByLabelText<HTMLInputElement>(
    'E-mail',
  )[0] as HTMLInputElement;
  await act(async () => {
    fireEvent.input(email, { target: { value: 'anna' } });
    fireEvent.submit(email.form as HTMLFormElement);
  });
  const summary = screen.getByRole('region', { name: 'Upss... Check the form' });
  expect(within(summary).getByRole('link', { name: /Incorrect e-mail address/ })).toBeDefined();
});

test('going back in the browser opens the step before, and sends nothing', async () => {
  window.history.replaceState(null, '', '/checkout?step=2');
  await open(aCheckout({ hasAddress: true }));
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '1 Dane' })));
  expect(heading()).toBe('Podaj swoje dane');
  await act(async () => {
    window.history.back();
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  });
  expect(heading()).toBe('Wybierz dostawę');
  expect(names()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('a checkout that cannot be read keeps its cart and offers another try', async () => {
  localStorage.setItem('cart_id', CART_ID);
  answers.set('ReadCart', () => ok({ cart: aCart() }));
  answers.set('ReadCheckout', () => new Response('', { status: 503 }));
  await mount();
  await vi.waitFor(() => expect(heading()).toBe('Nie udało się wczytać zamówienia'));
  answers.set('ReadCheckout', () => ok({ cart: aCheckout(), checkoutAgreements: AGREEMENTS }));
  await press('Spróbuj jeszcze raz');
  await vi.waitFor(() => expect(heading()).toBe('Podaj swoje dane'));
});
