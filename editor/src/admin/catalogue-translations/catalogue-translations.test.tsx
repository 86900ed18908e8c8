import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TranslationEntry, TranslationState } from '../../api/commerce/catalogue-translations.ts';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aSession, aSite, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render-with-api.tsx';
import { CatalogueTranslationScreen } from './catalogue-translation-screen.tsx';
import { CatalogueTranslationsScreen } from './catalogue-translations-screen.tsx';

const LIST = '/staff/catalogue/translations/de/overview';
const ENTRY = '/staff/catalogue/translations/entry';
const FORM = '/catalogue-translations/de/category/twarz/kremy';

const anEntry = (...translations: TranslationEntry['translations']): TranslationEntry => ({
  original: { kind: 'category', key: 'twarz/kremy', address: 'twarz/kremy', name: 'Kremy', text: 'Na dzień i noc.' },
  translations,
});
const rows: TranslationState[] = [
  { kind: 'product', key: 'RL-1', name: 'Krem z różą', translatedName: 'Rosencreme', missing: ['description'] },
  { kind: 'product', key: 'RL-2', name: 'Tonik', missing: [] },
];
const anApi = (entry = anEntry()) =>
  createFakeApi({
    'GET /staff/sites': () => ({
      body: {
        items: [
          aSite(),
          Object.assign(aSite(), { code: 'en', language: 'en-US' }),
          Object.assign(aSite(), { code: 'de', language: 'de-DE' }),
        ],
      },
    }),
    [`GET ${LIST}`]: () => listOf(rows),
    [`GET ${ENTRY}`]: () => ({ body: entry }),
    'PUT /staff/catalogue/translations/de': () => ({ status: 204 }),
  });
const show = (api: FakeApi, path: string) =>
  renderRoutes(
    [
      {
        path: '/catalogue-translations',
        element: (
          <SignInGate signedOut={false} onSignedIn={() => {}}>
            <CatalogueTranslationsScreen />
          </SignInGate>
        ),
      },
      {
        path: '/catalogue-translations/:language/:kind/*',
        element: (
          <SignInGate signedOut={false} onSignedIn={() => {}}>
            <CatalogueTranslationScreen />
          </SignInGate>
        ),
      },
    ],
    { api, path },
  );

test('the list says what each thing is called in a language, and what is missing there', async () => {
  const { api, user } = show(anApi(), '/catalogue-translations?language=de');
  const row = within(await screen.findByRole('row', { name: /Krem z różą/ }));
  expect(row.getByRole('link').getAttribute('href')).toBe('/catalogue-translations/de/product/RL-1');
  expect(row.getByText('Rosencreme').getAttribute('lang')).toBe('de');
  expect(row.getByText('opis')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Tonik/ })).getByText('Gotowe')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Nazwa' }), 'Bez tłumaczenia nazwy');
  await waitFor(() => expect(api.asked(`GET ${LIST}`).at(-1)?.query.get('state')).toBe('missing'));
});

test('a shop of one language says so', async () => {
  show(createFakeApi(), '/catalogue-translations');
  expect(await screen.findByText('Sklep mówi tylko po polsku')).toBeTruthy();
});

test('words are written beside the original, and what is empty is not sent', async () => {
  const english = { language: 'en', missing: [], name: 'Creams', text: 'For day and night.' };
  const { api, user } = show(anApi(anEntry(english)), FORM);
  const name = await screen.findByRole('textbox', { name: 'Nazwa' });
  expect(screen.getByText('Na dzień i noc.').getAttribute('lang')).toBe('pl');
  expect(name.getAttribute('lang')).toBe('de');
  expect(screen.getByText(/Na razie w sklepie po angielsku: „Creams”/)).toBeTruthy();
  const languages = within(screen.getByRole('navigation', { name: 'Języki tłumaczeń' }));
  expect(languages.getByRole('link', { name: /angielski Gotowe/ })).toBeTruthy();
  expect(languages.getByRole('link', { name: /niemiecki Brak/ }).getAttribute('aria-current')).toBe('page');
  await user.type(name, ' Cremes ');
  await user.type(screen.getByRole('textbox', { name: 'Adres' }), '/gesicht/cremes');
  await user.click(screen.getByRole('button', { name: /Zapisz/ }));
  await screen.findByText('Zapisano tłumaczenie');
  expect(api.asked('PUT /staff/catalogue/translations/de')[0]?.body).toEqual({
    items: [{ kind: 'category', key: 'twarz/kremy', name: 'Cremes', address: 'gesicht/cremes' }],
  });
});

test('an address that is taken is told at its field, and what was typed stays', async () => {
  const api = anApi(anEntry({ language: 'de', missing: [], name: 'Cremes', text: 'Tag und Nacht.' }));
  const faults = [{ path: '/items/0/address', rule: 'unique', message: 'Adres „a” ma już co innego.' }];
  api.on('PUT /staff/catalogue/translations/de', () => refuse(422, 'input-invalid', { faults }));
  const { user } = show(api, FORM);
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Adres' });
  await user.type(address, 'a');
  await user.click(screen.getByRole('button', { name: /Zapisz/ }));
  expect(await screen.findByText('Adres „a” ma już co innego.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(address.value).toBe('a');
});

test('another language is asked about while words are unsaved', async () => {
  const { user, router } = show(anApi(), FORM);
  await user.type(await screen.findByRole('textbox', { name: 'Nazwa' }), 'Cremes');
  await user.click(screen.getByRole('link', { name: /angielski/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(router.state.location.pathname).toBe(FORM);
  await user.click(question.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue-translations/en/category/twarz/kremy'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa' }).value).toBe('');
});

test('viewers read, and a thing that is not there is told', async () => {
  const api = anApi();
  api.on('GET /staff/session', () => ({ body: aSession('viewer') }));
  const view = show(api, FORM);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nazwa' })).closest('fieldset')?.disabled).toBe(
    true,
  );
  view.unmount();
  api.on(`GET ${ENTRY}`, () => refuse(404, 'not-found'));
  show(api, FORM);
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});
