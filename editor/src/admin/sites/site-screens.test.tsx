import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Site } from '../../api/sites.ts';
import { aFile, aSite, aSummary, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { NewSiteScreen, SiteScreen } from './site-screen.tsx';
import { SitesScreen } from './sites-screen.tsx';

const SELLER = {
  name: 'Rosa i Len sp. z o.o.',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  nip: '1234563218',
  email: 'pomoc@rosailen.example',
  phone: '+48850000000',
};
const site = (change: Partial<Site> = {}): Site => ({
  ...aSite(),
  isDefault: true,
  revision: 3,
  logo: { light: '/logo.svg' },
  generalSettings: { benefits: ['x'] },
  staticRouting: { '/koszyk': '/cart' },
  properties: { maintenance: false, terms: '/regulamin', seller: SELLER, shop: { maxCoupons: 2 } },
  ...change,
});
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <Routes>
      <Route path="/sites" element={<SitesScreen />} />
      <Route path="/sites/new" element={<NewSiteScreen />} />
      <Route path="/sites/:code" element={<SiteScreen />} />
    </Routes>,
    { api, path },
  );
/** Keeps what is written, as the server does. */
function anApi(...sites: Site[]) {
  const kept = new Map(sites.map((each) => [each.code, each]));
  const api = createFakeApi({ 'GET /staff/sites': () => listOf([...kept.values()]) });
  for (const code of ['pl', 'en'])
    api.on(`PUT /staff/sites/${code}`, ({ body }) => {
      const { revision } = body as Site;
      const found = kept.get(code)?.revision ?? 0;
      if (revision !== found) return refuse(409, 'site-conflict', { expected: revision, found });
      const saved = { id: 1, code, generalSettings: {}, ...(body as object), revision: found + 1 } as Site;
      kept.set(code, saved);
      return { body: saved };
    });
  return api;
}
const writes = (api: FakeApi, code = 'pl') => api.asked(`PUT /staff/sites/${code}`).map(({ body }) => body);

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

test('a change keeps whatever the form does not show', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  const name = await screen.findByLabelText('Nazwa');
  await user.clear(name);
  await user.type(name, 'Len i Rosa');
  await user.type(screen.getByLabelText('Darmowa dostawa od (PLN)'), '149,50');
  await user.type(screen.getByLabelText('Powody anulowania zamówienia'), 'Pomyłka\n\nInny powód ');
  await user.type(screen.getByLabelText('Opis przy udostępnianiu linku'), 'Kosmetyki z lnu');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Len i Rosa”');
  const { id: _id, code: _code, ...body } = site();
  expect(writes(api)).toEqual([
    {
      ...body,
      name: 'Len i Rosa',
      properties: {
        maintenance: false,
        terms: '/regulamin',
        seller: SELLER,
        shop: { maxCoupons: 2, freeDeliveryFrom: 14_950, cancellationReasons: ['Pomyłka', 'Inny powód'] },
        socialMeta: { description: 'Kosmetyki z lnu' },
      },
    },
  ]);
  expect((screen.getByLabelText('Powody anulowania zamówienia') as HTMLTextAreaElement).value).toBe(
    'Pomyłka\nInny powód',
  );
});

test('features are switched one by one', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  const chat = await screen.findByRole('switch', { name: /Czat/ });
  expect((chat as HTMLInputElement).checked).toBe(true);
  await user.click(chat);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(writes(api)).toMatchObject([{ features: { chat: false, cart: true } }]));
});

test('a new site begins with the features of its code', async () => {
  const { user } = show(createFakeApi(), '/sites/new');
  const unavailable = await screen.findByRole('switch', { name: /Niedostępne warianty/ });
  expect((unavailable as HTMLInputElement).checked).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Kod' }), 'en');
  expect((unavailable as HTMLInputElement).checked).toBe(true);
});

test('pages that the shop leads to are paths or whole addresses', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  const contact = await screen.findByLabelText<HTMLInputElement>('Kontakt');
  await user.type(contact, 'napisz-do-nas');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Podaj ścieżkę od ukośnika, na przykład \/kontakt/)).toBeTruthy();
  expect(contact.getAttribute('aria-invalid')).toBe('true');
  expect(writes(api)).toEqual([]);
  await user.clear(contact);
  await user.type(contact, '/napisz-do-nas');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  expect(writes(api)).toMatchObject([{ properties: { terms: '/regulamin', contact: '/napisz-do-nas' } }]);
});

