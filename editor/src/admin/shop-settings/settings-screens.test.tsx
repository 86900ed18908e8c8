import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type {
  DeliveryMethod,
  DeliverySettings,
  PaymentMethod,
  PaymentSettings,
} from '../../api/commerce/shop-settings.ts';
import { createFakeApi, type FakeApi, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { DeliverySettingsScreen } from './delivery-settings-screen.tsx';
import { PaymentSettingsScreen } from './payment-settings-screen.tsx';

const COURIER: DeliveryMethod = {
  methodCode: 'inpostcourier',
  isActive: true,
  priority: 10,
  carrierTitle: 'InPost',
  methodTitle: 'Kurier',
  displayInfo: '',
  price: 1_499,
  taxRate: 23,
  isFreeFromThreshold: true,
  maxWeightGrams: 25_000,
  maxParcel: { lengthMm: 640, widthMm: 380, heightMm: 410 },
  transitDays: { from: 1, to: 2 },
  countries: ['PL'],
  disabledPaymentMethods: [],
};
const delivery = (change: Partial<DeliverySettings> = {}): DeliverySettings => ({
  site: 'pl',
  currency: 'PLN',
  revision: 4,
  freeDeliveryFrom: 9_900,
  settings: { cutOffHour: 12, handlingDays: 0, methods: [COURIER] },
  methods: [{ carrierCode: 'inpostcourier', methodCode: 'inpostcourier', cashOnDelivery: false, onlyWhenFree: false }],
  ...change,
});
const BLIK: PaymentMethod = {
  code: 'przelewy24_blik',
  isActive: true,
  priority: 1,
  title: 'BLIK',
  least: 1,
  most: 100_000_000,
};
const payment = (): PaymentSettings => ({
  site: 'pl',
  currency: 'PLN',
  revision: 2,
  settings: {
    transferDays: 7,
    onlineHours: 24,
    methods: [BLIK],
    transfer: { recipient: 'Rosa i Len', account: '61 1090 1014 0000 0712 1981 2874', bank: 'Bank' },
  },
  methods: [
    { code: 'przelewy24_blik', provider: 'przelewy24', isDeferred: false, isConfigured: false, isResting: true },
  ],
});
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <Routes>
      <Route path="/delivery/:site?" element={<DeliverySettingsScreen />} />
      <Route path="/payments/:site?" element={<PaymentSettingsScreen />} />
    </Routes>,
    { api, path },
  );
const openMethod = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click((await screen.findByText(name)).closest('summary') as HTMLElement);

test('a way of delivery is switched off and priced, over the revision that was seen', async () => {
  const api = createFakeApi({ 'GET /staff/delivery-settings': () => ({ body: delivery() }) });
  const off = { ...COURIER, isActive: false, price: 1_650 };
  const settings = { cutOffHour: 10, handlingDays: 0, methods: [off] };
  api.on('PUT /staff/delivery-settings', () => ({ body: delivery({ revision: 5, settings }) }));
  const { user } = show(api, '/delivery');
  const hour = await screen.findByLabelText('Wysyłka tego samego dnia do godziny');
  await user.clear(hour);
  await user.type(hour, '10');
  await openMethod(user, 'InPost, Kurier');
  await user.click(screen.getByRole('switch', { name: 'Włączony' }));
  const price = screen.getByLabelText('Cena brutto (PLN)');
  await user.clear(price);
  await user.type(price, '16,50');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano ustawienia dostawy');
  expect(api.asked('PUT /staff/delivery-settings')[0]?.body).toEqual({ site: 'pl', revision: 4, settings });
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(api.asked('PUT /staff/delivery-settings')).toHaveLength(2));
  expect(api.asked('PUT /staff/delivery-settings')[1]?.body).toMatchObject({ revision: 5 });
});

test('the largest parcel is written by its three sides, and taken away with all of them', async () => {
  const api = createFakeApi({ 'GET /staff/delivery-settings': () => ({ body: delivery() }) });
  api.on('PUT /staff/delivery-settings', () => ({ body: delivery({ revision: 5 }) }));
  const { user } = show(api, '/delivery');
  await openMethod(user, 'InPost, Kurier');
  const sides = ['Największa paczka: długość (mm)', 'Szerokość (mm)', 'Wysokość (mm)'].map(
    (label) => screen.getByLabelText(label) as HTMLInputElement,
  );
  expect(sides.map(({ value }) => value)).toEqual(['640', '380', '410']);
  await user.clear(sides[0] as HTMLInputElement);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Podaj wszystkie trzy wymiary albo żadnego')).toBeTruthy();
  expect(api.asked('PUT /staff/delivery-settings')).toEqual([]);
  for (const side of sides) await user.clear(side);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano ustawienia dostawy');
  expect(api.asked('PUT /staff/delivery-settings')[0]?.body).toMatchObject({
    settings: { methods: [{ ...COURIER, maxParcel: null }] },
  });
});

test('what is wrong is told at its field and nothing is sent', async () => {
  const api = createFakeApi({ 'GET /staff/delivery-settings': () => ({ body: delivery() }) });
  const { user } = show(api, '/delivery');
  await openMethod(user, 'InPost, Kurier');
  const to = screen.getByLabelText('W drodze do (dni roboczych)');
  await user.clear(to);
  await user.type(to, '0');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Koniec nie może być przed początkiem')).toBeTruthy();
  expect(api.asked('PUT /staff/delivery-settings')).toEqual([]);
});

test('after a conflict what was typed stays until the settings of the other person are asked for', async () => {
  const api = createFakeApi({ 'GET /staff/delivery-settings': () => ({ body: delivery() }) });
  api.on('PUT /staff/delivery-settings', () => refuse(409, 'delivery-settings-conflict', { expected: 4, found: 5 }));
  const { user } = show(api, '/delivery');
  const hour = (await screen.findByLabelText('Wysyłka tego samego dnia do godziny')) as HTMLInputElement;
  await user.clear(hour);
  await user.type(hour, '9');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  const notice = within(
    await screen.findByText(/Ktoś inny zapisał/).then((found) => found.parentElement as HTMLElement),
  );
  expect(hour.value).toBe('9');
  const theirs = { cutOffHour: 14, handlingDays: 1, methods: [COURIER] };
  api.on('GET /staff/delivery-settings', () => ({ body: delivery({ revision: 5, settings: theirs }) }));
  await user.click(notice.getByRole('button', { name: 'Odrzuć moje i wczytaj obecne' }));
  await waitFor(() => {
    const anew = screen.getByLabelText('Wysyłka tego samego dnia do godziny') as HTMLInputElement;
    expect(anew.value).toBe('14');
  });
});

test('a way of payment tells why shoppers do not see it, and the account is checked', async () => {
  const api = createFakeApi({ 'GET /staff/payment-settings': () => ({ body: payment() }) });
  const { user } = show(api, '/payments');
  expect(await screen.findByText('Brak konta u operatora')).toBeTruthy();
  expect(screen.getByText('Operator nie odpowiada')).toBeTruthy();
  const account = screen.getByLabelText('Numer konta');
  await user.clear(account);
  await user.type(account, 'moje konto');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Podaj numer konta/)).toBeTruthy();
  await user.clear(account);
  await user.type(account, 'pl61109010140000071219812874');
  api.on('PUT /staff/payment-settings', () => ({ body: payment() }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano ustawienia płatności');
  expect(api.asked('PUT /staff/payment-settings')[0]?.body).toMatchObject({
    settings: { transfer: { account: 'PL61109010140000071219812874' }, methods: [{ ...BLIK }] },
  });
});
