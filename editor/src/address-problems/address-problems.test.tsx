import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { AddressProblems } from './address-problems.tsx';

const page = { id: 7, title: 'Koszyk prezentów', urlPath: '/cart/prezenty' };
const items = [
  { kind: 'sites-share-address', address: 'rosailen.example/en', sites: ['en', 'us'] },
  { kind: 'page-reserved', site: 'pl', page },
  { kind: 'page-under-site', site: 'pl', over: 'en', page: { id: 8, title: 'Anglia', urlPath: '/en/anglia' } },
] as const;
const api = () => createFakeApi({ 'GET /staff/address-problems': () => ({ body: { items } }) });

test('each address at fault is named, with the way to what has to move', async () => {
  renderWithApi(<AddressProblems />, { api: api() });
  const list = within(await screen.findByRole('list', { name: /Adresy do poprawy/ }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('rosailen.example/en'),
    expect.stringContaining('należy do ekranów sklepu'),
    expect.stringContaining('odpowiada witryna „en”'),
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sites/en',
    '/sites/us',
    '/pages/7',
    '/pages/8',
  ]);
});

test('a screen shows its own only, and nothing where there are none', async () => {
  renderWithApi(<AddressProblems kinds={['page-under-site']} />, { api: api() });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});
