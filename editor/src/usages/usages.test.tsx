import { screen, within } from '@testing-library/react';
import { emptyPage } from '@witryna/module-schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import { MediaDetailsDialog } from '../media/media-details-dialog.tsx';
import { aWorkspaceApi, showWorkspace } from '../page-editor/workspace/testing/show-workspace.tsx';
import { PageActions } from '../pages/page-actions.tsx';
import { aDocument, aHeading } from '../testing/a-document.ts';
import { aFile, aPageForEditing, aSummary, createFakeApi, listOf, refuse } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';

const page = { id: 3, title: 'Strona główna', urlPath: '/', type: 'page', isTemplate: false, site: 'pl' };
const items = [
  { page, states: ['draft'], places: [{ path: '/containers/a', placedModuleId: 'a', driver: 'snippet' }] },
];
const sites = [{ site: 'pl', name: 'Rosa i Len', place: 'header', key: 'naglowek' }];
const none = { catalogue: [], catalogueTotal: 0, sections: [], sectionsTotal: 0 };
const inUse = { ...none, count: 2, items, sites };
const answer = { ...none, items, total: 1, page: 1, pageSize: 50, sites };

beforeEach(() => {
  window.open = vi.fn();
});

test('what is in use is not deleted: the places are named, with the ways there', async () => {
  const api = createFakeApi({ 'DELETE /staff/pages/7': () => refuse(409, 'content-in-use', inUse) });
  const { user } = renderWithApi(
    <PageActions page={aSummary({ type: 'snippet', title: 'Nagłówek', status: 'draft' })} />,
    {
      api,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Czynności strony „Nagłówek”' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  const dialog = await screen.findByRole('alertdialog', { name: '„Nagłówek” jest w\u00a0użyciu' });
  expect(within(dialog).getByRole('link', { name: 'Strona główna' }).getAttribute('href')).toBe('/pages/3');
  expect(within(dialog).getByText('/ · Fragment · tylko w szkicu')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Rosa i Len' }).getAttribute('href')).toBe('/sites/pl');
});

test('how much of the catalogue is not named is told', async () => {
  const catalogue = [{ kind: 'product', key: 'RL-1', name: 'Krem' }];
  const sections = [{ id: 4, name: 'Baner letni' }];
  const details = { count: 136, items, sites, catalogue, catalogueTotal: 133, sections, sectionsTotal: 1 };
  const api = createFakeApi({ 'DELETE /staff/media/31': () => refuse(409, 'content-in-use', details) });
  const { user } = renderWithApi(<MediaDetailsDialog file={aFile(31, { title: 'Rosa' })} onClose={() => {}} />, {
    api,
  });
  await user.click(await screen.findByRole('button', { name: 'Usuń plik' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń plik' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '„Rosa” jest w\u00a0użyciu' }));
  expect(dialog.getByRole('link', { name: 'Krem' })).toBeTruthy();
  expect(dialog.getByText('…i jeszcze 132 inne')).toBeTruthy();
  expect(dialog.getByText('Baner letni')).toBeTruthy();
  expect(dialog.queryByText(/jeszcze .* stron/)).toBeNull();
});

test('a file says where it is used, and goes only when nothing shows it', async () => {
  const api = createFakeApi({
    'GET /staff/references': ({ query }) => ({ body: query.get('key') === '31' ? answer : undefined }),
    'DELETE /staff/media/31': () => refuse(409, 'content-in-use', inUse),
  });
  const onClose = vi.fn();
  const { user } = renderWithApi(<MediaDetailsDialog file={aFile(31, { title: 'Rosa' })} onClose={onClose} />, { api });
  expect(api.asked('GET /staff/references')).toHaveLength(0);
  await user.click(await screen.findByText('Użycia'));
  expect(await screen.findByRole('link', { name: 'Strona główna' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usuń plik' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń plik' }));
  const refused = await screen.findByRole('alertdialog', { name: '„Rosa” jest w\u00a0użyciu' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(refused).getByRole('button', { name: 'Rozumiem' }));
  api.on('DELETE /staff/media/31', () => ({ status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Usuń plik' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń plik' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a snippet says in its own settings where it is shown', async () => {
  const snippet = aPageForEditing({ ...emptyPage('snippet', 'Nagłówek') }, { type: 'snippet', urlPath: '/naglowek' });
  const api = aWorkspaceApi({ 'GET /staff/references': () => ({ body: answer }) });
  await showWorkspace(api, snippet);
  expect(await screen.findByRole('link', { name: 'Strona główna' })).toBeTruthy();
  expect(screen.getByText('Nagłówek witryny')).toBeTruthy();
  const { query } = api.asked('GET /staff/references')[0] ?? {};
  expect(Object.fromEntries(query ?? [])).toMatchObject({ kind: 'snippet', key: 'naglowek', site: 'pl' });
});

test('a placed snippet opens its own page, which leads back', async () => {
  const own = aSummary({ id: 12, type: 'snippet', title: 'Dostawa', urlPath: '/dostawa' });
  const placed = { id: 's', driver: 'snippet', version: 1, settings: { snippet: 'dostawa' } };
  const document = { ...aDocument({ main: [aHeading('witaj'), placed] }), title: 'O nas' };
  const api = aWorkspaceApi({ 'GET /staff/pages': () => listOf([own]) });
  const { user } = await showWorkspace(api, aPageForEditing(document));
  await user.click(screen.getByRole('tab', { name: /Układ/ }));
  screen.getByRole('tree').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const link = await screen.findByRole('link', { name: 'Edytuj fragment' });
  expect(link.getAttribute('href')).toBe('/pages/12');
  await user.click(link);
  expect(await screen.findByRole('link', { name: 'Wróć: „O nas”' })).toBeTruthy();
});
