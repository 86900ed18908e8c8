import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Order } from '../../api/commerce/orders.ts';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { anOrder, anOrderLine, anOrderSummary } from '../../testing/an-order.ts';
import { createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { OrderScreen } from '../orders/order-screen.tsx';
import { PackingScreen } from './packing/packing-screen.tsx';
import { ToShipScreen } from './to-ship-screen.tsx';

const FIRST = { id: 12, number: '000000012' } as const;
const SECOND = { id: 13, number: '000000013', name: 'Jan Lis', version: 5 } as const;
const THIRD = { id: 14, number: '000000014', name: 'Ola Sarna' } as const;

function anApi(orders: readonly Order[] = [anOrder(FIRST), anOrder(SECOND), anOrder(THIRD)]): FakeApi {
  const api = createFakeApi({
    'GET /staff/orders': () =>
      listOf(orders.map(({ id, number, name, version }) => anOrderSummary({ id, number, name, version }))),
    'GET /staff/returns': () => listOf([]),
    'GET /staff/contact-messages': () => listOf([]),
  });
  for (const order of orders) {
    api.on(`GET /staff/orders/${order.id}`, () => ({ body: order }));
    api.on(`GET /staff/orders/${order.id}/documents`, () => ({ body: [] }));
  }
  return api;
}

const show = (api: FakeApi, path = '/to-ship') =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/orders/:id" element={<OrderScreen />} />
        <Route path="/to-ship" element={<ToShipScreen />} />
        <Route path="/to-ship/print" element={<PackingScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );

test('all orders of the page are chosen at once, stay chosen in the address, and are printed', async () => {
  const { user, router } = show(anApi());
  await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }));
  expect(screen.getByText('Zaznaczono: 3')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Zaznacz zamówienie 000000013' }));
  expect(screen.getByText('Zaznaczono: 2')).toBeTruthy();
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zaznacz wszystkie na stronie' });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Karty pakowania' }));
  expect(await screen.findByRole('article', { name: 'Zamówienie 000000012' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Zamówienie 000000014' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Zamówienie 000000013' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Do wysłania' }));
  expect(router.state.location.search).toBe('?chosen=12%2C14');
  expect(await screen.findByText('Zaznaczono: 2')).toBeTruthy();
});

test('the picking list sums what is left of each variant, in the order of names', async () => {
  const cream = anOrderLine({ quantity: 3, shipped: 1 });
  const balm = anOrderLine({
    id: 2,
    sku: 'RL-2-01',
    name: 'Balsam Łąka',
    options: [{ label: 'Odcień', value: 'Róż' }],
  });
  const gone = anOrderLine({ id: 3, sku: 'RL-3', name: 'Puder', quantity: 1, canceled: 1 });
  const gift = { ...anOrderLine({ id: 4, kind: 'gift', quantity: 1 }), ean: '5909990105601' };
  const api = anApi([anOrder({ ...FIRST, lines: [cream, balm] }), anOrder({ ...SECOND, lines: [gift, gone] })]);
  show(api, '/to-ship/print?chosen=12,13&what=picking');
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Lista zbiórki' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim()))).toEqual([
    ['', '2', 'Balsam Łąka', 'Róż', 'RL-2-01', '5909990105601'],
    ['', '3', 'Krem Świt', '30 ml', 'RL-1-30', '5909990105601'],
  ]);
  expect(screen.getByText('5 sztuk, 2 pozycje')).toBeTruthy();
});

test('products are called as the catalogue calls them, whatever the language of the order; one that is gone as it was bought', async () => {
  const bought = anOrderLine({ quantity: 1, name: 'Dawn cream', catalogueName: 'Krem Świt' });
  const gone = anOrderLine({ id: 2, sku: 'RL-2-01', quantity: 1, name: 'Meadow balm', catalogueName: null });
  const api = anApi([anOrder({ ...FIRST, lines: [bought, gone] }), anOrder(SECOND)]);
  const { user } = show(api, '/to-ship/print?chosen=12,13&what=picking');
  const names = (table: HTMLElement) =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.trim());
  expect(names(await screen.findByRole('table', { name: 'Lista zbiórki' }))).toEqual(['Krem Świt', 'Meadow balm']);
  await user.click(screen.getByText('Karty pakowania'));
  const slip = screen.getByRole('table', { name: 'Co zapakować: zamówienie 000000012' });
  expect(names(slip)).toEqual(['Krem Świt', 'Meadow balm']);
});

