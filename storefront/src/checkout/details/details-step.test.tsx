import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCart, CART_ID } from '../../testing/a-cart.ts';
import { aCustomerAnswer } from '../../testing/a-customer.ts';
import {
  answers,
  asked,
  details,
  heading,
  names,
  ok,
  open,
  prepareCheckoutPage,
  press,
  refused,
  withAddress,
} from '../../testing/checkout-page-screen.tsx';

import { keepBuyerOfOrder } from '../draft-of-order.ts';

prepareCheckoutPage();

const field = (label: string) => details().getAllByLabelText(label)[0] as HTMLInputElement;
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
  answers.set('SaveDetails', () => ok({ setBillingAddressOnCart: { cart: { ...withAddress(), version: 2 } } }));
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
  expect(screen.getByText(/Lena Łąkowska, Długa 5\/7, 30.*001.* Kraków/)).toBeDefined();
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

/** The first step begins with the details of an order, as its page has left them. */
function keepOrder() {
  const lena = {
    firstname: 'Lena',
    lastname: 'Różana',
    company: null,
    street: ['Lipowa 3'],
    postcode: '90-001',
    city: 'Łódź',
    telephone: '+48600100200',
  };
  const email = 'lena@poczta.example';
  keepBuyerOfOrder({ number: '000000012', email, shipping_address: lena, billing_address: lena });
}
const NOTE = /^Wczytaliśmy dane z\szamówienia 000000012\. Sprawdź je, zanim złożysz nowe zamówienie\./;

test('details of an order that is bought again are in the fields: said once, and cleared on request', async () => {
  keepOrder();
  await open();
  expect(screen.getByText(NOTE)).toBeDefined();
  expect(field('Ulica i numer').value).toBe('Lipowa 3');
  expect(field('Telefon').value).toBe('600 100 200');
  await type('Miejscowość', 'Zgierz');
  cleanup();
  await open();
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(field('Miejscowość').value).toBe('Zgierz');
  sessionStorage.clear();
  cleanup();
  keepOrder();
  await open();
  await press('Wyczyść');
  expect(screen.queryByText(NOTE)).toBeNull();
  expect([field('E-mail').value, sessionStorage.getItem('witryna.checkout')]).toEqual(['', null]);
});

test('a cart that has its own details keeps them, whatever was ordered before', async () => {
  keepOrder();
  await open(withAddress());
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(field('Ulica i numer').value).toBe('Długa 5/7');
});

test('a customer begins with the address book, not with an order of before', async () => {
  keepOrder();
  localStorage.setItem('customer_token', 'abc');
  answers.set('ReadCustomer', () => ok({ customer: aCustomerAnswer() }));
  answers.set('ReadCustomerCart', () => ok({ customerCart: aCart() }));
  await open();
  await vi.waitFor(() => details());
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.queryByDisplayValue('Lipowa 3')).toBeNull();
});

test('a shop that does not answer has found nothing wrong: what to do, and no word of the form', async () => {
  await open();
  await typeDetails();
  await type('Miejscowość', 'Warszawa');
  answers.set('SaveDetails', () => Promise.reject(new TypeError('failed')));
  await press('Przejdź do dostawy');
  const sentence = 'Nie udało się połączyć ze sklepem. Wpisane dane zostały, spróbuj jeszcze raz.';
  expect(document.activeElement).toBe(screen.getByRole('region', { name: sentence }));
  expect(screen.queryByText('Upss... Sprawdź formularz')).toBeNull();
  expect(document.title).toBe('Dane, krok 1 z 3 – Koszyk – składanie zamówienia');
  answers.set('SaveDetails', () => new Response('', { status: 500 }));
  await press('Przejdź do dostawy');
  expect(screen.getByRole('region', { name: /^Sklep jest chwilowo niedostępny/ })).toBeDefined();
  answers.set('SaveDetails', () => ok({ setBillingAddressOnCart: { cart: { ...withAddress(), version: 2 } } }));
  await press('Przejdź do dostawy');
  expect(heading()).toBe('Wybierz dostawę');
});

test('an account that is asked for needs a password by the rule; it is kept in memory alone', async () => {
  await open();
  await typeDetails();
  await type('Miejscowość', 'Warszawa');
  expect(document.querySelector('input[type="password"]')).toBeNull();
  const box = details().getByRole('checkbox', { name: 'Załóż konto przy okazji' });
  box.focus();
  await act(async () => fireEvent.click(box));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('new-password'));
  await press('Przejdź do dostawy');
  const summary = within(screen.getByRole('region', { name: 'Upss... Sprawdź formularz' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Hasło: Pole nie może być puste',
    'Powtórz hasło: Pole nie może być puste',
  ]);
  answers.set('SaveDetails', () => ok({ setBillingAddressOnCart: { cart: { ...withAddress(), version: 2 } } }));
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
