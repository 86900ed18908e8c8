import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInGate } from '../app/sign-in-gate.tsx';
import { aSession, aSummary, createFakeApi, type FakeApi, listOf, refuse } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { PageTransferScreen } from './page-transfer-screen.tsx';

const IMPORT = 'POST /staff/pages/import';
const pages = [{ type: 'page', urlPath: '/o-nas', document: {} }];
const aFile = (content: string) => new File([content], 'strony.json', { type: 'application/json' });
const report = (isDryRun: boolean) => ({
  body: {
    isDryRun,
    sections: [],
    items: [
      { site: 'pl', urlPath: '/o-nas', title: 'O nas', outcome: 'created', isPublished: false, faults: [] },
      { urlPath: '/cart', outcome: 'refused', isPublished: false, message: 'Ten adres ma sklep.', faults: [] },
    ],
  },
});

const show = (api: FakeApi) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <PageTransferScreen />
    </SignInGate>,
    { api, path: '/page-transfer' },
  );

test('a file is checked, its report is read, and then it is imported', async () => {
  const api = createFakeApi({ [IMPORT]: ({ body }) => report((body as { dryRun: boolean }).dryRun) });
  const { user } = show(api);
  await user.upload(
    await screen.findByLabelText('Wybierz plik'),
    aFile(JSON.stringify({ format: 'witryna-pages', pages })),
  );
  await user.click(screen.getByRole('switch', { name: 'Opublikuj od razu' }));
  await user.click(screen.getByRole('button', { name: 'Sprawdź plik' }));
  const row = within(await screen.findByRole('row', { name: /O nas/ }));
  expect(row.getByText('Nowa')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /cart/ })).getByText('Ten adres ma sklep.')).toBeTruthy();
  expect(screen.getByText(/Na razie nic się nie zmieniło/)).toBeTruthy();
  expect(api.asked(IMPORT)[0]?.body).toEqual({ pages, dryRun: true, publish: true });
  await user.click(screen.getByRole('button', { name: 'Wczytaj 1 stronę' }));
  await screen.findByText('Wczytano plik');
  expect(api.asked(IMPORT)[1]?.body).toEqual({ pages, dryRun: false, publish: true });
  expect(screen.queryByRole('button', { name: /Wczytaj 1/ })).toBeNull();
});

test('the field for the file says in Polish what to do and which file was chosen', async () => {
  const { user } = show(createFakeApi());
  const field = await screen.findByRole('button', { name: 'Plik, Wybierz plik' });
  expect(field.getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('Nie wybrano pliku. Możesz go tu upuścić.')).toBeTruthy();
  await user.upload(screen.getByLabelText('Wybierz plik'), aFile('{}'));
  expect(screen.getByRole('button', { name: 'Plik, strony.json, Wybierz inny plik' })).toBeTruthy();
  expect(screen.getByText('strony.json')).toBeTruthy();
});

test('a file is dropped on its field', async () => {
  const { user } = show(createFakeApi());
  const field = await screen.findByRole('button', { name: 'Plik, Wybierz plik' });
  fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [aFile('strony')] } });
  await user.click(screen.getByRole('button', { name: 'Sprawdź plik' }));
  expect(await screen.findByText(/To nie jest plik ze stronami/)).toBeTruthy();
});

test.each([
  ['nothing', undefined, 'Wybierz plik.'],
  ['no JSON', 'strony', /To nie jest plik ze stronami/],
  ['JSON of something else', '[]', /To nie jest plik ze stronami/],
])('%s is notices at the field, and nothing is sent', async (_what, content, sentence) => {
  const api = createFakeApi();
  const { user } = show(api);
  const field = await screen.findByLabelText('Wybierz plik');
  if (content !== undefined) await user.upload(field, aFile(content));
  await user.click(screen.getByRole('button', { name: 'Sprawdź plik' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(api.asked(IMPORT)).toEqual([]);
});

test('a refusal of the server is notices above the buttons', async () => {
  const { user } = show(createFakeApi({ [IMPORT]: () => refuse(422, 'input-invalid') }));
  await user.upload(await screen.findByLabelText('Wybierz plik'), aFile(JSON.stringify({ pages })));
  await user.click(screen.getByRole('button', { name: 'Sprawdź plik' }));
  const notices = await screen.findAllByRole('alert');
  expect(notices.some(({ textContent }) => textContent !== '')).toBe(true);
});

test('a file that is refused for one page says which page and what is wrong with it', async () => {
  const faults = [{ path: '/pages/2/type', rule: 'enum', message: 'Wartość spoza listy.' }];
  const { user } = show(createFakeApi({ [IMPORT]: () => refuse(422, 'input-invalid', { faults }) }));
  await user.upload(await screen.findByLabelText('Wybierz plik'), aFile(JSON.stringify({ pages })));
  await user.click(screen.getByRole('button', { name: 'Sprawdź plik' }));
  expect(await screen.findByText('Strona nr 3 w pliku, pole „type”: Wartość spoza listy.')).toBeTruthy();
});

test('the export says how many pages it has; viewers may take it and import nothing', async () => {
  const api = createFakeApi({
    'GET /staff/pages': () => listOf([aSummary()], 12),
    'GET /staff/session': () => ({ body: aSession('viewer') }),
  });
  const { user } = show(api);
  expect(await screen.findByRole('button', { name: 'Pobierz 12 stron' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sprawdź plik' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rodzaj' }), 'Artykuł');
  expect(api.asked('GET /staff/pages').at(-1)?.query.get('type')).toBe('article');
});

test('saved sections of the file come along; those that differ stay until they are to be replaced', async () => {
  const sections = [{ name: 'Sztandar', modules: [{}] }];
  const api = createFakeApi({
    [IMPORT]: ({ body }) => {
      const { dryRun, replaceSections } = body as { dryRun: boolean; replaceSections?: boolean };
      const outcome = replaceSections ? 'updated' : 'kept';
      return { body: { isDryRun: dryRun, items: [], sections: [{ name: 'Sztandar', outcome, faults: [] }] } };
    },
  });
  const { user } = show(api);
  await user.upload(await screen.findByLabelText('Wybierz plik'), aFile(JSON.stringify({ pages, sections })));
  const check = () => user.click(screen.getByRole('button', { name: 'Sprawdź plik' }));
  await check();
  const row = () => screen.findByRole('row', { name: /Sztandar/ });
  expect(within(await row()).getByText('Zostaje obecna')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Wczytaj/ })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Zastąp sekcje o\u00a0tych samych nazwach' }));
  // What was found before is no longer true.
  expect(screen.queryByRole('row', { name: /Sztandar/ })).toBeNull();
  await check();
  expect(within(await row()).getByText('Zastąpiona')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Wczytaj 1 sekcję' }));
  await screen.findByText('Wczytano plik');
  expect(api.asked(IMPORT).map(({ body }) => body)).toEqual([
    { pages, sections, dryRun: true, publish: false },
    { pages, sections, dryRun: true, publish: false, replaceSections: true },
    { pages, sections, dryRun: false, publish: false, replaceSections: true },
  ]);
});
