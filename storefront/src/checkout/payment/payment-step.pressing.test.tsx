import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answers,
  box,
  choose,
  left,
  open,
  order,
  orderButton,
  orders,
  placed,
  preparePaymentStep,
  radio,
  start,
  tap,
  text,
} from '../../testing/payment-step-screen.tsx';

preparePaymentStep();

test('a form with faults is told in one place that leads to each of them', async () => {
  await open();
  await tap(radio(/^BLIK/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '12345' } });
  await order();
  const summary = screen.getByRole('region', { name: 'Upss... Sprawdź formularz' });
  expect(document.activeElement).toBe(summary);
  expect(document.title).toBe('Błąd: Płatność, krok 3 z 3');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Potwierdź oświadczenie Przelewy24.',
    'Zaznacz wymagane zgody',
    'Kod ma sześć cyfr, jest pięć.',
  ]);
  await tap(links[1] as Element);
  expect(document.activeElement).toBe(box('Akceptuję regulamin sklepu'));
  await tap(box('Akceptuję regulamin sklepu'));
  await tap(box(/politykę/));
  await tap(box(/^Oświadczam/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '123456' } });
  expect(screen.getByLabelText('Kod BLIK')).toHaveProperty('value', '123 456');
  expect(document.title).toBe('Płatność, krok 3 z 3');
  expect(orders()).toEqual([]);
});

test('twice pressed is ordered once; the button keeps the focus and says what it does', async () => {
  vi.useFakeTimers();
  await open();
  let arrive: (response: Response) => void = () => {};
  answers.set('PlaceOrder', () => new Promise<Response>((resolve) => (arrive = resolve)));
  await choose(/^Przelew tradycyjny/);
  orderButton().focus();
  await start();
  await start();
  expect([orderButton().textContent, orderButton().getAttribute('aria-disabled')]).toEqual([
    'Składamy zamówienie…',
    'true',
  ]);
  await act(async () => vi.advanceTimersByTime(3_999));
  expect(text()).not.toContain('To trwa dłużej');
  await act(async () => vi.advanceTimersByTime(1));
  expect(text()).toContain('To trwa dłużej niż zwykle. Nie zamykaj strony, zamówienie złoży się tylko raz.');
  expect(document.activeElement).toBe(orderButton());
  await act(async () => {
    arrive(placed());
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(orders()).toHaveLength(1);
});

test('an answer that was lost is asked for again as the same press, and found', async () => {
  vi.useFakeTimers();
  await open();
  let attempt = 0;
  answers.set('PlaceOrder', () => {
    attempt += 1;
    if (attempt === 1) throw new TypeError('network');
    return attempt === 2 ? new Response('', { status: 502 }) : placed();
  });
  await choose(/^Przelew tradycyjny/);
  await start();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(text()).toContain('Sprawdzamy, czy zamówienie dotarło.');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(orders()).toHaveLength(3);
  expect(new Set(orders().map(({ key, variables }) => key + JSON.stringify(variables))).size).toBe(1);
  expect(text()).toContain('Jest: zamówienie 000000123.');
  expect(left.to).toEqual(['/thank-you']);
});

test('an order that did not arrive can be placed again; where nobody knows, the next press is the same one', async () => {
  vi.useFakeTimers();
  await open();
  answers.set('PlaceOrder', () => {
    throw new TypeError('network');
  });
  await choose(/^Przelew tradycyjny/);
  await start();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(text()).toContain('nie wiemy, czy zamówienie dotarło');
  answers.set('PlaceOrder', () => placed());
  await start();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(new Set(orders().map(({ key }) => key)).size).toBe(1);
  expect(left.to).toEqual(['/thank-you']);
});

test('without a connection nothing is sent, which is said for as long as there is none', async () => {
  await open();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.offline(window);
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain('Bez połączenia nie złożymy zamówienia. Niczego nie wysłaliśmy.');
  expect(orders()).toEqual([]);
  isOnline.mockReturnValue(true);
  fireEvent.online(window);
  expect(text()).not.toContain('Bez połączenia');
  expect(text()).toContain('Połączenie wróciło. Możesz złożyć zamówienie.');
});
