import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aReturn } from '../../testing/a-return.ts';
import { someMoney, someTransfer } from '../../testing/an-order.ts';
import { createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ReturnScreen } from './return-screen.tsx';
import { ReturnsScreen } from './returns-screen.tsx';

const MOVES = 'POST /staff/returns/3/moves';
const anApi = (request = aReturn(), money = someMoney()) =>
  createFakeApi({
    'GET /staff/returns': () => listOf([request]),
    'GET /staff/returns/3': () => ({ body: request }),
    'GET /staff/orders/12/payments': () => ({ body: money }),
  });
const show = (api: FakeApi, path = '/returns/3') =>
  renderWithApi(
    <Routes>
      <Route path="/returns" element={<ReturnsScreen />} />
      <Route path="/returns/:id" element={<ReturnScreen />} />
    </Routes>,
    { api, path },
  );

test('the list is narrowed by state and by what the shopper says', async () => {
  const { api, user } = show(anApi(), '/returns?search=%2312');
  expect(await screen.findByRole('link', { name: 'Z-000000012-1' })).toBeTruthy();
  expect(api.asked('GET /staff/returns')[0]?.query.get('search')).toBe('#12');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stan' }), 'Przyjęty');
  await waitFor(() => expect(api.asked('GET /staff/returns').at(-1)?.query.get('status')).toBe('received'));
});

test('a return is taken in, and its pieces go back to the stock when they are as good as new', async () => {
  const api = anApi();
  api.on(MOVES, () => {
    const received = aReturn({ status: 'received', moves: ['refunded', 'rejected'], version: 2 });
    api.on('GET /staff/returns/3', () => ({ body: received }));
    return { body: received };
  });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Przyjmij zwrot' }));
  await user.click(screen.getByRole('switch', { name: 'Wróciły do sprzedaży' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Przyjmij zwrot' }));
  await screen.findByText('Przyjęto zwrot');
  expect(api.asked(MOVES)[0]?.body).toEqual({ to: 'received', version: 1, restock: true });
  expect(screen.queryByRole('button', { name: 'Przyjmij zwrot' })).toBeNull();
});

test('the money of a return goes back; a refusal is told, and the amount stays', async () => {
  const api = anApi(aReturn({ status: 'received', moves: ['refunded', 'rejected'], version: 2 }));
  api.on(MOVES, () => refuse(409, 'refund-refused'));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Oddaj pieniądze' }));
  const amount = screen.getByLabelText(/Kwota/) as HTMLInputElement;
  expect(amount.value).toBe('103,99');
  await user.clear(amount);
  await user.type(amount, '50');
  const submit = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Oddaj 50,00/ }));
  await submit();
  await within(screen.getByRole('dialog')).findByText(/Nie można zwrócić więcej/);
  api.on(MOVES, () => ({ body: aReturn({ status: 'refunded', moves: [] }) }));
  await submit();
  await screen.findByText('Zwrot rozliczony');
  expect(api.asked(MOVES).at(-1)?.body).toEqual({
    to: 'refunded',
    version: 2,
    refund: { amount: 5_000, isManual: false },
  });
});

test('a return is rejected with a reason alone', async () => {
  const api = anApi();
  api.on(MOVES, () => ({ body: aReturn({ status: 'rejected', moves: [] }) }));
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Odrzuć' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Odrzuć zwrot' }));
  expect(dialog.getByText('Pole nie może być puste')).toBeTruthy();
  await user.type(dialog.getByLabelText('Powód odrzucenia'), 'Po terminie');
  await user.click(dialog.getByRole('button', { name: 'Odrzuć zwrot' }));
  await screen.findByText('Odrzucono zwrot');
  expect(api.asked(MOVES)[0]?.body).toEqual({ to: 'rejected', version: 1, note: 'Po terminie' });
});

test('money that no provider gives back is sent by a person, who is told so', async () => {
  const { user } = show(anApi(aReturn({ status: 'received' }), someTransfer()));
  await user.click(await screen.findByRole('button', { name: 'Oddaj pieniądze' }));
  expect(await screen.findByText(/Wyślij przelew z konta sklepu/)).toBeTruthy();
});

test('the day by which the money has to be back stands above', async () => {
  show(anApi());
  expect(await screen.findByText(/Pieniądze trzeba oddać do 04\.12\.2026/)).toBeTruthy();
});

test('the history says who did what', async () => {
  const history = [
    { to: 'requested', at: '2026-11-20T11:00:00.000Z' },
    { from: 'requested', to: 'received', at: '2026-11-21T11:00:00.000Z', staffId: 2, actorName: 'Ola Nowak' },
    { from: 'received', to: 'refunded', at: '2026-11-22T11:00:00.000Z', staffId: 9 },
  ] as const;
  show(anApi(aReturn({ status: 'refunded', moves: [], history: [...history] })));
  const steps = (await screen.findByRole('heading', { name: 'Historia' })).closest('section');
  const words = within(steps as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(words).toEqual([
    expect.stringMatching(/^Rozliczony .*, Obsługa$/),
    expect.stringMatching(/^Przyjęty .*, Ola Nowak$/),
    expect.stringMatching(/^Zgłoszony .*, Kupujący$/),
  ]);
});
