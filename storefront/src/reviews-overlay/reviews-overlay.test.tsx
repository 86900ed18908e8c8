import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import { browserConfig } from '../config.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { stubShopAnswers } from '../testing/shop-answers.ts';
import { openReviews, openVerification, openWriteReview } from './index.ts';

const product = {
  sku: 'A',
  name: 'Krem Świt',
  shades: [
    { sku: 'A-1', label: 'Malwa', hex: '#aa3344' },
    { sku: 'A-2', label: 'Cegła', hex: '#bb4422' },
  ],
};
const METADATA = {
  items: [{ id: 'NA==', values: [1, 2, 3, 4, 5].map((rate) => ({ value: String(rate), value_id: `v${rate}` })) }],
};
const aReview = (id: number) => ({
  id: String(id),
  nickname: `Osoba ${id}`,
  summary: `Tytuł ${id}`,
  text: `Treść ${id}`,
  rating: 4,
  created_at: '2026-11-21 09:30:00',
  is_verified: true,
  is_own: id === 1,
  shade_sku: id === 1 ? 'A-2' : null,
});
const answerReviews = (from: number, to: number, total: number) =>
  shop.answer('ProductReviews', {
    productReviews: {
      total_count: total,
      average: 4.25,
      distribution: [0, 0, 0, total, 0],
      items: Array.from({ length: to - from + 1 }, (_, index) => aReview(from + index)),
    },
  });

let shop: ReturnType<typeof stubShopAnswers>;

beforeAll(async () => {
  const { loadLanguage } = await import('../i18n/load-language.ts');
  await loadLanguage('pl-PL');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shop = stubShopAnswers();
  shop.answer('ReadCustomer', { customer: aCustomerAnswer() });
  shop.answer('ReviewForm', {
    productReviewRatingsMetadata: METADATA,
    customer: { bought_variants: ['A-2'] },
  });
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  forgetToken('known');
  vi.unstubAllGlobals();
});

const state = () => ({ site: aSite(), config: browserConfig });
const openForm = async () => {
  storeToken('known');
  await act(() => openWriteReview(state(), product));
  await screen.findByLabelText('Imię lub pseudonim');
};
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Wyślij opinię' })));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('a guest signs in before anything is typed, and is then at the form', async () => {
  await act(() => openWriteReview(state(), product));
  expect(screen.getByText('Opinię piszą osoby z kontem. Zaloguj się, a formularz otworzy się tutaj.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await act(async () => storeToken('known'));
  expect(await screen.findByText('Twoja opinia: Krem Świt')).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Ocena' })).toBeTruthy();
});

test('the form has no rating of its own, an e-mail filled in, and the shades that were bought first', async () => {
  await openForm();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(Array(5).fill(false));
  expect(field('E-mail').value).toBe('lena@example.com');
  expect(field('E-mail').readOnly).toBe(true);
  expect(field('Imię lub pseudonim').value).toBe('Lena');
  await screen.findByText(/przy opinii będzie „Zakup potwierdzony”/);
  expect(
    [...screen.getByLabelText<HTMLSelectElement>('Odcień (opcjonalnie)').options].map(({ value }) => value),
  ).toEqual(['', 'A-2', 'A-1']);
});

test('what is missing is said at its field, and all that was written stays', async () => {
  await openForm();
  type('Co się sprawdziło, a co nie?', 'a'.repeat(10_000));
  await send();
  expect(screen.getByText('Wybierz ocenę.')).toBeTruthy();
  expect(screen.getByText('To za długo: zmieści się 4000 znaków.')).toBeTruthy();
  expect(field('Co się sprawdziło, a co nie?').value).toHaveLength(10_000);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1: Słaby' }));
  expect(shop.asked.some(({ name }) => name === 'CreateProductReview')).toBe(false);
});

