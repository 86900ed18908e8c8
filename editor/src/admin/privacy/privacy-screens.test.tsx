import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CookieProof, Subscriber } from '../../api/identity/privacy.ts';
import { createFakeApi, listOf } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ConsentsScreen } from './consents-screen.tsx';
import { SubscribersScreen } from './subscribers-screen.tsx';

const proof: CookieProof = {
  id: 'wybor-1',
  visitor: '0d5f7a6e-0a53',
  siteId: 1,
  language: 'pl-PL',
  textVersion: '2026-11',
  way: 'selected',
  functional: true,
  analytics: true,
  marketing: false,
  recordedAt: '2026-11-20T12:00:00.000Z',
};
const subscriber: Subscriber = {
  id: 1,
  email: 'anna@poczta.example.com',
  siteId: 1,
  status: 'UNCONFIRMED',
  emailPromotion: true,
  smsPromotion: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};

const script = (host: string) => ({ key: 'abc', endpoint: `https://${host}/widget.js` });
const site = (change: object) => ({
  code: 'pl',
  name: 'Sklep',
  features: { cart: true, user: true, search: true, chat: true, unavailableVariants: false, cookieConsent: true },
  generalSettings: {
    externalServices: { marketing: script('sklep.user.example'), tags: script('tagi.example') },
  },
  ...change,
});

test('choices are shown in words, and found by the number of a visitor', async () => {
  const asked: (string | null)[] = [];
  const api = createFakeApi({
    'GET /staff/cookie-consents': ({ query }) => {
      asked.push(query.get('visitor'));
      return listOf([proof, { ...proof, id: 'wybor-2', functional: false, analytics: false }]);
    },
    'GET /staff/sites': () => listOf([]),
  });
  renderWithApi(<ConsentsScreen />, { api, path: '/cookie-consents?visitor=0d5f7a6e-0a53' });
  const row = await screen.findByRole('row', { name: /funkcjonalne, analityczne/ });
  expect(within(row).getByText('0d5f7a6e-0a53')).toBeTruthy();
  expect(screen.getByRole('row', { name: /tylko niezbędne/ })).toBeTruthy();
  expect(asked).toEqual(['0d5f7a6e-0a53']);
});

test('each site says what a consent loads; one that never asks loads nothing', async () => {
  const quiet = { code: 'en', name: 'Shop', features: { ...site({}).features, cookieConsent: false } };
  const api = createFakeApi({
    'GET /staff/cookie-consents': () => listOf([]),
    'GET /staff/sites': () => listOf([site({}), site(quiet), site({ code: 'de', name: 'Laden', generalSettings: {} })]),
  });
  renderWithApi(<ConsentsScreen />, { api, path: '/cookie-consents' });
  const table = within(await screen.findByRole('table', { name: 'Co wczytuje każda zgoda' }));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Sklep/).slice(-3)).toEqual([
    'ostatnio oglądane na koncie, czat',
    'tagi (tagi.example), własny pomiar szybkości',
    'marketing (sklep.user.example), czat, tagi (tagi.example)',
  ]);
  expect(cells(/^Shop/).slice(-3)).toEqual(['nic', 'nic', 'nic']);
  expect(cells(/^Laden/).slice(-3)).toEqual(['ostatnio oglądane na koncie', 'własny pomiar szybkości', 'nic']);
});

test('subscribers are shown with their state, and come as a file of the same', async () => {
  const api = createFakeApi({ 'GET /staff/newsletter': () => listOf([subscriber]) });
  renderWithApi(<SubscribersScreen />, { api, path: '/newsletter?status=UNCONFIRMED&search=an' });
  const row = await screen.findByRole('row', { name: /anna@poczta/ });
  expect(within(row).getByText('Czeka na potwierdzenie')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Pobierz CSV' });
  expect(file.getAttribute('href')).toBe('/staff/newsletter/export?status=UNCONFIRMED&search=an');
});
