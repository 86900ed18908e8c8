import { normalizeForSearch } from '@witryna/module-schemas';
import { codeOf } from '../documents/code-of.ts';
import { FOUND_IN } from '../documents/product-document.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { Synonyms } from '../text/synonyms.ts';
import { ALL_FIELDS } from '../text/text-fields.ts';
import { queryWords } from '../text/tokenize.ts';
import { type PhrasePart, parsePhrase } from './parse-phrase.ts';
import type { QueryBuffers } from './query-buffers.ts';
import { scoreTerms, type Weighing } from './score-terms.ts';
import { isUnknown, prefixMeaning, type TermMatch, termMatch, typoMeaning } from './term-match.ts';

const MIN_CODE = 3;
/** A name that is the phrase outranks every other product. */
const WHOLE_NAME = 1_000;
const WHOLE_CODE = 2_000;
/** Synonyms that people are told of. */
const MAX_TOLD_SYNONYMS = 4;

export interface PhraseDeps {
  readonly index: ProductIndex;
  readonly buffers: QueryBuffers;
  readonly synonyms: Synonyms;
}

/** What was found; scores lie in `buffers.score`. */
export interface PhraseMatch {
  readonly slots: readonly number[];
  /** The phrase as it was understood, when that is not how it was typed. */
  readonly correctedPhrase?: string;
  /** What else was looked for. */
  readonly synonyms?: readonly string[];
}

export interface MatchOptions {
  /** The phrase is meant as it is typed: nothing is guessed. */
  readonly isExact?: boolean | undefined;
}

const NOTHING: PhraseMatch = { slots: [] };

/**
 * Finds what a phrase means: a code, else products that have all of its words, else what is left after guessing
 * (words that go on, one typo in a word), else products that have all words but one.
 */
export function matchPhrase(deps: PhraseDeps, phrase: string, options: MatchOptions = {}): PhraseMatch {
  const match = matchWords(deps, phrase, options);
  const synonyms = match.slots.length > 0 ? knownSynonyms(deps, phrase) : [];
  return synonyms.length > 0 ? { ...match, synonyms } : match;
}

function matchWords(deps: PhraseDeps, phrase: string, { isExact = false }: MatchOptions): PhraseMatch {
  const { index, buffers, synonyms } = deps;
  const code = codeOf(phrase);
  const exact = matchCodes(deps, code.length >= MIN_CODE ? index.codes.withCode(code) : []);
  if (exact.slots.length > 0) return exact;
  const parts = parsePhrase(phrase, synonyms);
  if (parts.length === 0) return NOTHING;
  const weighing: Weighing = { index, buffers, fields: ALL_FIELDS, foundIn: FOUND_IN.search };
  const weigh = (meanings: readonly TermMatch[], needed = meanings.length): PhraseMatch => {
    if (meanings.filter((meaning) => !isUnknown(meaning)).length < needed) return NOTHING;
    buffers.prepare(index.slots.size);
    return toMatch(scoreTerms(weighing, meanings, needed), correct(phrase, parts, meanings));
  };

  const plain = parts.map((part) => termMatch(part, index.text.vocabulary));
  for (const meanings of guesses(index, parts, plain)) {
    const match = weigh(meanings);
    if (match.slots.length > 0) return raiseWholeName(deps, match, code);
    if (isExact) return NOTHING;
    if (meanings === plain) {
      const prefixed = matchCodes(deps, code.length > MIN_CODE ? index.codes.withPrefix(code) : []);
      if (prefixed.slots.length > 0) return prefixed;
    }
  }
  return parts.length > 1 ? weigh(lastGuess(index, parts, plain), parts.length - 1) : NOTHING;
}

/** Synonyms of what the phrase says that the shop has something of. */
function knownSynonyms({ index, synonyms }: PhraseDeps, phrase: string): string[] {
  const { vocabulary } = index.text;
  const known = parsePhrase(phrase, synonyms)
    .flatMap((part) => part.synonyms)
    .filter(({ stems }) => stems.every((stem) => vocabulary.findStem(stem) !== undefined));
  return [...new Set(known.map(({ written }) => written))].slice(0, MAX_TOLD_SYNONYMS);
}

/** Readings of the phrase, the likeliest first; worked out one by one, as far as they are needed. */
function* guesses(index: ProductIndex, parts: readonly PhrasePart[], plain: readonly TermMatch[]) {
  yield plain;
  const typo = (part: PhrasePart) => typoMeaning(part, index.text.vocabulary, (stem) => index.text.count(stem));
  const prefix = (part: PhrasePart) => prefixMeaning(part, index.text.vocabulary);
  const unknown = plain.map(isUnknown);
  if (unknown.includes(true)) {
    const replaced = (guess: (part: PhrasePart) => TermMatch) =>
      plain.map((meaning, place) => (unknown[place] ? guess(parts[place] as PhrasePart) : meaning));
    yield replaced((part) => firstKnown(prefix(part), () => typo(part)));
    yield replaced((part) => firstKnown(typo(part), () => prefix(part)));
    return;
  }
  // Every word exists, only not together: one of them may be a slip for another.
  for (let place = 0; place < parts.length && parts.length > 1; place += 1) {
    yield plain.map((meaning, at) => (at === place ? typo(parts[place] as PhrasePart) : meaning));
  }
  yield plain.map((meaning, at) => (at === parts.length - 1 ? prefix(parts[at] as PhrasePart) : meaning));
}

function lastGuess(index: ProductIndex, parts: readonly PhrasePart[], plain: readonly TermMatch[]): TermMatch[] {
  const { vocabulary } = index.text;
  return plain.map((meaning, place) => {
    if (!isUnknown(meaning)) return meaning;
    const part = parts[place] as PhrasePart;
    return firstKnown(
      typoMeaning(part, vocabulary, (stem) => index.text.count(stem)),
      () => prefixMeaning(part, vocabulary),
    );
  });
}

function firstKnown(meaning: TermMatch, other: () => TermMatch): TermMatch {
  return isUnknown(meaning) ? other() : meaning;
}

function toMatch(slots: readonly number[], correctedPhrase: string | undefined): PhraseMatch {
  return slots.length === 0 || correctedPhrase === undefined ? { slots } : { slots, correctedPhrase };
}

/** The phrase with the guessed words in the place of those typed; undefined when none was guessed. */
function correct(phrase: string, parts: readonly PhrasePart[], meanings: readonly TermMatch[]): string | undefined {
  const guessed = new Map(
    meanings.flatMap((meaning, place) =>
      meaning.guessed === undefined ? [] : [[parts[place]?.words[0] ?? '', meaning.guessed] as const],
    ),
  );
  if (guessed.size === 0) return undefined;
  return queryWords(phrase)
    .map((word) => guessed.get(normalizeForSearch(word)) ?? word)
    .join(' ');
}

function matchCodes({ index, buffers }: PhraseDeps, slots: readonly number[]): PhraseMatch {
  const { foundIn } = index.slots.columns;
  const found = slots.filter((slot) => ((foundIn[slot] as number) & FOUND_IN.search) !== 0);
  if (found.length === 0) return NOTHING;
  buffers.prepare(index.slots.size);
  for (const slot of found) buffers.score[slot] = WHOLE_CODE;
  return { slots: found };
}

function raiseWholeName({ index, buffers }: PhraseDeps, match: PhraseMatch, code: string): PhraseMatch {
  for (const slot of match.slots) {
    const name = index.slots.nameOf(slot);
    if (name.length >= code.length && name.length <= code.length * 2 && codeOf(name) === code) {
      buffers.score[slot] = (buffers.score[slot] as number) + WHOLE_NAME;
    }
  }
  return match;
}
