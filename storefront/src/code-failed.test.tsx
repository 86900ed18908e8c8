import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();

// What failed on the page of another test file is not this page's.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

const aPage = async () => (await import('./code-failed.ts')).codeFailed;

test('a second press whose code does not come loads the page anew, a first one does not', async () => {
  vi.stubGlobal('location', { reload });
  const codeFailed = await aPage();
  codeFailed();
  expect(reload).not.toHaveBeenCalled();
  codeFailed();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network the page stays', async () => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: false });
  const codeFailed = await aPage();
  codeFailed();
  codeFailed();
  expect(reload).not.toHaveBeenCalled();
});
