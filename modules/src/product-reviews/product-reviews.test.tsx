import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewSummary } from '@witryna/module-schemas';
import { expect, test, vi } from 'vitest';
import { loadSentences } from '../shop/i18n/translate.ts';
import type { ReviewsResult } from '../shop/shop-actions.ts';
import { createStillShop } from '../shop/still-shop.tsx';
import { aProduct, aRelated } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const aReview = (id: number, part: Partial<ReviewSummary> = {}): ReviewSummary => ({
  id,
  author: `Osoba ${id}`,
  summary: `Tytuł ${id}`,
  content: `Treść ${id}`,
  rate: 5,
  createdAt: '2026-11-01T10:00:00Z',
  isVerified: true,
  ...part,
});
const product = aProduct();
const items = [1, 2, 3, 4, 5].map((id) => aReview(id, id === 2 ? { rate: 3, isVerified: false, author: '' } : {}));
const reviews = { [product.sku]: { count: 7, average: 4.43, distribution: [0, 0, 1, 2, 4], items } };
const shop = { related: { ...aRelated([]), reviews }, current: { kind: 'product', product } as const };
const texts = () => screen.getAllByText(/^Treść/).map((text) => text.textContent);

test('average, bars and reviews come with the page, each labelled by whether it was bought here', async () => {
  await showModule('product-reviews', {}, { ...shop, actions: {} });
  expect(screen.getByText('4,4')).toBeTruthy();
  expect(screen.getByText('Ocena 5 na 5: 4 opinie')).toBeTruthy();
  expect(screen.getAllByText('Zakup potwierdzony')).toHaveLength(4);
  expect(screen.getAllByText('Klient sklepu')).toHaveLength(1);
  expect(screen.getByText('Ktoś, kto już nie ma u nas konta')).toBeTruthy();
  expect(screen.getAllByText('01.11.2026')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

test('words in another language say which it is, and are read in it', async () => {
  const [first, second] = [aReview(1, { language: 'pl' }), aReview(2, { language: 'de' })];
  const two = { [product.sku]: { count: 2, average: 5, items: [first, second] } };
  await showModule('product-reviews', {}, { ...shop, related: { ...shop.related, reviews: two }, actions: {} });
  expect(screen.getByText('Treść 1').lang).toBe('');
  expect([screen.getByText('Treść 2').lang, screen.getByText('Tytuł 2').lang]).toEqual(['de', 'de']);
  expect(screen.getAllByText(/^Język:/).map((text) => text.textContent)).toEqual(['Język: niemiecki']);
});

test('Czech days have no zeros before their points', async () => {
  const site = { ...createStillShop().site, language: 'cs-CZ' };
  await loadSentences('cs');
  await showModule('product-reviews', {}, { ...shop, site, actions: {} });
  expect(screen.getAllByText('1. 11. 2026')).toHaveLength(5);
});

test('more follow those that are there, and the first new one gets the focus', async () => {
  const loadReviews = vi.fn(
    async (): Promise<ReviewsResult> => ({ ok: true, items: [aReview(6), aReview(7)], total: 7 }),
  );
  await showModule('product-reviews', {}, { ...shop, actions: { loadReviews } });
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż kolejne 2\u00a0opinie' }));
  expect(loadReviews).toHaveBeenCalledWith({ sku: product.sku, page: 2, pageSize: 5, sort: 'newest' });
  expect(texts()).toHaveLength(7);
  expect(document.activeElement?.id).toBe('review-6');
  expect(screen.getByText('Pokazano 7 z 7')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pokaż kolejn/ })).toBeNull();
});

test('a bar shows the reviews of its rating alone, and an order sorts them', async () => {
  const loadReviews = vi.fn(async (): Promise<ReviewsResult> => ({ ok: true, items: [aReview(8)], total: 1 }));
  await showModule('product-reviews', {}, { ...shop, actions: { loadReviews } });
  await userEvent.click(screen.getByRole('button', { name: 'Ocena 4 na 5: 2\u00a0opinie' }));
  expect(loadReviews).toHaveBeenLastCalledWith({ sku: product.sku, page: 1, pageSize: 5, sort: 'newest', rate: 4 });
  expect(texts()).toEqual(['Treść 8']);
  await userEvent.click(screen.getByRole('button', { name: 'Najniżej ocenione' }));
  expect(loadReviews).toHaveBeenLastCalledWith({ sku: product.sku, page: 1, pageSize: 5, sort: 'lowest', rate: 4 });
});

test('a failure leaves what was there and says so', async () => {
  const loadReviews = async (): Promise<ReviewsResult> => ({ ok: false, errors: [{ message: 'Brak połączenia.' }] });
  await showModule('product-reviews', {}, { ...shop, actions: { loadReviews } });
  await userEvent.click(screen.getByRole('button', { name: 'Najwyżej ocenione' }));
  expect(screen.getByText('Brak połączenia.')).toBeTruthy();
  expect(texts()).toHaveLength(5);
});

test('a product without reviews says so', async () => {
  await showModule('product-reviews', {}, { current: shop.current });
  expect(screen.getByText('Ten produkt nie ma jeszcze opinii.')).toBeTruthy();
});

test('a product without reviews can have its first one, where there are accounts', async () => {
  const writeReview = vi.fn(async () => ({ ok: true }) as const);
  await showModule('product-reviews', {}, { current: shop.current, actions: { writeReview } });
  await userEvent.click(screen.getByRole('button', { name: 'Napisz opinię' }));
  expect(writeReview).toHaveBeenCalledWith(expect.objectContaining({ sku: product.sku, name: product.name }));
});

test('what could not be opened is said at its button', async () => {
  const writeReview = async () => ({ ok: false, errors: [{ message: 'Brak połączenia.' }] }) as const;
  await showModule('product-reviews', {}, { ...shop, actions: { writeReview } });
  await userEvent.click(screen.getByRole('button', { name: 'Napisz opinię' }));
  expect(screen.getByText('Brak połączenia.')).toBeTruthy();
});

test('all reviews open over the page where there are more than stand on it', async () => {
  const openReviews = vi.fn(async () => ({ ok: true }) as const);
  await showModule('product-reviews', {}, { ...shop, actions: { openReviews } });
  await userEvent.click(screen.getByRole('button', { name: 'Wszystkie opinie (7)' }));
  expect(openReviews).toHaveBeenCalledOnce();
});

test('how reviews are verified opens in a window of its own, and in its place where that does not come', async () => {
  const explainReviews = vi.fn(async () => ({ ok: false, errors: [] }) as const);
  await showModule('product-reviews', { verification: 'Po swojemu.' }, { ...shop, actions: { explainReviews } });
  const words = screen.getByText('Po swojemu.');
  await userEvent.click(screen.getByText('Jak weryfikujemy opinie'));
  expect(explainReviews).toHaveBeenCalledWith('Po swojemu.');
  await waitFor(() => expect(words.closest('details')?.open).toBe(true));
});

test('one’s own review says so', async () => {
  const own = { [product.sku]: { count: 1, average: 5, items: [aReview(1, { isOwn: true })] } };
  await showModule('product-reviews', {}, { ...shop, related: { ...aRelated([]), reviews: own } });
  expect(screen.getByText('Twoja opinia')).toBeTruthy();
});
