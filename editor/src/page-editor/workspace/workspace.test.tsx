import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageDocument } from '@witryna/module-schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { findAlert } from '../../testing/alerts.ts';
import {
  aPageForEditing,
  aSession,
  aSummary,
  createFakeApi,
  type FakeApi,
  listOf,
  refuse,
} from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { Workspace } from './workspace.tsx';

const NOON = '2026-11-20T12:04:00.000Z';
const opened = () => aPageForEditing({ ...aDocument({ main: [aHeading('witaj')] }), title: 'O nas' });
const saves =
  (version = 4) =>
  () => ({ body: { version, savedAt: NOON, faults: [] } });

function anApi(handlers: Parameters<typeof createFakeApi>[0] = {}): FakeApi {
  return createFakeApi({ 'PUT /staff/pages/7/draft': saves(), ...handlers });
}

async function show(api: FakeApi, page = opened()) {
  const view = renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Workspace opened={page} />
    </SignInGate>,
    { api, path: '/pages/7' },
  );
  await screen.findByRole('heading', { level: 1, name: page.document.title });
  return view;
}

async function retitle(user: Awaited<ReturnType<typeof show>>['user'], title: string) {
  const field = screen.getByLabelText('Tytuł strony');
  await user.clear(field);
  await user.type(field, title);
}

beforeEach(() => {
  window.open = vi.fn();
});

describe('the draft', () => {
  test('is saved by itself, and its time is told', async () => {
    const { api, user } = await show(anApi());
    await retitle(user, 'O naszym domu');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
    const time = new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit' }).format(new Date(NOON));
    await screen.findByText(`Szkic zapisany ${time}`);
    // Whoever types slowly is saved in between.
    const saved = api.asked('PUT /staff/pages/7/draft').map(({ body }) => body);
    expect(saved[0]).toMatchObject({ version: 3 });
    expect(saved.at(-1)).toMatchObject({ document: { title: 'O naszym domu' } });
  });

  test('is saved at once with Ctrl+S', async () => {
    const { api, user } = await show(anApi());
    await retitle(user, 'Dom');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1));
  });

  test('that the server cannot take says why, and that the changes are still here', async () => {
    const fault = { path: '/containers', rule: 'page-size', message: 'Strona ma 1001 modułów.' };
    const api = anApi({ 'PUT /staff/pages/7/draft': () => refuse(422, 'page-invalid', { faults: [fault] }) });
    const { user } = await show(api);
    await retitle(user, 'X');
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Pokaż' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Do poprawy' }));
    expect(dialog.getByText('Strona ma 1001 modułów.')).toBeTruthy();
    expect(dialog.getByText('Tych zmian nie można zapisać. Są nadal w tej karcie.')).toBeTruthy();
  });

  test('without network waits, and is saved when the network is back', async () => {
    const api = anApi({ 'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = await show(api);
    await retitle(user, 'Bez sieci');
    await user.keyboard('{Control>}s{/Control}');
    expect(await findAlert()).toBe('Brak sieci – zapiszę po połączeniu');
    api.on('PUT /staff/pages/7/draft', saves());
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/Szkic zapisany/);
  });

  test('that could not be saved is offered again when the page is opened the next time', async () => {
    const api = anApi({ 'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
    const first = await show(api);
    await retitle(first.user, 'Niezapisany tytuł');
    await first.user.keyboard('{Control>}s{/Control}');
    await findAlert();
    first.unmount();
    const { user } = await show(anApi());
    await user.click(await screen.findByRole('button', { name: 'Odzyskaj' }));
    expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).value).toBe('Niezapisany tytuł');
  });
});

