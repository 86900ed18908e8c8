import { expect, test } from 'vitest';
import { isNeededAlive } from './is-needed-alive.ts';
import type { View } from './view.ts';

test.each<[View, boolean]>([
  [{ kind: 'screen', path: '/cart', title: 'Koszyk' }, true],
  [{ kind: 'results', title: 'Wyniki' }, false],
  [{ kind: 'not-found' }, false],
  [{ kind: 'failure', status: 503, code: 'registry' }, false],
])('%o is needed alive: %s', (view, isNeeded) => {
  expect(isNeededAlive(view)).toBe(isNeeded);
});
