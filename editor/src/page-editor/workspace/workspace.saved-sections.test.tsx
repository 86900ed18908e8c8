import { screen, waitFor, within } from '@testing-library/react';
import type { PlacedModule } from '@witryna/module-schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { aSavedSection } from '../../testing/a-saved-section.ts';
import { aPageForEditing, aSession, type FakeRequest, refuse } from '../../testing/fake-api.ts';
import { aWorkspaceApi, showWorkspace } from './testing/show-workspace.tsx';

const LIST = 'GET /staff/saved-sections';
const SAVE = 'POST /staff/saved-sections';

beforeEach(() => {
  window.open = vi.fn();
});

const page = aPageForEditing({
  ...aDocument({ main: [aContainer('box', aHeading('witaj')), aHeading('koniec')] }),
  title: 'O nas',
});
const modules: readonly PlacedModule[] = [
  { id: 'k', driver: 'container', version: 1, settings: {}, slots: { content: ['n'] } },
  { id: 'n', driver: 'heading', version: 1, settings: { text: 'Z sekcji' } },
];

function anApi(sections = [aSavedSection(3, { name: 'Baner letni', group: 'Lato', moduleCount: 2 })]) {
  return aWorkspaceApi({
    [LIST]: () => ({ body: { items: sections, maximum: 200 } }),
    'GET /staff/saved-sections/3': () => ({ body: { section: sections[0], modules } }),
  });
}

async function open(api = anApi()) {
  const view = await showWorkspace(api, page);
  const saved = async () => {
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft').length).toBeGreaterThan(0));
    const { body } = api.asked('PUT /staff/pages/7/draft').at(-1) as FakeRequest;
    return (body as { document: typeof page.document }).document;
  };
  return { ...view, saved };
}

type User = Awaited<ReturnType<typeof open>>['user'];

async function selectBox(user: User) {
  await user.click(screen.getByRole('tab', { name: /Układ/ }));
  screen.getByRole('tree').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.queryByLabelText('Tytuł strony')).toBeNull());
}

async function showSections(user: User) {
  await user.click(screen.getByRole('tab', { name: /Moduły/ }));
  await user.click(screen.getByRole('radio', { name: 'Sekcje' }));
}

test('a module is kept under a name with all that is in it', async () => {
  const { api, user } = await open();
  api.on(SAVE, () => ({ status: 201, body: aSavedSection(4, { name: 'Zalety' }) }));
  await selectBox(user);
  await user.keyboard('s');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zapisz jako sekcję' }));
  expect(dialog.getByText(/Na strony trafiają kopie sekcji/)).toBeTruthy();
  const name = dialog.getByLabelText('Nazwa');
  // What it says suggests a name.
  expect(name).toHaveProperty('value', 'witaj');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Zapisz sekcję' }));
  expect(dialog.getByText('Podaj nazwę sekcji.')).toBeTruthy();
  await user.type(name, 'Zalety');
  await user.type(dialog.getByLabelText('Grupa'), 'Lato');
  await user.click(dialog.getByRole('button', { name: 'Zapisz sekcję' }));
  expect(await screen.findByText(/^Zapisano sekcję „Zalety”/)).toBeTruthy();
  const { body } = api.asked(SAVE)[0] as FakeRequest;
  expect(body).toMatchObject({ name: 'Zalety', group: 'Lato', site: 'pl' });
  const kept = (body as { modules: readonly PlacedModule[] }).modules;
  expect(kept.map(({ driver }) => driver)).toEqual(['container', 'heading']);
  expect(kept[0]?.slots?.content).toEqual([kept[1]?.id]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name that is taken and faults are said where they are mended', async () => {
  const { api, user } = await open();
  api.on(SAVE, () => refuse(409, 'saved-section-name-taken', { name: 'witaj' }));
  await selectBox(user);
  await user.keyboard('s');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zapisz jako sekcję' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Zapisz sekcję' }));
  await submit();
  expect(await dialog.findByText('Sekcja o tej nazwie już jest. Podaj inną nazwę.')).toBeTruthy();
  const faults = [{ path: '/containers/box', rule: 'required', message: 'To pole jest wymagane.' }];
  api.on(SAVE, () => refuse(422, 'saved-section-invalid', { faults }));
  await user.type(dialog.getByLabelText('Nazwa'), ' 2');
  await submit();
  expect(await dialog.findByText('To pole jest wymagane.')).toBeTruthy();
  expect(dialog.getByLabelText('Nazwa')).toHaveProperty('value', 'witaj 2');
});

test('a click puts a copy on the page under ids of its own, and undo takes all of it back', async () => {
  const { user, saved } = await open();
  await showSections(user);
  await user.click(await screen.findByRole('button', { name: /^Baner letni/ }));
  expect(await screen.findByText(/^Wstawiono kopię sekcji „Baner letni”/)).toBeTruthy();
  const { containers, slots } = await saved();
  const root = containers[slots.main.at(-1) ?? ''];
  expect(root).toMatchObject({ driver: 'container' });
  const [inside = ''] = root?.slots?.content ?? [];
  expect(containers[inside]).toMatchObject({ driver: 'heading', settings: { text: 'Z sekcji' } });
  expect(['k', 'n']).not.toContain(root?.id);
  expect(inside).not.toBe('n');
  await user.click(screen.getByRole('button', { name: 'Cofnij' }));
  await waitFor(async () => expect((await saved()).slots.main).toEqual(['box', 'koniec']));
});

