import { expect, test } from 'vitest';
import { withDistinctLabels } from './distinct-labels.ts';

const option = (value: string, label: string) => ({ value, label, count: 1 });

test('categories of one name say which one they lie in', () => {
  const options = [
    option('twarz', 'Twarz'),
    option('twarz/oczyszczanie', 'Oczyszczanie'),
    option('u20', 'Iskra'),
    option('u20/oczyszczanie', 'Oczyszczanie'),
    option('u20/kolor', 'Kolor'),
    option('cialo', 'Ciało'),
    option('u20/cialo', 'Ciało'),
  ];
  expect(withDistinctLabels(options).map(({ label }) => label)).toEqual([
    'Twarz',
    'Twarz: Oczyszczanie',
    'Iskra',
    'Iskra: Oczyszczanie',
    'Kolor',
    'Ciało',
    'Iskra: Ciało',
  ]);
});

test('what lies in nothing keeps its name', () => {
  const options = [option('a', 'Len'), option('b', 'Len'), option('brak/c', 'Len')];
  expect(withDistinctLabels(options)).toEqual(options);
});
