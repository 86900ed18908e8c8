import { normalizeForSearch } from '@witryna/module-schemas';
import { stemPolish } from '../text/stem-polish.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { MAX_WORDING, type Synonym, type Synonyms, type Wording } from '../text/synonyms.ts';
import { queryWords } from '../text/tokenize.ts';

/** Longer phrases are searched by their beginning. */
const MAX_WORDS = 12;
const MAX_PHRASE = 200;

/** A word of the phrase, or several that have a synonym together. */
export interface PhrasePart {
  /** Folded, as typed. */
  readonly words: readonly string[];
  /** What the part itself means, then its synonyms. */
  readonly wordings: readonly Wording[];
  readonly synonyms: readonly Synonym[];
}

/** The parts of a phrase that all have to be found; small words count only where there is nothing else. */
export function parsePhrase(phrase: string, synonyms: Synonyms): PhrasePart[] {
  const typed = queryWords(phrase.slice(0, MAX_PHRASE)).map(normalizeForSearch);
  const telling = typed.filter((word) => !STOP_WORDS.has(word));
  const words = (telling.length > 0 ? telling : typed).slice(0, MAX_WORDS);
  const stems = words.map(stemPolish);
  const parts: PhrasePart[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestEntry(stems, at, synonyms);
    const wording = stems.slice(at, at + length);
    const others = synonyms.get(wording.join(' ')) ?? [];
    parts.push({
      words: words.slice(at, at + length),
      wordings: [wording, ...others.map(({ stems: stemsOfOther }) => stemsOfOther)],
      synonyms: others,
    });
    at += length;
  }
  return parts;
}

function longestEntry(stems: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(MAX_WORDING, stems.length - at); length > 1; length -= 1) {
    if (synonyms.has(stems.slice(at, at + length).join(' '))) return length;
  }
  return 1;
}
