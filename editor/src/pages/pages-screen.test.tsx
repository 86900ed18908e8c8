import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInGate } from '../app/sign-in-gate.tsx';
import { findAlert } from '../testing/alerts.ts';
import {
  aPageForEditing,
  aSession,
  aSite,
  aSummary,
  createFakeApi,
  type FakeApi,
  listOf,
  refuse,
} from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { PagesScreen } from './pages-screen.tsx';

const show = (api: FakeApi, path = '/pages') =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <PagesScreen />
    </SignInGate>,
    { api, path },
  );
const onePage = () => createFakeApi({ 'GET /staff/pages': () => listOf([aSummary()]) });

test('each page shows its title, address, kind, state and last change', async () => {
  show(
    createFakeApi({
      'GET /staff/pages': () => listOf([aSummary({ isTemplate: true, type: 'product', status: 'changed' })]),
    }),
  );
  const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
  expect(row.getByRole('link', { name: 'O nas' }).getAttribute('href')).toBe('/pages/7');
  for (const words of ['/o-nas', 'Szablon', 'Są zmiany']) expect(row.getByText(words)).toBeTruthy();
  expect(row.getByText(/20\.11\.2026.*Ania/)).toBeTruthy();
});

test('an article that is held back says from when it is in the shop', async () => {
  const visibleFrom = '2026-12-01T11:00:00.000Z';
  show(createFakeApi({ 'GET /staff/pages': () => listOf([aSummary({ status: 'published', visibleFrom })]) }));
  expect(await screen.findByText(/^W sklepie od 0?1\.12\.2026, /)).toBeTruthy();
});

test.each([
  ['what is scheduled', { publishAt: '2026-12-01T11:00:00.000Z', isDraft: true }, /^Publikacja 0?1\.12\.2026, /],
  ['a schedule of an older draft', { publishAt: '2026-12-01T11:00:00.000Z', isDraft: false }, /bez ostatnich zmian$/],
  ['when it is withdrawn', { unpublishAt: '2026-12-01T11:00:00.000Z' }, /^Wycofanie 0?1\.12\.2026, /],
  ['a publication that failed', { failedAt: '2026-12-01T11:00:00.000Z' }, 'Publikacja się nie udała'],
])('a page says %s', async (_what, schedule, words) => {
  show(createFakeApi({ 'GET /staff/pages': () => listOf([aSummary({ status: 'draft', schedule })]) }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ['who asks for its publication', 'waiting', 'Prosi Ola'],
  ['that it was sent back', 'returned', 'Do poprawy'],
] as const)('a page says %s', async (_what, state, words) => {
  const request = { state, askedBy: 'Ola', askedAt: '2026-12-01T11:00:00.000Z' };
  show(createFakeApi({ 'GET /staff/pages': () => listOf([aSummary({ status: 'draft', request })]) }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a page that somebody else has open says who it is', async () => {
  const people = [{ name: 'Ola Rosa' }, { name: 'Adam Gór' }];
  show(
    createFakeApi({
      'GET /staff/pages': () => listOf([aSummary(), aSummary({ id: 8, title: 'Kontakt' })]),
      'GET /staff/pages/presence': () => ({ body: { items: [{ pageId: 7, people }] } }),
    }),
  );
  await screen.findByText('Otwarta teraz: Ola Rosa, Adam Gór');
  expect(within(screen.getByRole('row', { name: /Kontakt/ })).queryByText(/Otwarta teraz/)).toBeNull();
});

test('searching asks the server and is kept in the address', async () => {
  const { api, user, router } = show(onePage());
  await user.type(await screen.findByRole('searchbox', { name: 'Szukaj stron' }), 'krem{Enter}');
  await waitFor(() => expect(api.asked('GET /staff/pages').at(-1)?.query.get('search')).toBe('krem'));
  expect(router.state.location.search).toBe('?search=krem');
});

test('kind, state and order narrow the list', async () => {
  const { api, user } = show(onePage());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rodzaj' }), 'Artykuł');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stan' }), 'Szkic');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Tytuł A–Z');
  await waitFor(() => {
    const query = api.asked('GET /staff/pages').at(-1)?.query;
    expect([query?.get('type'), query?.get('status'), query?.get('sort')]).toEqual(['article', 'draft', 'title']);
  });
});

test('what waits for a publisher is one of the states, and takes the place of the others', async () => {
  const { api, user } = show(onePage());
  const state = await screen.findByRole('combobox', { name: 'Stan' });
  const asked = () => {
    const query = api.asked('GET /staff/pages').at(-1)?.query;
    return ['status', 'scheduled', 'requested'].map((name) => query?.get(name) ?? '');
  };
  await user.selectOptions(state, 'Szkic');
  await user.selectOptions(state, 'Czekają na publikację');
  await waitFor(() => expect(asked()).toEqual(['', '', 'waiting']));
  await user.selectOptions(state, 'Zaplanowane');
  await waitFor(() => expect(asked()).toEqual(['', 'true', '']));
  await user.selectOptions(state, 'Zwrócone do poprawy');
  await waitFor(() => expect(asked()).toEqual(['', '', 'returned']));
});

test('a long list goes on to its next page', async () => {
  const { api, user } = show(createFakeApi({ 'GET /staff/pages': () => listOf([aSummary()], 60) }));
  expect(await screen.findByText('1–25 z 60')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Następna strona listy' }));
  await waitFor(() => expect(api.asked('GET /staff/pages').at(-1)?.query.get('page')).toBe('2'));
});

test('nothing found offers to clear the filters', async () => {
  const { user, router } = show(createFakeApi(), '/pages?search=zzz');
  await screen.findByText('Żadna strona nie pasuje');
  await user.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText('Nie ma jeszcze żadnej strony')).toBeTruthy();
});

test('a list that cannot be loaded says so and can be asked again', async () => {
  const api = createFakeApi({ 'GET /staff/pages': () => refuse(500, 'internal') });
  const { user } = show(api);
  expect(await findAlert()).toContain('Nie udało się wczytać stron');
  api.on('GET /staff/pages', () => listOf([aSummary()]));
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'O nas' })).toBeTruthy();
});

