import { createHash } from 'node:crypto';
import { normalizeForSearch } from '@witryna/module-schemas';
import { ReviewTextRefused } from './reviews.errors.ts';

const MAX_NICKNAME = 60;
const MAX_SUMMARY = 150;
export const MAX_TEXT = 4_000;

// All but the line break, which people write on purpose.
const CONTROL_CHARACTERS = /[^\P{Cc}\n]/gu;
const SENTENCE_END = /[.!?…](?=\s|$)/u;

export interface ReviewTexts {
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
}

/** Plain text without blanks around it; more than two line breaks in a row are two. */
function clean(text: string): string {
  const breaks = text.replaceAll('\r\n', '\n').replace(CONTROL_CHARACTERS, ' ');
  return breaks.replace(/\n{3,}/g, '\n\n').trim();
}

function required(field: keyof ReviewTexts, text: string, maxLength: number): string {
  const cleaned = clean(text);
  if (cleaned === '' || cleaned.length > maxLength) throw new ReviewTextRefused(field, maxLength);
  return cleaned;
}

/** The first sentence, shortened where it is long. */
export function firstSentence(text: string): string {
  const line = text.split('\n')[0] ?? '';
  const end = SENTENCE_END.exec(line);
  const sentence = end ? line.slice(0, end.index + 1) : line;
  return sentence.length <= MAX_SUMMARY ? sentence : `${sentence.slice(0, MAX_SUMMARY - 1).trimEnd()}…`;
}

/** What is kept of the texts that somebody wrote; refuses what is missing or too long. */
export function readReviewTexts(given: ReviewTexts): ReviewTexts {
  const nickname = required('nickname', given.nickname.replaceAll('\n', ' '), MAX_NICKNAME);
  const text = required('text', given.text, MAX_TEXT);
  const summary = clean(given.summary.replaceAll('\n', ' ')) || firstSentence(text);
  if (summary.length > MAX_SUMMARY) throw new ReviewTextRefused('summary', MAX_SUMMARY);
  return { nickname, text, summary };
}

/** The same words twice are one review. */
export const textHashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What staff find a review by. */
export const searchTextOf = ({ nickname, summary, text, productSku }: ReviewTexts & { readonly productSku: string }) =>
  normalizeForSearch([nickname, summary, text, productSku].join(' '));
