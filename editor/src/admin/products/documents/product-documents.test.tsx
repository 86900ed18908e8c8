import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SignInGate } from '../../../app/sign-in-gate.tsx';
import { aStoredProduct } from '../../../testing/a-stored-product.ts';
import { findAlert } from '../../../testing/alerts.ts';
import { aFile, aProduct, aSession, createFakeApi, type FakeApi, listOf, refuse } from '../../../testing/fake-api.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { ProductScreen } from '../product-screen.tsx';

const PUT = 'PUT /staff/catalogue/products/RL-1';
const aPdf = (id: number, title: string) => ({
  ...aFile(id),
  title,
  type: 'attachment' as const,
  mime: 'application/pdf',
  size: 245_760,
  url: `/media/${id}/ab/karta.pdf`,
});
const documents = [
  { kind: 'safetyData' as const, title: 'Karta świecy', file: 7 },
  { kind: 'certificate' as const, title: 'Atest', file: 8 },
];

function anApi(): FakeApi {
  const files = [aPdf(7, 'karta-swiecy'), aPdf(8, 'atest-2026'), aPdf(9, 'Deklaracja UE')];
  return createFakeApi({
    'GET /staff/catalogue/products': () => listOf([aProduct('RL-1', 'Świeca')]),
    'GET /staff/catalogue/products/RL-1': () => ({ body: aStoredProduct({ name: 'Świeca', documents }) }),
    'GET /staff/media': ({ query }) => {
      const ids = query.get('ids')?.split(',').map(Number);
      return listOf(files.filter(({ id }) => ids === undefined || ids.includes(id)));
    },
    [PUT]: () => ({ body: aStoredProduct() }),
  });
}

async function open(api = anApi()) {
  const view = renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/products/:sku" element={<ProductScreen />} />
      </Routes>
    </SignInGate>,
    { api, path: '/products/RL-1' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Świeca' });
  return view;
}

const titles = () => screen.getAllByLabelText<HTMLInputElement>('Tytuł').map(({ value }) => value);
const named = (place: number) => within(screen.getByRole('group', { name: new RegExp(`^Dokument ${place}:`) }));
const save = () => screen.getByRole('button', { name: 'Zapisz' });

test('documents are seen with their files, and only those are asked for', async () => {
  const { api } = await open();
  expect(titles()).toEqual(['Karta świecy', 'Atest']);
  const link = await named(1).findByRole('link', { name: 'karta-swiecy' });
  expect(link.getAttribute('href')).toBe('/media/7/ab/karta.pdf');
  expect(named(1).getByText(/^PDF, 240/)).toBeTruthy();
  expect(named(2).getByLabelText<HTMLSelectElement>('Rodzaj').value).toBe('certificate');
  expect(api.asked('GET /staff/media').map(({ query }) => query.get('ids'))).toEqual(['7,8']);
});

test('a PDF of the library is added, called, and put first', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Dodaj dokument PDF' }));
  await user.click(await screen.findByRole('button', { name: /Wybierz: Deklaracja UE/ }));
  expect(api.asked('GET /staff/media').at(-1)?.query.get('kind')).toBe('attachment');
  expect(titles()).toEqual(['Karta świecy', 'Atest', 'Deklaracja UE']);
  const title = named(3).getByLabelText('Tytuł');
  await user.clear(title);
  await user.type(title, ' Deklaracja zgodności ');
  await user.selectOptions(named(3).getByLabelText('Rodzaj'), 'Deklaracja zgodności');
  await user.click(screen.getByRole('button', { name: 'Przesuń wyżej: Deklaracja zgodności' }));
  await user.click(screen.getByRole('button', { name: 'Przesuń wyżej: Deklaracja zgodności' }));
  await user.click(screen.getByRole('button', { name: /^Usuń z.produktu: Atest$/ }));
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toMatchObject({
    documents: [{ kind: 'declaration', title: 'Deklaracja zgodności', file: 9 }, documents[0]],
  });
});

test('documents are moved from the keyboard: a button keeps the focus, and does nothing at the end of the list', async () => {
  const { user } = await open();
  const up = screen.getByRole('button', { name: 'Przesuń wyżej: Atest' });
  up.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(titles()).toEqual(['Atest', 'Karta świecy']);
  expect([document.activeElement, up.getAttribute('aria-disabled')]).toEqual([up, 'true']);
  const down = screen.getByRole('button', { name: 'Przesuń niżej: Atest' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Karta świecy', 'Atest']);
  expect(document.activeElement).toBe(down);
});

test('a file that is on the list already is not added again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Dodaj dokument PDF' }));
  await user.click(await screen.findByRole('button', { name: /Wybierz: atest-2026/ }));
  expect(await screen.findByText('Ten plik jest już na liście.')).toBeTruthy();
  expect(titles()).toEqual(['Karta świecy', 'Atest']);
});

test('a document without a title is not sent, and its field gets the focus', async () => {
  const { api, user } = await open();
  await user.clear(named(2).getByLabelText('Tytuł'));
  await user.click(save());
  const title = named(2).getByLabelText('Tytuł');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect([title.getAttribute('aria-invalid'), api.asked(PUT)]).toEqual(['true', []]);
});

test('what the server refuses stands at its document, and is forgotten when the documents move', async () => {
  const { api, user } = await open();
  const faults = [
    { path: '/documents/1/title', rule: 'maxLength', message: 'Za długi tytuł.' },
    { path: '/documents/0/file', rule: 'file-type', message: 'Plik 7 to nie jest dokument PDF.' },
  ];
  api.on(PUT, () => refuse(422, 'input-invalid', { faults }));
  await user.type(named(2).getByLabelText('Tytuł'), 'x');
  await user.click(save());
  expect(await named(2).findByText('Za długi tytuł.')).toBeTruthy();
  expect(named(1).getByText('Plik 7 to nie jest dokument PDF.')).toBeTruthy();
  expect(await findAlert()).not.toContain('Za długi tytuł.');
  await user.click(screen.getByRole('button', { name: 'Przesuń niżej: Karta świecy' }));
  expect(screen.queryByText('Za długi tytuł.')).toBeNull();
});

test('who may not change them sees them', async () => {
  const api = anApi();
  api.on('GET /staff/session', () => ({ body: aSession('editor') }));
  await open(api);
  expect(titles()).toEqual(['Karta świecy', 'Atest']);
  expect(named(1).getByLabelText('Tytuł').matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Dodaj dokument PDF' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Usuń z.produktu: Atest/ })).toBeNull();
});

test('ten are the most', async () => {
  const api = anApi();
  const ten = Array.from({ length: 10 }, (_, at) => ({ kind: 'other' as const, title: `Karta ${at}`, file: at + 20 }));
  api.on('GET /staff/catalogue/products/RL-1', () => ({ body: aStoredProduct({ name: 'Świeca', documents: ten }) }));
  await open(api);
  expect(screen.getByText('Produkt może mieć najwyżej 10 dokumentów.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dodaj dokument PDF' })).toBeNull();
});
