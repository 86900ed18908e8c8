import { emptyPage } from '@witryna/module-schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { follow, wishes } from '../../testing/random-edits.ts';
import { applyPatch } from './apply-patch.ts';
import { diffPages } from './diff-pages.ts';
import { openPage } from './open-page.ts';

test('the patch makes one page of the other, and its inverse the first again', () => {
  fc.assert(
    fc.property(wishes, wishes, wishes, (common, here, there) => {
      const base = openPage(follow(emptyPage('page', 'Strona'), common));
      const [from, to] = [follow(base, here), follow(base, there)];
      const { page, inverse } = applyPatch(from, diffPages(from, to) ?? []);
      expect(page).toEqual(to);
      expect(applyPatch(page, inverse).page).toEqual(from);
    }),
  );
});

test('pages that are the same need no patch, a removed module is one step', () => {
  const page = aDocument({ main: [aHeading('a'), aContainer('box', aHeading('b')), aHeading('c')] });
  expect(diffPages(page, page)).toEqual([]);
  const shorter = aDocument({ main: [aHeading('a'), aHeading('c')] });
  expect(diffPages(page, { ...shorter, title: page.title })).toEqual([{ op: 'remove', id: 'box' }]);
});

test('modules that change places, the outer with the inner, are moved', () => {
  const from = aDocument({ main: [aContainer('outer', aContainer('inner', aHeading('a')))] });
  const to = aDocument({ main: [aContainer('inner', aContainer('outer'), aHeading('a'))] });
  expect(applyPatch(from, diffPages(from, to) ?? []).page).toEqual(to);
});

test('a module that became another kind of module is no patch', () => {
  const [from, to] = [aDocument({ main: [aHeading('a')] }), aDocument({ main: [aContainer('a')] })];
  expect(diffPages(from, to)).toBeUndefined();
});
