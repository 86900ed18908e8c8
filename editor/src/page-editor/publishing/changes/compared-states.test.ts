// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Miniatures } from '../../miniatures/index.ts';
import { comparedStates, namesOfVersions } from './compared-states.ts';
import type { PageChange } from './page-changes.ts';

const change: PageChange = { kind: 'changed', id: 'a', name: 'Baner główny', fields: [] };

function pictures(...ids: string[]): Miniatures {
  const picture = { markup: document.createDocumentFragment(), ground: undefined };
  return { theme: 'default', sheet: new CSSStyleSheet(), pictures: new Map(ids.map((id) => [id, picture])) };
}

const labels = (...[, sides]: Parameters<typeof comparedStates>) =>
  comparedStates(change, sides).map(({ label, drawn }) => `${label}${drawn ? '' : ' …'}`);

test('both sides are named before they are drawn', () => {
  expect(labels(change, { before: 'drawing', after: pictures('a') })).toEqual([
    'Baner główny, przed zmianą …',
    'Baner główny, po zmianie',
  ]);
});

test('of two versions the pictures have their numbers', () => {
  const sides = { before: pictures('a'), after: pictures('a') };
  const states = comparedStates(change, sides, namesOfVersions(3, 5));
  expect(states.map(({ caption, label }) => [caption, label])).toEqual([
    ['Wersja 3', 'Baner główny, wersja 3'],
    ['Wersja 5', 'Baner główny, wersja 5'],
  ]);
});

test('a side that could not be drawn has no picture', () => {
  expect(labels(change, { before: 'failed', after: pictures('a') })).toEqual(['Baner główny, po zmianie']);
  expect(labels(change, { before: 'failed', after: 'failed' })).toEqual([]);
});

test('a module that shows nothing by itself has no picture', () => {
  expect(labels(change, { before: pictures('a'), after: pictures('b') })).toEqual(['Baner główny, przed zmianą']);
});
