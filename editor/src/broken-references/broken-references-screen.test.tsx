import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSite, createFakeApi, refuse } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { BrokenReferencesScreen } from './broken-references-screen.tsx';

const page = { id: 7, title: 'O nas', urlPath: '/o-nas', type: 'page', isTemplate: false, site: 'pl' };
const product = {
  kind: 'product',
  key: 'RL-SW-001',
  page,
  place: { path: '/containers/a/settings/source/skus/0', placedModuleId: 'a', driver: 'products-list' },
};
const file = { kind: 'file', key: '12', page: { ...page, id: 8 }, place: { path: '/properties/meta/ogImage' } };
const frame = { site: 'en', name: 'Rosa and Flax', place: 'footer', key: 'f/stopka' };
const answer = (items: readonly object[], sites: readonly object[] = []) => ({
  body: { items, total: items.length, page: 1, pageSize: 25, sites },
});
const ROUTE = 'GET /staff/references/broken';
const show = (items: readonly object[], sites: readonly object[] = []) =>
  renderWithApi(<BrokenReferencesScreen />, {
    api: createFakeApi({ [ROUTE]: () => answer(items, sites) }),
    path: '/broken-references',
  });

test('each place is named with its page, its module and what is missing, and leads into the editor', async () => {
  show([product, file]);
  const table = within(await screen.findByRole('table', { name: 'Zerwane odwołania' }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first?.textContent).toBe('O nas/o-nas · Lista produktówProduktRL-SW-001');
  expect(second?.textContent).toBe('O nas/o-nas · ustawienia stronyPlik12');
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pages/7?at=%2Fcontainers%2Fa%2Fsettings%2Fsource%2Fskus%2F0&module=a',
    '/pages/8?at=%2Fproperties%2Fmeta%2FogImage',
  ]);
});

test('what was hidden or withdrawn is called by its name, with what became of it', async () => {
  const category = { ...product, kind: 'category', key: 'twarz/kremy', name: 'Kremy' };
  const link = { ...product, kind: 'link', key: 'krem', name: 'Krem z lnem' };
  show([{ ...product, name: 'Krem z lnem' }, category, link]);
  const table = within(await screen.findByRole('table', { name: 'Zerwane odwołania' }));
  const missing = table.getAllByRole('row').slice(1);
  expect(missing.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    'Produkt „Krem z lnem” (wycofany)RL-SW-001',
    'Kategoria „Kremy” (ukryta)twarz/kremy',
    'Odnośnik do „Krem z lnem”/krem',
  ]);
});

test('a site without the header or footer that it names is told', async () => {
  show([], [frame]);
  const list = within(await screen.findByRole('list', { name: /Witryny bez nagłówka/ }));
  expect(list.getByRole('listitem').textContent).toContain('stopka „f/stopka” nie jest');
  expect(list.getByRole('link', { name: 'Rosa and Flax' }).getAttribute('href')).toBe('/sites/en');
});

test('an empty list says that all is well', async () => {
  show([]);
  expect(await screen.findByText('Nic nie jest zerwane')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Witryna' })).toBeNull();
});

test('of several sites the list is narrowed to one', async () => {
  const api = createFakeApi({
    [ROUTE]: () => answer([product]),
    'GET /staff/sites': () => ({
      body: { items: [aSite(), { ...aSite(), id: 2, code: 'en', name: 'Rosa and Flax' }] },
    }),
  });
  const { user } = renderWithApi(<BrokenReferencesScreen />, { api });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Witryna' }), 'Rosa and Flax (en)');
  await waitFor(() => expect(api.asked(ROUTE).at(-1)?.query.get('site')).toBe('en'));
});

test('a list that does not come can be asked for again', async () => {
  const api = createFakeApi({ [ROUTE]: () => refuse(500, 'internal') });
  const { user } = renderWithApi(<BrokenReferencesScreen />, { api });
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  api.on(ROUTE, () => answer([product]));
  await user.click(retry);
  expect(await screen.findByText('RL-SW-001')).toBeTruthy();
});
