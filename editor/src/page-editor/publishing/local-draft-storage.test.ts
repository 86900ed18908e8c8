import { emptyPage } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { createLocalDraftStorage } from './local-draft-storage.ts';

function aStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}
const now = () => new Date('2026-11-20T12:04:00Z');
const page = emptyPage('page', 'O nas');
const base = { document: page, version: 3 };

test('what was put away is found again, with its time', () => {
  const localDrafts = createLocalDraftStorage(aStorage(), now);
  localDrafts.put(7, { ...page, title: 'O nas, nowe' }, base);
  expect(localDrafts.take(7, page)).toMatchObject({
    document: { title: 'O nas, nowe' },
    base,
    at: '2026-11-20T12:04:00.000Z',
  });
});

test('each page has a local draft of its own', () => {
  const localDrafts = createLocalDraftStorage(aStorage(), now);
  localDrafts.put(7, { ...page, title: 'Siódma' }, base);
  expect(localDrafts.take(8, page)).toBeUndefined();
});

test('what the page says already is not offered, and is forgotten', () => {
  const storage = aStorage();
  const localDrafts = createLocalDraftStorage(storage, now);
  localDrafts.put(7, page, base);
  expect(localDrafts.take(7, page)).toBeUndefined();
  expect(storage.getItem('witryna.draft.7')).toBeNull();
});

test('a full or broken storage stops nobody', () => {
  const storage = {
    ...aStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem: () => '{broken',
  };
  const localDrafts = createLocalDraftStorage(storage, now);
  expect(() => localDrafts.put(7, page, base)).not.toThrow();
  expect(localDrafts.take(7, page)).toBeUndefined();
});