describe('a draft with faults', () => {
  const empty = {
    path: '/containers/witaj/settings/text',
    rule: 'required',
    message: 'Pole „text” nie może być puste.',
    placedModuleId: 'witaj',
  };
  const untitled = { path: '/title', rule: 'minLength', message: 'Pole nie może być puste.' };
  const faulty = () => ({
    ...aPageForEditing({
      ...aDocument({ main: [aHeading('witaj', { text: '' }), aHeading('dalej')] }),
      title: 'O nas',
    }),
    faults: [untitled, empty],
  });

  test('is saved, and says how much is wrong with it', async () => {
    const api = anApi({
      'PUT /staff/pages/7/draft': () => ({ body: { version: 4, savedAt: NOON, faults: [untitled] } }),
    });
    const { user } = await show(api);
    await retitle(user, ' ');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('button', { name: '1 błąd do poprawy – pokaż listę' })).toBeTruthy();
    expect(screen.getByText(/^Szkic zapisany/)).toBeTruthy();
  });

  test('lists them, and leads from one to the next', async () => {
    const { user } = await show(anApi(), faulty());
    await user.click(screen.getByRole('button', { name: '2 błędy do poprawy – pokaż listę' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Do poprawy' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Strona, Tytuł strony: Pole nie może być puste.Pokaż',
      'Nagłówek, Tekst: Pole nie może być pustePokaż',
    ]);
    await user.click(dialog.getAllByRole('button', { name: 'Pokaż' })[1] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 2, name: 'Nagłówek' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tytuł strony')));
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
  });

  test('lead from a module to the next one of its kind, whose form has the same fields', async () => {
    const second = { ...empty, path: '/containers/dalej/settings/text', placedModuleId: 'dalej' };
    const { user } = await show(anApi(), { ...faulty(), faults: [empty, second] });
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
    await user.keyboard('{F8}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tekst' })).toHaveProperty('value', 'dalej'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' }));
  });

  test('counts a module that was mended here before the server has answered', async () => {
    const api = anApi({ 'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = await show(api, faulty());
    await user.click(screen.getByRole('button', { name: 'Następny błąd' }));
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tekst' })));
    await user.keyboard('Witaj');
    expect(await screen.findByRole('button', { name: '1 błąd do poprawy – pokaż listę' })).toBeTruthy();
  });

  test('says at its field what only the server knows', async () => {
    const missing = { ...empty, rule: 'missing-reference', message: 'Nie ma produktu „RL-1”.' };
    const { user } = await show(anApi(), { ...opened(), faults: [missing] });
    await user.click(screen.getByRole('button', { name: 'Następny błąd' }));
    const field = await screen.findByRole('textbox', { name: 'Tekst' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Nie ma produktu „RL-1”.')).toBeTruthy();
  });
});

describe('when somebody else saved first', () => {
  const theirs = (title = 'O nas', text = 'Ich nagłówek') =>
    aPageForEditing({ ...aDocument({ main: [aHeading('witaj', { text })] }), title }, { version: 5, updatedAt: NOON });
  const contested = (saved = theirs()) => {
    let conflicts = 1;
    return anApi({
      'PUT /staff/pages/7/draft': ({ body }) =>
        conflicts-- > 0
          ? refuse(409, 'revision-conflict', { expected: 3, found: 5, savedBy: 'Ola', savedAt: NOON })
          : { body: { version: (body as { version: number }).version + 1, savedAt: NOON, faults: [] } },
      'GET /staff/pages/7': () => ({ body: saved }),
    });
  };
  async function collide(api: FakeApi) {
    const view = await show(api);
    await retitle(view.user, 'Mój tytuł');
    await view.user.keyboard('{Control>}s{/Control}');
    return view;
  }
  const sent = (api: FakeApi) => api.asked('PUT /staff/pages/7/draft').at(-1)?.body;
  const question = () => screen.findByRole('alertdialog', { name: 'Zmieniliście to samo' });

  test('on another field, both changes are joined unasked', async () => {
    const { api } = await collide(contested());
    await screen.findByText('Połączono ze zmianami: Ola');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft').length).toBeGreaterThan(1));
    expect(sent(api)).toMatchObject({
      version: 5,
      document: { title: 'Mój tytuł', containers: { witaj: { settings: { text: 'Ich nagłówek' } } } },
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('on the same field, both versions stand side by side and nothing is sent before one is chosen', async () => {
    const { api, user } = await collide(contested(theirs('Ich tytuł')));
    const dialog = within(await question());
    const field = within(dialog.getByRole('group', { name: 'Strona, Tytuł strony' }));
    const [mine, other] = field.getAllByRole('radio');
    expect(mine?.closest('label')?.textContent).toBe('Twoja wersjaMój tytuł');
    expect(other?.closest('label')?.textContent).toBe('OlaIch tytuł');
    await user.click(dialog.getByRole('button', { name: 'Połącz' }));
    expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
    await user.click(mine as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Połącz' }));
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft').length).toBeGreaterThan(1));
    expect(sent(api)).toMatchObject({
      version: 5,
      document: { title: 'Mój tytuł', containers: { witaj: { settings: { text: 'Ich nagłówek' } } } },
    });
  });

  test('theirs may be chosen for one field, and the rest is joined', async () => {
    const { api, user } = await collide(contested(theirs('Ich tytuł')));
    await user.click(within(await question()).getByRole('button', { name: 'Wszędzie: Ola' }));
    await user.click(screen.getByRole('button', { name: 'Połącz' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).value).toBe('Ich tytuł');
    expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
  });

  test('one’s own can be kept as a page beside it', async () => {
    const api = contested(theirs('Ich tytuł'));
    api.on('POST /staff/pages', () => ({ status: 201, body: aPageForEditing(undefined, { id: 12 }) }));
    const { user, router } = await collide(api);
    await question();
    await user.click(screen.getByRole('button', { name: 'Zachowaj moją jako kopię' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/12'));
    expect(api.asked('POST /staff/pages')[0]?.body).toMatchObject({ title: 'Mój tytuł (kopia)', site: 'pl' });
  });

  test('theirs is taken as a whole only after one more question', async () => {
    const { api, user } = await collide(contested(theirs('Ich tytuł')));
    await question();
    await user.click(screen.getByRole('button', { name: 'Weź zapisaną wersję' }));
    expect(screen.getByText('Twoje niezapisane zmiany przepadną.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Weź zapisaną wersję' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).value).toBe('Ich tytuł');
    expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
  });

  test('a draft recovered from this browser is joined with what was saved since, not put over it', async () => {
    const offline = anApi({ 'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
    const first = await show(offline);
    await retitle(first.user, 'Mój tytuł');
    await first.user.keyboard('{Control>}s{/Control}');
    await findAlert();
    first.unmount();
    const api = contested();
    const { user } = await show(api, theirs());
    await user.click(await screen.findByRole('button', { name: 'Odzyskaj' }));
    await screen.findByText('Połączono ze zmianami: Ola');
    const asked = api.asked('PUT /staff/pages/7/draft');
    expect(asked[0]?.body).toMatchObject({ version: 3 });
    await waitFor(() => expect(sent(api)).toMatchObject({ version: 5 }));
    expect(sent(api)).toMatchObject({
      document: { title: 'Mój tytuł', containers: { witaj: { settings: { text: 'Ich nagłówek' } } } },
    });
  });
});

describe('publishing', () => {
  const published = (version: number) => () => ({ body: aSummary({ version, status: 'published' }) });

  test('saves what is unsaved first, then says where to see it', async () => {
    const { api, user } = await show(anApi({ 'POST /staff/pages/7/publish': published(4) }));
    await retitle(user, 'Nowy tytuł');
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    await screen.findByText('Opublikowano');
    const order = api.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(order).toEqual(['PUT /staff/pages/7/draft', 'POST /staff/pages/7/publish']);
    expect(api.asked('POST /staff/pages/7/publish')[0]?.body).toEqual({ version: 4 });
    for (const link of screen.getAllByRole('link', { name: 'Zobacz na stronie' }))
      expect(link.getAttribute('href')).toBe('https://rosailen.example/o-nas');
  });

  test('of a page with faults lists them', async () => {
    const fault = { path: '/slots/main', rule: 'page-size', message: 'Strona jest za duża.' };
    const { user } = await show(
      anApi({ 'POST /staff/pages/7/publish': () => refuse(422, 'page-invalid', { faults: [fault] }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
    expect(await screen.findByText('Strona jest za duża.')).toBeTruthy();
  });

  test('of a page with known faults lists them at once, and may be tried once more', async () => {
    const fault = { path: '/contentProperties', rule: 'missing-reference', message: 'Nie ma produktu „RL-1”.' };
    const api = anApi({ 'POST /staff/pages/7/publish': published(3) });
    const { user } = await show(api, { ...opened(), faults: [fault] });
    await user.click(screen.getByRole('button', { name: 'Publikuj' }));
    expect(screen.getByText('Nie ma produktu „RL-1”.')).toBeTruthy();
    expect(api.asked('POST /staff/pages/7/publish')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sprawdź ponownie i opublikuj' }));
    await screen.findByText('Opublikowano');
    expect(screen.queryByRole('dialog', { name: 'Do poprawy' })).toBeNull();
  });

  test('is not offered to who may not', async () => {
    const { user } = await show(anApi({ 'GET /staff/session': () => ({ body: aSession('editor') }) }));
    const button = screen.getByRole('button', { name: 'Publikuj' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('an edit of a published page says that there are changes', async () => {
    const { user } = await show(anApi());
    expect(screen.getByText('Opublikowana')).toBeTruthy();
    await retitle(user, 'Y');
    expect(screen.getByText('Są zmiany')).toBeTruthy();
  });
});

describe('versions', () => {
  const revision = (number: number, change = {}) => ({
    id: `r${number}`,
    number,
    createdAt: NOON,
    createdBy: 'Ola',
    isPublished: false,
    isDraft: false,
    ...change,
  });
  const history = () =>
    anApi({
      'GET /staff/pages/7/revisions': () => listOf([revision(2, { isPublished: true, isDraft: true }), revision(1)]),
      'GET /staff/pages/7/revisions/r1': () => ({ body: { document: { ...opened().document, title: 'Dawniej' } } }),
      'POST /staff/pages/7/restore': () => ({ body: earlier() }),
      'POST /staff/pages/7/rollback': () => ({ body: earlier() }),
    });
  const earlier = () => aPageForEditing({ ...opened().document, title: 'Dawniej' }, { version: 6 });

  test('are listed with who, when and what the shop shows', async () => {
    const { user } = await show(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    const panel = within(screen.getByRole('region', { name: 'Wersje strony' }));
    const items = await panel.findAllByRole('listitem');
    expect(items[0]?.textContent).toContain('Wersja 2W sklepieSzkic');
    expect(items[1]?.textContent).toContain('Ola');
  });

  test('an older one becomes the draft after one more question, by an editor’s hand too', async () => {
    const api = history();
    api.on('GET /staff/session', () => ({ body: aSession('editor') }));
    const { user } = await show(api);
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    const restore = await screen.findAllByRole('button', { name: 'Przywróć jako szkic' });
    expect(restore).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Przywróć i opublikuj' })).toBeNull();
    await user.click(restore[0] as HTMLElement);
    const question = within(screen.getByRole('alertdialog', { name: 'Przywrócić wersję 1?' }));
    await user.click(question.getByRole('button', { name: 'Przywróć jako szkic' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dawniej' })).toBeTruthy();
    expect(api.asked('POST /staff/pages/7/restore')[0]?.body).toEqual({ revisionId: 'r1', version: 3 });
    expect(api.asked('POST /staff/pages/7/rollback')).toEqual([]);
  });

  test('an older one is restored and published in one act by a publisher', async () => {
    const { api, user } = await show(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click(await screen.findByRole('button', { name: 'Przywróć i opublikuj' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Przywrócić i opublikować wersję 1?' }));
    await user.click(question.getByRole('button', { name: 'Przywróć i opublikuj' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dawniej' })).toBeTruthy();
    expect(api.asked('POST /staff/pages/7/rollback')[0]?.body).toEqual({ revisionId: 'r1', version: 3 });
  });

  test('an older one with faults is not published, and says why', async () => {
    const fault = { path: '/title', rule: 'minLength', message: 'Pole nie może być puste.' };
    const api = history();
    api.on('POST /staff/pages/7/rollback', () => refuse(422, 'page-invalid', { faults: [fault] }));
    const { user } = await show(api);
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click(await screen.findByRole('button', { name: 'Przywróć i opublikuj' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Przywróć i opublikuj' }));
    expect(await screen.findByText('Strona, Tytuł strony:')).toBeTruthy();
  });

  test('an older one is looked at without changing anything', async () => {
    const { api, user } = await show(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click((await screen.findAllByRole('button', { name: 'Podgląd' })).at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Podgląd wersji 1' })).toBeTruthy();
    expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('the page’s own settings', () => {
  test('a new address asks the server, waits for a button and is shown', async () => {
    const { api, user } = await show(
      anApi({ 'PATCH /staff/pages/7': () => ({ body: aSummary({ urlPath: '/o-naszym-domu', version: 3 }) }) }),
    );
    await user.clear(screen.getByLabelText('Adres'));
    await user.type(screen.getByLabelText('Adres'), 'O naszym domu');
    await user.click(screen.getByRole('button', { name: 'Zmień adres' }));
    await screen.findByText('Nowy adres: /o-naszym-domu');
    expect(api.asked('PATCH /staff/pages/7')[0]?.body).toEqual({ urlPath: '/o-naszym-domu', version: 3 });
  });

  test('a taken address is told at its field', async () => {
    const { user } = await show(anApi({ 'PATCH /staff/pages/7': () => refuse(409, 'slug-taken') }));
    await user.type(screen.getByLabelText('Adres'), '-2');
    await user.click(screen.getByRole('button', { name: 'Zmień adres' }));
    await screen.findByText('Ten adres ma już inna strona.');
  });

  test('what search engines are told becomes part of the draft, and what was emptied leaves it', async () => {
    const { api, user } = await show(anApi());
    await user.type(screen.getByLabelText('Tytuł dla wyszukiwarek'), 'Dom');
    await user.type(screen.getByLabelText('Opis dla wyszukiwarek'), 'x{Backspace}');
    await user.selectOptions(screen.getByLabelText('Indeksowanie'), 'Poza wynikami, z odnośnikami');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1));
    const sent = api.asked('PUT /staff/pages/7/draft')[0]?.body as { document: PageDocument } | undefined;
    expect(sent?.document.properties).toEqual({ meta: { robots: 'noindex, follow', title: 'Dom' } });
  });

  test('the theme of the page is chosen', async () => {
    const { api, user } = await show(anApi());
    await user.click(screen.getByRole('radio', { name: 'Iskra (u20)' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(api.asked('PUT /staff/pages/7/draft')[0]?.body).toMatchObject({ document: { theme: 'u20' } }),
    );
  });

  test('an article has its own part', async () => {
    const article = aPageForEditing({ ...opened().document, type: 'article' });
    const { api, user } = await show(anApi(), article);
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
    const article = aPageForEditing({ ...opened().document, type: 'article', contentProperties });
    const { api, user } = await show(anApi(), article);
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

test('leaving with unsaved changes saves them first', async () => {
  const { api, user, router } = await show(anApi());
  await retitle(user, 'Na odchodne');
  await user.click(screen.getByRole('link', { name: 'Wszystkie strony' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages'));
  expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
});

test('leaving when saving fails asks', async () => {
  const { user, router } = await show(
    anApi({ 'PUT /staff/pages/7/draft': () => refuse(422, 'page-invalid', { faults: [] }) }),
  );
  await retitle(user, 'Na odchodne');
  await user.click(screen.getByRole('link', { name: 'Wszystkie strony' }));
  await user.click(await screen.findByRole('button', { name: 'Zostań' }));
  expect(router.state.location.pathname).toBe('/pages/7');
});

test('what a lost session kept from being saved is saved after signing in again', async () => {
  const api = anApi({ 'PUT /staff/pages/7/draft': () => refuse(401, 'not-signed-in') });
  const { user, queries } = await show(api);
  await retitle(user, 'Po przerwie');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Nie zapisano – zaloguj się');
  api.on('PUT /staff/pages/7/draft', saves());
  act(() => void queries.setQueryData(['session'], { ...aSession(), csrfToken: 'csrf-2' }));
  await screen.findByText(/^Szkic zapisany/);
});

test('a change is undone and redone from the header', async () => {
  const { user } = await show(anApi());
  await user.click(screen.getByRole('radio', { name: 'Iskra (u20)' }));
  await user.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect((screen.getByRole('radio', { name: 'Rosa i Len' }) as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Ponów' }));
  expect((screen.getByRole('radio', { name: 'Iskra (u20)' }) as HTMLInputElement).checked).toBe(true);
});

test('who may only read changes nothing', async () => {
  await show(anApi({ 'GET /staff/session': () => ({ body: aSession('viewer') }) }));
  expect(screen.getByText('Twoja rola pozwala tylko czytać tę stronę.')).toBeTruthy();
  expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).readOnly).toBe(true);
});
