import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { anApi, show, site, writes } from './testing/site-screens.tsx';

test('each site shows its address, language, currency and whether shoppers get in', async () => {
  const closed = site({
    code: 'en',
    name: 'Flax',
    isDefault: false,
    basePath: '/en',
    properties: { maintenance: true },
  });
  show(anApi(site(), closed), '/sites');
  const row = within(await screen.findByRole('row', { name: /Rosa i Len/ }));
  expect(row.getByRole('link', { name: 'Rosa i Len' }).getAttribute('href')).toBe('/sites/pl');
  for (const words of ['https://rosailen.example', 'pl-PL · PLN', 'Otwarta', 'Domyślna'])
    expect(row.getByText(words)).toBeTruthy();
  const other = within(screen.getByRole('row', { name: /Flax/ }));
  expect(other.getByText('https://rosailen.example/en')).toBeTruthy();
  expect(other.getByText('Przerwa techniczna')).toBeTruthy();
  expect(other.queryByText('Domyślna')).toBeNull();
});

test('a new site begins with the features of its code', async () => {
  const { user } = show(createFakeApi(), '/sites/new');
  const unavailable = await screen.findByRole('switch', { name: /Niedostępne warianty/ });
  expect((unavailable as HTMLInputElement).checked).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Kod' }), 'en');
  expect((unavailable as HTMLInputElement).checked).toBe(true);
});

test('the default site stays it until another one takes over', async () => {
  show(anApi(site()), '/sites/pl');
  expect((await screen.findByRole('switch', { name: 'Domyślna witryna' })).matches(':disabled')).toBe(true);
  expect(screen.getByText(/^Jedna witryna jest zawsze domyślna/)).toBeTruthy();
});

test('after a conflict what was typed stays until the site of the other person is asked for', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  const name = (await screen.findByLabelText('Nazwa')) as HTMLInputElement;
  await user.type(name, ' sp. z o.o.');
  api.on('GET /staff/sites', () => listOf([site({ name: 'Len i Rosa', revision: 4 })]));
  api.on('PUT /staff/sites/pl', () => refuse(409, 'site-conflict', { expected: 3, found: 4 }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  const reload = await screen.findByRole('button', { name: 'Odrzuć moje i wczytaj obecne' });
  expect(name.value).toBe('Rosa i Len sp. z o.o.');
  await user.click(reload);
  await waitFor(() => expect(screen.getByLabelText('Nazwa')).toHaveProperty('value', 'Len i Rosa'));
});

test('a new site is made and opened; a code that is taken replaces nothing', async () => {
  const api = anApi(site());
  const { user, router } = show(api, '/sites/new');
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
  await type('Nazwa', 'Rosa and Flax');
  await type('Kod', 'pl');
  await type('Adres sklepu', 'https://en.rosailen.example');
  await type('Kraj i język (locale)', 'en-GB');
  await type('Język', 'en');
  await type('Waluta', 'EUR');
  await user.click(screen.getByRole('button', { name: 'Utwórz witrynę' }));
  expect(await screen.findByText('Taki kod ma już inna witryna')).toBeTruthy();
  expect(writes(api)).toMatchObject([{ revision: 0 }]);
  await user.clear(screen.getByLabelText('Kod'));
  await type('Kod', 'en');
  await user.click(screen.getByRole('button', { name: 'Utwórz witrynę' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sites/en'));
  expect(writes(api, 'en')).toEqual([
    {
      features: {},
      name: 'Rosa and Flax',
      postfix: '',
      isDefault: false,
      locale: 'en-GB',
      language: 'en',
      currency: 'EUR',
      address: 'https://en.rosailen.example',
      domain: 'en.rosailen.example',
      basePath: '/',
      properties: { maintenance: false },
      revision: 0,
    },
  ]);
});

test('a shop is closed at once after one question, and what is in the form stays unsaved', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  await user.type(await screen.findByLabelText('Nazwa'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Zacznij przerwę' }));
  expect(writes(api)).toEqual([]);
  const question = within(screen.getByRole('alertdialog', { name: /Zamknąć sklep „Rosa i Len”/ }));
  await user.click(question.getByRole('button', { name: 'Zacznij przerwę' }));
  expect(await screen.findByText('Przerwa techniczna')).toBeTruthy();
  const { id: _id, code: _code, ...body } = site();
  expect(writes(api)).toEqual([{ ...body, properties: { ...body.properties, maintenance: true } }]);
  expect((screen.getByLabelText('Nazwa') as HTMLInputElement).value).toBe('Rosa i Len 2');
  expect(screen.getByText('Masz niezapisane zmiany')).toBeTruthy();

  // Saved afterwards, it stays closed; and it is opened the same way.
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(writes(api)).toHaveLength(2));
  expect(writes(api)[1]).toMatchObject({ name: 'Rosa i Len 2', properties: { maintenance: true } });
  await user.click(screen.getByRole('button', { name: 'Zakończ przerwę' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Zakończ przerwę' }));
  expect(await screen.findByText('Otwarta')).toBeTruthy();
});
