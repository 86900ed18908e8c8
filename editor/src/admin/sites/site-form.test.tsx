import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFile, aSummary, listOf, refuse } from '../../testing/fake-api.ts';
import { anApi, SELLER, show, site, writes } from './testing/site-screens.tsx';

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
