import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageDocument } from '@witryna/module-schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPageForEditing, aSite, aSummary, refuse } from '../../testing/fake-api.ts';
import { anOpenedPage, aWorkspaceApi, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

describe('the page’s own settings', () => {
  test('a new address asks the server, waits for a button and is shown', async () => {
    const { api, user } = await showWorkspace(
      aWorkspaceApi({ 'PATCH /staff/pages/7': () => ({ body: aSummary({ urlPath: '/o-naszym-domu', version: 3 }) }) }),
    );
    await user.clear(screen.getByLabelText('Adres'));
    await user.type(screen.getByLabelText('Adres'), 'O naszym domu');
    await user.click(screen.getByRole('button', { name: 'Zmień adres' }));
    await screen.findByText('Nowy adres: /o-naszym-domu');
    expect(api.asked('PATCH /staff/pages/7')[0]?.body).toEqual({ urlPath: '/o-naszym-domu', version: 3 });
  });

  test('a taken address is told at its field', async () => {
    const { user } = await showWorkspace(aWorkspaceApi({ 'PATCH /staff/pages/7': () => refuse(409, 'slug-taken') }));
    await user.type(screen.getByLabelText('Adres'), '-2');
    await user.click(screen.getByRole('button', { name: 'Zmień adres' }));
    await screen.findByText('Ten adres ma już inna strona.');
  });

  test('what search engines are told becomes part of the draft, and what was emptied leaves it', async () => {
    const { api, user } = await showWorkspace(aWorkspaceApi());
    await user.type(screen.getByLabelText('Tytuł dla wyszukiwarek'), 'Dom');
    await user.type(screen.getByLabelText('Opis dla wyszukiwarek'), 'x{Backspace}');
    await user.selectOptions(screen.getByLabelText('Indeksowanie'), 'Poza wynikami, z odnośnikami');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1));
    const sent = api.asked('PUT /staff/pages/7/draft')[0]?.body as { document: PageDocument } | undefined;
    expect(sent?.document.properties).toEqual({ meta: { robots: 'noindex, follow', title: 'Dom' } });
  });

  test('the look of a search result shows what shoppers read, the field what is written', async () => {
    const opened = anOpenedPage();
    const meta = { description: 'Dostawa gratis od {freeDelivery}.' };
    const document = { ...opened.document, properties: { meta } };
    await showWorkspace(aWorkspaceApi(), { ...opened, document, words: { freeDelivery: '99 zł' } });
    expect(screen.getByRole('figure', { name: 'Tak może wyglądać wynik wyszukiwania' }).textContent).toContain(
      'Dostawa gratis od 99 zł.',
    );
    expect(screen.getByLabelText('Opis dla wyszukiwarek')).toHaveProperty('value', meta.description);
  });

  test('the theme of the page is chosen', async () => {
    const { api, user } = await showWorkspace(aWorkspaceApi());
    await user.click(screen.getByRole('radio', { name: 'Iskra (u20)' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(api.asked('PUT /staff/pages/7/draft')[0]?.body).toMatchObject({ document: { theme: 'u20' } }),
    );
  });

  test('a page does without the header of its site, where that has one', async () => {
    const site = { ...aSite(), properties: { maintenance: false, headerSnippet: 'naglowek' } };
    const { api, user } = await showWorkspace(
      aWorkspaceApi({ 'GET /staff/sites': () => ({ body: { items: [site] } }) }),
    );
    expect(screen.queryByRole('switch', { name: 'Bez stopki witryny' })).toBeNull();
    const sent = () => (api.asked('PUT /staff/pages/7/draft').at(-1)?.body as { document?: PageDocument })?.document;
    await user.click(await screen.findByRole('switch', { name: 'Bez nagłówka witryny' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent()?.contentProperties).toEqual({ withoutHeader: true }));
    await user.click(screen.getByRole('switch', { name: 'Bez nagłówka witryny' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent()?.contentProperties).toEqual({}));
  });

  test('a page says which tag it is about', async () => {
    const { api, user } = await showWorkspace(aWorkspaceApi());
    await user.type(screen.getByLabelText('O tagu'), 'len');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(api.asked('PUT /staff/pages/7/draft')[0]?.body).toMatchObject({
        document: { contentProperties: { tag: 'len' } },
      }),
    );
  });

  test('an article has its own part', async () => {
    const article = aPageForEditing({ ...anOpenedPage().document, type: 'article' });
    const { api, user } = await showWorkspace(aWorkspaceApi(), article);
    await user.type(screen.getByLabelText('Tagi'), 'len{Enter}rosa');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(api.asked('PUT /staff/pages/7/draft')[0]?.body).toMatchObject({
        document: { contentProperties: { tags: ['len', 'rosa'] } },
      }),
    );
  });

  test('an article is held back until a moment by the clock of the shop', async () => {
    const contentProperties = { publicationDate: '2026-12-01', delayed: '2026-12-01T07:30:00Z' };
    const article = aPageForEditing({ ...anOpenedPage().document, type: 'article', contentProperties });
    const { api, user } = await showWorkspace(aWorkspaceApi(), article);
    const date = screen.getByLabelText<HTMLInputElement>('Data publikacji');
    const delayed = screen.getByLabelText<HTMLInputElement>('Pokaż dopiero od');
    expect([date.value, delayed.value]).toEqual(['2026-12-01T00:00', '2026-12-01T08:30']);
    fireEvent.change(date, { target: { value: '2026-12-24T18:00' } });
    fireEvent.change(delayed, { target: { value: '' } });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1));
    const sent = api.asked('PUT /staff/pages/7/draft')[0]?.body as { document: PageDocument } | undefined;
    expect(sent?.document.contentProperties).toEqual({ publicationDate: '2026-12-24T18:00' });
  });
});
