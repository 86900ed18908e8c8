import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderLabels, ShippingLabel } from '../../../api/commerce/shipping-labels.ts';
import { anOrder, anOrderSummary } from '../../../testing/an-order.ts';
import { type FakeApi, listOf, refuse } from '../../../testing/fake-api.ts';
import { anApi, show } from '../../orders/testing/order-screens.tsx';

const POINT = { provider: 'inpost', code: 'KRA010', address: 'Długa 1, 30-001 Kraków' };

const aLabel = (change: Partial<ShippingLabel> = {}): ShippingLabel => ({
  id: 3,
  orderId: 12,
  provider: 'inpost',
  carrier: 'InPost',
  reference: '000000012-1a2b3c4d',
  status: 'ready',
  service: 'locker',
  size: 'A',
  point: 'KRA010',
  weightGrams: null,
  cod: 0,
  trackingNumber: '620000000000000000000001',
  problem: null,
  isUsed: false,
  formats: ['A6', 'A4'],
  createdAt: '2026-11-20T11:04:00.000Z',
  ...change,
});

const anOffer = (change: Partial<OrderLabels> = {}): OrderLabels => ({
  orderId: 12,
  number: '000000012',
  carrier: 'InPost',
  service: 'locker',
  canMake: true,
  proposal: { size: 'B', weightGrams: 500, dimensions: null, unknownPieces: 1 },
  toCollect: 0,
  labels: [],
  ...change,
});

function withOffers(api: FakeApi, ...offers: readonly OrderLabels[]): FakeApi {
  api.on('GET /staff/shipping-labels', () => ({ body: { isOffered: true, items: offers } }));
  return api;
}
const toLocker = () => anOrder({ point: POINT, methodCode: 'inpostlocker' });

test('a shop without a carrier shows nothing of labels', async () => {
  show(anApi(toLocker()), '/orders/12');
  expect(await screen.findByRole('button', { name: 'Nadaj przesyłkę' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Utwórz etykietę' })).toBeNull();
});

test('a label is made in the size that the products need, and its number waits for the parcel', async () => {
  const api = withOffers(anApi(toLocker()), anOffer({ toCollect: 10_399 }));
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Utwórz etykietę' }));
  const dialog = screen.getByRole('dialog', { name: 'Etykieta InPost' });
  expect(within(dialog).getByRole<HTMLSelectElement>('combobox', { name: /Rozmiar skrytki/ }).value).toBe('B');
  expect(dialog.textContent).toContain('Do punktu KRA010');
  expect(dialog.textContent).toContain('Pobranie 103,99');
  expect(dialog.textContent).toContain('1 sztuka nie ma wymiarów albo wagi');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /Rozmiar skrytki/ }), 'A');
  api.on('POST /staff/orders/12/labels', () => {
    withOffers(api, anOffer({ labels: [aLabel()] }));
    return { body: aLabel() };
  });
  await user.click(within(dialog).getByRole('button', { name: 'Utwórz etykietę' }));
  expect(await screen.findByText('Gotowa do druku')).toBeTruthy();
  expect(api.asked('POST /staff/orders/12/labels')[0]?.body).toEqual({ service: 'locker', size: 'A' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Drukuj A6/ });
  expect(link.getAttribute('href')).toBe('/staff/shipping-labels/file?ids=3&format=A6');
  await user.click(screen.getByRole('button', { name: 'Nadaj przesyłkę' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Numer przesyłki/ }).value).toBe(
    '620000000000000000000001',
  );
});

test('a refusal is said in the dialog, which keeps what was typed', async () => {
  const api = withOffers(anApi(anOrder()), anOffer({ service: 'courier' }));
  const { user } = show(api, '/orders/12');
  await user.click(await screen.findByRole('button', { name: 'Utwórz etykietę' }));
  const dialog = screen.getByRole('dialog', { name: 'Etykieta InPost' });
  const weight = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Waga/ });
  expect(weight.value).toBe('0,5');
  await user.click(within(dialog).getByRole('button', { name: 'Utwórz etykietę' }));
  expect(within(dialog).getAllByText('Podaj liczbę większą od zera')).toHaveLength(3);
  expect(api.asked('POST /staff/orders/12/labels')).toHaveLength(0);
  for (const [name, value] of [
    [/Długość/, '30'],
    [/Szerokość/, '20,5'],
    [/Wysokość/, '10'],
  ] as const)
    await user.type(within(dialog).getByRole('textbox', { name }), value);
  const message = 'InPost potrzebuje polskiego numeru komórkowego odbiorcy.';
  api.on('POST /staff/orders/12/labels', () =>
    refuse(422, 'input-invalid', { faults: [{ path: '', rule: 'phone', message }] }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Utwórz etykietę' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(message);
  expect(api.asked('POST /staff/orders/12/labels')[0]?.body).toEqual({
    service: 'courier',
    weightGrams: 500,
    lengthMm: 300,
    widthMm: 205,
    heightMm: 100,
  });
  expect(weight.value).toBe('0,5');
});

