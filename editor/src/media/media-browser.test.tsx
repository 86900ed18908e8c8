import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SignInGate } from '../app/sign-in-gate.tsx';
import { InFormLanguage } from '../i18n/shared-words.tsx';
import { loadDefinitions } from '../page-editor/definitions/index.ts';
import { findAlert } from '../testing/alerts.ts';
import { aFile, aSession, createFakeApi, type FakeApi, listOf, refuse } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { refuseFile } from './check-file.ts';
import { MediaPickerDialog } from './media-picker-dialog.tsx';
import { MediaScreen } from './media-screen.tsx';
import { largestOf, thumbnailOf } from './thumbnail-of.ts';

const show = (api: FakeApi, element = <MediaScreen />) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      {element}
    </SignInGate>,
    { api },
  );
const photo = (name = 'roza.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const fileField = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

test('pictures are found by words', async () => {
  const { api, user } = show(createFakeApi({ 'GET /staff/media': () => listOf([aFile(1, { title: 'Róża' })]) }));
  await screen.findByRole('button', { name: /^Szczegóły: Róża/ });
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj obrazów' }), 'len{Enter}');
  await waitFor(() => expect(api.asked('GET /staff/media').at(-1)?.query.get('search')).toBe('len'));
});

test('an empty library says what to do', async () => {
  show(createFakeApi());
  expect(await screen.findByText('Biblioteka jest pusta')).toBeTruthy();
});

test('a picture is added from the disk, named after its file', async () => {
  const api = createFakeApi({ 'POST /staff/media': () => ({ status: 201, body: aFile(5) }) });
  const { user } = show(api);
  await screen.findByText('Biblioteka jest pusta');
  await user.upload(fileField(), photo('poranek nad łąką.jpg'));
  expect(await screen.findByText('Dodano: 1 obraz')).toBeTruthy();
  const form = api.asked('POST /staff/media')[0]?.body as FormData;
  expect([form.get('title'), (form.get('file') as File).name]).toEqual(['poranek nad łąką', 'poranek nad łąką.jpg']);
});

test('pictures are dropped onto the library', async () => {
  const api = createFakeApi({ 'POST /staff/media': () => ({ status: 201, body: aFile(5) }) });
  show(api);
  const library = await screen.findByRole('region', { name: 'Biblioteka obrazów' });
  fireEvent.drop(library, { dataTransfer: { files: [photo('a.jpg'), photo('b.jpg')], types: ['Files'] } });
  expect(await screen.findByText('Dodano: 2 obrazy')).toBeTruthy();
});

test('one refused file does not hold up the others', async () => {
  const api = createFakeApi({
    'POST /staff/media': ({ body }) =>
      ((body as FormData).get('file') as File).name === 'zły.jpg'
        ? refuse(415, 'file-not-an-image')
        : { status: 201, body: aFile(5) },
  });
  const { user } = show(api);
  await screen.findByText('Biblioteka jest pusta');
  await user.upload(fileField(), [photo('zły.jpg'), photo('dobry.jpg')]);
  expect(await findAlert()).toContain('zły.jpg: To nie jest obraz, który obsługujemy.');
  expect(await screen.findByText('Dodano: 1 obraz')).toBeTruthy();
});

test('the server’s limit is told in megabytes', async () => {
  const api = createFakeApi({
    'POST /staff/media': () => refuse(413, 'file-too-large', { maximumMb: 20, givenMb: 24.5 }),
  });
  const { user } = show(api);
  await screen.findByText('Biblioteka jest pusta');
  await user.upload(fileField(), photo());
  expect(await findAlert()).toContain('Maksymalnie 20 MB, a ten ma 24,5 MB.');
});

test.each([
  ['a document among pictures', 'application/pdf', 'image', 'To nie jest obraz, który obsługujemy.', 'Dokumenty'],
  ['a picture among documents', 'image/png', 'attachment', 'To nie jest dokument PDF.', 'Obrazy'],
  ['a film among pictures', 'video/mp4', 'image', 'To nie jest obraz, który obsługujemy.', 'Filmy'],
] as const)('%s is told where it belongs', (_what, type, kind, refused, tab) => {
  const sentence = refuseFile({ type, size: 10 }, kind)?.replaceAll('\u00a0', ' ');
  expect(sentence).toBe(`${refused} Dodaj ten plik w Bibliotece, w zakładce „${tab}”.`);
});

test.each([
  [{ type: 'image/svg+xml', size: 10 }, 'To nie jest obraz, który obsługujemy.'],
  [{ type: 'image/png', size: 31.5 * 1024 * 1024 }, 'Plik jest za duży. Maksymalnie 20 MB, a ten ma 31,5 MB.'],
  [{ type: 'image/png', size: 1024 }, undefined],
])('%o is refused before it is sent: %s', (file, sentence) => {
  expect(refuseFile(file)).toBe(sentence);
});

test.each([
  ['video', { type: 'image/svg+xml', size: 10 }, 'To nie jest film, który obsługujemy.'],
  ['video', { type: 'video/mp4', size: 201 * 1024 * 1024 }, 'Plik jest za duży. Maksymalnie 200 MB, a ten ma 201 MB.'],
  ['video', { type: 'video/webm', size: 150 * 1024 * 1024 }, undefined],
  ['attachment', { type: 'application/pdf', size: 1024 }, undefined],
  ['captions', { type: '', name: 'film.vtt', size: 1024 }, undefined],
  ['captions', { type: 'text/plain', name: 'film.txt', size: 1024 }, 'To nie są napisy WebVTT.'],
] as const)('among files of the kind %s, %o is answered with: %s', (kind, file, sentence) => {
  expect(refuseFile(file, kind)).toBe(sentence);
});

test('films are a kind of their own, named with their size', async () => {
  const film = aFile(3, { type: 'video', mime: 'video/mp4', title: 'Poranek', url: '/media/3/abc/original.mp4' });
  const api = createFakeApi({
    'GET /staff/media': ({ query }) => listOf(query.get('kind') === 'video' ? [film] : []),
    'POST /staff/media': () => ({ status: 201, body: film }),
  });
  const { user } = show(api);
  await user.click(await screen.findByRole('radio', { name: 'Filmy' }));
  expect(await screen.findByRole('button', { name: /^Szczegóły: Poranek W 1 miejscu · 117/ })).toBeTruthy();
  expect(fileField().accept).toBe('video/mp4,video/webm');
  await user.upload(fileField(), photo('poranek.mp4', 'video/mp4'));
  expect(await screen.findByText('Dodano: 1 film')).toBeTruthy();
});

test('a new picture in the picker is chosen at once', async () => {
  const onPick = vi.fn();
  const api = createFakeApi({ 'POST /staff/media': () => ({ status: 201, body: aFile(9) }) });
  const { user } = show(api, <MediaPickerDialog onPick={onPick} onClose={() => {}} />);
  await screen.findByText('Biblioteka jest pusta');
  await user.upload(fileField(), photo());
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })));
});

