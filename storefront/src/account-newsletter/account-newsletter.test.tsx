import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterAccount, expectOneRoundTrip, leaveAccount, openTab, press } from '../testing/account-screen.tsx';
import { addressOfAlert, dayOf } from './subscriptions.ts';

let shop: ReturnType<typeof enterAccount>;

const NONE = { status: 'NOT_ACTIVE', emailPromotion: false, smsPromotion: false };
const SENT = '2026-11-22T13:05:00.000Z';
const WAITING = { ...NONE, status: 'UNCONFIRMED', emailPromotion: true, confirmationSentAt: SENT };
const know = (newsletter: object, ...stock: object[]) => shop.answer('GET /me/subscriptions', { newsletter, stock });

beforeEach(() => {
  shop = enterAccount();
  know(NONE);
});
afterEach(leaveAccount);

const open = () => openTab('/account/newsletter', 'Newsletter e-mailem');
const CHOOSE = 'PUT /me/subscriptions/newsletter';
const SMS = 'PUT /me/subscriptions/sms';

test('who is here and what they subscribed to are asked for in one round trip', () =>
  expectOneRoundTrip('/account/newsletter', ['/api/me/subscriptions', 'ReadCustomer'], () =>
    screen.findByText('Nie dostajesz newslettera.'),
  ));

test('nobody is subscribed without the consent to the privacy policy', async () => {
  shop.answer(CHOOSE, WAITING);
  await open();
  await press('Zapisz się');
  expect(screen.getByText('Zgoda na politykę prywatności jest wymagana.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(shop.askedFor(CHOOSE)).toEqual([]);
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.input(screen.getByRole('checkbox'));
  });
  expect(screen.queryByText('Zgoda na politykę prywatności jest wymagana.')).toBeNull();
  await press('Zapisz się');
  expect(shop.askedFor(CHOOSE)).toEqual([{ isSubscribed: true, privacy: true }]);
  const almost = screen.getByText(/^Prawie gotowe\. Potwierdź w wiadomości, którą wysłaliśmy na lena@example\.com\.$/);
  expect(document.activeElement).toBe(almost);
  expect(screen.getByText('Czeka na potwierdzenie: kliknij link z wiadomości z 22.11.2026.')).toBeTruthy();
});

test('what is waited for can be sent again, and given up', async () => {
  know(WAITING);
  shop.answer('POST /me/subscriptions/newsletter/confirmation', WAITING);
  await open();
  await press('Wyślij ponownie');
  expect(screen.getByText(/^Wiadomość poszła przed chwilą/)).toBeTruthy();
  shop.answer('POST /me/subscriptions/newsletter/confirmation', {
    ...WAITING,
    confirmationSentAt: '2026-11-24T10:00:00.000Z',
  });
  await press('Wyślij ponownie');
  expect(screen.getByText(/^Wysłaliśmy wiadomość ponownie na lena@example.com/)).toBeTruthy();
  expect(screen.getByText('Czeka na potwierdzenie: kliknij link z wiadomości z 24.11.2026.')).toBeTruthy();
  shop.answer(CHOOSE, { ...NONE, status: 'UNSUBSCRIBED' });
  await press('Jednak rezygnuję');
  expect(shop.askedFor(CHOOSE)).toEqual([{ isSubscribed: false }]);
  expect(screen.getByText('Nie dostajesz newslettera.')).toBeTruthy();
});

test('whoever is subscribed can leave; text messages stay', async () => {
  know({ ...NONE, status: 'SUBSCRIBED', emailPromotion: true, smsPromotion: true, phoneEnding: '567' });
  shop.answer(CHOOSE, { ...NONE, status: 'UNSUBSCRIBED', smsPromotion: true, phoneEnding: '567' });
  await open();
  expect(screen.getByText('Dostajesz newsletter na lena@example.com.')).toBeTruthy();
  await press('Wypisz się');
  expect(screen.getByText('Newsletter nie będzie już przychodził.')).toBeTruthy();
  expect(screen.getByText('Oferty wysyłamy też SMS-em, na numer, który kończy się na 567.')).toBeTruthy();
});

test('text messages are agreed to with a number, and withdrawn', async () => {
  shop.answer(SMS, { ...NONE, smsPromotion: true });
  await open();
  const phone = screen.getByLabelText('Telefon') as HTMLInputElement;
  expect(phone.value).toBe('601 234 567');
  await act(async () => void fireEvent.input(phone, { target: { value: '12' } }));
  await press('Zgadzam się na SMS-y');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(shop.askedFor(SMS)).toEqual([]);
  await act(async () => void fireEvent.input(phone, { target: { value: '601 234 567' } }));
  await press('Zgadzam się na SMS-y');
  expect(shop.askedFor(SMS)).toEqual([{ isGranted: true, phone: '+48601234567' }]);
  expect(screen.getByText('Oferty wysyłamy też SMS-em.')).toBeTruthy();
  shop.answer(SMS, NONE);
  await press('Wycofaj zgodę na SMS-y');
  expect(shop.askedFor(SMS)[1]).toEqual({ isGranted: false });
  expect(screen.getByText(/^Zgoda wycofana/)).toBeTruthy();
  expect(shop.askedFor(CHOOSE)).toEqual([]);
});

test('a refusal of the shop is said, and nothing looks as if it were done', async () => {
  know({ ...NONE, status: 'SUBSCRIBED', emailPromotion: true });
  await open();
  await press('Wypisz się');
  expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true);
  expect(screen.getByText('Dostajesz newsletter na lena@example.com.')).toBeTruthy();
});

test('products that are waited for are listed, and ended one by one', async () => {
  const alert = {
    id: 3,
    sku: 'RL-1-roz',
    name: 'Krem Świt',
    urlPath: '/krem-swit',
    status: 'WAITING',
    createdAt: SENT,
  };
  know(NONE, alert, { ...alert, id: 4, sku: 'RL-9', name: undefined, urlPath: undefined, status: 'UNCONFIRMED' });
  shop.answer('DELETE /me/subscriptions/stock/3', {});
  await open();
  expect(screen.getByRole('link', { name: 'Krem Świt' }).getAttribute('href')).toBe('/krem-swit?sku=RL-1-roz');
  expect(screen.getByText('Czekasz od 22.11.2026')).toBeTruthy();
  expect(screen.getByText('Produkt wycofany (RL-9)')).toBeTruthy();
  await press('Nie czekam: Krem Świt');
  expect(screen.queryByRole('link', { name: 'Krem Świt' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Nie napiszemy już o\u00a0dostępności: Krem Świt.');
});

test('days are written as people write them; what is none stays as it came', () => {
  expect(dayOf(SENT, 'pl-PL')).toBe('22.11.2026');
  expect(dayOf('kiedyś', 'pl-PL')).toBe('kiedyś');
  expect(addressOfAlert({ id: 1, sku: 'A', status: 'WAITING', createdAt: SENT }, (path) => path)).toBeUndefined();
});
