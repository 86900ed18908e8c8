import { normalizeForSearch } from '@witryna/module-schemas';
import { codeOf } from '../documents/code-of.ts';
import { FOUND_IN } from '../documents/product-document.ts';
import type { ProductIndex } from '../index/product-index.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { SuggestedProduct } from '../search.ts';
import type { Synonyms } from '../text/synonyms.ts';
import { ALL_FIELDS, NAME_FIELDS } from '../text/text-fields.ts';
import { queryWords } from '../text/tokenize.ts';
import type { PhraseDeps } from './match-phrase.ts';
import { type PhrasePart, parsePhrase } from './parse-phrase.ts';
import { pickBest } from './pick-page.ts';
import { scoreTerms } from './score-terms.ts';
import { isUnknown, prefixMeaning, type TermMatch, termMatch, typoMeaning } from './term-match.ts';

const MIN_CODE = 3;
const HAS_DIGIT = /\d/;

/** The words that are typed, folded; the last one may be the beginning of a longer one. */
export function typedWords(phrase: string): string[] {
  return queryWords(phrase).map(normalizeForSearch);
}

/**
 * Products whose names have the typed words, the last of them perhaps unfinished, then those that the shop's synonyms
 * name; typos are seen through where there is neither. What room is left goes to what the results find elsewhere.
 */
export function suggestProducts(deps: PhraseDeps, phrase: string, limit: number): SuggestedProduct[] {
  const { index, buffers, synonyms } = deps;
  const code = codeOf(phrase);
  const byCode = HAS_DIGIT.test(code) && code.length >= MIN_CODE ? index.codes.withPrefix(code) : [];
  const found = byCode.filter((slot) => isSearchable(index, slot));
  if (found.length > 0) return found.slice(0, limit).map((slot) => toSuggestion(index, slot));
  const { typed, asSynonyms, withoutTypos } = readings(index, phrase, synonyms);
  const bestOf = (meanings: readonly TermMatch[], fields: number): readonly number[] => {
    if (meanings.length === 0 || meanings.some(isUnknown)) return [];
    buffers.prepare(index.slots.size);
    const slots = scoreTerms({ index, buffers, fields, foundIn: FOUND_IN.search }, meanings);
    for (const slot of slots) buffers.matched[slot] = 1;
    return slots.length === 0 ? [] : pickBest(index, buffers, true, { offset: 0, limit });
  };
  const best = new Set(bestOf(typed, NAME_FIELDS));
  const goOn = (slots: readonly number[]) => slots.forEach((slot) => void best.add(slot));
  if (best.size < limit) goOn(bestOf(asSynonyms, NAME_FIELDS));
  if (best.size === 0) goOn(bestOf(withoutTypos(), NAME_FIELDS));
  if (best.size < limit) goOn(bestOf(asSynonyms, ALL_FIELDS));
  return [...best].slice(0, limit).map((slot) => toSuggestion(index, slot));
}

/** What the phrase may mean. */
function readings(index: ProductIndex, phrase: string, synonyms: Synonyms) {
  const { vocabulary } = index.text;
  const parts = parsePhrase(phrase, new Map());
  const typo = (part: PhrasePart) => typoMeaning(part, vocabulary, (stem) => index.text.count(stem));
  const typed = parts.map((part, place) =>
    place === parts.length - 1 ? perhapsUnfinished(part, vocabulary) : termMatch(part, vocabulary),
  );
  return {
    typed,
    asSynonyms: parsePhrase(phrase, synonyms).map((part) => termMatch(part, vocabulary)),
    withoutTypos: () =>
      typed.map((meaning, place) => (isUnknown(meaning) ? typo(parts[place] as PhrasePart) : meaning)),
  };
}

/** A word that is whole as it stands weighs more than those that it begins: hands (`rąk`) before sea buckthorn (`rakytník`). */
function perhapsUnfinished(part: PhrasePart, vocabulary: Vocabulary): TermMatch {
  const whole = termMatch(part, vocabulary).alternatives;
  return { alternatives: [...whole, ...prefixMeaning(part, vocabulary).alternatives] };
}

function isSearchable({ slots }: ProductIndex, slot: number): boolean {
  return ((slots.columns.foundIn[slot] as number) & FOUND_IN.search) !== 0;
}

function toSuggestion({ slots }: ProductIndex, slot: number): SuggestedProduct {
  return { id: slots.idOf(slot), sku: slots.skuOf(slot), name: slots.nameOf(slot), urlKey: slots.urlKeyOf(slot) };
}
