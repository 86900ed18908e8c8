import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NewCouponScreen } from '../../admin/coupons/coupon-screen.tsx';
import { NewGiftRuleScreen } from '../../admin/gift-rules/gift-rule-screen.tsx';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aProduct, createFakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';

const anApi = () =>
  createFakeApi({
    'GET /staff/catalogue/categories': () => ({ body: [{ path: 'twarz', name: 'Twarz' }] }),
    'GET /staff/catalogue/products': () => listOf([aProduct('RL-1', 'Krem Świt'), aProduct('RL-2', 'Krem Zmierzch')]),
  });

/** The forms of coupons and gift rules stand for all: what is said here is true of every form. */
async function open(path: '/coupons/new' | '/gift-rules/new', api = anApi()) {
  const rendered = renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/coupons/new" element={<NewCouponScreen />} />
        <Route path="/gift-rules/new" element={<NewGiftRuleScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );
  await screen.findByLabelText('Nazwa');
  const save = () => rendered.user.click(screen.getByRole('button', { name: /^Utwórz/ }));
  return { ...rendered, api, save };
}

const line = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const reported = (label: string) =>
  (line(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('what cannot be read as an amount stays as it is typed and is told at its field, which gets the focus', async () => {
  const { user, api, save } = await open('/coupons/new');
  await user.type(line('Kod'), 'WIOSNA');
  await user.type(line('Nazwa'), 'Wiosna');
  await user.type(line('Rabat w procentach'), '10');
  await user.type(line('Od wartości zakupów w złotych'), 'sto złotych');
  await save();
  expect(line('Od wartości zakupów w złotych').value).toBe('sto złotych');
  expect(reported('Od wartości zakupów w złotych')).toContain('Niepoprawna wartość. Podaj kwotę, na przykład 129,00');
  expect(document.activeElement).toBe(line('Od wartości zakupów w złotych'));
  expect(api.asked('POST /staff/coupons')).toHaveLength(0);
});

test('an amount is typed in złote, shown with its grosze once it is left, and sent in grosze', async () => {
  const { user, api, save } = await open('/coupons/new');
  api.on('POST /staff/coupons', () => refuse(422, 'input-invalid', { faults: [] }));
  await user.type(line('Kod'), 'WIOSNA');
  await user.type(line('Nazwa'), 'Wiosna');
  await user.type(line('Rabat w procentach'), '10');
  await user.type(line('Od wartości zakupów w złotych'), '12,5');
  expect(line('Od wartości zakupów w złotych').value).toBe('12,5');
  await user.tab();
  expect(line('Od wartości zakupów w złotych').value).toBe('12,50');
  await save();
  expect(api.asked('POST /staff/coupons')[0]?.body).toMatchObject({ minimum: 1_250 });
});

test('a field that has no meaning is not there, is not sent, and keeps what was typed', async () => {
  const { user, api, save } = await open('/coupons/new');
  api.on('POST /staff/coupons', () => refuse(422, 'input-invalid', { faults: [] }));
  await user.type(line('Kod'), 'WIOSNA');
  await user.type(line('Nazwa'), 'Wiosna');
  await user.type(line('Rabat w procentach'), '10');
  await user.click(screen.getByRole('radio', { name: 'Darmowa dostawa' }));
  expect(screen.queryByLabelText('Rabat w procentach')).toBeNull();
  await save();
  expect(api.asked('POST /staff/coupons')[0]?.body).not.toHaveProperty('percent');
  await user.click(screen.getByRole('radio', { name: 'Procent' }));
  expect(line('Rabat w procentach').value).toBe('10');
});

test('a day with an hour is kept while its year is typed, and sent as an instant', async () => {
  const { user, api, save } = await open('/coupons/new');
  api.on('POST /staff/coupons', () => refuse(422, 'input-invalid', { faults: [] }));
  await user.type(line('Kod'), 'WIOSNA');
  await user.type(line('Nazwa'), 'Wiosna');
  await user.type(line('Rabat w procentach'), '10');
  for (const value of ['0002-07-01T00:00', '0020-07-01T00:00', '0202-07-01T00:00', '2026-07-01T00:00']) {
    fireEvent.change(line('Ważny od'), { target: { value } });
    expect(line('Ważny od').value).toBe(value);
  }
  await save();
  expect(api.asked('POST /staff/coupons')[0]?.body).toMatchObject({ startsAt: '2026-06-30T22:00:00.000Z' });
});

test('products are chosen by name, taken out again, and sent by their skus', async () => {
  const { user, api, save } = await open('/gift-rules/new');
  api.on('POST /staff/gift-rules', () => refuse(422, 'input-invalid', { faults: [] }));
  const products = screen.getByRole('combobox', { name: 'Produkty do wyboru' });
  await user.type(line('Nazwa'), 'Lato');
  for (const name of ['Krem Świt', 'Krem Zmierzch']) {
    await user.click(products);
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.click(screen.getByRole('button', { name: 'Usuń z listy: Krem Świt' }));
  await save();
  expect(api.asked('POST /staff/gift-rules')[0]?.body).toMatchObject({ skus: ['RL-2'] });
});

test('what the server says of one entry stands at its list; of a field that is not shown, above the form', async () => {
  const { user, api, save } = await open('/coupons/new');
  const faults = [
    { path: '/giftSkus/0', rule: 'exists', message: 'Nie ma produktu „RL-1”.' },
    { path: '/amount', rule: 'kind', message: 'Ten rodzaj kuponu nie ma tej wartości.' },
    { path: '/site', rule: 'exists', message: 'Nie ma takiej witryny.' },
  ];
  api.on('POST /staff/coupons', () => refuse(422, 'input-invalid', { faults }));
  await user.type(line('Kod'), 'WIOSNA');
  await user.type(line('Nazwa'), 'Wiosna');
  await user.type(line('Rabat w procentach'), '10');
  await save();
  const gifts = screen.getByRole('combobox', { name: 'Prezenty do wyboru' });
  await waitFor(() => expect(gifts.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(gifts);
  expect(screen.getByText('Nie ma produktu „RL-1”.')).toBeTruthy();
  for (const { message } of faults.slice(1)) expect(screen.getByText(message).closest('form')).toBeNull();
});

test('help and faults are tied to their control, and what is needed says so', async () => {
  const { save } = await open('/coupons/new');
  expect(reported('Kod')).toBe('Co najmniej dwa znaki; wielkość liter nie ma znaczenia');
  expect(line('Rabat w procentach').getAttribute('aria-required')).toBe('true');
  expect(line('Ile razy łącznie').getAttribute('aria-required')).toBeNull();
  await save();
  expect(reported('Rabat w procentach')).toBe('Podaj liczbę całkowitą od 1 do 100');
  expect(document.activeElement).toBe(line('Kod'));
});

test('a line that begins with a default can be emptied, and is then told at its field', async () => {
  const { user, save } = await open('/gift-rules/new');
  const choices = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ile można wybrać' });
  expect(choices.value).toBe('1');
  await user.clear(choices);
  expect(choices.value).toBe('');
  await save();
  expect(reported('Ile można wybrać')).toBe('Podaj liczbę całkowitą od 1 do 10');
});

test('what is typed is unsaved until it is as it was', async () => {
  const { user } = await open('/coupons/new');
  const isUnsaved = () => screen.queryByText('Masz niezapisane zmiany') !== null;
  expect(isUnsaved()).toBe(false);
  await user.type(line('Ile razy łącznie'), '5');
  expect(isUnsaved()).toBe(true);
  await user.clear(line('Ile razy łącznie'));
  expect(isUnsaved()).toBe(false);
});
