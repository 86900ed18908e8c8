import { expect, test } from 'vitest';
import { type CodeTime, codeTimeOf } from './code-time.ts';
import type { View } from './view.ts';

test.each<[View, CodeTime]>([
  [{ kind: 'screen', path: '/cart', title: 'Koszyk' }, 'with-document'],
  [{ kind: 'screen', path: '/thank-you', title: 'Dziękujemy' }, 'with-document'],
  [{ kind: 'screen', path: '/checkout', title: 'Koszyk' }, 'painted'],
  [{ kind: 'screen', path: '/account', title: 'Moje konto' }, 'painted'],
  [{ kind: 'screen', path: '/auth', title: 'Logowanie' }, 'painted'],
  [{ kind: 'results', title: 'Wyniki' }, 'complete'],
  [{ kind: 'not-found' }, 'complete'],
  [{ kind: 'failure', status: 503, code: 'registry' }, 'complete'],
])('the code of %o is asked for: %s', (view, time) => {
  expect(codeTimeOf(view)).toBe(time);
});