test('pressed twice while it is on its way, a section comes once', async () => {
  const api = anApi();
  const answer = Promise.withResolvers<void>();
  api.on('GET /staff/saved-sections/3', async () => {
    await answer.promise;
    return { body: { section: aSavedSection(3), modules } };
  });
  const { user, saved } = await open(api);
  await showSections(user);
  const item = await screen.findByRole('button', { name: /^Baner letni/ });
  await user.click(item);
  expect(item.getAttribute('aria-busy')).toBe('true');
  await user.click(item);
  answer.resolve();
  await screen.findByText(/^Wstawiono kopię sekcji „Baner letni”/);
  expect((await saved()).slots.main).toHaveLength(3);
  expect(item.getAttribute('aria-busy')).toBeNull();
});

test('by keyboard a section is found with „/” and carried to its place', async () => {
  const { user, saved } = await open();
  await selectBox(user);
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox', { name: 'Szukaj modułu lub sekcji' }), 'baner letni');
  const offers = within(screen.getByRole('listbox', { name: 'Moduły' }));
  expect(offers.getByRole('option', { selected: true }).textContent).toContain('Zapisana sekcja · Lato');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('listbox', { name: /^Przenosisz: Baner letni/ })).toBeTruthy();
  await user.keyboard('{Home}');
  await user.keyboard('{Enter}');
  const { slots, containers } = await saved();
  expect(containers[slots.top[0] ?? '']?.driver).toBe('container');
});

test('one search finds modules and sections', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: /Moduły/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj modułu lub sekcji' }), 'baner{Enter}');
  expect(await screen.findByRole('button', { name: /^Baner letni/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Baner główny/ })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj modułu lub sekcji' }), ' rakieta{Enter}');
  expect(await screen.findByText('Żaden moduł ani sekcja nie pasuje do „baner rakieta”')).toBeTruthy();
});

test('another language, and modules that are gone, are said before anything is inserted', async () => {
  const { api, user } = await open(
    anApi([
      aSavedSection(3, { name: 'Summer', language: 'en' }),
      aSavedSection(5, { name: 'Start', unknownDrivers: ['rocket'], mayChange: false }),
    ]),
  );
  await showSections(user);
  expect(await screen.findByText(/Teksty w innym języku niż strona: angielski/)).toBeTruthy();
  const gone = screen.getByRole('button', { name: /^Start/ });
  expect(gone.getAttribute('aria-disabled')).toBe('true');
  await user.click(gone);
  expect(await screen.findAllByText(/nie ma już modułu „rocket”/)).toBeTruthy();
  expect(api.asked('GET /staff/saved-sections/5')).toHaveLength(0);
  // Whose it is not, may not change it.
  expect(screen.queryByRole('button', { name: 'Czynności sekcji „Start”' })).toBeNull();
});

test('a section is renamed, replaced by what is selected, and deleted after a question', async () => {
  const { api, user } = await open();
  api.on('PATCH /staff/saved-sections/3', () => ({ body: aSavedSection(3, { name: 'Baner', version: 2 }) }));
  api.on('PUT /staff/saved-sections/3/modules', () => refuse(409, 'saved-section-changed'));
  api.on('DELETE /staff/saved-sections/3', () => ({ status: 204 }));
  await selectBox(user);
  await showSections(user);
  const act = async (item: RegExp) => {
    await user.click(await screen.findByRole('button', { name: 'Czynności sekcji „Baner letni”' }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  await act(/Zmień nazwę/);
  const name = await screen.findByLabelText('Nazwa');
  await user.clear(name);
  await user.type(name, 'Baner');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Sekcja nazywa się teraz „Baner”.')).toBeTruthy();
  const [renamed] = api.asked('PATCH /staff/saved-sections/3');
  expect(renamed?.body).toEqual({ name: 'Baner', group: 'Lato', version: 1 });

  await act(/Zastąp/);
  expect(screen.getByText(/zapiszemy zaznaczone: Kontener/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zastąp' }));
  expect(await screen.findByText(/^Ktoś zmienił tę sekcję w międzyczasie/)).toBeTruthy();
  const [replaced] = api.asked('PUT /staff/saved-sections/3/modules');
  expect(replaced?.body).toMatchObject({ version: 1, site: 'pl', modules: [{ id: 'box' }, { driver: 'heading' }] });

  await act(/Usuń/);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Usunięto sekcję „Baner letni”.')).toBeTruthy();
  expect(api.asked('DELETE /staff/saved-sections/3')).toHaveLength(1);
  // Also after a refusal the list is asked anew.
  expect(api.asked(LIST).length).toBeGreaterThanOrEqual(4);
});

test('without sections the palette says how to make one, and who reads cannot', async () => {
  const api = anApi([]);
  api.on('GET /staff/session', () => ({ body: aSession('viewer') }));
  const { user } = await open(api);
  await showSections(user);
  expect(await screen.findByText('Nie ma jeszcze zapisanych sekcji')).toBeTruthy();
  await selectBox(user);
  await user.keyboard('s');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a section that cannot be replaced yet says what to select first', async () => {
  const { api, user } = await open();
  await showSections(user);
  await user.click(await screen.findByRole('button', { name: 'Czynności sekcji „Baner letni”' }));
  const replace = screen.getByRole('menuitem', { name: 'Zastąp zaznaczonym modułem' });
  expect(replace.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(replace.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Najpierw zaznacz moduł na stronie.');
  await user.click(replace);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.asked('PUT /staff/saved-sections/3/modules')).toEqual([]);
});
