import { FOUND_IN } from '../documents/product-document.ts';
import { TEXT_FIELDS } from '../text/text-fields.ts';
import type { PhraseDeps } from './match-phrase.ts';
import { parsePhrase } from './parse-phrase.ts';
import { scoreTerms } from './score-terms.ts';
import { isUnknown, termMatch } from './term-match.ts';

const EVERYWHERE = FOUND_IN.lists | FOUND_IN.search | FOUND_IN.byAddress | FOUND_IN.bySku;
const NO_SYNONYMS = new Map();

/** DocumentTable that have all these words in one field; leaves its traces in the buffers. */
export function matchField(
  { index, buffers }: Pick<PhraseDeps, 'index' | 'buffers'>,
  field: 'name' | 'description',
  words: string,
): number[] {
  const meanings = parsePhrase(words, NO_SYNONYMS).map((part) => termMatch(part, index.text.vocabulary));
  if (meanings.length === 0 || meanings.some(isUnknown)) return [];
  buffers.prepare(index.slots.size);
  return scoreTerms({ index, buffers, fields: TEXT_FIELDS[field], foundIn: EVERYWHERE }, meanings);
}