test('the words of a picture are changed', async () => {
  const api = createFakeApi({
    'GET /staff/media': () => listOf([aFile(1, { title: 'Róża' })]),
    'PATCH /staff/media/1': () => ({ body: aFile(1) }),
  });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: /^Szczegóły: Róża/ }));
  await user.type(screen.getByLabelText('Opis obrazu (alt)'), 'Płatki róży na lnie');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zapisano szczegóły pliku')).toBeTruthy();
  expect(api.asked('PATCH /staff/media/1')[0]?.body).toMatchObject({ alt: 'Płatki róży na lnie', title: 'Róża' });
});

test('who may only read adds nothing', async () => {
  show(createFakeApi({ 'GET /staff/session': () => ({ body: aSession('viewer') }) }));
  await screen.findByText('Biblioteka jest pusta');
  expect(screen.queryByRole('button', { name: 'Dodaj obrazy' })).toBeNull();
});

test('a thumbnail is the smallest size that fills it', () => {
  const entry = (width: number) => ({
    url: `/w${width}`,
    width,
    height: width,
    ratio: 'original' as const,
    mime: 'image/webp',
  });
  const file = aFile(1, { srcset: [entry(1600), entry(160), entry(400), entry(800)] });
  expect([thumbnailOf(file), largestOf(file)]).toEqual(['/w400', '/w1600']);
  expect(thumbnailOf(aFile(2, { srcset: [] }))).toBe('/media/2/abc/original.webp');
});

