import type { Vocabulary } from '../index/vocabulary.ts';
import type { PhrasePart } from './parse-phrase.ts';

/** Shorter words have too many neighbours for a guess. */
const MIN_TYPO_WORD = 4;
/** More beginnings than this say nothing. */
const MAX_GUESSES = 3_000;
const MAX_TYPO_GUESSES = 40;

/** For each word of a wording the stems that may stand for it. */
export type MeaningWords = readonly (readonly number[])[];

/** What a part of a phrase is looked for as: any of the alternatives, the first weighing most. */
export interface TermMatch {
  readonly alternatives: readonly MeaningWords[];
  /** How the word would be written right, when it was guessed. */
  readonly guessed?: string;
}

export const isUnknown = ({ alternatives }: TermMatch): boolean => alternatives.length === 0;

/** The part as it is typed, with its synonyms, as far as products have these words. */
export function termMatch({ wordings }: PhrasePart, vocabulary: Vocabulary): TermMatch {
  const alternatives = wordings.flatMap((wording) => {
    const stems = wording.map((stem) => vocabulary.findStem(stem));
    return stems.every((stem) => stem !== undefined) ? [stems.map((stem) => [stem])] : [];
  });
  return { alternatives };
}

/** The part as the beginning of longer words. */
export function prefixMeaning({ words }: PhrasePart, vocabulary: Vocabulary): TermMatch {
  const [word] = words;
  if (word === undefined || words.length > 1) return { alternatives: [] };
  const stems = vocabulary.stemsWithPrefix(word).slice(0, MAX_GUESSES);
  return { alternatives: stems.length > 0 ? [[stems]] : [] };
}

/** The part as what one typo made of another word; `count` tells how many products have a stem. */
export function typoMeaning({ words }: PhrasePart, vocabulary: Vocabulary, count: (stem: number) => number): TermMatch {
  const [word] = words;
  if (word === undefined || words.length > 1 || word.length < MIN_TYPO_WORD) return { alternatives: [] };
  const forms = vocabulary.oneTypoFrom(word).slice(0, MAX_TYPO_GUESSES);
  const likeliest = forms.toSorted((one, other) => count(other.stem) - count(one.stem))[0];
  if (!likeliest) return { alternatives: [] };
  return { alternatives: [[[...new Set(forms.map(({ stem }) => stem))]]], guessed: likeliest.written };
}
