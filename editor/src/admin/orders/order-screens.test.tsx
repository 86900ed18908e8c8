import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aReturn } from '../../testing/a-return.ts';
import { anOrder, anOrderLine, anOrderSummary, someMoney, someTransfer } from '../../testing/an-order.ts';
import { createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ToShipScreen } from '../shipping/to-ship-screen.tsx';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';

const STATUSES = [
  { status: 'pendingPayment', label: 'Oczekuje na płatność', dateLabel: '' },
  { status: 'processing', label: 'W realizacji', dateLabel: '' },
];
const anApi = (order = anOrder(), money = someMoney()) =>
  createFakeApi({
    'GET /staff/orders': () => listOf([anOrderSummary()]),
    'GET /staff/orders/statuses': () => ({ body: { items: STATUSES } }),
    'GET /staff/orders/12': () => ({ body: order }),
    'GET /staff/orders/12/payments': () => ({ body: money }),
    'GET /staff/orders/12/documents': () => ({ body: [] }),
    'GET /staff/returns': () => listOf([]),
    'GET /staff/contact-messages': () => listOf([]),
  });
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/orders" element={<OrdersScreen />} />
        <Route path="/orders/:id" element={<OrderScreen />} />
        <Route path="/to-ship" element={<ToShipScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );

test('the list says who ordered what for how much, points out what asks for attention, and keeps its filter in the address', async () => {
  const api = anApi();
  const waiting = { id: 13, number: '000000013', status: 'pendingPayment', isHighlighted: true } as const;
  api.on('GET /staff/orders', () => listOf([anOrderSummary(), anOrderSummary(waiting)]));
  const { user, router } = show(api, '/orders?status=processing&from=2026-11-01');
  const row = within(await screen.findByRole('row', { name: /000000012/ }));
  expect(row.getByRole('link', { name: '000000012' }).getAttribute('href')).toBe('/orders/12');
  expect(row.getByRole('rowheader').textContent).toContain('Lena Łąkowska, lena@poczta.example');
  expect(row.getByText(/103,99/)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Wymaga uwagi' })).toHaveLength(1);
  const asked = () => Object.fromEntries(api.asked('GET /staff/orders').at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ status: 'processing', from: '2026-11-01' });
  await user.type(screen.getByRole('searchbox'), 'łąk');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'łąk', status: 'processing' }));
  expect(router.state.location.search).toContain('search=');
});

test('who typed too little of a name is told so', async () => {
  const api = anApi();
  api.on('GET /staff/orders', () => listOf([]));
  show(api, '/orders?search=ko');
  expect(await screen.findByText(/Wpisz co najmniej trzy/)).toBeTruthy();
});

