import { expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../../testing/a-document.ts';
import type { PageChange } from './page-changes.ts';
import { idsToDraw, pageOfModules, sidesOf } from './pictured-changes.ts';

const aChange = (kind: PageChange['kind'], id = 'a'): PageChange => ({ kind, id, name: id, fields: [] });

test.each([
  ['added', ['after']],
  ['removed', ['before']],
  ['changed', ['before', 'after']],
  ['moved', ['after']],
  ['page', []],
] as const)('a module that was %s has pictures of %j', (kind, sides) => {
  expect(sidesOf(aChange(kind))).toEqual(sides);
});

test('each side draws what it has', () => {
  const changes = [
    aChange('page', ''),
    aChange('added', 'new'),
    aChange('changed', 'other'),
    aChange('removed', 'old'),
  ];
  expect(idsToDraw(changes, 'before')).toEqual(['other', 'old']);
  expect(idsToDraw(changes, 'after')).toEqual(['new', 'other']);
});

test('a page for drawing has what is around and in the wanted modules, and nothing else', () => {
  const page = aDocument({
    top: [aHeading('top')],
    main: [aHeading('a'), aContainer('box', aHeading('in'), aHeading('beside')), aHeading('b')],
  });
  const drawn = pageOfModules(page, ['in', 'b']);
  expect(drawn.slots).toEqual({ top: [], main: ['box', 'b'], bottom: [] });
  expect(Object.keys(drawn.containers).sort()).toEqual(['b', 'beside', 'box', 'in']);
});
