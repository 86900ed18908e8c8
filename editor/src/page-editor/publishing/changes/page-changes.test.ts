import { expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../../testing/a-document.ts';
import { pageChanges } from './page-changes.ts';

const kinds = (...pages: Parameters<typeof pageChanges>) =>
  pageChanges(...pages).map(({ kind, id }) => `${kind} ${id}`);
const before = aDocument({ main: [aHeading('a'), aContainer('box', aHeading('in')), aHeading('b')] });

test('the same page has no changes', () => {
  expect(pageChanges(before, structuredClone(before))).toEqual([]);
});

test('a changed setting is told by the name of its field', () => {
  const after = structuredClone(before);
  Object.assign(after.containers.a?.settings ?? {}, { text: 'Wieczór' });
  expect(pageChanges(before, after)).toEqual([
    { kind: 'changed', id: 'a', name: 'Nagłówek „Wieczór”', fields: ['Tekst'] },
  ]);
});

test('what comes or goes with its parent is told once', () => {
  const without = aDocument({ main: [aHeading('a'), aHeading('b')] });
  expect(kinds(before, without)).toEqual(['removed box']);
  expect(kinds(without, before)).toEqual(['added box']);
});

test('a module that is put elsewhere is told; those that made room for it are not all', () => {
  const after = aDocument({ main: [aHeading('a'), aHeading('b'), aContainer('box', aHeading('in'))] });
  expect(kinds(before, after)).toContain('moved b');
  expect(kinds(before, after)).not.toContain('moved a');
  const inside = aDocument({
    main: [aContainer('box', aHeading('in'), aHeading('a')), aHeading('b')],
  });
  expect(kinds(before, inside)).toContain('moved a');
});

test('a moved module is told with its places, a changed one as well', () => {
  const after = aDocument({ main: [aHeading('b'), aHeading('a', { text: 'A' }), aContainer('box', aHeading('in'))] });
  const listed = pageChanges(before, after).map(({ kind, id, places }) => ({ kind, id, places }));
  expect(listed).toContainEqual({
    kind: 'moved',
    id: 'b',
    places: { from: 'Część główna, za: Kontener', to: 'Część główna, przed: Nagłówek „A”' },
  });
  expect(listed).toContainEqual({ kind: 'changed', id: 'a', places: undefined });
  const both = aDocument({ main: [aContainer('box', aHeading('in')), aHeading('b'), aHeading('a', { text: 'A' })] });
  expect(pageChanges(before, both)).toEqual([
    {
      kind: 'changed',
      id: 'a',
      name: 'Nagłówek „A”',
      fields: ['Tekst'],
      places: { from: 'Część główna, przed: Kontener', to: 'Część główna, za: Nagłówek „b”' },
    },
  ]);
});

test('title, theme, search and content properties are of the page, each by its name', () => {
  const fieldsOf = (...pages: Parameters<typeof pageChanges>) => pageChanges(...pages).map(({ fields }) => fields);
  expect(kinds(before, { ...before, theme: 'u20' })).toEqual(['page ']);
  expect(fieldsOf(before, { ...before, theme: 'u20', title: 'Inna' })).toEqual([['Tytuł strony', 'Motyw']]);
  expect(fieldsOf(before, { ...before, properties: { meta: { description: 'Len' } } })).toEqual([['Wyszukiwarki']]);
  const article = { ...before, type: 'article' as const };
  expect(fieldsOf(article, { ...article, contentProperties: { lead: 'Len' } })).toEqual([['Lead']]);
});
