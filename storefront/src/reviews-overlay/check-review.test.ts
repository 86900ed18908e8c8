import { expect, test } from 'vitest';
import { pl } from '../i18n/reviews/pl.ts';
import { checkReview } from './check-review.ts';

const good = { rate: 4, text: 'Dobry.', nickname: 'Ola', shade: '' };

test.each([
  [{}, {}],
  [{ rate: 0 }, { rate: pl.rateMissing }],
  [{ text: '  \n ' }, { text: pl.textMissing }],
  [{ text: 'a'.repeat(4_000) }, {}],
  [{ text: 'a'.repeat(4_001) }, { text: pl.textLong }],
  [
    { text: 'a'.repeat(10_000), nickname: 'a'.repeat(10_000) },
    { text: pl.textLong, nickname: pl.nicknameLong },
  ],
  [{ nickname: '' }, { nickname: pl.nicknameMissing }],
  [{ nickname: '<script>alert(1)</script>' }, {}],
  [
    { rate: 0, text: '', nickname: '' },
    { rate: pl.rateMissing, text: pl.textMissing, nickname: pl.nicknameMissing },
  ],
])('a review with %j has the faults %j', (part, faults) => {
  expect(checkReview({ ...good, ...part }, pl)).toEqual(faults);
});
