import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('texts fall apart into their different words, folded', () => {
  const texts = ['Krem z\u00a0róży, krem „Świt”', null, 'RL-SW-002'];
  expect(wordsOf(...texts)).toEqual(['krem', 'z', 'rozy', 'swit', 'rl', 'sw', '002']);
});
