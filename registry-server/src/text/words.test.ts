import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('texts are split into their distinct words, folded', () => {
  const texts = ['Krem z\u00a0róży, krem „Świt”', null, 'RL-SW-002'];
  expect(wordsOf(...texts)).toEqual(['krem', 'z', 'rozy', 'swit', 'rl', 'sw', '002']);
});
