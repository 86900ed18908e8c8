import { normalizeForSearch } from '@witryna/module-schemas';
import { stemPolish } from './stem-polish.ts';
import { STOP_WORDS } from './stop-words.ts';
import { queryWords } from './tokenize.ts';

/** Words as their stems; several mean all of them. */
export type Wording = readonly string[];

/** What else is looked for in place of some words. */
export interface Synonym {
  readonly stems: Wording;
  /** As the shop wrote it, to be shown. */
  readonly written: string;
}

/** By the wording joined with spaces: what else is looked for. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

/** More words than this make no entry. */
export const MAX_WORDING = 4;

/**
 * Reads the shop's synonyms. A line `krem z filtrem, filtr, spf` means that each finds the others too,
 * `różowy => różany` that only the left one finds the right ones; `#` begins a remark.
 */
export function readSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, Synonym[]>();
  const add = ({ stems: from }: Synonym, to: readonly Synonym[]) => {
    if (from.length === 0 || from.length > MAX_WORDING) return;
    const key = from.join(' ');
    const known = synonyms.get(key) ?? [];
    const keys = new Set([key, ...known.map(({ stems }) => stems.join(' '))]);
    const others = to.filter(({ stems }) => stems.length > 0 && !keys.has(stems.join(' ')));
    synonyms.set(key, [...known, ...others]);
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

function wordingsOf(list: string): Synonym[] {
  return list.split(',').map((wording) => ({ stems: stemsOf(wording), written: wording.trim() }));
}

/** The words of a phrase as they are compared: without marks, endings and small words. */
export function stemsOf(phrase: string): string[] {
  return queryWords(phrase)
    .map(normalizeForSearch)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemPolish);
}
