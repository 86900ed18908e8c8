import { expect, test } from 'vitest';
import { errorPagesOf } from './error-pages.ts';

test.each([
  [{ 'error.500': '/blad' }, { 500: '/blad' }],
  [{ 'error.500': 'blad/' }, { 500: '/blad' }],
  [{ 'error.403': '/brak-dostepu/*', account: '/konto' }, { 403: '/brak-dostepu' }],
  [{ 'error.abc': '/x' }, {}],
])('%o configures the error pages %o', (routing, pages) => {
  expect(errorPagesOf(routing)).toEqual(pages);
});
