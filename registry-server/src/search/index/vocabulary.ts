import { normalizeForSearch } from '@witryna/module-schemas';
import { endOfPrefix } from '../../text/words.ts';
import { isOneTypoAway } from '../text/is-one-typo-away.ts';
import { stemPolish } from '../text/stem-polish.ts';
import { grown } from './growable.ts';
import { WordTable, type WordTableParts } from './word-table.ts';

/** So many new forms are looked through one by one before they are sorted in. */
const MAX_UNSORTED = 512;

/** A form of a word: its number, as which it is folded, and its stem's number. */
export interface Form {
  readonly text: string;
  /** As it is written: `żel`. */
  readonly written: string;
  readonly stem: number;
}

/** What a `Vocabulary` is made of. */
export interface VocabularyParts {
  readonly stems: readonly string[];
  readonly byWriting: WordTableParts;
  readonly texts: string[];
  readonly written: string[];
  readonly stemOf: Uint32Array;
  readonly letters: Uint32Array;
}

/** Every form of a word that some product has, and its stem, under which products are listed. */
export class Vocabulary {
  readonly #stems: Map<string, number>;
  readonly #byWriting: WordTable;
  readonly #byText: Map<string, number>;
  readonly #texts: string[];
  readonly #written: string[];
  #stemOf: Uint32Array;
  #letters: Uint32Array;
  /** Forms by the alphabet; those from `#sorted.length` on are not yet among them. */
  #sorted: number[] = [];

  constructor(parts?: VocabularyParts) {
    this.#stems = new Map(parts?.stems.map((stem, number) => [stem, number]));
    this.#byWriting = new WordTable(parts?.byWriting);
    this.#texts = parts?.texts ?? [];
    this.#written = parts?.written ?? [];
    this.#byText = new Map(this.#texts.map((text, form) => [text, form]));
    this.#stemOf = parts?.stemOf ?? new Uint32Array(1 << 10);
    this.#letters = parts?.letters ?? new Uint32Array(1 << 10);
  }

  pack(): VocabularyParts {
    return {
      stems: [...this.#stems.keys()],
      byWriting: this.#byWriting.pack(),
      texts: this.#texts,
      written: this.#written,
      stemOf: this.#stemOf,
      letters: this.#letters,
    };
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The number of the form that is written in this stretch of a text, new if need be. */
  add(from: string, start: number, end: number): number {
    const known = this.#byWriting.find(from, start, end);
    if (known !== undefined) return known;
    // A copy: a slice would keep the whole text alive.
    const written = Buffer.from(from.slice(start, end)).toString();
    const text = normalizeForSearch(written);
    const form = this.#byText.get(text) ?? this.#addForm(text, written);
    this.#byWriting.set(written, form);
    return form;
  }

  /** The number of the form's stem. */
  stemOf(form: number): number {
    return this.#stemOf[form] as number;
  }

  textOf(form: number): string {
    return this.#texts[form] as string;
  }

  /** The number of a stem that some product has. */
  findStem(stem: string): number | undefined {
    return this.#stems.get(stem);
  }

  /** The form, when some product has it. */
  find(text: string): Form | undefined {
    const form = this.#byText.get(text);
    return form === undefined ? undefined : this.#form(form);
  }

  /** Stems of the forms that begin so. */
  stemsWithPrefix(prefix: string): number[] {
    this.#sortIn();
    const end = endOfPrefix(prefix);
    const stems = new Set<number>();
    for (let at = this.#placeOf(prefix); at < this.#sorted.length; at += 1) {
      const form = this.#sorted[at] as number;
      if (this.textOf(form) >= end) break;
      stems.add(this.stemOf(form));
    }
    for (let form = this.#sorted.length; form < this.size; form += 1) {
      if (this.textOf(form).startsWith(prefix)) stems.add(this.stemOf(form));
    }
    return [...stems];
  }

  /** Forms that one typo makes of the word, in the order of the alphabet. */
  oneTypoFrom(word: string): Form[] {
    const letters = lettersOf(word);
    const found: Form[] = [];
    for (let form = 0; form < this.size; form += 1) {
      if (countBits((this.#letters[form] as number) ^ letters) > 2) continue;
      if (isOneTypoAway(this.textOf(form), word)) found.push(this.#form(form));
    }
    return found.sort((one, other) => (one.text < other.text ? -1 : 1));
  }

  #form(form: number): Form {
    return { text: this.textOf(form), written: this.#written[form] as string, stem: this.stemOf(form) };
  }

  #addForm(text: string, written: string): number {
    const form = this.#texts.length;
    const stem = stemPolish(text);
    const stemNumber = this.#stems.get(stem) ?? this.#stems.size;
    this.#stems.set(stem, stemNumber);
    this.#stemOf = grown(this.#stemOf, form + 1);
    this.#letters = grown(this.#letters, form + 1);
    this.#stemOf[form] = stemNumber;
    this.#letters[form] = lettersOf(text);
    this.#texts.push(text);
    this.#written.push(written);
    this.#byText.set(text, form);
    return form;
  }

  #sortIn(): void {
    if (this.size - this.#sorted.length <= MAX_UNSORTED) return;
    // Numbers from the size of what is sorted on are the unsorted ones, since each form is sorted in exactly once.
    for (let form = this.#sorted.length; form < this.size; form += 1) this.#sorted.push(form);
    this.#sorted.sort((one, other) => (this.textOf(one) < this.textOf(other) ? -1 : 1));
  }

  #placeOf(prefix: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.textOf(this.#sorted[middle] as number) < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const LETTERS = 32;

/** Which letters a word has: one typo changes two of them at most. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % LETTERS);
  return letters >>> 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
