import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSite } from '../testing/an-answer.ts';
import { answers, asked, leave, open, openShop, press, TOKEN } from './testing/an-order-page.tsx';

beforeEach(openShop);
afterEach(leave);

test('the link of a mail shows what was bought, what it costs and where it goes', async () => {
  await open({});
  expect(asked[0]?.variables).toEqual({ token: TOKEN });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zamówienie 000000012');
  const products = within(screen.getByRole('region', { name: 'Produkty' }));
  expect(products.getByRole('listitem').textContent).toMatch(/^2\s× Krem50 ml178,00\szł$/);
  expect(products.getByRole('listitem').querySelector('img')?.getAttribute('src')).toBe('/media/krem.webp');
  expect(products.getByText('Razem').nextSibling?.textContent).toMatch(/^192,99\szł$/);
  expect(screen.getByText('Adres dostawy').nextSibling?.textContent).toBe('Lena RóżanaLipowa 390-001 Łódź');
  expect(screen.getByText('Dane do rachunku').nextSibling?.textContent).toBe('Takie jak adres dostawy');
  expect(screen.queryByRole('button', { name: 'Zapłać za zamówienie' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Odstąp od umowy tutaj' })).toBeNull();
});

test('without a link, or with one that leads nowhere, the order is found by what its confirmation says', async () => {
  await open(undefined);
  expect(screen.getByText(/^Pod tym linkiem nie ma zamówienia/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Numer zamówienia' })).toBeTruthy();
  cleanup();
  await open({}, '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pokażemy Twoje zamówienie');
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await press('Pokaż zamówienie');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Numer zamówienia' }));
  type('Numer zamówienia', 'nr 000000012');
  type('E-mail', ' lena@poczta.example ');
  type('Nazwisko', 'Inna');
  type('E-mail', 'lena@gmial.com');
  fireEvent.blur(screen.getByRole('textbox', { name: 'E-mail' }));
  await press('Tak, popraw');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'lena@gmail.com');
  type('E-mail', 'lena@poczta');
  expect(screen.getByText('Niepoprawny adres e-mail. Po znaku @ brakuje domeny, np. poczta.pl.')).toBeTruthy();
  type('E-mail', ' lena@poczta.example ');
  answers.set('guestOrder(', { data: null, errors: [{ extensions: { category: 'graphql-no-such-entity' } }] });
  await press('Pokaż zamówienie');
  expect(screen.getByText(/^Nie znaleźliśmy zamówienia z\stymi danymi\. Numer jest/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'lena@poczta.example');

  type('Nazwisko', 'Różana');
  answers.set('guestOrder(', { data: { guestOrder: { number: '000000012', token: TOKEN } } });
  await press('Pokaż zamówienie');
  const variables = { number: '000000012', email: 'lena@poczta.example', lastname: 'Różana' };
  expect(asked.find(({ variables: { lastname } }) => lastname === 'Różana')?.variables).toEqual(variables);
  expect(asked.at(-1)?.variables).toEqual({ token: TOKEN });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zamówienie 000000012');
  expect([window.location.search, window.location.hash]).toEqual(['', '']);
});

test('how it comes and how it is paid stand beside their drawings, which say nothing more', async () => {
  await open({});
  const wayOf = (term: string) => screen.getByText(term).parentElement;
  const drawingOf = (term: string) => wayOf(term)?.querySelector('img');
  expect(wayOf('Sposób dostawy')?.textContent).toBe('Sposób dostawyKurier InPost');
  expect(drawingOf('Sposób dostawy')?.getAttribute('src')).toMatch(/#courier$/);
  expect(drawingOf('Płatność')?.getAttribute('src')).toMatch(/#transfer$/);
  expect(drawingOf('Płatność')?.getAttribute('alt')).toBe('');
});

test('a way whose name says nothing of its kind has no drawing', async () => {
  await open({ shipping_method: 'Gołąb pocztowy' });
  expect(screen.getByText('Gołąb pocztowy').querySelector('img')).toBeNull();
});

test('parcels of an order are counted, each with its courier and the way to it', async () => {
  const parcel = (number: string, title: string) => ({
    number,
    title,
    carrier: 'x',
    url: `https://x.example/${number}`,
  });
  await open({
    shipments: [
      { created_at: '2026-11-24', tracking: [parcel('111', 'InPost'), parcel('222', 'InPost')] },
      { created_at: '2026-11-24', tracking: [parcel('333', 'DPD')] },
    ],
  });
  const rows = screen.getByText('Kurier InPost').closest('dd')?.querySelectorAll('li');
  expect([...(rows ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Paczka 1 z\u00a03, InPostŚledź przesyłkę 111',
    'Paczka 2 z\u00a03, InPostŚledź przesyłkę 222',
    'Paczka 3 z\u00a03, DPDŚledź przesyłkę 333',
  ]);
  cleanup();
  await open({ shipments: [{ created_at: '2026-11-24', tracking: [parcel('111', 'InPost')] }] });
  expect(screen.getByRole('link', { name: 'Śledź przesyłkę 111' }).closest('li')?.textContent).toBe(
    'Śledź przesyłkę 111',
  );
});

test('the way of an order is a list of stages, of which one is the present', async () => {
  await open({
    status: 'W realizacji',
    status_code: 'processing',
    history: [{ date: '2026-11-21 10:05:00', status_code: 'processing' }],
    delivery_estimate: { from: '2026-11-24', to: '2026-11-25' },
  });
  const stages = within(screen.getByRole('list', { name: 'Etapy zamówienia' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Złożone21.11.2026',
    'Opłacone21.11.2026',
    'Wysłanejeszcze nie',
    'Dostarczoneprzewidywane 24–\u206025\u00a0listopada',
  ]);
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(screen.getByText('Przewidywana dostawa')).toBeTruthy();
});

test('what was delivered is not expected any more; a complaint can be made as long as the order is seen', async () => {
  await open({
    status: 'Dostarczone',
    status_code: 'complete',
    history: [{ date: '2026-11-23 10:05:00', status_code: 'complete' }],
    delivery_estimate: { from: '2026-11-24', to: '2026-11-25' },
  });
  expect(screen.queryByText('Przewidywana dostawa')).toBeNull();
  expect(screen.getByRole('link', { name: 'Złóż reklamację albo napisz do nas' }).getAttribute('href')).toBe(
    '/kontakt',
  );
});

test.each([
  ['/contact', '/en/contact'],
  ['https://pomoc.example/napisz', 'https://pomoc.example/napisz'],
])('a site whose contact page is %s leads there', async (contact, href) => {
  await open({}, undefined, aSite({ basePath: '/en', properties: { maintenance: false, contact } }));
  const link = screen.getByRole('link', { name: 'Złóż reklamację albo napisz do nas' });
  expect(link.getAttribute('href')).toBe(href);
});

test('a parcel that waits in a point goes to nobody’s address', async () => {
  await open({ pickup_point: { code: 'KRA010', address: 'Floriańska 12, 31-021 Kraków' } });
  expect(screen.queryByText('Adres dostawy')).toBeNull();
  expect(screen.getByText('Odbiorca paczki').nextSibling?.textContent).toBe('Lena RóżanaLipowa 390-001 Łódź');
  expect(screen.getByText('Dane do rachunku').nextSibling?.textContent).toBe('Takie jak dane odbiorcy');
});