test('without an order the file for accounting is offered once, beside the heading', async () => {
  const api = anApi();
  api.on('GET /staff/orders', () => listOf([]));
  show(api, '/orders');
  expect(await screen.findByText('Nie ma jeszcze zamówień')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Dla księgowości' })).toHaveLength(1);
});

test('the accountant gets the sales of the days that were chosen, in order', async () => {
  const { user } = show(anApi(), '/orders');
  await user.click(await screen.findByRole('button', { name: 'Dla księgowości' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sprzedaż dla księgowości' }));
  fireEvent.change(dialog.getByLabelText('Od dnia'), { target: { value: '2026-10-01' } });
  fireEvent.change(dialog.getByLabelText('Do dnia (włącznie)'), { target: { value: '2026-10-31' } });
  const file = dialog.getByRole('link', { name: 'Pobierz CSV' });
  expect(file.getAttribute('href')).toBe('/staff/orders/export?from=2026-10-01&to=2026-10-31');
  fireEvent.change(dialog.getByLabelText('Do dnia (włącznie)'), { target: { value: '2026-09-30' } });
  expect(dialog.getByText('Ostatni dzień jest przed pierwszym.')).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('an order is moved after a question, with the version that was seen', async () => {
  const sent = anOrder({ lines: [anOrderLine({ shipped: 2 })] });
  const api = anApi(sent);
  const done = { ...sent, status: 'complete', statusLabel: 'Dostarczone', allowedMoves: [], version: 4 } as const;
  api.on('POST /staff/orders/12/moves', () => {
    api.on('GET /staff/orders/12', () => ({ body: done }));
    return { body: done };
  });
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Oznacz: Dostarczone' }));
  expect(screen.getByText(/Kupujący dostanie wiadomość o dostarczeniu/)).toBeTruthy();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zmień stan' }));
  expect(await screen.findByText('Stan zamówienia: Dostarczone')).toBeTruthy();
  expect(api.asked('POST /staff/orders/12/moves')[0]?.body).toEqual({ to: 'complete', version: 3 });
  expect(screen.queryByRole('button', { name: 'Zmień stan' })).toBeNull();
});

test('whoever cancels an order that was paid by transfer hears that the money is theirs to send', async () => {
  const { user } = show(anApi(anOrder({ paidAt: '2026-11-20T11:03:00.000Z' }), someTransfer()), '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Anuluj zamówienie' }));
  expect(await screen.findByText(/Wyślij przelew z konta sklepu/)).toBeTruthy();
});

test('an order says what of it comes back', async () => {
  const api = anApi();
  api.on('GET /staff/returns', () => listOf([aReturn()]));
  show(api, '/orders/12');
  const card = within(await screen.findByRole('region', { name: 'Zwroty' }));
  expect(card.getByRole('link', { name: 'Zwrot Z-000000012-1' }).getAttribute('href')).toBe('/returns/3');
  expect(card.getByText('Zgłoszony')).toBeTruthy();
  expect(api.asked('GET /staff/returns')[0]?.query.get('order')).toBe('000000012');
});

test('an order that somebody else changed is shown anew, and the note stays', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/moves', () => {
    api.on('GET /staff/orders/12', () => ({ body: anOrder({ version: 9 }) }));
    return refuse(409, 'order-changed', { expected: 3, found: 9 });
  });
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Zmień stan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Wstrzymane' }));
  await user.type(screen.getByLabelText('Notatka do historii'), 'Brak w magazynie');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zmień stan' }));
  await dialog.findByText(/Ktoś zmienił to zamówienie/);
  await user.click(dialog.getByRole('button', { name: 'Zmień stan' }));
  await waitFor(() => expect(api.asked('POST /staff/orders/12/moves')).toHaveLength(2));
  expect(api.asked('POST /staff/orders/12/moves')[1]?.body).toEqual({
    to: 'onHold',
    version: 9,
    note: 'Brak w magazynie',
  });
});

test('a wrong address is corrected with what the server says of it, on the receipt as well', async () => {
  const api = anApi();
  const fault = { path: '/postcode', rule: 'postal-code', message: 'Podaj kod pocztowy w postaci 00-000.' };
  api.on('PUT /staff/orders/12/shipping-address', () => refuse(422, 'input-invalid', { faults: [fault] }));
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Popraw adres' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Adres dostawy' }));
  const street = dialog.getByLabelText(/^Ulica i numer/);
  await user.clear(street);
  await user.click(dialog.getByRole('button', { name: 'Zapisz adres' }));
  expect(dialog.getByText('Pole nie może być puste')).toBeTruthy();
  expect(document.activeElement).toBe(street);
  await user.type(street, 'Krótka 1');
  await user.click(dialog.getByRole('button', { name: 'Zapisz adres' }));
  await dialog.findByText(fault.message);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Kod pocztowy/)));
  const corrected = anOrder({ isAddressOpen: false });
  api.on('PUT /staff/orders/12/shipping-address', () => {
    api.on('GET /staff/orders/12', () => ({ body: corrected }));
    return { body: corrected };
  });
  await user.click(dialog.getByRole('button', { name: 'Zapisz adres' }));
  await screen.findByText('Zmieniono adres dostawy');
  expect(screen.queryByRole('button', { name: 'Popraw adres' })).toBeNull();
  expect(api.asked('PUT /staff/orders/12/shipping-address').at(-1)?.body).toEqual({
    version: 3,
    firstName: 'Lena',
    lastName: 'Łąkowska',
    street: ['Krótka 1'],
    postcode: '90-001',
    city: 'Łódź',
    phone: '+48 600 700 800',
    alsoBilling: true,
  });
});

test('an address of a receipt from another country is not corrected along with that of the parcel', async () => {
  const order = anOrder();
  const { user } = show(
    anApi(anOrder({ billingAddress: { ...order.billingAddress, countryCode: 'DE' } })),
    '/orders/12',
  );
  await user.click(await screen.findByRole('button', { name: 'Popraw adres' }));
  expect(screen.getByRole('button', { name: 'Zapisz adres' })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Popraw też dane do rachunku' })).toBeNull();
});

test('a part of the money goes back, once for an opened dialog', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/refunds', () => refuse(500, 'internal'));
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Zwróć pieniądze' }));
  const amount = screen.getByLabelText(/Kwota zwrotu/);
  expect((amount as HTMLInputElement).value).toBe('103,99');
  await user.clear(amount);
  await user.type(amount, '200');
  await user.type(screen.getByLabelText(/Powód/), 'Uszkodzone pudełko');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Zwróć 200/ }));
  expect(await dialog.findByText('To więcej, niż wpłynęło i jeszcze nie wróciło')).toBeTruthy();
  expect(api.asked('POST /staff/orders/12/refunds')).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(dialog.getByRole('button', { name: /Zwróć 20,00/ }));
  await dialog.findByRole('alert');
  const refund = { id: 1, orderId: 12, amount: 2_000, currency: 'PLN', state: 'pending', reason: '', createdAt: '' };
  api.on('POST /staff/orders/12/refunds', () => ({ status: 201, body: { items: [refund] } }));
  await user.click(dialog.getByRole('button', { name: /Zwróć 20,00/ }));
  expect(await screen.findByText(/Zlecono zwrot 20,00/)).toBeTruthy();
  const [first, second] = api.asked('POST /staff/orders/12/refunds').map(({ body }) => body as { key: string });
  expect(first).toMatchObject({ amount: 2_000, reason: 'Uszkodzone pudełko' });
  expect(second?.key).toBe(first?.key);
});

