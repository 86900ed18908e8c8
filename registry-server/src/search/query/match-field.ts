import { FOUND_IN } from '../documents/product-document.ts';
import { TEXT_FIELDS } from '../text/text-fields.ts';
import type { PhraseDeps } from './match-phrase.ts';
import { parsePhrase } from './parse-phrase.ts';
import { isUnknown, plainMeaning } from './part-meaning.ts';
import { weighParts } from './weigh-parts.ts';

const EVERYWHERE = FOUND_IN.lists | FOUND_IN.search | FOUND_IN.byAddress | FOUND_IN.bySku;
const NO_SYNONYMS = new Map();

/** Slots that have all these words in one field; leaves its traces in the scratch. */
export function matchField(
  { index, scratch }: Pick<PhraseDeps, 'index' | 'scratch'>,
  field: 'name' | 'description',
  words: string,
): number[] {
  const meanings = parsePhrase(words, NO_SYNONYMS).map((part) => plainMeaning(part, index.text.vocabulary));
  if (meanings.length === 0 || meanings.some(isUnknown)) return [];
  scratch.prepare(index.slots.size);
  return weighParts({ index, scratch, fields: TEXT_FIELDS[field], foundIn: EVERYWHERE }, meanings);
}
