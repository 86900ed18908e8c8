import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import '../i18n/all-languages.ts';
import { aSite } from '../testing/an-answer.ts';
import { loadFailurePages } from './load-failure-pages.ts';
import { PlainView } from './plain-view.tsx';

beforeAll(loadFailurePages);
afterEach(cleanup);

const show = (site = aSite()) => render(<PlainView view={{ kind: 'not-found' }} site={site} />);
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an address without a page has a field that searches, and three ways on', () => {
  show();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Czego szukasz?' });
  expect([field.name, field.form?.method, field.form?.getAttribute('action')]).toEqual(['q', 'get', '/results']);
  expect(screen.getByRole('button', { name: 'Szukaj' })).toBeTruthy();
  expect(addresses()).toEqual(['/', '/order', '/my-wishlist']);
});

test('in English, on a site below a path that has neither search nor cart', () => {
  const features = { ...aSite().features, search: false, cart: false };
  show({ ...aSite(), language: 'en-US', basePath: '/en', features });
  expect(screen.getByRole('heading', { name: 'The page with the given address has not been found' })).toBeTruthy();
  expect(screen.getByText('The link you entered may be incorrect or out of date. Try again.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(addresses()).toEqual(['/en', '/en/order']);
});