test('a transfer is marked as received; money that a provider took is not', async () => {
  const attempt = { id: 5, method: 'banktransfer', state: 'created', amount: 10_399, currency: 'PLN', refunded: 0 };
  const waiting = { ...attempt, createdAt: '2026-11-20T11:01:00.000Z' };
  const api = anApi(anOrder({ status: 'pendingPayment' }), someMoney({ captured: 0, attempts: [waiting] }));
  api.on('POST /staff/orders/12/payment-received', () => ({ body: { ...waiting, state: 'captured' } }));
  const { user } = show(api, '/orders/12');
  await screen.findByRole('button', { name: 'Pieniądze przyszły' });
  // The way to pay, and the attempt by it: one name for both.
  expect(screen.getAllByText('Przelew tradycyjny')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Pieniądze przyszły' }));
  expect(screen.getByText(/Sprawdź na koncie, czy przyszło 103,99/)).toBeTruthy();
  api.on('GET /staff/orders/12/payments', () => ({ body: someMoney() }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pieniądze przyszły' }));
  await screen.findByText('Oznaczono jako zapłacone');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pieniądze przyszły' })).toBeNull());
});

test('what is to be sent is found by what the shopper says', async () => {
  const { api, user, router } = show(anApi(), '/to-ship');
  await user.type(await screen.findByRole('searchbox'), 'łąk');
  const asked = () => Object.fromEntries(api.asked('GET /staff/orders').at(-1)?.query ?? []);
  await waitFor(() => expect(asked()).toMatchObject({ toShip: 'true', search: 'łąk' }));
  expect(router.state.location.search).toContain('search=');
});

test('a parcel leaves from the list of what is to be sent, with its number', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/shipments', () => ({ body: anOrder({ version: 4 }) }));
  const { user } = show(api, '/to-ship');
  await user.click(await screen.findByRole('button', { name: 'Nadaj przesyłkę do zamówienia 000000012' }));
  expect(api.asked('GET /staff/orders')[0]?.query.get('toShip')).toBe('true');
  await user.type(await screen.findByLabelText('Numer przesyłki'), '6200 1234');
  const pieces = screen.getByLabelText('Sztuk: Krem Świt');
  await user.clear(pieces);
  await user.type(pieces, '1');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nadaj przesyłkę' }));
  await screen.findByText('Nadano przesyłkę do zamówienia 000000012');
  expect(api.asked('POST /staff/orders/12/shipments')[0]?.body).toEqual({
    version: 3,
    lines: [{ lineId: 1, quantity: 1 }],
    tracking: [{ carrierCode: 'inpost', number: '6200 1234' }],
  });
});

test('a note that stands among the others is no longer an unsaved one, however slow the rest is', async () => {
  const api = anApi();
  const note = {
    id: 5,
    at: '2026-11-20T10:00:00.000Z',
    message: 'Zadzwonić jutro',
    isVisible: false,
    authorName: 'Ania',
  };
  api.on('POST /staff/orders/12/comments', () => {
    api.on('GET /staff/orders/12', () => new Promise(() => {}));
    return { body: anOrder({ comments: [note] }) };
  });
  const { user } = show(api, '/orders/12');
  await user.type(await screen.findByLabelText('Treść notatki'), 'Zadzwonić jutro');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Notatki' })).getByText(note.message)).toBeTruthy(),
  );
  expect(screen.getByLabelText('Treść notatki')).toHaveProperty('value', '');
});

test('whoever leaves while a note is being kept is asked until it is, and then gets there', async () => {
  const api = anApi();
  const kept = Promise.withResolvers<void>();
  api.on('POST /staff/orders/12/comments', async () => {
    await kept.promise;
    return { body: anOrder() };
  });
  const { user, router } = show(api, '/orders/12');
  await user.type(await screen.findByLabelText('Treść notatki'), 'Zadzwonić jutro');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await act(async () => router.navigate('/to-ship'));
  expect(await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisywania?' })).toBeTruthy();
  kept.resolve();
  await screen.findByRole('heading', { name: /Do wysłania/ });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a note is added, a mail is sent again, an invoice is issued', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/comments', () => ({ body: anOrder() }));
  api.on('POST /staff/orders/12/mails', () => ({ body: anOrder() }));
  const invoice = { id: 3, kind: 'invoice', number: 'FV/1/2026', issuedAt: '2026-11-20T11:00:00.000Z' };
  api.on('POST /staff/orders/12/documents/invoice', () => {
    api.on('GET /staff/orders/12/documents', () => ({ body: [invoice] }));
    return { body: invoice };
  });
  const { user } = show(api, '/orders/12');
  await user.type(await screen.findByLabelText('Treść notatki'), 'Zadzwonić jutro');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await screen.findByText('Dodano notatkę');
  expect(api.asked('POST /staff/orders/12/comments')[0]?.body).toEqual({
    message: 'Zadzwonić jutro',
    isVisible: false,
  });
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie: Zamówienie przyjęte' }));
  await screen.findByText('Wiadomość „Zamówienie przyjęte” czeka na wysłanie');
  await user.click(screen.getByRole('button', { name: 'Wystaw fakturę' }));
  const link = await screen.findByRole('link', { name: /Faktura FV\/1\/2026/ });
  expect(link.getAttribute('href')).toBe('/staff/orders/12/documents/3');
  expect(screen.queryByRole('button', { name: 'Wystaw fakturę' })).toBeNull();
});

test('a locker that is closed gives way to another one of its network, found near the shopper', async () => {
  const point = { provider: 'inpost', code: 'LOD01M', address: 'ul. Piotrkowska 1, 90-001 Łódź' };
  const order = anOrder({ point, isPointOpen: true, paymentMethod: 'cashondelivery' });
  const api = anApi(order);
  const found = (code: string) => ({
    code,
    street: 'ul. Zielona 4',
    city: 'Łódź',
    postcode: '90-002',
    description: 'Przy sklepie',
    openingHours: '24/7',
    distance: 350,
  });
  api.on('GET /delivery/points', () => listOf([found('LOD01M'), found('LOD02M')]));
  api.on('PUT /staff/orders/12/point', () => ({ body: { ...order, point: { ...point, code: 'LOD02M' } } }));
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Zmień punkt odbioru' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Inny punkt odbioru' }));
  const choice = await dialog.findByRole('radio', { name: /LOD02M.*350 m/ });
  expect(dialog.queryByRole('radio', { name: /LOD01M/ })).toBeNull();
  expect(Object.fromEntries(api.asked('GET /delivery/points')[0]?.query ?? [])).toMatchObject({
    provider: 'inpost',
    q: '90-001',
    cod: 'true',
  });
  await user.click(dialog.getByRole('button', { name: 'Zmień punkt' }));
  expect(dialog.getByText('Wybierz punkt')).toBeTruthy();
  await user.click(choice);
  await user.click(dialog.getByRole('button', { name: 'Zmień punkt' }));
  expect(await screen.findByText('Nowy punkt odbioru: LOD02M')).toBeTruthy();
  expect(api.asked('PUT /staff/orders/12/point')[0]?.body).toEqual({ code: 'LOD02M', version: order.version });
});

test('money that still has to be sent is told apart from what went back', async () => {
  const refund = { orderId: 12, currency: 'PLN', reason: 'Rabat', createdAt: '2026-11-20T11:00:00.000Z' } as const;
  const money = someMoney({
    captured: 10_399,
    refunded: 1_500,
    refunds: [
      { ...refund, id: 1, amount: 500, state: 'done', isByHand: false, doneAt: '2026-11-21T11:00:00.000Z' },
      { ...refund, id: 2, amount: 1_000, state: 'requested', isByHand: true },
    ],
  });
  show(anApi(anOrder(), money), '/orders/12');
  const sent = await screen.findByText('W tym jeszcze nie wysłane');
  expect(sent.parentElement?.textContent).toContain('10,00');
  expect(screen.getByText('Do wysłania przelewem')).toBeTruthy();
});

test('an order leads to what was written about it', async () => {
  const api = anApi();
  api.on('GET /staff/contact-messages', () => listOf([{ id: 7 }, { id: 8 }]));
  show(api, '/orders/12');
  const link = await screen.findByRole('link', { name: '2 wiadomości do tego zamówienia' });
  expect(link.getAttribute('href')).toBe('/messages?status=all&order=12');
});
