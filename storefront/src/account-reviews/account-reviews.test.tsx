import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CustomerScreen } from '../screens/customer-screen.tsx';
import { enterAccount, leaveAccount } from '../testing/account-screen.tsx';
import { aSite } from '../testing/an-answer.ts';
import { stubAddress } from '../testing/shop-answers.ts';

let shop: ReturnType<typeof enterAccount>;

const aReview = (id: number, given: object = {}) => ({
  id: String(id),
  rating: 4,
  text: `Treść ${id}`,
  nickname: 'Lena',
  created_at: '2026-11-21 09:30:00',
  status: 'APPROVED',
  is_verified: true,
  shade_sku: null,
  product: { name: `Krem ${id}`, url_key: `krem-${id}`, thumbnail: { url: '/media/krem.avif' } },
  ...given,
});
const answer = (items: object[], total = items.length) =>
  shop.answer('CustomerReviews', { customer: { reviews: { total_count: total, items } } });

beforeEach(() => {
  shop = enterAccount();
});
afterEach(leaveAccount);

async function open(path = '/account/reviews') {
  stubAddress(path);
  await act(async () => render(<CustomerScreen path="/account/reviews" site={aSite()} />));
}

test('each review says in words what became of it, whatever is written in it', async () => {
  answer([
    aReview(1, { status: 'PENDING', text: '<script>alert(1)</script>' }),
    aReview(2),
    aReview(3, { status: 'REJECTED', is_verified: false }),
  ]);
  await open();
  expect(await screen.findByText('Czeka na zatwierdzenie')).toBeTruthy();
  expect(screen.getByText('Opublikowana')).toBeTruthy();
  expect(screen.getByText('Nie została opublikowana')).toBeTruthy();
  expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Krem 2' }).getAttribute('href')).toBe('/krem-2');
  expect(screen.getAllByRole('img', { name: 'Ocena 4 na 5' })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Moje opinie' }).getAttribute('aria-current')).toBe('page');
  // The token and the reviews are asked for side by side.
  expect(shop.asked.map(({ name }) => name).toSorted()).toEqual(['CustomerReviews', 'ReadCustomer']);
});

test('reviews come ten to a page, and each page has its address', async () => {
  answer([aReview(11)], 11);
  await open('/account/reviews?page=2');
  expect(await screen.findByText('Treść 11')).toBeTruthy();
  expect(shop.asked.find(({ name }) => name === 'CustomerReviews')?.variables).toEqual({ page: 2, size: 10 });
  expect(screen.getByRole('link', { name: 'Nowsze' }).getAttribute('href')).toBe('/account/reviews');
  expect(screen.queryByRole('link', { name: 'Starsze' })).toBeNull();
});

test('whoever has written nothing is told where that is done', async () => {
  answer([]);
  await open();
  expect(await screen.findByText('Nie masz jeszcze opinii')).toBeTruthy();
});

test('reviews that cannot be had can be asked for once more', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Spróbuj jeszcze raz' })).toBeTruthy();
});
