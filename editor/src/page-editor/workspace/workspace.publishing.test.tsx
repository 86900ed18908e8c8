import { screen, waitFor, within } from '@testing-library/react';
import { EMPTY_RELATED } from '@witryna/module-schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { aFile, aPageForEditing, aSession, aSummary, listOf, refuse } from '../../testing/fake-api.ts';
import { anOpenedPage, aWorkspaceApi, NOON, retitle, showWorkspace, writesIn } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

describe('publishing', () => {
  const published = (version: number) => () => ({ body: aSummary({ version, status: 'published' }) });

  test('saves what is unsaved first, then says where to see it', async () => {
    const { api, user } = await showWorkspace(aWorkspaceApi({ 'POST /staff/pages/7/publish': published(4) }));
    await retitle(user, 'Nowy tytuł');
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Opublikowano');
    expect(writesIn(api)).toEqual(['PUT /staff/pages/7/draft', 'POST /staff/pages/7/publish']);
    expect(api.asked('POST /staff/pages/7/publish')[0]?.body).toEqual({ version: 4 });
    for (const link of screen.getAllByRole('link', { name: 'Zobacz na stronie' }))
      expect(link.getAttribute('href')).toBe('https://rosailen.example/o-nas');
  });

  test('warns of pictures without words, leads to them, and forbids nothing', async () => {
    const picture = { id: 'p', driver: 'image', version: 1, settings: { image: { file: 3 } } };
    const page = aPageForEditing({ ...aDocument({ main: [picture] }), title: 'O nas' });
    const files = { '3': aFile(3, { title: 'Róża' }) };
    const api = aWorkspaceApi({
      'POST /staff/pages/7/publish': published(4),
      'POST /staff/related': () => ({ body: { related: { ...EMPTY_RELATED, files }, words: {} } }),
    });
    const { user } = await showWorkspace(api, {
      ...page,
      page: aSummary({ status: 'draft' }),
      related: { ...EMPTY_RELATED, files },
    });
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    const row = (await screen.findByText('Obraz:')).closest('li') as HTMLElement;
    expect(row.textContent).toContain('Obraz: Róża');
    await user.click(within(row).getByRole('button', { name: 'Pokaż' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Opis obrazu (alt)')));
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Opublikowano');
  });

  test('without a connection says that nothing was published', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const { api, user } = await showWorkspace(aWorkspaceApi({ 'PUT /staff/pages/7/draft': offline }));
    await retitle(user, 'Nowy tytuł');
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText(/^Nie opublikowano: zmian nie udało się zapisać/);
    expect(api.asked('POST /staff/pages/7/publish')).toEqual([]);
  });

  test('of which no answer comes says that it may have happened, and may be tried again', async () => {
    let isLost = true;
    const answer = () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : published(4)());
    const { api, user } = await showWorkspace(aWorkspaceApi({ 'POST /staff/pages/7/publish': answer }));
    await retitle(user, 'Nowy tytuł');
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText(/^Serwer nie odpowiedział, więc nie wiadomo, czy zmiany są już/);
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Opublikowano');
    expect(screen.queryByText(/^Serwer nie odpowiedział/)).toBeNull();
    expect(api.asked('POST /staff/pages/7/publish').map(({ body }) => body)).toEqual([{ version: 4 }, { version: 4 }]);
  });

  test('says where to see a page that was not in the shop before', async () => {
    const { user } = await showWorkspace(aWorkspaceApi({ 'POST /staff/pages/7/publish': published(4) }), {
      ...anOpenedPage(),
      page: aSummary({ status: 'draft' }),
    });
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Opublikowano');
    const links = screen.getAllByRole('link', { name: 'Zobacz na stronie' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://rosailen.example/o-nas',
      'https://rosailen.example/o-nas',
    ]);
  });

  describe('says first what will change in the shop', () => {
    /** Opens the question of publishing a page whose published state is this one. */
    async function askToPublish(main: Parameters<typeof aDocument>[0], handlers = {}, drafted = anOpenedPage()) {
      const inShop = { ...aDocument(main), title: drafted.document.title };
      const revision = { id: 'r1', number: 1, createdAt: NOON, createdBy: 'Ola', isPublished: true, isDraft: false };
      const api = aWorkspaceApi({
        'GET /staff/pages/7/revisions': () => listOf([revision]),
        'GET /staff/pages/7/revisions/r1': () => ({ body: { document: inShop } }),
        'POST /staff/related': () => ({ body: { related: EMPTY_RELATED } }),
        ...handlers,
      });
      const page = aSummary({ status: 'changed' });
      const { user } = await showWorkspace(api, { ...drafted, page });
      await user.click(screen.getByRole('button', { name: 'Publikuj' }));
      return { user, question: within(screen.getByRole('alertdialog', { name: 'Opublikować stronę?' })) };
    }
    const changedAndRemoved = { main: [aHeading('witaj', { text: 'Dzień dobry' }), aHeading('stary')] };

    test('by module and field, with a place for the pictures of each side', async () => {
      const { question } = await askToPublish(changedAndRemoved);
      const items = await question.findAllByRole('listitem');
      const listed = items.map((item) => ({
        words: within(item)
          .getAllByRole('paragraph')
          .map(({ textContent }) => textContent),
        pictures: within(item)
          .getAllByRole('img')
          .map((picture) => picture.getAttribute('aria-label')),
      }));
      expect(listed).toEqual([
        {
          words: ['Zmieniono', 'Nagłówek „witaj”', 'Tekst'],
          pictures: ['Nagłówek „witaj”, przed zmianą', 'Nagłówek „witaj”, po zmianie'],
        },
        { words: ['Usunięto', 'Nagłówek „stary”'], pictures: ['Nagłówek „stary”, przed zmianą'] },
      ]);
    });

    test('in words alone where the catalogue does not answer', async () => {
      const { question } = await askToPublish(changedAndRemoved, {
        'POST /staff/related': () => refuse(500, 'internal'),
      });
      expect(await question.findByText('Nagłówek „stary”')).toBeTruthy();
      await waitFor(() => expect(question.queryByRole('img', { name: /przed zmianą/ })).toBeNull());
      expect(question.getByRole('button', { name: 'Opublikuj' })).toHaveProperty('disabled', false);
    });

    test('all of it, in two frames at most', async () => {
      const ids = Array.from({ length: 60 }, (_, place) => `h${place}`);
      const drafted = aPageForEditing({ ...aDocument({ main: ids.map((id) => aHeading(id)) }), title: 'O nas' });
      const before = { main: ids.map((id) => aHeading(id, { text: `${id} dawniej` })) };
      const { question } = await askToPublish(before, {}, drafted);
      expect(await question.findAllByRole('listitem')).toHaveLength(60);
      await waitFor(() => expect(document.querySelectorAll('dialog iframe')).toHaveLength(2));
    });

    test('that it is nothing, when the draft came back to what is there', async () => {
      const { question } = await askToPublish({ main: [aHeading('witaj')] });
      expect(await question.findByText(/^Szkic niczym nie różni się/)).toBeTruthy();
    });
  });

  test('for the first time has nothing to compare', async () => {
    const api = aWorkspaceApi();
    const { user } = await showWorkspace(api, { ...anOpenedPage(), page: aSummary({ status: 'draft' }) });
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Opublikować stronę?' }));
    expect(question.getByText(/^Strona będzie widoczna w sklepie/)).toBeTruthy();
    expect(question.queryByRole('status')).toBeNull();
    expect(api.asked('GET /staff/pages/7/revisions')).toEqual([]);
  });

  test('of a page with faults lists them', async () => {
    const fault = { path: '/slots/main', rule: 'page-size', message: 'Strona jest za duża.' };
    const { user } = await showWorkspace(
      aWorkspaceApi({ 'POST /staff/pages/7/publish': () => refuse(422, 'page-invalid', { faults: [fault] }) }),
      { ...anOpenedPage(), page: aSummary({ status: 'changed' }) },
    );
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    expect(await screen.findByText('Strona jest za duża.')).toBeTruthy();
  });

  test('of a page with known faults lists them at once, and may be tried once more', async () => {
    const fault = { path: '/contentProperties', rule: 'missing-reference', message: 'Nie ma produktu „RL-1”.' };
    const api = aWorkspaceApi({ 'POST /staff/pages/7/publish': published(3) });
    const { user } = await showWorkspace(api, { ...anOpenedPage(), faults: [fault] });
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    expect(screen.getByText('Nie ma produktu „RL-1”.')).toBeTruthy();
    expect(api.asked('POST /staff/pages/7/publish')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sprawdź ponownie i opublikuj' }));
    await screen.findByText('Opublikowano');
    expect(screen.queryByRole('dialog', { name: 'Do poprawy' })).toBeNull();
  });

  test('is not offered to who may not', async () => {
    const { user } = await showWorkspace(aWorkspaceApi({ 'GET /staff/session': () => ({ body: aSession('viewer') }) }));
    const button = screen.getByRole('button', { name: 'Publikuj' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('has nothing to do for a page whose changes are all in the shop, and says so', async () => {
    const api = aWorkspaceApi();
    const { user } = await showWorkspace(api);
    const button = screen.getByRole('button', { name: 'Publikuj' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button).toHaveProperty('dataset.tooltip', 'Wszystkie zmiany są już opublikowane');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Wszystkie zmiany są już opublikowane',
    );
    expect(screen.getByText('Bez nowych zmian')).toBeTruthy();
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await retitle(user, 'Nowy tytuł');
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  describe('without any module', () => {
    const empty = (summary: Parameters<typeof aSummary>[0], type: 'page' | 'snippet' | 'author' = 'page') => ({
      ...anOpenedPage(),
      document: { ...aDocument(), type, title: 'O nas' },
      page: aSummary({ type, status: 'draft', ...summary }),
    });
    async function ask(opened: ReturnType<typeof empty>, handlers = {}) {
      const { user } = await showWorkspace(aWorkspaceApi(handlers), opened);
      await user.click(screen.getByRole('button', { name: 'Publikuj' }));
      return within(screen.getByRole('alertdialog'));
    }

    test.each([
      [empty({}), /^Na stronie nie ma żadnego modułu\./],
      [empty({ isTemplate: true }), /^W\sszablonie nie ma żadnego modułu\./],
      [empty({}, 'snippet'), /^We fragmencie nie ma żadnego modułu\./],
    ])('%# says what readers will see', async (opened, words) => {
      const question = await ask(opened);
      expect(await question.findByText(words)).toBeTruthy();
      expect(question.getByRole('button', { name: 'Opublikuj' })).toBeTruthy();
    });

    test('content that has none anyway says nothing', async () => {
      expect((await ask(empty({}, 'author'))).queryByText(/żadnego modułu/)).toBeNull();
    });

    test('what readers see already is no news', async () => {
      const revision = { id: 'r1', number: 1, createdAt: NOON, createdBy: 'Ola', isPublished: true, isDraft: false };
      const question = await ask(empty({ status: 'changed' }), {
        'GET /staff/pages/7/revisions': () => listOf([revision]),
        'GET /staff/pages/7/revisions/r1': () => ({ body: { document: { ...aDocument(), title: 'O nas' } } }),
      });
      await question.findByText(/^Szkic niczym nie różni się/);
      expect(question.queryByText(/żadnego modułu/)).toBeNull();
    });
  });

  test('an edit of a published page says that there are changes', async () => {
    const { user } = await showWorkspace(aWorkspaceApi());
    expect(screen.getByText('Opublikowana')).toBeTruthy();
    await retitle(user, 'Y');
    expect(screen.getByText('Są zmiany')).toBeTruthy();
  });
});
