import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Ingredient } from '../../api/commerce/ingredients.ts';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aFile, aSession, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render-with-api.tsx';
import { IngredientScreen, NewIngredientScreen } from './ingredient-screen.tsx';
import { IngredientsScreen } from './ingredients-screen.tsx';

const LIST = 'GET /staff/catalogue/ingredients';
const PUT = 'PUT /staff/catalogue/ingredients/len';
const flax: Ingredient = {
  code: 'len',
  name: 'Len',
  inci: ['Linum Usitatissimum'],
  description: 'Z pola.',
  image: 7,
  urlPath: '/zielnik#len',
};
const rose: Ingredient = { code: 'dzika-roza', name: 'Dzika róża', inci: ['Rosa Canina', 'Rosa Rubiginosa'] };

const anApi = (...ingredients: Ingredient[]) =>
  createFakeApi({
    [LIST]: () => listOf(ingredients),
    'GET /staff/catalogue/ingredients/len': () => ({ body: flax }),
    'GET /staff/media': () => listOf([aFile(7, { title: 'Rycina lnu' })]),
    [PUT]: () => ({ status: 204 }),
  });
const SCREENS = [
  ['/ingredients', IngredientsScreen],
  ['/ingredients/new', NewIngredientScreen],
  ['/ingredients/:code', IngredientScreen],
] as const;
const show = (api: FakeApi, path: string) =>
  renderRoutes(
    SCREENS.map(([at, Screen]) => ({
      path: at,
      element: (
        <SignInGate signedOut={false} onSignedIn={() => {}}>
          <Screen />
        </SignInGate>
      ),
    })),
    { api, path },
  );
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Zapisz' });
const add = () => screen.getByRole('button', { name: 'Dodaj składnik' });

test('the list names each with its INCI names; it is found by either', async () => {
  const { user } = show(anApi(rose, flax), '/ingredients');
  const row = within(await screen.findByRole('row', { name: /Dzika róża/ }));
  expect(row.getByRole('link', { name: 'Dzika róża' }).getAttribute('href')).toBe('/ingredients/dzika-roza');
  expect(row.getByText('Rosa Canina, Rosa Rubiginosa').getAttribute('lang')).toBe('la');
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj składników' }), 'usitat');
  await waitFor(() => expect(screen.queryByText('Dzika róża')).toBeNull());
  expect(screen.getByRole('link', { name: 'Len' })).toBeTruthy();
});

test('an empty list says what an ingredient is for', async () => {
  show(anApi(), '/ingredients');
  expect(await screen.findByText('Nie ma jeszcze składników')).toBeTruthy();
});

test('one is opened with its plate, changed, and sent whole', async () => {
  const { api, user } = show(anApi(flax), '/ingredients/len');
  expect((await screen.findByRole('img', { name: 'Rycina lnu' })).getAttribute('src')).toBeTruthy();
  const names = await field('Nazwy INCI');
  await user.type(names, '\n Linum Perenne \n\nLinum Perenne');
  await user.clear(await field('Opis'));
  await user.click(screen.getByRole('button', { name: 'Zabierz: Rycina lnu' }));
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toEqual({
    name: 'Len',
    inci: ['Linum Usitatissimum', 'Linum Perenne'],
    urlPath: '/zielnik#len',
  });
  expect(await screen.findByText(/^Zapisano składnik „Len”/)).toBeTruthy();
});

test('what is missing or wrong is told at its field, and nothing is sent', async () => {
  const { api, user } = show(anApi(), '/ingredients/new');
  await user.type(await field('Strona o składniku'), 'zielnik');
  await user.click(add());
  const name = await field('Nazwa');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect([name, await field('Nazwy INCI')].map((control) => control.getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
  ]);
  expect(screen.getByText('Adres zaczyna się od ukośnika: /zielnik#len')).toBeTruthy();
  expect(api.asked(PUT)).toEqual([]);
});

test('a new one is called by its name from then on, and does not take the place of another', async () => {
  const api = anApi(rose);
  api.on('PUT /staff/catalogue/ingredients/zolty-mlecz', () => ({ status: 204 }));
  api.on('GET /staff/catalogue/ingredients/zolty-mlecz', () => ({ body: { ...rose, code: 'zolty-mlecz' } }));
  const { user, router } = show(api, '/ingredients/new');
  const name = await field('Nazwa');
  await user.type(name, 'Dzika Róża');
  await user.type(await field('Nazwy INCI'), 'Taraxacum Officinale');
  await user.click(add());
  expect(await screen.findByText('Jest już taki składnik: Dzika róża.')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Żółty mlecz');
  await user.click(add());
  await waitFor(() => expect(router.state.location.pathname).toBe('/ingredients/zolty-mlecz'));
  expect(api.asked('PUT /staff/catalogue/ingredients/zolty-mlecz').map(({ body }) => body)).toEqual([
    { name: 'Żółty mlecz', inci: ['Taraxacum Officinale'] },
  ]);
});

test('what the server refuses stands at its field, a name of the list at the list', async () => {
  const { api, user } = show(anApi(flax), '/ingredients/len');
  const faults = [{ path: '/inci/0', rule: 'maxLength', message: 'Za długa nazwa.' }];
  api.on(PUT, () => refuse(422, 'input-invalid', { faults }));
  await user.type(await field('Nazwy INCI'), 'x');
  await user.click(save());
  expect(await screen.findByText('Za długa nazwa.')).toBeTruthy();
  expect((await field('Nazwy INCI')).getAttribute('aria-invalid')).toBe('true');
});

test('one is removed after one more question', async () => {
  const { api, user, router } = show(anApi(flax), '/ingredients/len');
  api.on('DELETE /staff/catalogue/ingredients/len', () => ({ status: 204 }));
  await user.click(await screen.findByRole('button', { name: 'Usuń' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ingredients'));
  expect(api.asked('DELETE /staff/catalogue/ingredients/len')).toHaveLength(1);
});

test('who may not change them sees them', async () => {
  const api = anApi(flax);
  api.on('GET /staff/session', () => ({ body: aSession('editor') }));
  show(api, '/ingredients/len');
  expect((await field('Nazwa')).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zabierz: Rycina lnu' })).toBeNull();
});
