import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NoAnswer } from '../../api/api-error.ts';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { aPageForEditing } from '../../testing/fake-api.ts';
import { createDocumentStore } from '../document/document-store.ts';
import { openPage } from '../document/open-page.ts';
import { setPageProperties } from '../document/set-page-properties.ts';
import { createAutosaver, eventOf } from './autosaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SAVED_AT = '2026-11-20T12:04:00Z';
type Saved = { version: number; savedAt: string; faults: [] };

function aSaver(answer: () => Promise<Saved>, load = async () => aPageForEditing()) {
  const store = createDocumentStore(openPage(aDocument({ main: [aHeading('a')] })));
  const save = vi.fn((_version: number, _document: unknown) => answer());
  const autosaver = createAutosaver({ store, version: 3, save, load });
  const stop = autosaver.start();
  const rename = (title: string) => store.dispatch(setPageProperties(store.getPage(), { title }));
  return { store, save, autosaver, rename, stop };
}

const ok = (version: number) => async () => ({ version, savedAt: SAVED_AT, faults: [] as [] });

test('typing saves once, when the hand rests', async () => {
  const { save, autosaver, rename } = aSaver(ok(4));
  rename('O');
  rename('O n');
  rename('O nas');
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]).toMatchObject([3, { title: 'O nas' }]);
  expect(autosaver.getState()).toMatchObject({ phase: 'resting', version: 4, savedAt: '2026-11-20T12:04:00Z' });
});

test('each save names the version that the one before brought', async () => {
  let version = 3;
  const { save, rename } = aSaver(async () => ({ version: ++version, savedAt: SAVED_AT, faults: [] as [] }));
  rename('Pierwsza');
  await vi.advanceTimersByTimeAsync(2000);
  rename('Druga');
  await vi.advanceTimersByTimeAsync(2000);
  expect(save.mock.calls.map(([named]) => named)).toEqual([3, 4]);
});

test('without an answer it tries again by itself until it is saved', async () => {
  let tries = 0;
  const { save, autosaver, rename } = aSaver(async () => {
    tries += 1;
    if (tries < 3) throw new NoAnswer('offline', undefined);
    return { version: 4, savedAt: SAVED_AT, faults: [] };
  });
  rename('Bez sieci');
  await vi.advanceTimersByTimeAsync(1000);
  expect(autosaver.getState()).toMatchObject({ phase: 'waiting', offline: true });
  await vi.advanceTimersByTimeAsync(7000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(autosaver.getState().phase).toBe('resting');
});

test('a save whose answer was lost is not taken for somebody else', async () => {
  let tries = 0;
  const { store, autosaver, rename } = aSaver(
    async () => {
      tries += 1;
      throw tries === 1
        ? new NoAnswer('timeout', undefined)
        : new ApiError(409, { code: 'revision-conflict', message: '', details: { expected: 3, found: 4 } });
    },
    async () => aPageForEditing(store.getPage(), { version: 4 }),
  );
  rename('Zapisane mimo ciszy');
  await vi.advanceTimersByTimeAsync(4000);
  expect(autosaver.getState()).toMatchObject({ phase: 'resting', version: 4 });
});

test('somebody else’s save is a conflict, and nothing more is sent', async () => {
  const { save, autosaver, rename } = aSaver(async () => {
    throw new ApiError(409, {
      code: 'revision-conflict',
      message: '',
      details: { expected: 3, found: 5, savedBy: 'Ola' },
    });
  });
  rename('Moja');
  await vi.advanceTimersByTimeAsync(1000);
  rename('Moja dalej');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(autosaver.getState()).toMatchObject({ phase: 'conflict', conflict: { found: 5, savedBy: 'Ola' } });
});

describe('settle', () => {
  test('saves at once and tells that all is saved', async () => {
    const { save, autosaver, rename } = aSaver(ok(4));
    rename('Teraz');
    expect(await autosaver.settle()).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('waits for a save that is already on its way', async () => {
    let release: () => void = () => {};
    const { save, autosaver, rename } = aSaver(
      () => new Promise((resolve) => (release = () => resolve({ version: 4, savedAt: SAVED_AT, faults: [] }))),
    );
    rename('W drodze');
    await vi.advanceTimersByTimeAsync(1000);
    const settled = autosaver.settle();
    release();
    expect(await settled).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('tells that something is left when the server refuses', async () => {
    const { autosaver, rename } = aSaver(async () => {
      throw new ApiError(422, {
        code: 'page-invalid',
        message: '',
        details: { faults: [{ path: '/containers', rule: 'page-size', message: 'Strona ma za dużo modułów.' }] },
      });
    });
    rename('X');
    expect(await autosaver.settle()).toBe(false);
    expect(autosaver.getState().refusals).toHaveLength(1);
  });
});

test('a saver that was stopped hears nothing any more', async () => {
  const { save, rename, stop } = aSaver(ok(4));
  stop();
  rename('Po wyjściu');
  await vi.advanceTimersByTimeAsync(5000);
  expect(save).not.toHaveBeenCalled();
});

test.each([
  [new NoAnswer('offline', undefined), { type: 'silent', offline: true }],
  [new NoAnswer('timeout', undefined), { type: 'silent', offline: false }],
  [new ApiError(503, { code: 'too-busy', message: '' }), { type: 'silent' }],
  [new ApiError(429, { code: 'too-many-attempts', message: '' }), { type: 'silent' }],
  [new ApiError(401, { code: 'not-signed-in', message: '' }), { type: 'signed-out' }],
  [
    new ApiError(413, { code: 'body-too-large', message: 'Za duża.' }),
    { type: 'refused', refusals: [{ rule: 'body-too-large', message: 'Za duża.' }] },
  ],
])('%s means %o', (error, expected) => {
  expect(eventOf(error)).toMatchObject(expected);
});
