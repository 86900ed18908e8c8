import { screen, waitFor, within } from '@testing-library/react';
import { type ContentType, emptyPage, type PageDocument } from '@witryna/module-schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aFile, aPageForEditing, aSummary, type FakeApi, listOf } from '../../testing/fake-api.ts';
import { aWorkspaceApi, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

const open = (type: ContentType, contentProperties: PageDocument['contentProperties'], api: FakeApi) =>
  showWorkspace(api, aPageForEditing({ ...emptyPage(type, 'Treść próbna'), contentProperties }, { type }));

async function saved(api: FakeApi) {
  await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft').length).toBeGreaterThan(0));
  const sent = api.asked('PUT /staff/pages/7/draft').at(-1)?.body as { document: PageDocument };
  return sent.document.contentProperties;
}

const SAVE = '{Control>}s{/Control}';
const form = () => screen.getByRole('region', { name: 'Treść' });

describe('content without modules', () => {
  test('is a form where a page has its canvas; nothing can be put on it', async () => {
    const { api, user } = await open('author', { name: 'Ada' }, aWorkspaceApi());
    expect(screen.queryByRole('tab', { name: /Moduły/ })).toBeNull();
    expect(screen.queryByLabelText('Tytuł dla wyszukiwarek')).toBeNull();
    expect(within(form()).getByText('Zdjęcie')).toBeTruthy();
    await user.type(within(form()).getByLabelText('O autorze'), 'Pisze o cerze.');
    await user.keyboard(SAVE);
    expect(await saved(api)).toEqual({ name: 'Ada', bio: 'Pisze o cerze.' });
  });

  test('a gallery takes pictures of the library in an order', async () => {
    const file = aFile(31, { title: 'Rosa' });
    const { api, user } = await open(
      'gallery',
      { images: [30] },
      aWorkspaceApi({ 'GET /staff/media': () => listOf([file]) }),
    );
    await user.click(within(form()).getByRole('button', { name: 'Dodaj zdjęcie' }));
    await user.click(await screen.findByRole('button', { name: /Rosa/ }));
    await user.click(await within(form()).findByRole('button', { name: 'Przesuń w górę: Rosa' }));
    await user.keyboard(SAVE);
    expect(await saved(api)).toEqual({ images: [31, 30] });
  });

  test('a gallery asks for descriptions of pictures, where they stand and before publishing', async () => {
    const [plain, described] = [aFile(31, { title: 'Rosa' }), aFile(32, { title: 'Len', alt: 'Len na stole' })];
    const api = aWorkspaceApi({ 'PATCH /staff/media/31': () => ({ body: { ...plain, alt: 'Krople rosy' } }) });
    const page = aPageForEditing(
      { ...emptyPage('gallery', 'Treść próbna'), contentProperties: { images: [32, 31] } },
      { type: 'gallery', status: 'draft' },
    );
    const files = { '31': plain, '32': described };
    const { user } = await showWorkspace(api, { ...page, related: { ...page.related, files } });
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    const question = await screen.findByRole('alertdialog');
    const warned = within(question).getByText(/^Te obrazy nie mają opisu/).parentElement;
    expect(
      within(warned as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Zdjęcia: Rosa')]);
    await user.click(within(question).getByRole('button', { name: 'Pokaż' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();

    expect(within(form()).queryByRole('button', { name: 'Dodaj opis (alt): Len' })).toBeNull();
    await user.click(within(form()).getByRole('button', { name: 'Dodaj opis (alt): Rosa' }));
    await user.type(await screen.findByLabelText('Opis obrazu (alt)'), 'Krople rosy');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(within(form()).queryByRole('button', { name: /^Dodaj opis/ })).toBeNull());
    expect(api.asked('PATCH /staff/media/31')[0]?.body).toMatchObject({ alt: 'Krople rosy' });
  });

  test('a navigation has links, parts and a snippet, each chosen', async () => {
    const menu = aSummary({ id: 12, type: 'navigation', title: 'Pielęgnacja', urlPath: '/menu/pielegnacja' });
    const api = aWorkspaceApi({
      'GET /staff/pages': ({ query }) => listOf(query.get('type') === 'navigation' ? [menu] : []),
    });
    const { user } = await open('navigation', { children: [{ nested: true }] }, api);
    await user.click(within(form()).getByRole('button', { name: 'Dodaj odnośnik' }));
    await user.type(within(form()).getByLabelText('Napis'), 'Kremy');
    await user.type(within(form()).getByLabelText('Adres'), '/kremy');
    await user.click(within(form()).getByLabelText('Dodaj: części'));
    await user.click(await screen.findByRole('option', { name: /Pielęgnacja/ }));
    await user.keyboard(SAVE);
    expect(await saved(api)).toEqual({
      links: [{ label: 'Kremy', href: '/kremy' }],
      children: [{ nested: true }, 'menu/pielegnacja'],
    });
  });

  test('filters keep the order that they are put in, and each is offered once', async () => {
    const { api, user } = await open('product-filter', { filters: ['price'] }, aWorkspaceApi());
    const add = within(form()).getByLabelText('Dodaj: filtry');
    expect(within(add).queryByRole('option', { name: 'Cena' })).toBeNull();
    await user.selectOptions(add, 'Marka');
    await user.click(within(form()).getByRole('button', { name: 'Przesuń w górę: Marka' }));
    await user.keyboard(SAVE);
    expect(await saved(api)).toEqual({ filters: ['brand', 'price'] });
  });
});

test('authors, categories and related articles are chosen by name, and lists of an article’s own are written', async () => {
  const category = aSummary({ id: 21, type: 'article-category', title: 'Rytuały', urlPath: '/kategorie/rytualy' });
  const api = aWorkspaceApi({
    'GET /staff/pages': ({ query }) =>
      listOf(query.get('type') === 'article-category' || query.get('urlPath') === category.urlPath ? [category] : []),
  });
  const { user } = await open('article', {}, api);
  await user.click(screen.getByLabelText('Dodaj: kategorie'));
  await user.click(await screen.findByRole('option', { name: /Rytuały/ }));
  await user.click(screen.getByRole('button', { name: 'Dodaj listę' }));
  await user.type(screen.getByLabelText('Tytuł listy'), 'Potrzebne');
  await user.type(screen.getByLabelText('Pozycje'), 'Olejek{Enter}Krem');
  await user.keyboard(SAVE);
  expect(await saved(api)).toEqual({
    categories: ['kategorie/rytualy'],
    customLists: [{ title: 'Potrzebne', items: ['Olejek', 'Krem'] }],
  });
  const link = await screen.findByRole('link', { name: 'Edytuj kategorię' });
  expect(link.getAttribute('href')).toBe('/pages/21');
});
