import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSite, aSummary, createFakeApi, listOf } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { TranslationsScreen } from './translations-screen.tsx';

const polish = { ...aSite(), code: 'pl', name: 'Rosa i Len', isDefault: true };
const english = { ...aSite(), code: 'en', name: 'Dew and Flax', isDefault: false };
const german = { ...aSite(), code: 'de', name: 'Tau und Leinen', isDefault: false };
const page = aSummary({ id: 7, title: 'O nas', urlPath: '/o-nas' });
const sites = { 'GET /staff/sites': () => listOf([polish, english, german]) };

test('begins with what the first other site lacks of the default one', async () => {
  const api = createFakeApi({ ...sites, 'GET /staff/translations': () => listOf([{ page }]) });
  renderWithApi(<TranslationsScreen />, { api, path: '/translations' });
  expect((await screen.findByRole('link', { name: 'O nas' })).getAttribute('href')).toBe('/pages/7');
  expect(Object.fromEntries(api.asked('GET /staff/translations')[0]?.query ?? [])).toMatchObject({
    from: 'pl',
    site: 'en',
    state: 'missing',
  });
});

test('a copy is proposed where the server proposes it', async () => {
  const api = createFakeApi({
    ...sites,
    'GET /staff/translations': () => listOf([{ page }]),
    'GET /staff/pages/7/translations': () => ({
      body: {
        isByAddress: false,
        versions: [
          { site: 'en', name: 'x', language: 'en', isSource: false, isOutdated: false, proposedUrlPath: '/o-nas-2' },
        ],
      },
    }),
  });
  const { user } = renderWithApi(<TranslationsScreen />, { api, path: '/translations' });
  await user.click(await screen.findByRole('button', { name: 'Utwórz kopię: O nas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kopia w witrynie „Dew and Flax (en)”' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Adres').value).toBe('/o-nas-2');
});

test('outdated ones lead to the version', async () => {
  const version = aSummary({ id: 8, title: 'About us', site: 'de' });
  const api = createFakeApi({ ...sites, 'GET /staff/translations': () => listOf([{ page, version }]) });
  const { user } = renderWithApi(<TranslationsScreen />, { api, path: '/translations?site=de' });
  await user.selectOptions(await screen.findByLabelText('Czego szukać'), 'Nieaktualne');
  const link = await screen.findByRole('link', { name: 'Otwórz tłumaczenie: O nas' });
  expect(link.getAttribute('href')).toBe('/pages/8');
  expect(Object.fromEntries(api.asked('GET /staff/translations').at(-1)?.query ?? [])).toMatchObject({
    site: 'de',
    state: 'outdated',
  });
});

test('says when nothing is missing, and that one site has no translations of itself', async () => {
  const api = createFakeApi({ ...sites, 'GET /staff/translations': () => listOf([]) });
  const { user } = renderWithApi(<TranslationsScreen />, { api, path: '/translations' });
  expect(await screen.findByText('Niczego nie brakuje')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Tłumaczenia w witrynie'), 'pl');
  expect(await screen.findByText('To ta sama witryna')).toBeTruthy();
});

test('a shop of one site says that there is nothing to translate', async () => {
  const api = createFakeApi({ 'GET /staff/sites': () => listOf([polish]) });
  renderWithApi(<TranslationsScreen />, { api, path: '/translations' });
  expect(await screen.findByText('Sklep ma jedną witrynę')).toBeTruthy();
});
