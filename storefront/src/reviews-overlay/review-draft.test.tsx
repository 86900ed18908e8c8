import { beforeEach, expect, test } from 'vitest';
import { leave } from '../customer/leave.ts';
import { storageKeys } from '../storage-keys.ts';
import { clearReviewDraft, storedReviewDraft, storeReviewDraft } from './review-draft.ts';

const draft = { rate: 4, text: 'Dobry <b>krem</b>', nickname: 'Ola', shade: 'A-1' };

beforeEach(() => sessionStorage.clear());

test('what was written of a product is there again, and nowhere else', () => {
  storeReviewDraft('A', draft);
  expect(storedReviewDraft('A')).toEqual(draft);
  expect(storedReviewDraft('B')).toBeUndefined();
  clearReviewDraft();
  expect(storedReviewDraft('A')).toBeUndefined();
});

test('whoever signs out leaves nothing of it', () => {
  storeReviewDraft('A', draft);
  leave('token');
  expect(storedReviewDraft('A')).toBeUndefined();
});

test.each(['{', 'null', '7', '[]', '{"sku":"B"}'])('a stored %s is none', (stored) => {
  sessionStorage.setItem(storageKeys.reviewDraft, stored);
  expect(storedReviewDraft('A')).toBeUndefined();
});

test('what was tampered with is emptied', () => {
  const stored = { sku: 'A', rate: 99, text: { a: 1 }, nickname: 'a'.repeat(50_000) };
  sessionStorage.setItem(storageKeys.reviewDraft, JSON.stringify(stored));
  const found = storedReviewDraft('A');
  expect(found).toMatchObject({ rate: 0, text: '', shade: '' });
  expect(found?.nickname.length).toBe(12_000);
});