test('a review is sent with the ids that the shop gave, and waits for its approval', async () => {
  await openForm();
  shop.answer('CreateProductReview', { createProductReview: { review: { id: '1' } } });
  choose('4: Dobry');
  type('Co się sprawdziło, a co nie?', '<script>alert(1)</script>');
  type('Odcień (opcjonalnie)', 'A-2');
  await send();
  expect(await screen.findByText('Dziękujemy. Opinia pojawi się po zatwierdzeniu.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Zobacz ją w\s„Moich opiniach”$/ }).getAttribute('href')).toBe(
    '/account/reviews',
  );
  expect(shop.asked.find(({ name }) => name === 'CreateProductReview')?.variables).toEqual({
    input: {
      sku: 'A-2',
      nickname: 'Lena',
      summary: '',
      text: '<script>alert(1)</script>',
      ratings: [{ id: 'NA==', value_id: 'v4' }],
    },
  });
  expect(sessionStorage.length).toBe(0);
});

test('a sentence that there is no connection goes when there is one', async () => {
  await openForm();
  choose('4: Dobry');
  type('Co się sprawdziło, a co nie?', 'Dobry krem');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')));
  await send();
  expect(await screen.findByText(/^Brak połączenia/)).toBeTruthy();
  isOnline.mockReturnValue(true);
  await act(async () => fireEvent.online(window));
  expect(screen.queryByText(/^Brak połączenia/)).toBeNull();
  expect(field('Co się sprawdziło, a co nie?').value).toBe('Dobry krem');
  isOnline.mockRestore();
});

test('errors beside a success are a failure; stars and words stay, also when the window is opened anew', async () => {
  await openForm();
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { createProductReview: { review: { id: '1' } } }, errors: [{ message: 'x' }] }),
  );
  choose('2: Taki sobie');
  type('Co się sprawdziło, a co nie?', 'Nie dla mnie.');
  await send();
  expect(await screen.findByText('Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.')).toBeTruthy();
  expect(screen.queryByText('Dziękujemy. Opinia pojawi się po zatwierdzeniu.')).toBeNull();
  expect(field('2: Taki sobie').checked).toBe(true);
  expect(field('Co się sprawdziło, a co nie?').value).toBe('Nie dla mnie.');
  expect(sessionStorage.getItem('witryna.review')).toContain('Nie dla mnie.');
});

test('a refusal of a field is said there', async () => {
  await openForm();
  shop.refuse('CreateProductReview', {
    category: 'graphql-input',
    code: 'review-text-invalid/nickname',
    details: { faults: [{ path: '/nickname', message: 'Podpisz się.' }] },
  });
  choose('5: Bardzo dobry');
  type('Co się sprawdziło, a co nie?', 'Dobry.');
  await send();
  await waitFor(() => expect(field('Imię lub pseudonim').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field('Imię lub pseudonim'));
});

test('somebody who has not bought it is told how the review will be marked', async () => {
  shop.answer('ReviewForm', { productReviewRatingsMetadata: METADATA, customer: { bought_variants: [] } });
  await openForm();
  expect(await screen.findByText(/będzie przy niej „Klient sklepu”/)).toBeTruthy();
});

test('all reviews stand in a window, five at a time, and the first new one gets the focus', async () => {
  answerReviews(1, 5, 7);
  await act(() => openReviews(state(), product));
  expect(await screen.findByText('4,3')).toBeTruthy();
  expect(screen.getByText('Twoja opinia')).toBeTruthy();
  expect(screen.getByText('Odcień: Cegła')).toBeTruthy();
  answerReviews(6, 7, 7);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Pokaż kolejne 2/ })));
  expect(await screen.findByText('Treść 7')).toBeTruthy();
  expect(document.activeElement?.id).toBe('dialog-review-6');
  expect(screen.getByText('Pokazano 7 z 7')).toBeTruthy();
});

test('reviews that cannot be had say so, and are asked for once more', async () => {
  shop.fail('ProductReviews');
  await act(() => openReviews(state(), product));
  expect(await screen.findByText('Nie udało się wczytać opinii.')).toBeTruthy();
  answerReviews(1, 1, 1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' })));
  expect(await screen.findByText('Treść 1')).toBeTruthy();
});

test('a product without reviews says so', async () => {
  shop.answer('ProductReviews', {
    productReviews: { total_count: 0, average: 0, distribution: [0, 0, 0, 0, 0], items: [] },
  });
  await act(() => openReviews(state(), product));
  expect(await screen.findByText('Ten produkt nie ma jeszcze opinii.')).toBeTruthy();
});

test('how reviews are verified has a window of its own', async () => {
  await act(() => openVerification(state(), 'Sprawdzamy każdą.'));
  expect(screen.getByRole('heading', { name: 'Jak weryfikujemy opinie' })).toBeTruthy();
  expect(screen.getByText('Sprawdzamy każdą.')).toBeTruthy();
});
