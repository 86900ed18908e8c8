import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answers,
  asked,
  box,
  choose,
  left,
  ok,
  open,
  order,
  orders,
  placed,
  preparePaymentStep,
  press,
  radio,
  TOKEN,
  tap,
  text,
  waiting,
} from '../../testing/payment-step-screen.tsx';

preparePaymentStep();

test('banks unfold below Przelewy24, six first, and are found by their names', async () => {
  await open();
  const banks = ['Lniany', 'Różany', 'Konopny', 'Rumiankowy', 'Malwowy', 'Głogowy', 'Łąkowy', 'Szałwiowy'];
  answers.set('ReadPrzelewy24Banks', () =>
    ok({ przelewy24Methods: banks.map((name, id) => ({ id: String(id), name: `Bank ${name}`, active: id !== 1 })) }),
  );
  await tap(radio(/^Przelewy24/));
  await screen.findByRole('group', { name: /^Bank w.Przelewy24$/ });
  const names = () => within(screen.getByRole('group', { name: /^Bank w.Przelewy24$/ })).getAllByRole('radio');
  expect(names()).toHaveLength(6);
  expect(screen.getByRole('radio', { name: /^Bank Różany.*Chwilowo niedostępny$/ })).toBeTruthy();
  await press('Pokaż wszystkie (8)');
  expect(names()).toHaveLength(8);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Szukaj banku' }), { target: { value: 'lakowy' } });
  expect(names()).toHaveLength(1);
  await tap(names()[0] as Element);
  answers.set('PlaceOrder', () => placed({ redirect_url: 'https://bank.example/pay' }));
  await tap(box(/^Zaznacz wszystkie/));
  await order();
  expect(orders()).toEqual([]);
  await tap(box(/^Oświadczam/));
  await order();
  expect(orders()[0]?.variables.input).toMatchObject({
    payment_method: { code: 'przelewy24', additional_data: { przelewy24: { method: 6, regulation_accept: true } } },
  });
});

test('without the list the bank is chosen in the next step', async () => {
  await open();
  await tap(radio(/^Przelewy24/));
  await screen.findByText(/^Przelewy24: bank wybierzesz w.następnym kroku$/);
  answers.set('PlaceOrder', () => placed({ redirect_url: 'https://bank.example/pay' }));
  await tap(box(/^Zaznacz wszystkie/));
  await order();
  expect(left.to).toEqual(['https://bank.example/pay']);
});

test('a BLIK code goes out with the order and waits for the bank; a refused one is asked for again', async () => {
  await open();
  answers.set('PlaceOrder', () => placed({ payment_method: 'przelewy24_blik' }));
  await choose(/^BLIK/);
  await tap(box(/^Oświadczam/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: ' 777-123 ' } });
  await order();
  expect(orders()[0]?.variables.input).toMatchObject({
    payment_method: { code: 'przelewy24_blik', blik_code: '777123' },
  });
  expect(waiting.opened.map(({ number }) => number)).toEqual(['000000123']);
  await act(async () => waiting.opened[0]?.refuse('Płatność odrzucono w aplikacji banku.'));
  await screen.findByRole('heading', { name: 'Zamówienie 000000123 czeka na płatność' });
  const field = screen.getByLabelText<HTMLInputElement>('Kod BLIK');
  expect([document.activeElement, field.value]).toEqual([field, '']);
  expect(text()).toContain('Płatność odrzucono w aplikacji banku.');
  answers.set('PayPlacedOrder', () => ok({ retryPaymentUrl: { url: null, reason_code: null, reason_sentence: null } }));
  fireEvent.input(field, { target: { value: '777456' } });
  await press(/^Zapłać 107,99/);
  expect(asked.at(-1)).toMatchObject({
    name: 'PayPlacedOrder',
    variables: { number: '000000123', token: TOKEN, method: { blik_code: '777456' } },
  });
  expect(waiting.opened).toHaveLength(2);
  expect(orders()).toHaveLength(1);
});

test('a wrong code leaves the order waiting for another one; a second wrong one says so again', async () => {
  await open();
  answers.set('PlaceOrder', () =>
    placed({ payment_method: 'przelewy24_blik', payment_error: 'BLIK_63', payment_error_sentence: 'Kod nie pasuje.' }),
  );
  await choose(/^BLIK/);
  await tap(box(/^Oświadczam/));
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '111111' } });
  await order();
  await vi.waitFor(() => expect(text()).toContain('Kod nie pasuje.'));
  answers.set('PayPlacedOrder', () =>
    ok({ retryPaymentUrl: { url: null, reason_code: 'BLIK_63', reason_sentence: 'Kod dalej nie pasuje.' } }),
  );
  fireEvent.input(screen.getByLabelText('Kod BLIK'), { target: { value: '222222' } });
  await press(/^Zapłać/);
  expect(text()).toContain('Kod dalej nie pasuje.');
  expect(screen.getByRole('link', { name: 'Wybierz inną płatność' }).getAttribute('href')).toBe('/payment-error#ways');
  expect(waiting.opened).toEqual([]);
});
