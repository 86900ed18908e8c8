import { expect, test } from 'vitest';
import { fillWords } from './fill-words.ts';

const words = { freeDelivery: '99 zł' };

test('names are filled in wherever they stand in a text, and nothing else is touched', () => {
  const value = { text: 'Od {freeDelivery}', items: ['{freeDelivery}', 3, null, { a: true }], none: undefined };
  expect(fillWords(value, words)).toEqual({
    text: 'Od 99 zł',
    items: ['99 zł', 3, null, { a: true }],
    none: undefined,
  });
});

test.each(['{nieznane}', '{constructor}', '{}', '{freeDelivery', 'bez nawiasów'])('"%s" stays as it is', (text) => {
  expect(fillWords(text, words)).toBe(text);
});
