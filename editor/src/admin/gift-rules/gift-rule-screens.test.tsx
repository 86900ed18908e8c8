import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { GiftRule } from '../../api/commerce/gift-rules.ts';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aProduct, aSession, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { GiftRuleScreen, NewGiftRuleScreen } from './gift-rule-screen.tsx';
import { GiftRulesScreen } from './gift-rules-screen.tsx';

const aRule = (change: Partial<GiftRule> = {}): GiftRule => ({
  id: 5,
  site: 'pl',
  name: 'Lato',
  kind: 'gift',
  skus: ['RL-GRATIS-1'],
  choices: 1,
  isActive: true,
  ...change,
});
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/gift-rules" element={<GiftRulesScreen />} />
        <Route path="/gift-rules/new" element={<NewGiftRuleScreen />} />
        <Route path="/gift-rules/:id" element={<GiftRuleScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );
const anApi = (...rules: GiftRule[]) =>
  createFakeApi({
    'GET /staff/gift-rules': () => listOf(rules),
    'GET /staff/gift-rules/5': () => ({ body: aRule() }),
    'GET /staff/catalogue/products': () => listOf([aProduct('RL-GRATIS-1', 'Prezent: krem')]),
  });

test('each rule shows what it gives, from what value on and whether it holds', async () => {
  const sample = aRule({ id: 6, name: 'Próbki', kind: 'sample', threshold: 4_900, skus: ['A', 'B'], isActive: false });
  show(anApi(aRule(), sample, aRule({ id: 7, name: 'Każdemu', threshold: 0 })), '/gift-rules');
  const row = within(await screen.findByRole('row', { name: /Lato/ }));
  expect(row.getByRole('link', { name: 'Lato' }).getAttribute('href')).toBe('/gift-rules/5');
  for (const words of ['Prezent', 'Próg sklepu', '1 z 1', 'Bez końca', 'Działa'])
    expect(row.getByText(words)).toBeTruthy();
  const other = within(screen.getByRole('row', { name: /Próbki/ }));
  for (const words of ['Próbka', '49,00\u00a0zł', '1 z 2', 'Wyłączona'])
    expect(other.getByText(words, { normalizer: String })).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Każdemu/ })).getByText('Zawsze')).toBeTruthy();
});

test('a new rule is made and opened, and a refusal before does not get in the way of typing', async () => {
  const api = anApi();
  api.on('POST /staff/gift-rules', () => ({ status: 201, body: aRule() }));
  const { user, router } = show(api, '/gift-rules/new');
  await user.click(await screen.findByRole('button', { name: 'Utwórz zasadę' }));
  expect(screen.getByText('Wybierz przynajmniej jeden produkt')).toBeTruthy();
  expect(api.asked('POST /staff/gift-rules')).toHaveLength(0);
  await user.type(screen.getByLabelText('Nazwa'), 'Lato');
  await user.click(screen.getByLabelText('Produkty do wyboru'));
  await user.click(await screen.findByRole('option', { name: 'Prezent: krem' }));
  await user.type(screen.getByLabelText('Od wartości zakupów w złotych'), '150');
  await user.click(screen.getByRole('button', { name: 'Utwórz zasadę' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/gift-rules/5'));
  expect(api.asked('POST /staff/gift-rules')[0]?.body).toEqual({
    name: 'Lato',
    kind: 'gift',
    skus: ['RL-GRATIS-1'],
    choices: 1,
    threshold: 15_000,
    isActive: true,
  });
});

test('what the server says of a product stands at the products, of the name at the name', async () => {
  const api = anApi();
  const message = '„RL-GRATIS-1” nie jest próbką.';
  api.on('PUT /staff/gift-rules/5', () =>
    refuse(422, 'input-invalid', { faults: [{ path: '/skus/0', rule: 'given', message }] }),
  );
  const { user } = show(api, '/gift-rules/5');
  await user.click(await screen.findByRole('radio', { name: 'Próbka' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  const products = screen.getByRole('combobox', { name: 'Produkty do wyboru' });
  await waitFor(() => expect(products.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(message)).toBeTruthy();

  const taken = { path: '/name', rule: 'unique', message: 'Taką nazwę ma już inna zasada.' };
  api.on('PUT /staff/gift-rules/5', () => refuse(409, 'gift-rule-name-taken', { name: 'Lato', faults: [taken] }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.getByLabelText('Nazwa').getAttribute('aria-invalid')).toBe('true'));
  expect(products.getAttribute('aria-invalid')).toBeNull();
});

test('a rule is switched off', async () => {
  const api = anApi();
  api.on('PUT /staff/gift-rules/5', () => ({ body: aRule({ isActive: false }) }));
  const { user } = show(api, '/gift-rules/5');
  await user.click(await screen.findByRole('switch', { name: 'Włączona' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano zasadę „Lato”');
  expect(api.asked('PUT /staff/gift-rules/5')[0]?.body).toMatchObject({ name: 'Lato', isActive: false });
  expect(screen.getByText('Wyłączona')).toBeTruthy();
});

test('a rule is removed after one more question', async () => {
  const api = anApi(aRule());
  api.on('DELETE /staff/gift-rules/5', () => ({ status: 204 }));
  const { user, router } = show(api, '/gift-rules/5');
  await user.click(await screen.findByRole('button', { name: 'Usuń' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/gift-rules'));
  expect(api.asked('DELETE /staff/gift-rules/5')).toHaveLength(1);
});

test('who may only look makes, changes and removes none', async () => {
  const api = anApi(aRule());
  api.on('GET /staff/session', () => ({ body: aSession('viewer') }));
  show(api, '/gift-rules/5');
  expect((await screen.findByLabelText('Nazwa')).matches(':disabled')).toBe(true);
  for (const name of ['Usuń', 'Zapisz']) expect(screen.queryByRole('button', { name })).toBeNull();
});