test('who may only read is not offered to create', async () => {
  show(
    createFakeApi({
      'GET /staff/session': () => ({ body: aSession('viewer') }),
      'GET /staff/pages': () => listOf([aSummary()]),
    }),
  );
  await screen.findByRole('link', { name: 'O nas' });
  expect(screen.queryByRole('button', { name: 'Nowa strona' })).toBeNull();
});

test('a new page gets its address from its title and is opened', async () => {
  const api = createFakeApi({
    'POST /staff/pages': () => ({ status: 201, body: aPageForEditing(undefined, { id: 12 }) }),
  });
  const { user, router } = show(api);
  await user.click((await screen.findAllByRole('button', { name: 'Nowa strona' }))[0] as HTMLElement);
  await user.type(screen.getByLabelText('Tytuł'), 'Łąka o świcie');
  expect((screen.getByLabelText('Adres') as HTMLInputElement).value).toBe('/laka-o-swicie');
  await user.click(screen.getByRole('button', { name: 'Utwórz i edytuj' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/12'));
  expect(api.asked('POST /staff/pages')[0]?.body).toEqual({
    title: 'Łąka o świcie',
    type: 'page',
    urlPath: '/laka-o-swicie',
    site: 'pl',
  });
});

test('sites of one name are told apart by their codes where a new page is made', async () => {
  const { user } = show(
    createFakeApi({ 'GET /staff/sites': () => listOf([aSite(), { ...aSite(), id: 2, code: 'en' }]) }),
  );
  await user.click((await screen.findAllByRole('button', { name: 'Nowa strona' }))[0] as HTMLElement);
  const sites = await within(screen.getByRole('dialog')).findByRole('combobox', { name: 'Witryna' });
  const names = within(sites)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Rosa i Len (pl)', 'Rosa i Len (en)']);
});

test('an address that is taken is told at its field, and what was typed stays', async () => {
  const api = createFakeApi({ 'POST /staff/pages': () => refuse(409, 'slug-taken') });
  const { user } = show(api);
  await user.click((await screen.findAllByRole('button', { name: 'Nowa strona' }))[0] as HTMLElement);
  await user.type(screen.getByLabelText('Tytuł'), 'O nas');
  await user.click(screen.getByRole('button', { name: 'Utwórz i edytuj' }));
  const address = await screen.findByLabelText('Adres');
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Ten adres ma już inna strona.')).toBeTruthy();
  expect((screen.getByLabelText('Tytuł') as HTMLInputElement).value).toBe('O nas');
});

test('a page without a title is not sent', async () => {
  const { api, user } = show(createFakeApi());
  await user.click((await screen.findAllByRole('button', { name: 'Nowa strona' }))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Utwórz i edytuj' }));
  expect(screen.getByText('Pole nie może być puste')).toBeTruthy();
  expect(api.asked('POST /staff/pages')).toEqual([]);
});

test('only product and category pages can be templates', async () => {
  const { user } = show(createFakeApi());
  await user.click((await screen.findAllByRole('button', { name: 'Nowa strona' }))[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('switch')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Rodzaj'), 'Kategoria');
  expect(dialog.getByRole('switch', { name: 'Szablon' })).toBeTruthy();
});

test('a draft is deleted after one more question', async () => {
  const api = createFakeApi({
    'GET /staff/pages': () => listOf([aSummary({ status: 'draft' })]),
    'DELETE /staff/pages/7': () => ({ status: 204 }),
  });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Czynności strony „O nas”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Usuń' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Usunięto stronę „O nas”')).toBeTruthy();
  expect(api.asked('DELETE /staff/pages/7')).toHaveLength(1);
});

test('a page in the shop cannot be deleted, only taken out of it', async () => {
  const { user } = show(onePage());
  await user.click(await screen.findByRole('button', { name: 'Czynności strony „O nas”' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Zobacz w sklepie',
    'Powiel',
    'Pobierz jako JSON',
    'Cofnij publikację',
  ]);
});

test('of several sites each page says which one it is of, and the list is narrowed to one', async () => {
  const api = onePage();
  const german = { ...aSite(), id: 2, code: 'de', name: 'Rosa und Lein', isDefault: false };
  api.on('GET /staff/sites', () => listOf([aSite(), german]));
  const { user, router } = show(api);
  expect(await screen.findByText('pl · /o-nas')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Witryna' }), 'Rosa und Lein (de)');
  await waitFor(() => expect(api.asked('GET /staff/pages').at(-1)?.query.get('site')).toBe('de'));
  expect(router.state.location.search).toBe('?site=de');
});

test('of one site there is nothing to choose', async () => {
  const api = onePage();
  api.on('GET /staff/sites', () => listOf([aSite()]));
  show(api);
  expect(await screen.findByText('/o-nas')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Witryna' })).toBeNull();
});
