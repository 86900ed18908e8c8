import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TranslationVersion } from '../api/content/translations.ts';
import { SignInGate } from '../app/sign-in-gate.tsx';
import { aSession, aSummary, createFakeApi, type FakeApi, listOf, refuse } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { TranslationsPanel } from './translations-panel.tsx';

const ROUTE = '/staff/pages/7/translations';
const polish = aSummary({ id: 7, title: 'O nas', urlPath: '/o-nas', site: 'pl' });
const english = aSummary({ id: 8, title: 'About us', urlPath: '/about', site: 'en', status: 'published' });

const version = (site: string, change: Partial<TranslationVersion> = {}): TranslationVersion => ({
  site,
  name: { pl: 'Rosa i Len', en: 'Dew and Flax', de: 'Tau und Leinen' }[site] ?? site,
  language: { pl: 'pl-PL', en: 'en-US', de: 'de-DE' }[site] ?? site,
  isSource: false,
  isOutdated: false,
  ...change,
});
const versions =
  (english: Partial<TranslationVersion>, isByAddress = false) =>
  () => ({
    body: {
      isByAddress,
      versions: [
        version('pl', { page: polish, isSource: true }),
        version('en', english),
        version('de', { proposedUrlPath: '/ueber-uns' }),
      ],
    },
  });

async function showPanel(api: FakeApi) {
  const onBeforeCopy = vi.fn(async () => true);
  const view = renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <TranslationsPanel page={polish} onBeforeCopy={onBeforeCopy} onClose={() => {}} />
    </SignInGate>,
    { api, path: '/pages/7' },
  );
  await screen.findByText('Dew and Flax');
  return { ...view, onBeforeCopy };
}
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('each site says how its version stands', async () => {
  const outdated = { page: english, isOutdated: true, sourceChangedAt: '2026-11-20T12:00:00.000Z' };
  await showPanel(createFakeApi({ [`GET ${ROUTE}`]: versions(outdated) }));
  expect(row('Rosa i Len').getByText('Źródło')).toBeTruthy();
  expect(row('Rosa i Len').getByText('Ta strona')).toBeTruthy();
  expect(row('Dew and Flax').getByText('Opublikowana')).toBeTruthy();
  expect(row('Dew and Flax').getByText('Nieaktualne')).toBeTruthy();
  expect(row('Dew and Flax').getByText(/Źródło zmieniono 20\.11\.2026/)).toBeTruthy();
  expect(row('Dew and Flax').getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/pages/8');
  expect(row('Tau und Leinen').getByText('Brak')).toBeTruthy();
});

test('a version that was compared is said to be up to date', async () => {
  const api = createFakeApi({
    [`GET ${ROUTE}`]: versions({ page: english, isOutdated: true }),
    'POST /staff/pages/8/translations/confirm': versions({ page: english }),
  });
  const { user } = await showPanel(api);
  api.on(`GET ${ROUTE}`, versions({ page: english }));
  await user.click(row('Dew and Flax').getByRole('button', { name: 'Oznacz jako aktualne' }));
  await screen.findByText('Tłumaczenie jest aktualne');
  expect(screen.queryByText('Nieaktualne')).toBeNull();
});

test('a copy is made of what is saved, with the title and the address that were typed', async () => {
  const api = createFakeApi({
    [`GET ${ROUTE}`]: versions({ page: english }),
    [`POST ${ROUTE}`]: () => ({ status: 201, body: aSummary({ id: 9, site: 'de' }) }),
  });
  const { user, onBeforeCopy } = await showPanel(api);
  await user.click(screen.getByRole('button', { name: 'Utwórz kopię w witrynie „Tau und Leinen (de)”' }));
  const title = screen.getByLabelText('Tytuł');
  await user.clear(title);
  await user.paste('Über uns');
  expect(screen.getByLabelText<HTMLInputElement>('Adres').value).toBe('/ueber-uns');
  await user.click(screen.getByRole('button', { name: 'Utwórz i edytuj' }));
  await screen.findByText('Utworzono szkic tłumaczenia');
  expect(onBeforeCopy).toHaveBeenCalledOnce();
  expect(api.asked(`POST ${ROUTE}`)[0]?.body).toEqual({ site: 'de', title: 'Über uns', urlPath: '/ueber-uns' });
});

test('an address that is taken is said at its field, and nothing typed is lost', async () => {
  const api = createFakeApi({
    [`GET ${ROUTE}`]: versions({ page: english }),
    [`POST ${ROUTE}`]: () => refuse(409, 'slug-taken', { urlPath: '/ueber-uns' }),
  });
  const { user } = await showPanel(api);
  await user.click(screen.getByRole('button', { name: 'Utwórz kopię w witrynie „Tau und Leinen (de)”' }));
  await user.click(screen.getByRole('button', { name: 'Utwórz i edytuj' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Adres');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('/ueber-uns');
});

test('a page that is there is found by its title and linked', async () => {
  const german = aSummary({ id: 12, title: 'Über uns', urlPath: '/wir', site: 'de' });
  const api = createFakeApi({
    [`GET ${ROUTE}`]: versions({ page: english }),
    'GET /staff/pages': () => listOf([german, aSummary({ id: 13, title: 'Vorlage', isTemplate: true })]),
    [`PUT ${ROUTE}/de`]: versions({ page: english }),
  });
  const { user } = await showPanel(api);
  await user.click(screen.getByRole('button', { name: 'Połącz istniejącą stronę witryny „Tau und Leinen (de)”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Połącz' }));
  expect(dialog.getByText('Wybierz stronę z listy.')).toBeTruthy();
  await user.click(dialog.getByRole('combobox'));
  await user.click(await dialog.findByRole('option', { name: /Über uns/ }));
  expect(dialog.queryByRole('option', { name: /Vorlage/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Połącz' }));
  await screen.findByText('Połączono strony');
  expect(api.asked(`PUT ${ROUTE}/de`)[0]?.body).toEqual({ pageId: 12 });
  expect(Object.fromEntries(api.asked('GET /staff/pages')[0]?.query ?? [])).toMatchObject({ site: 'de', type: 'page' });
});

test('a version is parted after a question', async () => {
  const api = createFakeApi({
    [`GET ${ROUTE}`]: versions({ page: english }),
    [`DELETE ${ROUTE}/en`]: versions({}),
  });
  const { user } = await showPanel(api);
  await user.click(screen.getByRole('button', { name: 'Odłącz wersję w witrynie „Dew and Flax (en)”' }));
  expect(api.asked(`DELETE ${ROUTE}/en`)).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Odłącz' }));
  await screen.findByText('Odłączono stronę');
  expect(api.asked(`DELETE ${ROUTE}/en`)).toHaveLength(1);
});

test('what has one address everywhere is neither linked nor parted', async () => {
  await showPanel(createFakeApi({ [`GET ${ROUTE}`]: versions({ page: english }, true) }));
  expect(screen.getByText(/łączą się same/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Odłącz|Połącz/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Utwórz kopię/ })).toBeTruthy();
});

test('viewers see the versions and change nothing', async () => {
  const api = createFakeApi({
    [`GET ${ROUTE}`]: versions({ page: english, isOutdated: true }),
    'GET /staff/session': () => ({ body: aSession('viewer') }),
  });
  await showPanel(api);
  expect(screen.queryByRole('button', { name: /Odłącz|Połącz|Utwórz|Oznacz/ })).toBeNull();
});