test('screens get addresses, each once; what is wrong stands at its field', async () => {
  const api = anApi(site({ staticRouting: { 'error.500': '/blad', order: '/zamowienie' } }));
  const { user } = show(api, '/sites/pl');
  const cart = await screen.findByLabelText<HTMLInputElement>('Koszyk');
  expect(screen.getByLabelText<HTMLInputElement>('Zamówienie').value).toBe('/zamowienie');
  await user.type(cart, 'Kosz yk');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Zacznij od ukośnika/)).toBeTruthy();
  await user.clear(cart);
  await user.type(cart, '/zamowienie/');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Ten adres jest tu dwa razy.')).toBeTruthy();
  expect(writes(api)).toEqual([]);
  await user.clear(cart);
  await user.type(cart, 'koszyk');
  await user.clear(screen.getByLabelText('Zamówienie'));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  expect(writes(api)).toMatchObject([{ staticRouting: { 'error.500': '/blad', cart: '/koszyk' } }]);
  expect(writes(api)[0]).not.toHaveProperty('staticRouting.order');
});

test('an address that something else has is said at its field', async () => {
  const api = anApi(site());
  const message = 'Pod adresem „/krem” jest produkt „A”. Zmień jego adres albo podaj inny.';
  const faults = [{ path: '/staticRouting/cart', rule: 'route-address-taken', message }];
  api.on('PUT /staff/sites/pl', () => refuse(422, 'input-invalid', { faults }));
  const { user } = show(api, '/sites/pl');
  await user.type(await screen.findByLabelText('Koszyk'), '/krem');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Koszyk').getAttribute('aria-invalid')).toBe('true');
});

