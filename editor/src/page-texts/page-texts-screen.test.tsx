import { screen, within } from '@testing-library/react';
import type { PageDocument } from '@witryna/module-schemas';
import { expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../testing/a-document.ts';
import { aSavedSection } from '../testing/a-saved-section.ts';
import { aPageForEditing, aSession, aSummary, createFakeApi, type FakeApi, refuse } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { PageTextsScreen } from './page-texts-screen.tsx';

const TEXT = 'Dostawa od 99\u00a0zł, zawsze od 99\u00a0zł';
const aFoundPage = (id: number, title: string) => ({
  page: aSummary({ id, title, urlPath: `/${id}`, status: 'published' }),
  texts: [{ path: '/containers/h/settings/text', text: TEXT, placedModuleId: 'h', driver: 'heading' }],
});
const aDraft = (id: number, status: 'published' | 'changed' = 'published') => ({
  body: {
    ...aPageForEditing(aDocument({ main: [aHeading('h', { text: TEXT })] })),
    page: aSummary({ id, status, version: 4 }),
    version: 4,
  },
});
const saved = { body: { version: 5, savedAt: '2026-11-29T12:00:00.000Z', faults: [] } };

/** Two pages with the words; what the server answers else is said by the test. */
function show(handlers: Parameters<typeof createFakeApi>[0] = {}) {
  const api = createFakeApi({
    'GET /staff/page-texts': () => ({
      body: { items: [aFoundPage(1, 'Dostawa'), aFoundPage(2, 'Pytania')], isWhole: true },
    }),
    'GET /staff/pages/1': () => aDraft(1),
    'GET /staff/pages/2': () => aDraft(2, 'changed'),
    'PUT /staff/pages/1/draft': () => saved,
    'PUT /staff/pages/2/draft': () => saved,
    ...handlers,
  });
  return { ...renderWithApi(<PageTextsScreen />, { api, path: '/page-texts' }), api };
}
async function look(user: ReturnType<typeof show>['user'], search = 'od 99 zł') {
  await user.type(screen.getByRole('searchbox', { name: 'Znajdź' }), search);
  return within(await screen.findByRole('list', { name: 'Znalezione strony' }));
}
const textIn = (api: FakeApi, id: number) => {
  const body = api.asked(`PUT /staff/pages/${id}/draft`)[0]?.body as { version: number; document: PageDocument };
  return [body.version, body.document.containers.h?.settings.text];
};

test('words are found with their places, each a way to its field', async () => {
  const { user, api } = show();
  const list = await look(user);
  expect(screen.getByText('2 miejsca na 2 stronach')).toBeTruthy();
  expect(list.getAllByRole('link', { name: 'Nagłówek' })[0]?.getAttribute('href')).toBe(
    '/pages/1?at=%2Fcontainers%2Fh%2Fsettings%2Ftext&module=h',
  );
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(
    Array.from({ length: 4 }, () => 'od 99\u00a0zł'),
  );
  expect(api.asked('GET /staff/page-texts').at(-1)?.query.get('matchCase')).toBe('false');
});

test('whole words alone are asked for', async () => {
  const { user, api } = show();
  await look(user);
  await user.click(screen.getByRole('switch', { name: 'Tylko całe słowa' }));
  const asked = () => api.asked('GET /staff/page-texts').at(-1)?.query.get('wholeWords');
  await vi.waitFor(() => expect(asked()).toBe('true'));
});

test('other words are put into the drafts that are chosen, and what had no other changes can be published', async () => {
  const { user, api } = show({
    'POST /staff/pages/1/publish': () => ({ body: aSummary({ id: 1, version: 6, status: 'published' }) }),
  });
  await look(user);
  await user.type(screen.getByRole('textbox', { name: 'Zamień na' }), 'od 149 zł');
  await user.click(await screen.findByRole('button', { name: 'Zamień na 2 stronach' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Zamienić „od 99 zł” na „od 149 zł”?' }));
  await user.click(question.getByRole('button', { name: 'Zamień' }));
  await screen.findByText('Zmieniono szkic na 2 stronach');
  for (const id of [1, 2]) expect(textIn(api, id)).toEqual([4, 'Dostawa od 149\u00a0zł, zawsze od 149\u00a0zł']);
  expect(screen.getByText(/^Pozostałe mają też inne, nieopublikowane zmiany/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Opublikuj 1 stronę' }));
  await screen.findByText('Opublikowano: 1 strona');
  expect(api.asked('POST /staff/pages/1/publish')[0]?.body).toEqual({ version: 5 });
  expect(api.asked('POST /staff/pages/2/publish')).toEqual([]);
});

test('a page that is left out stays as it is, and one that somebody saves meanwhile is named', async () => {
  const { user, api } = show({ 'PUT /staff/pages/2/draft': () => refuse(409, 'revision-conflict') });
  await look(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Zamień na stronie „Dostawa”' }));
  await user.click(screen.getByRole('button', { name: 'Zamień na 1 stronie' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Usunąć „od 99 zł”?' }));
  await user.click(question.getByRole('button', { name: 'Zamień' }));
  expect(await screen.findByText('Żaden szkic się nie zmienił')).toBeTruthy();
  expect(screen.getByText(/ktoś zapisał tę stronę/).textContent).toContain('Pytania');
  expect(api.asked('GET /staff/pages/1')).toEqual([]);
});

test('who may not edit finds, and is offered nothing to change', async () => {
  const { user } = show({ 'GET /staff/session': () => ({ body: aSession('viewer') }) });
  await look(user);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Zamień/ })).toBeNull();
});

test('one letter is not looked for, and words that are nowhere are said to be', async () => {
  const { user, api } = show({ 'GET /staff/page-texts': () => ({ body: { items: [], isWhole: true } }) });
  await user.type(screen.getByRole('searchbox', { name: 'Znajdź' }), 'l');
  expect(screen.getByText('Wpisz co najmniej 2 znaki.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Znajdź' }), 'en');
  expect(await screen.findByText('Tych słów nie ma na żadnej stronie ani w żadnej sekcji')).toBeTruthy();
  expect(api.asked('GET /staff/page-texts').map(({ query }) => query.get('search'))).toEqual(['len']);
});

test('saved sections are found and changed, too, except those of others', async () => {
  const modules = [
    { id: 'box', driver: 'container', version: 1, settings: {}, slots: { content: ['h'] } },
    aHeading('h', { text: TEXT }),
  ];
  const texts = [{ path: '/containers/h/settings/text', text: TEXT, placedModuleId: 'h', driver: 'heading' }];
  const [own, refused, foreign] = [
    aSavedSection(3, { name: 'Baner', site: 'en', version: 6 }),
    aSavedSection(4, { name: 'Pasek' }),
    aSavedSection(5, { name: 'Cudza', mayChange: false }),
  ];
  const { user, api } = show({
    'GET /staff/page-texts': () => ({ body: { items: [], isWhole: true } }),
    'GET /staff/saved-sections/texts': () => ({
      body: { items: [own, refused, foreign].map((section) => ({ section, texts })) },
    }),
    'GET /staff/saved-sections/3': () => ({ body: { section: own, modules } }),
    'GET /staff/saved-sections/4': () => ({ body: { section: refused, modules } }),
    'PUT /staff/saved-sections/3/modules': () => ({ body: own }),
    'PUT /staff/saved-sections/4/modules': () => refuse(409, 'saved-section-changed'),
  });
  await user.type(screen.getByRole('searchbox', { name: 'Znajdź' }), 'od 99 zł');
  const sections = within(await screen.findByRole('region', { name: 'Zapisane sekcje' }));
  expect(screen.getByText('3 miejsca w 3 sekcjach')).toBeTruthy();
  expect(sections.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Zamień w\u00a0sekcji „Baner”',
    'Zamień w\u00a0sekcji „Pasek”',
  ]);
  await user.type(screen.getByLabelText('Zamień na'), 'od 149 zł');
  await user.click(screen.getByRole('button', { name: /^Zamień w.2 sekcjach$/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Poprzedniej nie da się przywrócić/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Zamień' }));
  await screen.findByText('Zmieniono w 1 sekcji');
  expect(screen.queryByText('Żaden szkic się nie zmienił')).toBeNull();
  expect(screen.getByText(/^Pasek: Ktoś zmienił tę sekcję/)).toBeTruthy();
  expect(api.asked('PUT /staff/saved-sections/3/modules')[0]?.body).toEqual({
    version: 6,
    site: 'en',
    modules: [modules[0], aHeading('h', { text: 'Dostawa od 149\u00a0zł, zawsze od 149\u00a0zł' })],
  });
  expect(api.asked('GET /staff/saved-sections/5')).toEqual([]);
});