test('a label of which nobody knows is asked for, not made again', async () => {
  const lost = aLabel({ status: 'requested', trackingNumber: null });
  const api = withOffers(anApi(toLocker()), anOffer({ labels: [lost] }));
  api.on('POST /staff/shipping-labels/3/refresh', () => {
    withOffers(api, anOffer({ labels: [aLabel()] }));
    return { body: aLabel() };
  });
  const { user } = show(api, '/orders/12');
  expect(await screen.findByText(/Nie wiadomo, czy powstała/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Utwórz etykietę' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Sprawdź u\sprzewoźnika$/ }));
  expect(await screen.findByText('Gotowa do druku')).toBeTruthy();
});

test('a label to another point than the order’s is told apart, and is taken back', async () => {
  const api = withOffers(anApi(toLocker()), anOffer({ labels: [aLabel({ point: 'KRA011' })] }));
  const { user } = show(api, '/orders/12');
  expect(await screen.findByText(/prowadzi do punktu KRA011/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Wycofaj etykietę' }));
  const discarded = aLabel({ point: 'KRA011', status: 'discarded' });
  api.on('DELETE /staff/shipping-labels/3', () => {
    withOffers(api, anOffer({ labels: [discarded] }));
    return { body: discarded };
  });
  const question = screen.getByRole('alertdialog', { name: 'Wycofać etykietę?' });
  await user.click(within(question).getByRole('button', { name: 'Wycofaj etykietę' }));
  expect(await screen.findByText('Odłożona, nie naklejaj')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Utwórz etykietę' })).toBeTruthy();
});

test('several orders get their labels one after another, each with its own answer, and are printed together', async () => {
  const numbers = ['000000012', '000000013', '000000014', '000000015'];
  const orders = numbers.map((number, index) => anOrderSummary({ id: 12 + index, number }));
  const api = anApi();
  api.on('GET /staff/orders', () => listOf(orders));
  withOffers(
    api,
    anOffer(),
    anOffer({ orderId: 13, number: '000000013', proposal: { ...anOffer().proposal, size: null } }),
    anOffer({ orderId: 14, number: '000000014', carrier: null, service: null, canMake: false }),
    anOffer({ orderId: 15, number: '000000015', labels: [aLabel({ id: 9, orderId: 15 })] }),
  );
  api.on('POST /staff/orders/12/labels', () => ({ body: aLabel() }));
  api.on('POST /staff/orders/13/labels', () =>
    refuse(422, 'input-invalid', { faults: [{ path: '', rule: 'point', message: 'Ten punkt jest zamknięty.' }] }),
  );
  const { user } = show(api, '/to-ship?chosen=12,13,14,15');
  await user.click(await screen.findByRole('button', { name: 'Utwórz etykiety' }));
  const dialog = screen.getByRole('dialog', { name: 'Etykiety do 4 zamówień' });
  expect(await within(dialog).findByText('Bez rozmiaru: pomijamy')).toBeTruthy();
  expect(within(dialog).getByText('Inny przewoźnik')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Utwórz 1 etykietę' })).toBeTruthy();
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Rozmiar skrytki, zamówienie 000000013' }),
    'C',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Utwórz 2 etykiety' }));
  expect(await within(dialog).findByText('Utworzono 1 z 2. Przy pozostałych jest powód.')).toBeTruthy();
  expect(within(dialog).getByText('Ten punkt jest zamknięty.')).toBeTruthy();
  expect(api.asked('POST /staff/orders/13/labels')[0]?.body).toEqual({ service: 'locker', size: 'C' });
  await waitFor(() =>
    expect(within(dialog).getByRole('link', { name: 'Do punktów (2), A4' }).getAttribute('href')).toBe(
      '/staff/shipping-labels/file?ids=9%2C3&format=A4',
    ),
  );
});

test('numbers of labels are in the dialog that sends several orders', async () => {
  const api = anApi();
  api.on('GET /staff/orders', () => listOf([anOrderSummary(), anOrderSummary({ id: 13, number: '000000013' })]));
  withOffers(api, anOffer({ labels: [aLabel()] }), anOffer({ orderId: 13, number: '000000013' }));
  api.on('POST /staff/orders/12/shipments', () => ({ body: anOrder() }));
  api.on('POST /staff/orders/13/shipments', () => ({ body: anOrder() }));
  const { user } = show(api, '/to-ship?chosen=12,13');
  await user.click(await screen.findByRole('button', { name: 'Nadaj zaznaczone' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Numery przesyłek/ }).value).toBe(
      '620000000000000000000001\n',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Nadaj 2 przesyłki' }));
  await screen.findByText('Nadano wszystkie: 2');
  expect(api.asked('POST /staff/orders/12/shipments')[0]?.body).toMatchObject({
    tracking: [{ carrierCode: 'inpost', number: '620000000000000000000001' }],
  });
  expect(api.asked('POST /staff/orders/13/shipments')[0]?.body).toMatchObject({ tracking: [] });
});
