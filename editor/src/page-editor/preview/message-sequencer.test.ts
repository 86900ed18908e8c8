import { expect, test } from 'vitest';
import { createMessageSequencer } from './message-sequencer.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('handles at once what need not wait, and the rest in the order in which it came', async () => {
  const handled: string[] = [];
  let load: () => void = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  let isLoaded = false;
  const { push, isBusy } = createMessageSequencer<string>(
    (item) => (item === 'slow' && !isLoaded ? loading : undefined),
    (item) => handled.push(item),
    () => {},
  );
  push('first');
  expect(handled).toEqual(['first']);
  push('slow');
  push('last');
  expect(handled).toEqual(['first']);
  expect(isBusy()).toBe(true);
  isLoaded = true;
  load();
  await settled();
  expect(handled).toEqual(['first', 'slow', 'last']);
  expect(isBusy()).toBe(false);
});

test('goes on after something that could not be loaded, and tells why', async () => {
  const handled: string[] = [];
  const failures: unknown[] = [];
  const { push } = createMessageSequencer<string>(
    (item) => (item === 'broken' ? Promise.reject(new Error('offline')) : undefined),
    (item) => handled.push(item),
    (error) => failures.push(error),
  );
  push('broken');
  push('next');
  await settled();
  expect(handled).toEqual(['broken', 'next']);
  expect(failures).toEqual([new Error('offline')]);
});
