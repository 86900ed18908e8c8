import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Coupon } from '../../api/commerce/coupons.ts';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aProduct, aSession, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { CouponScreen, NewCouponScreen } from './coupon-screen.tsx';
import { CouponsScreen } from './coupons-screen.tsx';

const aCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  id: 5,
  site: 'pl',
  code: 'WIOSNA',
  name: 'Wiosenny rabat',
  kind: 'percent',
  percent: 10,
  categoryPaths: [],
  giftSkus: [],
  isActive: true,
  uses: 3,
  status: 'active',
  ...change,
});
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/coupons" element={<CouponsScreen />} />
        <Route path="/coupons/new" element={<NewCouponScreen />} />
        <Route path="/coupons/:id" element={<CouponScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );
const anApi = (...coupons: Coupon[]) =>
  createFakeApi({
    'GET /staff/coupons': () => listOf(coupons),
    'GET /staff/coupons/5': () => ({ body: aCoupon() }),
  });

test('each coupon shows its code, what it gives, how often it was used and whether it works', async () => {
  show(anApi(aCoupon({ usageLimit: 10 }), aCoupon({ id: 6, code: 'STARY', status: 'expired' })), '/coupons');
  const row = within(await screen.findByRole('row', { name: /WIOSNA/ }));
  expect(row.getByRole('link', { name: 'WIOSNA' }).getAttribute('href')).toBe('/coupons/5');
  for (const words of ['Wiosenny rabat', '−10%', '3 z 10', 'Działa']) expect(row.getByText(words)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /STARY/ })).getByText('Po terminie')).toBeTruthy();
});

test('the state narrows the list', async () => {
  const { api, user } = show(anApi(aCoupon()), '/coupons');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Stan' }), 'Wyczerpany');
  await waitFor(() => expect(api.asked('GET /staff/coupons').at(-1)?.query.get('status')).toBe('used-up'));
});

test('a new coupon is made and opened', async () => {
  const api = anApi();
  api.on('POST /staff/coupons', () => ({ status: 201, body: aCoupon({ kind: 'fixed', amount: 2_000 }) }));
  api.on('GET /staff/catalogue/categories', () => ({ body: [{ path: 'twarz', name: 'Twarz' }] }));
  api.on('GET /staff/catalogue/products', () => listOf([aProduct('RL-1', 'Krem Świt')]));
  const { user, router } = show(api, '/coupons/new');
  await user.type(await screen.findByLabelText('Kod'), 'WIOSNA');
  await user.type(screen.getByLabelText('Nazwa'), 'Wiosenny rabat');
  await user.click(screen.getByRole('radio', { name: 'Kwota' }));
  await user.type(screen.getByLabelText('Kwota rabatu w złotych'), '20');
  await user.click(screen.getByLabelText('Tylko kategorie'));
  await user.click(await screen.findByRole('option', { name: 'Twarz' }));
  await user.click(screen.getByLabelText('Prezenty do wyboru'));
  await user.click(await screen.findByRole('option', { name: 'Krem Świt' }));
  await user.click(screen.getByRole('button', { name: 'Utwórz kupon' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/coupons/5'));
  expect(api.asked('POST /staff/coupons')[0]?.body).toEqual({
    code: 'WIOSNA',
    name: 'Wiosenny rabat',
    kind: 'fixed',
    amount: 2_000,
    categoryPaths: ['twarz'],
    giftSkus: ['RL-1'],
    isActive: true,
  });
});

test('a code that is taken is told at its field, and what was typed stays', async () => {
  const api = anApi();
  const taken = { path: '/code', rule: 'unique', message: 'Taki kod ma już inny kupon.' };
  api.on('POST /staff/coupons', () => refuse(409, 'coupon-code-taken', { code: 'WIOSNA', faults: [taken] }));
  const { user } = show(api, '/coupons/new');
  await user.type(await screen.findByLabelText('Kod'), 'WIOSNA');
  await user.type(screen.getByLabelText('Nazwa'), 'Rabat');
  await user.type(screen.getByLabelText('Rabat w procentach'), '10');
  await user.click(screen.getByRole('button', { name: 'Utwórz kupon' }));
  await waitFor(() => expect(screen.getByLabelText('Kod').getAttribute('aria-invalid')).toBe('true'));
  expect((screen.getByLabelText('Nazwa') as HTMLInputElement).value).toBe('Rabat');
});

test('a coupon is switched off', async () => {
  const api = anApi();
  api.on('PUT /staff/coupons/5', () => ({ body: aCoupon({ isActive: false, status: 'inactive' }) }));
  const { user } = show(api, '/coupons/5');
  await user.click(await screen.findByRole('switch', { name: 'Włączony' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano kupon WIOSNA');
  expect(api.asked('PUT /staff/coupons/5')[0]?.body).toMatchObject({ code: 'WIOSNA', percent: 10, isActive: false });
  expect(screen.getByText('Wyłączony')).toBeTruthy();
});

test('a coupon is removed after one more question, unsaved changes and all', async () => {
  const api = anApi(aCoupon());
  api.on('DELETE /staff/coupons/5', () => ({ status: 204 }));
  const { user, router } = show(api, '/coupons/5');
  await user.type(await screen.findByLabelText('Nazwa'), '!');
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/coupons'));
  expect(api.asked('DELETE /staff/coupons/5')).toHaveLength(1);
});

test('who may only look makes and removes none', async () => {
  const api = anApi(aCoupon());
  api.on('GET /staff/session', () => ({ body: aSession('viewer') }));
  show(api, '/coupons/5');
  expect((await screen.findByLabelText('Kod')).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zapisz' })).toBeNull();
});
