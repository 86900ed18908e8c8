import { normalizeForSearch } from '@witryna/module-schemas';
import { stemPolish } from './stem-polish.ts';
import { STOP_WORDS } from './stop-words.ts';
import { queryWords } from './tokenize.ts';

/** Words as their stems; several mean all of them. */
export type Wording = readonly string[];

/** By the wording joined with spaces: what else is looked for. */
export type Synonyms = ReadonlyMap<string, readonly Wording[]>;

/** More words than this make no entry. */
export const MAX_WORDING = 4;

/**
 * Reads the shop's synonyms. A line `krem z filtrem, filtr, spf` means that each finds the others too,
 * `różowy => różany` that only the left one finds the right ones; `#` begins a remark.
 */
export function readSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, Wording[]>();
  const add = (from: Wording, to: readonly Wording[]) => {
    if (from.length === 0 || from.length > MAX_WORDING) return;
    const key = from.join(' ');
    const others = to.filter((wording) => wording.length > 0 && wording.join(' ') !== key);
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
  };
  for (const line of text.split('\n')) {
    const [entry = ''] = line.split('#');
    const [left = '', right] = entry.split('=>');
    const from = wordingsOf(left);
    const to = right === undefined ? from : wordingsOf(right);
    for (const wording of from) add(wording, to);
  }
  return synonyms;
}

function wordingsOf(list: string): Wording[] {
  return list.split(',').map((wording) =>
    queryWords(wording)
      .map(normalizeForSearch)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stemPolish),
  );
}
