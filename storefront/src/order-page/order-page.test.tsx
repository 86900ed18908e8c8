import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OrderOnPage } from '../order-parts/index.ts';
import { aSite } from '../testing/an-answer.ts';
import { aPaymentStatus } from '../testing/an-order-answer.ts';
import { stubAddress } from '../testing/shop-answers.ts';
import {
  answers,
  answerWith,
  asked,
  leave,
  open,
  openShop,
  order,
  pln,
  press,
  TOKEN,
} from './testing/an-order-page.tsx';

beforeEach(openShop);
afterEach(leave);

const paidAgain = (found: object) => ({
  data: {
    retryPaymentUrl: {
      url: null,
      reason_code: null,
      reason_sentence: null,
      retry_payment_methods: null,
      instructions: null,
      ...found,
    },
  },
});

test('the link of a mail shows what was bought, what it costs and where it goes', async () => {
  await open({});
  expect(asked[0]?.variables).toEqual({ token: TOKEN });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zamówienie 000000012');
  const products = within(screen.getByRole('region', { name: 'Produkty' }));
  expect(products.getByRole('listitem').textContent).toMatch(/^2\s× Krem50 ml178,00\szł$/);
  expect(products.getByRole('listitem').querySelector('img')?.getAttribute('src')).toBe('/media/krem.webp');
  expect(products.getByText('Razem').nextSibling?.textContent).toMatch(/^192,99\szł$/);
  expect(screen.getByText('Adres dostawy').nextSibling?.textContent).toBe('Lena RóżanaLipowa 390-001 Łódź');
  expect(screen.getByText('Dane do rachunku').nextSibling?.textContent).toBe('Takie jak adres dostawy');
  expect(screen.queryByRole('button', { name: 'Zapłać za zamówienie' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Odstąp od umowy tutaj' })).toBeNull();
});

test('without a link, or with one that leads nowhere, the order is found by what its confirmation says', async () => {
  await open(undefined);
  expect(screen.getByText(/^Pod tym linkiem nie ma zamówienia/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Numer zamówienia' })).toBeTruthy();
  cleanup();
  await open({}, '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pokażemy Twoje zamówienie');
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await press('Pokaż zamówienie');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Numer zamówienia' }));
  type('Numer zamówienia', 'nr 000000012');
  type('E-mail', ' lena@poczta.example ');
  type('Nazwisko', 'Inna');
  type('E-mail', 'lena@gmial.com');
  fireEvent.blur(screen.getByRole('textbox', { name: 'E-mail' }));
  await press('Tak, popraw');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'lena@gmail.com');
  type('E-mail', 'lena@poczta');
  expect(screen.getByText('Niepoprawny adres e-mail. Po znaku @ brakuje domeny, np. poczta.pl.')).toBeTruthy();
  type('E-mail', ' lena@poczta.example ');
  answers.set('guestOrder(', { data: null, errors: [{ extensions: { category: 'graphql-no-such-entity' } }] });
  await press('Pokaż zamówienie');
  expect(screen.getByText(/^Nie znaleźliśmy zamówienia z\stymi danymi\. Numer jest/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'lena@poczta.example');

  type('Nazwisko', 'Różana');
  answers.set('guestOrder(', { data: { guestOrder: { number: '000000012', token: TOKEN } } });
  await press('Pokaż zamówienie');
  const variables = { number: '000000012', email: 'lena@poczta.example', lastname: 'Różana' };
  expect(asked.find(({ variables: { lastname } }) => lastname === 'Różana')?.variables).toEqual(variables);
  expect(asked.at(-1)?.variables).toEqual({ token: TOKEN });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zamówienie 000000012');
  expect([window.location.search, window.location.hash]).toEqual(['', '']);
});

test('how it comes and how it is paid stand beside their drawings, which say nothing more', async () => {
  await open({});
  const wayOf = (term: string) => screen.getByText(term).parentElement;
  const drawingOf = (term: string) => wayOf(term)?.querySelector('img');
  expect(wayOf('Sposób dostawy')?.textContent).toBe('Sposób dostawyKurier InPost');
  expect(drawingOf('Sposób dostawy')?.getAttribute('src')).toMatch(/#courier$/);
  expect(drawingOf('Płatność')?.getAttribute('src')).toMatch(/#transfer$/);
  expect(drawingOf('Płatność')?.getAttribute('alt')).toBe('');
});

test('a way whose name says nothing of its kind has no drawing', async () => {
  await open({ shipping_method: 'Gołąb pocztowy' });
  expect(screen.getByText('Gołąb pocztowy').querySelector('img')).toBeNull();
});

/** Waits for money; these ways work now. */
function awaitMoney(method: string, ...ways: { readonly code: string; readonly title: string }[]) {
  answers.set('orderPaymentStatus', {
    data: { ...aPaymentStatus({ payment_method: method, can_retry: true, retry_payment_methods: ways }) },
  });
  return open({ can_retry_payment: true, payment_methods: [{ name: 'x', type: method }] });
}
const transfer = { code: 'banktransfer', title: 'Przelew tradycyjny' };
const przelewy24 = { code: 'przelewy24', title: 'Przelewy24' };
const lastRetry = () => asked.findLast(({ name }) => name === 'retryPaymentUrl')?.variables;

test('an order by transfer leads to its details, and can be paid online all the same', async () => {
  await awaitMoney('banktransfer', transfer, przelewy24);
  expect(screen.getByText('To zamówienie czeka na przelew.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zapłacę przelewem' })).toBeNull();
  const address = stubAddress('/order');
  answers.set('retryPaymentUrl', paidAgain({ instructions: { text: 'Prosimy o przelew 192,99 zł.' } }));
  await press('Pokaż dane do przelewu');
  expect(lastRetry()).toEqual({ number: '000000012', token: TOKEN, method: null });
  expect(address.assign.mock.calls).toEqual([['/thank-you']]);

  leave();
  openShop();
  await awaitMoney('banktransfer', transfer, przelewy24);
  const bank = stubAddress('/order');
  answers.set('retryPaymentUrl', paidAgain({ url: 'https://bank.example/zaplac' }));
  await press('Wybierz inną płatność');
  await press('Przelewy24');
  expect(lastRetry()).toEqual({ number: '000000012', token: TOKEN, method: { code: 'przelewy24' } });
  expect(bank.assign.mock.calls).toEqual([['https://bank.example/zaplac']]);
});

test('an order whose ways to pay are not known is paid as it was chosen', async () => {
  await open({ can_retry_payment: true });
  expect(screen.getByText('To zamówienie czeka na płatność.')).toBeTruthy();
  const address = stubAddress('/order');
  answers.set('retryPaymentUrl', paidAgain({ url: 'https://bank.example/zaplac' }));
  await press('Zapłać za zamówienie');
  expect(address.assign.mock.calls).toEqual([['https://bank.example/zaplac']]);
});

test('a payment that does not begin says why, and the ways that still work are one press away', async () => {
  await awaitMoney('przelewy24', przelewy24);
  const failed = {
    reason_code: 'provider-unavailable',
    reason_sentence: 'Operator płatności teraz nie odpowiada.',
    retry_payment_methods: [transfer, { code: 'payu_gateway', title: 'PayU' }],
  };
  answers.set('retryPaymentUrl', paidAgain(failed));
  await press('Zapłać za zamówienie');
  expect(screen.getByText('Operator płatności teraz nie odpowiada.')).toBeTruthy();
  answers.set('retryPaymentUrl', paidAgain(failed));
  await press('PayU');
  expect(lastRetry()?.method).toEqual({ code: 'payu_gateway' });
  await press('Zapłacę przelewem');
  expect(lastRetry()?.method).toEqual({ code: 'banktransfer' });
});

test('a withdrawal is stated in two presses, with what is returned, and confirmed', async () => {
  await open({ status: 'Dostarczone', is_returnable: true, returnable_until: '2026-12-05' });
  expect(screen.getByText('Od umowy możesz odstąpić bez podawania przyczyny do 05.12.2026.')).toBeTruthy();
  await press('Odstąp od umowy tutaj');
  expect(document.activeElement?.textContent).toBe('Odstąpienie od umowy');
  // All of it is chosen at first.
  expect(screen.getByRole('spinbutton', { name: 'Ile sztuk zwracasz: Krem' })).toHaveProperty('value', '2');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Krem' }));
  await press('Potwierdź odstąpienie');
  expect(screen.getByText('Wybierz przynajmniej jeden produkt.')).toBeTruthy();
  expect(asked).toHaveLength(1);

  fireEvent.click(screen.getByRole('checkbox', { name: 'Krem' }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Ile sztuk zwracasz: Krem' }), { target: { value: '1' } });
  answers.set('withdrawFromContract', {
    data: { withdrawFromContract: { return: { number: '000000012-Z1', created_at: '2026-11-24 13:05:00' } } },
  });
  await press('Potwierdź odstąpienie');
  expect(asked[1]).toEqual({
    name: 'withdrawFromContract',
    variables: {
      input: {
        order_number: '000000012',
        token: TOKEN,
        name: 'Lena Różana',
        email: 'lena@poczta.example',
        reason: '',
        items: [{ order_item_id: 'MQ==', quantity: 1 }],
      },
    },
  });
  expect(
    screen.getByText(
      'Otrzymaliśmy odstąpienie od umowy 000000012-Z1 (24.11.2026, 14:05). Potwierdzenie wysłaliśmy na adres lena@poczta.example.',
    ),
  ).toBeTruthy();
  expect(asked.at(-1)?.name).toBe('guestOrderByToken');
  // What came of it is at the top, and what was pressed at the end.
  expect(document.activeElement?.textContent).toMatch(/^Otrzymaliśmy odstąpienie/);
});

test('what goes back by a transfer needs an account, which the statement may leave out but not get wrong', async () => {
  const transfer_refund = { account_ending: null, is_awaited: false, amount: pln(0) };
  await open({ is_returnable: true, returnable_until: '2026-12-05', transfer_refund });
  await press('Odstąp od umowy tutaj');
  const account = screen.getByLabelText('Numer konta do zwrotu');
  fireEvent.change(account, { target: { value: '123' } });
  await press('Potwierdź odstąpienie');
  expect(screen.getByText(/Niepoprawny numer konta/)).toBeTruthy();
  expect(asked).toHaveLength(1);
  fireEvent.change(account, { target: { value: '61109010140000071219812874' } });
  await press('Potwierdź odstąpienie');
  expect(asked[1]?.variables).toMatchObject({
    input: { refund_account: { account_number: '61109010140000071219812874' } },
  });
});

const aReturn = {
  number: '000000012-Z1',
  status: 'requested',
  status_label: 'Przyjęto oświadczenie',
  created_at: '2026-11-24 23:30:00',
  items: [{ product_name: 'Krem', quantity: 2 }],
};

test('a return says what goes back, when that was stated by the clock of the shop, and what comes next', async () => {
  await open({ order_returns: [{ ...aReturn, send_to: 'Rosa i Len, Lniana 7, 16-030 Supraśl' }] });
  const returns = within(screen.getByRole('region', { name: 'Zwroty' }));
  expect(returns.getByText('Przyjęto oświadczenie')).toBeTruthy();
  expect(returns.getByText('000000012-Z1, złożone 25.11.2026, 00:30')).toBeTruthy();
  expect(returns.getByText('2 × Krem')).toBeTruthy();
  expect(
    returns.getByText('Adres do zwrotu: Rosa i Len, Lniana 7, 16-030 Supraśl. Dołącz numer 000000012-Z1.'),
  ).toBeTruthy();
  expect(returns.getByText(/^Odeślij produkty do 09\.12\.2026\./)).toBeTruthy();
});

test.each([
  ['received', /^Sprawdzamy produkty/],
  ['refunded', /^Oddaliśmy pieniądze/],
  ['rejected', /^Tego zwrotu nie przyjęliśmy/],
])('a return that is %s says what that means', async (status, sentence) => {
  await open({ order_returns: [{ ...aReturn, status }] });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('the way of an order is a list of stages, of which one is the present', async () => {
  await open({
    status: 'W realizacji',
    status_code: 'processing',
    history: [{ date: '2026-11-21 10:05:00', status_code: 'processing' }],
    delivery_estimate: { from: '2026-11-24', to: '2026-11-25' },
  });
  const stages = within(screen.getByRole('list', { name: 'Etapy zamówienia' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Złożone21.11.2026',
    'Opłacone21.11.2026',
    'Wysłanejeszcze nie',
    'Dostarczoneprzewidywane 24–\u206025\u00a0listopada',
  ]);
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(screen.getByText('Przewidywana dostawa')).toBeTruthy();
});

test('what was delivered is not expected any more; a complaint can be made as long as the order is seen', async () => {
  await open({
    status: 'Dostarczone',
    status_code: 'complete',
    history: [{ date: '2026-11-23 10:05:00', status_code: 'complete' }],
    delivery_estimate: { from: '2026-11-24', to: '2026-11-25' },
  });
  expect(screen.queryByText('Przewidywana dostawa')).toBeNull();
  expect(screen.getByRole('link', { name: 'Złóż reklamację albo napisz do nas' }).getAttribute('href')).toBe(
    '/kontakt',
  );
});

test.each([
  ['/contact', '/en/contact'],
  ['https://pomoc.example/napisz', 'https://pomoc.example/napisz'],
])('a site whose contact page is %s leads there', async (contact, href) => {
  await open({}, undefined, aSite({ basePath: '/en', properties: { maintenance: false, contact } }));
  const link = screen.getByRole('link', { name: 'Złóż reklamację albo napisz do nas' });
  expect(link.getAttribute('href')).toBe(href);
});

test('what the shop refuses in a statement stands beside its field', async () => {
  await open({ is_returnable: true });
  await press('Odstąp od umowy tutaj');
  const faults = [{ path: '/email', rule: 'email', message: 'Niepoprawny adres e-mail.' }];
  const extensions = { category: 'graphql-input', details: { faults } };
  answers.set('withdrawFromContract', { data: null, errors: [{ message: 'x', extensions }] });
  await press('Potwierdź odstąpienie');
  expect(screen.getByRole('textbox', { name: /^E-mail/ }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Niepoprawny adres e-mail.')).toBeTruthy();
});

test('a statement that does not reach the shop is told, with all that was typed; one whose answer is lost is seen', async () => {
  await open({ is_returnable: true });
  await press('Odstąp od umowy tutaj');
  fireEvent.change(screen.getByRole('textbox', { name: 'Powód (opcjonalnie)' }), { target: { value: 'Za mocny' } });
  answers.set('withdrawFromContract', { data: null, errors: [{ message: 'x' }] });
  await press('Potwierdź odstąpienie');
  expect(screen.getByText(/^Nie udało się wysłać oświadczenia\. To, co wpisane, zostało/)).toBe(document.activeElement);
  expect(screen.getByRole('textbox', { name: 'Powód (opcjonalnie)' })).toHaveProperty('value', 'Za mocny');
  const items = order.items.map((item) => ({ ...item, quantity_returnable: 0 }));
  answers.set('guestOrderByToken', answerWith({ is_returnable: false, items, order_returns: [aReturn] }));
  await press('Potwierdź odstąpienie');
  expect(screen.getByText(/^000000012-Z1, złożone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Potwierdź odstąpienie' })).toBeNull();
});

const aGift = {
  ...(order.items[0] as OrderOnPage['items'][number]),
  id: 'Mg==',
  kind: 'gift',
  product_name: 'Prezent: maska',
  prices: { row_total_including_tax: pln(0) },
};

test('a gift is free by its word, and goes back with the rest', async () => {
  await open({ is_returnable: true, items: [...order.items, aGift] });
  const products = within(screen.getByRole('region', { name: 'Produkty' }));
  expect(products.getAllByRole('listitem').at(-1)?.textContent).toMatch(/Prezent: maska.*Gratis$/);
  await press('Odstąp od umowy tutaj');
  expect(screen.getByText(/^Prezenty z\szamówienia też wracają\.$/)).toBeTruthy();
});

test('a parcel that waits in a point goes to nobody’s address', async () => {
  await open({ pickup_point: { code: 'KRA010', address: 'Floriańska 12, 31-021 Kraków' } });
  expect(screen.queryByText('Adres dostawy')).toBeNull();
  expect(screen.getByText('Odbiorca paczki').nextSibling?.textContent).toBe('Lena RóżanaLipowa 390-001 Łódź');
  expect(screen.getByText('Dane do rachunku').nextSibling?.textContent).toBe('Takie jak dane odbiorcy');
});

test('an order that waits for money is paid rather than bought again; a site without a cart sells nothing', async () => {
  await awaitMoney('banktransfer', transfer);
  expect(screen.queryByRole('button', { name: 'Kup ponownie te produkty' })).toBeNull();
  cleanup();
  const features = { ...aSite().features, cart: false };
  await open({}, `#token=${TOKEN}`, aSite({ features }));
  expect(screen.queryByRole('button', { name: 'Kup ponownie te produkty' })).toBeNull();
});