test('what pages may load of other companies is chosen, and checked before it is sent', async () => {
  const api = anApi(site({ generalSettings: { benefitBarGroup: ['14 dni na zwrot'] } }));
  const { user } = show(api, '/sites/pl');
  await user.click(await screen.findByRole('checkbox', { name: 'Vimeo' }));
  await user.click(screen.getByLabelText('Adres kafelków mapy'));
  await user.paste('https://mapy.example/{z}/{x}');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Podaj adres od https:// z częściami {z}, {x} i {y}')).toBeTruthy();
  expect(writes(api)).toEqual([]);
  await user.click(screen.getByLabelText('Adres kafelków mapy'));
  await user.paste('/{y}.png');
  await user.type(screen.getByLabelText('Podpis mapy'), '© Mapy');
  await user.click(screen.getByRole('switch', { name: 'Sklep może zapytać o położenie' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  expect(writes(api)).toMatchObject([
    {
      generalSettings: {
        benefitBarGroup: ['14 dni na zwrot'],
        externalServices: {
          videoHosts: ['vimeo'],
          mapTiles: { url: 'https://mapy.example/{z}/{x}/{y}.png', attribution: '© Mapy' },
          geolocation: true,
        },
      },
    },
  ]);
});

test('header and footer snippets are chosen among the site’s, the rest of its looks is kept', async () => {
  const api = anApi(site());
  const snippet = (id: number, title: string, urlPath: string) => aSummary({ id, type: 'snippet', title, urlPath });
  api.on('GET /staff/pages', ({ query }) =>
    listOf(query.get('site') === 'pl' ? [snippet(4, 'Nagłówek', '/naglowek'), snippet(5, 'Stopka', '/stopka')] : []),
  );
  const { user } = show(api, '/sites/pl');
  await screen.findAllByRole('option', { name: 'Stopka' });
  await user.selectOptions(screen.getByLabelText('Nagłówek stron'), 'Nagłówek');
  await user.selectOptions(screen.getByLabelText('Stopka stron'), 'Stopka');
  expect(screen.getAllByRole('link', { name: 'Edytuj fragment' }).map((link) => link.getAttribute('href'))).toEqual([
    '/pages/4',
    '/pages/5',
  ]);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  expect(writes(api)).toMatchObject([
    { logo: { light: '/logo.svg' }, properties: { headerSnippet: 'naglowek', footerSnippet: 'stopka' } },
  ]);
});

test('logos and the icon come from the library, no larger than they are shown', async () => {
  const api = anApi(site());
  const square = { url: '/media/31/abc/s.webp', width: 160, height: 160, ratio: 'square', mime: 'image/webp' } as const;
  const small = {
    url: '/media/31/abc/320.webp',
    width: 320,
    height: 166,
    ratio: 'original',
    mime: 'image/webp',
  } as const;
  const large = { ...small, url: '/media/31/abc/2400.webp', width: 2400, height: 1248 };
  api.on('GET /staff/media', () => listOf([aFile(31, { title: 'Kwiat', srcset: [small, large, square] })]));
  const { user } = show(api, '/sites/pl');
  await user.click(await screen.findByRole('button', { name: 'Usuń: Logo' }));
  await user.click(screen.getByLabelText('Logo na ciemne tło'));
  await user.click(await screen.findByRole('button', { name: /Kwiat/ }));
  await user.click(screen.getByLabelText(/Ikona w.karcie przeglądarki/));
  await user.click(await screen.findByRole('button', { name: /Kwiat/ }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  expect(writes(api)).toMatchObject([{ logo: { dark: small.url }, favicon: square.url }]);
  expect(writes(api)[0]).not.toHaveProperty('logo.light');
});

test('benefits, the hour of shipping and the rating are typed as people write them', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  await user.type(await screen.findByLabelText('Pasek korzyści'), '14 dni na zwrot{Enter} {Enter}Próbki gratis');
  await user.type(screen.getByLabelText('Wysyłka tego samego dnia do godziny'), '25');
  await user.type(screen.getByLabelText(/^Ocena z.roku$/), '4,87');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(screen.getByLabelText('Wysyłka tego samego dnia do godziny').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(/^Opinii w.roku$/).getAttribute('aria-invalid')).toBe('true');
  expect(writes(api)).toEqual([]);
  await user.type(screen.getByLabelText('Wysyłka tego samego dnia do godziny'), '{Backspace}');
  await user.type(screen.getByLabelText(/^Opinii w.roku$/), '412');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  expect(writes(api)).toMatchObject([
    {
      generalSettings: {
        benefits: ['x'],
        benefitBarGroup: ['14 dni na zwrot', 'Próbki gratis'],
        shippingTimer: { cutOffHour: 2 },
      },
      properties: { rating: { periods: [{ period: 'year', rate: 4.87, amount: 412 }] } },
    },
  ]);
});

test('how the shop behaves is chosen from lists; what was never set and stays as it is, is not sent', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  await user.selectOptions(await screen.findByLabelText('Po dodaniu do koszyka'), 'drawer');
  await user.selectOptions(screen.getByLabelText('Konto zaczyna się od'), 'orders');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  const [written] = writes(api) as [{ generalSettings: object }];
  expect(written.generalSettings).toMatchObject({ cart: { afterAdding: 'drawer' }, account: { home: 'orders' } });
  expect(written.generalSettings).not.toHaveProperty('auth');
});

test('the default site stays it until another one takes over', async () => {
  show(anApi(site()), '/sites/pl');
  expect((await screen.findByRole('switch', { name: 'Domyślna witryna' })).matches(':disabled')).toBe(true);
  expect(screen.getByText(/^Jedna witryna jest zawsze domyślna/)).toBeTruthy();
});

test('what is wrong is told at its field, and nothing is sent', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  const retype = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  await retype('Waluta', 'złoty');
  await retype('NIP', '123');
  await retype('Adres sklepu', 'rosailen.example');
  await retype('Dni na zwrot od odbioru', '7');
  await user.clear(screen.getByLabelText('Firma'));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  for (const label of ['Waluta', 'NIP', 'Adres sklepu', 'Dni na zwrot od odbioru', 'Firma'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
  expect(screen.getByText('NIP ma dziesięć cyfr')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Adres sklepu'));
  expect(writes(api)).toEqual([]);
});

test('numbers of a seller are taken as people write them; no seller at all is fine too', async () => {
  const api = anApi(site());
  const { user } = show(api, '/sites/pl');
  await user.clear(await screen.findByLabelText('NIP'));
  await user.type(screen.getByLabelText('NIP'), 'PL 123-456-32-18');
  await user.clear(screen.getByLabelText('Telefon'));
  await user.type(screen.getByLabelText('Telefon'), '600 100 200');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Zapisano witrynę „Rosa i Len”');
  expect(writes(api)[0]).toMatchObject({ properties: { seller: { nip: '1234563218', phone: '+48600100200' } } });
  for (const label of ['Firma', 'Ulica i numer', 'Kod pocztowy', 'Miejscowość', 'NIP', 'E-mail', 'Telefon'])
    await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(writes(api)).toHaveLength(2));
  expect(writes(api)[1]).not.toHaveProperty('properties.seller');
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

test('what the server refuses stands at its field', async () => {
  const api = anApi(site());
  const fault = (path: string, message: string) => ({ path, rule: 'pattern', message });
  const faults = [fault('/properties/seller/postcode', 'Zły kod.'), fault('/logo/light', 'Złe logo.')];
  api.on('PUT /staff/sites/pl', () => refuse(422, 'input-invalid', { faults }));
  const { user } = show(api, '/sites/pl');
  await user.type(await screen.findByLabelText('Nazwa'), '!');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zły kod.')).toBeTruthy();
  expect(screen.getByLabelText('Kod pocztowy').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Złe logo.')).toBeTruthy();
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