test('a packing slip says who, where to and by whom, what is in it, and what is to be taken at the door; no prices', async () => {
  const order = anOrder({
    ...FIRST,
    point: { provider: 'inpost', code: 'LOD01M', address: 'Piotrkowska 1, 90-001 Łódź' },
    paymentMethod: 'cashondelivery',
    note: 'Proszę zapakować na prezent',
    lines: [anOrderLine(), anOrderLine({ id: 2, sku: 'RL-9', name: 'Miniatura', kind: 'gift', quantity: 1, total: 0 })],
  });
  show(anApi([order]), '/to-ship/print?chosen=12&what=slips');
  const slip = within(await screen.findByRole('article', { name: 'Zamówienie 000000012' }));
  for (const words of [
    'Lena Łąkowska',
    'LOD01M',
    'Piotrkowska 1, 90-001 Łódź',
    'Proszę zapakować na prezent',
    'Prezent',
  ])
    expect(slip.getByText(words)).toBeTruthy();
  expect(slip.getByText(/^Do pobrania: 103,99/)).toBeTruthy();
  expect(slip.queryByText('Lniana 7')).toBeNull();
  expect(slip.queryByText(/44,50|89,00/)).toBeNull();
  expect(slip.getByText('Razem: 3 sztuki')).toBeTruthy();
});

test('an order that was stopped or sent meanwhile gets no page and is named; one that cannot be read stops the print', async () => {
  const stopped = anOrder({ ...SECOND, status: 'onHold' });
  const sent = anOrder({ ...THIRD, lines: [anOrderLine({ shipped: 2 })] });
  const api = anApi([anOrder(FIRST), stopped, sent]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = show(api, '/to-ship/print?chosen=12,13,14&what=slips');
  expect(await screen.findByText(/nic w.nich nie czeka na wysłanie: 000000013, 000000014/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Drukuj' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('a print with an order that could not be read is not offered', async () => {
  const api = anApi();
  api.on('GET /staff/orders/13', () => refuse(500, 'internal'));
  const { user } = show(api, '/to-ship/print?chosen=12,13');
  expect(await screen.findByText(/Nie udało się wczytać 1 zamówienia/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull();
  api.on('GET /staff/orders/13', () => ({ body: anOrder(SECOND) }));
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('button', { name: 'Drukuj' })).toBeTruthy();
});

async function openSending(api: FakeApi) {
  const { user } = show(api, '/to-ship?chosen=12,13,14');
  await user.click(await screen.findByRole('button', { name: 'Nadaj zaznaczone' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nadaj 3 zamówienia' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Nadaj 3 przesyłki' }));
  const result = (number: string) =>
    dialog.getByRole('row', { name: new RegExp(number) }).lastElementChild?.textContent;
  return { user, dialog, send, result };
}

test('chosen orders are sent one after another with their numbers; a refusal is told and stops none of the others', async () => {
  const api = anApi();
  for (const id of [12, 14]) api.on(`POST /staff/orders/${id}/shipments`, () => ({ body: anOrder({ id }) }));
  api.on('POST /staff/orders/13/shipments', () => refuse(409, 'order-changed', { expected: 5, found: 6 }));
  const { user, dialog, send, result } = await openSending(api);
  const numbers = dialog.getByLabelText('Numery przesyłek (opcjonalnie)');
  await user.click(numbers);
  await user.paste('A1\nA1');
  await send();
  expect(dialog.getByText(/Wierszy jest 2, a zamówień 3/)).toBeTruthy();
  expect(dialog.getByText('Numer A1 jest tu dwa razy.')).toBeTruthy();
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.clear(numbers);
  await user.paste('A1\n\nA3\n');
  await send();
  expect(await dialog.findByText(/^Nadano 2 z 3/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Zamknij');
  expect([result('000000012'), result('000000014')]).toEqual(['Nadano', 'Nadano']);
  expect(result('000000013')).toMatch(/^Nie nadano. Zamówienie zmieniło się/);
  const sent = (id: number) => api.asked(`POST /staff/orders/${id}/shipments`).map(({ body }) => body);
  expect(sent(12)).toEqual([{ version: 3, tracking: [{ carrierCode: 'inpost', number: 'A1' }] }]);
  expect(sent(13)).toEqual([{ version: 5, tracking: [] }]);
  expect(sent(14)).toEqual([{ version: 3, tracking: [{ carrierCode: 'inpost', number: 'A3' }] }]);
});

test('where no answer comes the rest is left alone, and nobody is told that it was sent', async () => {
  const api = anApi();
  api.on('POST /staff/orders/12/shipments', () => ({ body: anOrder(FIRST) }));
  api.on('POST /staff/orders/13/shipments', () => Promise.reject(new TypeError('Failed to fetch')));
  const { dialog, send, result } = await openSending(api);
  await send();
  expect(await dialog.findByText(/^Nadano 1 z 3/)).toBeTruthy();
  expect(result('000000013')).toMatch(/^Nie wiadomo, czy zapisano/);
  expect(result('000000014')).toMatch(/^Nie nadano: przerwaliśmy/);
  expect(api.asked('POST /staff/orders/14/shipments')).toEqual([]);
});

test('an order that was opened from what is to be sent leads back there', async () => {
  const { user, router } = show(anApi());
  await user.click(await screen.findByRole('link', { name: '000000013' }));
  await screen.findByRole('heading', { level: 1, name: /000000013/ });
  await user.click(screen.getByRole('link', { name: 'Do wysłania' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/to-ship'));
});
