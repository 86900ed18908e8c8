import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DETAILS } from './details/details-values.ts';
import { clearDraft, storeDraft, storedDraft } from './draft.ts';

const KEY = 'witryna.checkout';
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was typed comes back in the same tab, and is gone when it is cleared', () => {
  const values = { ...EMPTY_DETAILS, email: 'anna@poczta.pl', hasNote: true, note: 'Dzwonić' };
  storeDraft({ values });
  expect(storedDraft()).toEqual({ values });
  clearDraft();
  expect(storedDraft()).toBeUndefined();
});

test.each(['000000012', 'PL-2026-000100241'])('says from order %s where it came from', (orderNumber) => {
  storeDraft({ values: EMPTY_DETAILS, orderNumber });
  expect(storedDraft()).toEqual({ values: EMPTY_DETAILS, orderNumber });
});

test.each(['', 'null', '7', '"x"', '{', '[1]'])('a stored %s is no draft, or an empty one', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect([undefined, { values: EMPTY_DETAILS }]).toContainEqual(storedDraft());
});

test('whoever wrote into storage writes no more than fields, in their length', () => {
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ email: 'x'.repeat(5_000), password: 'tajne', hasNote: 'tak', note: 7, orderNumber: '<b>' }),
  );
  expect(storedDraft()).toEqual({ values: { ...EMPTY_DETAILS, email: 'x'.repeat(1_000) } });
});

test('a browser that refuses storage keeps nothing, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  storeDraft({ values: EMPTY_DETAILS });
  clearDraft();
  expect(storedDraft()).toBeUndefined();
});
