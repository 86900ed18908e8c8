import { expect, test } from 'vitest';
import { percentOf, ratingsMetadata, readRating } from './ratings.ts';
import { firstSentence, MAX_TEXT, readReviewTexts } from './review-text.ts';
import { ReviewTextRefused } from './reviews.errors.ts';

const given = (changes: object) => ({ nickname: 'Lena', summary: 'Dobry', text: 'Dobry krem.', ...changes });

test('texts are plain: control characters go, line breaks that were meant stay', () => {
  const text = `  Pierwszy${String.fromCharCode(7)} wiersz.\r\n\r\n\n\n\nDrugi <b>wiersz</b>.  `;
  expect(readReviewTexts(given({ text, nickname: 'Lena\nR.' }))).toEqual({
    nickname: 'Lena R.',
    summary: 'Dobry',
    text: 'Pierwszy  wiersz.\n\nDrugi <b>wiersz</b>.',
  });
});

test.each([
  ['Świetny krem! Używam od roku.', 'Świetny krem!'],
  ['Za 12.50 zł wart swojej ceny. Polecam', 'Za 12.50 zł wart swojej ceny.'],
  ['bez kropki\ndrugi wiersz', 'bez kropki'],
  ['x'.repeat(200), `${'x'.repeat(149)}…`],
])('a review without a summary has its first sentence: %s', (text, summary) => {
  expect(firstSentence(text)).toBe(summary);
  expect(readReviewTexts(given({ summary: ' ', text })).summary).toBe(summary);
});

test.each([{ text: ' ' }, { nickname: '' }, { text: 'x'.repeat(MAX_TEXT + 1) }, { summary: 'x'.repeat(151) }])(
  'what is missing or too long is refused (%#)',
  (changes) => {
    expect(() => readReviewTexts(given(changes))).toThrow(ReviewTextRefused);
  },
);

test('a rating is one of the five that the metadata tell', () => {
  const [question] = ratingsMetadata('pl').items;
  expect(question?.values.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
  const id = question?.id ?? '';
  for (const { value, value_id } of question?.values ?? []) {
    expect(readRating([{ id, value_id }])).toBe(Number(value));
  }
  const value_id = question?.values[4]?.value_id ?? '';
  expect(readRating([])).toBeUndefined();
  expect(readRating([null])).toBeUndefined();
  expect(readRating([{ id: 'NQ==', value_id }])).toBeUndefined();
  expect(readRating([{ id, value_id: 'OTk=' }])).toBeUndefined();
  expect(
    readRating([
      { id, value_id },
      { id, value_id },
    ]),
  ).toBeUndefined();
  expect([1, 3, 5].map(percentOf)).toEqual([20, 60, 100]);
});
