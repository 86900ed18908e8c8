import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReturn } from '../../testing/a-return.ts';
import { anOrder, anOrderLine } from '../../testing/an-order.ts';
import { listOf, refuse } from '../../testing/fake-api.ts';
import { anApi, show } from './testing/order-screens.tsx';

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

test('an order says what of it comes back', async () => {
  const api = anApi();
  api.on('GET /staff/returns', () => listOf([aReturn()]));
  show(api, '/orders/12');
  const card = within(await screen.findByRole('region', { name: 'Zwroty' }));
  expect(card.getByRole('link', { name: 'Zwrot Z-000000012-1' }).getAttribute('href')).toBe('/returns/3');
  expect(card.getByText('Zgłoszony')).toBeTruthy();
  expect(api.asked('GET /staff/returns')[0]?.query.get('order')).toBe('000000012');
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

test('an order leads to what was written about it', async () => {
  const api = anApi();
  api.on('GET /staff/contact-messages', () => listOf([{ id: 7 }, { id: 8 }]));
  show(api, '/orders/12');
  const link = await screen.findByRole('link', { name: '2 wiadomości do tego zamówienia' });
  expect(link.getAttribute('href')).toBe('/messages?status=all&order=12');
});
