import type { ReviewTexts } from '../i18n/reviews/pl.ts';
import type { ReviewDraft } from './review-draft.ts';

/** As the shop has it. */
const MAX_TEXT = 4_000;
const MAX_NICKNAME = 60;

/** Fields of a review that may be wrong. */
export type ReviewField = 'rate' | 'text' | 'nickname';
export type ReviewFaults = Readonly<Partial<Record<ReviewField, string>>>;

/** What is wrong with a review, in sentences; nothing is cut that somebody has written. */
export function checkReview({ rate, text, nickname }: ReviewDraft, texts: ReviewTexts): ReviewFaults {
  const textFault = lengthFault(text, MAX_TEXT, texts.textMissing, texts.textLong);
  const nicknameFault = lengthFault(nickname, MAX_NICKNAME, texts.nicknameMissing, texts.nicknameLong);
  return {
    ...(rate === 0 && { rate: texts.rateMissing }),
    ...(textFault !== undefined && { text: textFault }),
    ...(nicknameFault !== undefined && { nickname: nicknameFault }),
  };
}

function lengthFault(value: string, max: number, missing: string, long: string): string | undefined {
  const { length } = value.trim();
  if (length === 0) return missing;
  return length > max ? long : undefined;
}