test('files are listed by what shows them, each with how many places do', async () => {
  const used = aFile(1, { title: 'Serum', alt: 'Serum – opakowanie', uses: 3 });
  const api = createFakeApi({
    'GET /staff/media': ({ query }) =>
      listOf(query.get('shownIn') === 'nothing' ? [] : [used, aFile(2, { title: 'Krem', uses: 0 })]),
  });
  const { user } = show(api);
  expect(await screen.findByRole('button', { name: 'Szczegóły: Serum W 3 miejscach' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Szczegóły: Krem Nieużywany · Bez opisu' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Produkty' }));
  await waitFor(() => expect(api.asked('GET /staff/media').at(-1)?.query.get('shownIn')).toBe('products'));
  await user.click(screen.getByRole('radio', { name: 'Nieużywane' }));
  expect(await screen.findByText('Każdy obraz jest gdzieś pokazany')).toBeTruthy();
});

describe('the picker', () => {
  const serum = aFile(1, { title: 'Serum' });
  const asks = (api: FakeApi) =>
    [...(api.asked('GET /staff/media').at(-1)?.query ?? [])].filter(([name]) => !['kind', 'pageSize'].includes(name));
  const open = async (origin: string, current?: number) => {
    const api = createFakeApi({ 'GET /staff/media': () => listOf([serum]) });
    const view = show(
      api,
      <MediaPickerDialog origin={origin} current={current} onPick={() => {}} onClose={() => {}} />,
    );
    const tile = await screen.findByRole('button', { name: /^Wybierz: Serum/ });
    return { ...view, api, tile };
  };

  test('opens where this kind of module chose from last', async () => {
    const first = await open('image');
    await first.user.click(screen.getByRole('radio', { name: 'Artykuły' }));
    await waitFor(() => expect(asks(first.api)).toContainEqual(['shownIn', 'articles']));
    await first.user.click(await screen.findByRole('button', { name: /^Wybierz: Serum/ }));
    first.unmount();
    const second = await open('image', 1);
    expect(asks(second.api)).toContainEqual(['shownIn', 'articles']);
    expect(second.tile.getAttribute('aria-label')).toContain('Wybrany teraz');
    second.unmount();
    expect(asks((await open('button')).api)).not.toContainEqual(['shownIn', 'articles']);
  });

  test('of a hero that chose nothing yet opens at the pictures of heroes', async () => {
    expect(asks((await open('hero')).api)).toContainEqual(['shownIn', 'hero']);
  });

  test('opens at the beginning when what was kept makes no sense', async () => {
    window.localStorage.setItem('witryna.library.image.image', '{"shownIn":"nowhere","search":3,"page":-1}');
    expect(asks((await open('image')).api)).toEqual([['page', '1']]);
  });
});

describe.each([
  ['en', 'Library of pictures', 'roza.tiff: This is not a picture that we support.', 'Close', 'The library is empty'],
  ['hu', 'Képtár', 'roza.tiff: Ezt a képformátumot nem támogatjuk.', 'Bezárás', 'A médiatár üres'],
] as const)('opened in a form that is read in %s', (formLanguage, library, refused, close, empty) => {
  // Whoever signs in next reads Polish.
  afterEach(() => loadDefinitions('pl'));

  test('the picker speaks that language, and screens stay Polish', async () => {
    const api = createFakeApi({ 'GET /staff/session': () => ({ body: { ...aSession(), formLanguage } }) });
    show(
      api,
      <>
        <MediaScreen />
        <InFormLanguage>
          <MediaPickerDialog onPick={() => {}} onClose={() => {}} />
        </InFormLanguage>
      </>,
    );
    const picker = await screen.findByRole('region', { name: library });
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(screen.getByRole('button', { name: close })).toBeTruthy();
    fireEvent.drop(picker, { dataTransfer: { files: [photo('roza.tiff', 'image/tiff')], types: ['Files'] } });
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(await screen.findByText('Biblioteka jest pusta')).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/[ąęłńśźż]/i);
  });
});
