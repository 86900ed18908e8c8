import { expect, test, vi } from 'vitest';
import { awaitReturn, reportReturn } from './sso-window.ts';

const WAIT_MS = 2_000;

test('the tab that waits for a window hears what it came back with, once', async () => {
  const onReturn = vi.fn();
  awaitReturn('w1', onReturn);
  expect(await reportReturn('w1', '?code=a', WAIT_MS)).toBe(true);
  expect(await reportReturn('w1', '?code=b', 20)).toBe(false);
  expect(onReturn.mock.calls).toEqual([['?code=a']]);
});

test('a window that nobody waits for is told so', async () => {
  const onReturn = vi.fn();
  const stop = awaitReturn('w2', onReturn);
  expect(await reportReturn('of another tab', '?code=a', 20)).toBe(false);
  stop();
  expect(await reportReturn('w2', '?code=a', 20)).toBe(false);
  expect(onReturn).not.toHaveBeenCalled();
});

test('nothing that looks otherwise is heard', async () => {
  const onReturn = vi.fn();
  const stop = awaitReturn('w3', onReturn);
  const channel = new BroadcastChannel('witryna.sso');
  for (const message of ['w3', null, { type: 'returned' }, { type: 'returned', id: 'w3', query: 7 }])
    channel.postMessage(message);
  channel.postMessage({ type: 'returned', id: 'w3', query: 'a'.repeat(5_000) });
  expect(await reportReturn('w3', '?code=right', WAIT_MS)).toBe(true);
  expect(onReturn.mock.calls).toEqual([['?code=right']]);
  channel.close();
  stop();
});
