import { emptyPage } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aSummary } from '../testing/fake-api.ts';
import { copyOfPage } from './copy-of-page.ts';

test('a copy is a draft of its own beside the page', () => {
  const copy = copyOfPage(aSummary({ isTemplate: true }), emptyPage('page', 'O nas'), 'ab12c');
  expect(copy).toMatchObject({
    title: 'O nas (kopia)',
    urlPath: '/o-nas-kopia-ab12c',
    document: { title: 'O nas (kopia)' },
  });
  expect(copy.isTemplate).toBeUndefined();
});

test('a copy of the home page gets an address too', () => {
  expect(copyOfPage(aSummary({ urlPath: '/' }), emptyPage('page', 'Start'), 'ab12c').urlPath).toBe(
    '/strona-kopia-ab12c',
  );
});
