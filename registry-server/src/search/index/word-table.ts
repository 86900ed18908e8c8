const EMPTY = 0;
const MAX_LOAD = 0.6;
const PRIME = 16_777_619;
const BASIS = 2_166_136_261;

/** What a `WordTable` is made of. */
export interface WordTableParts {
  readonly words: string[];
  readonly numbers: number[];
  readonly table: Uint32Array;
}

/**
 * Numbers for words, looked up by a stretch of a text: a map would need a string made for each word of each text,
 * and most of them are known already.
 */
export class WordTable {
  readonly #words: string[];
  readonly #numbers: number[];
  /** Places in `#words` plus one, at the word's hash or behind it. */
  #table: Uint32Array;

  constructor(parts?: WordTableParts) {
    this.#words = parts?.words ?? [];
    this.#numbers = parts?.numbers ?? [];
    this.#table = parts?.table ?? new Uint32Array(1 << 12);
  }

  pack(): WordTableParts {
    return { words: this.#words, numbers: this.#numbers, table: this.#table };
  }

  /** The number kept for this stretch; undefined when there is none. */
  find(text: string, start: number, end: number): number | undefined {
    const entry = this.#table[this.#placeOf(text, start, end)] as number;
    return entry === EMPTY ? undefined : this.#numbers[entry - 1];
  }

  /** Keeps a number for a word that has none yet. */
  set(word: string, number: number): void {
    if (this.#words.length + 1 > this.#table.length * MAX_LOAD) this.#enlarge();
    this.#words.push(word);
    this.#numbers.push(number);
    this.#table[this.#placeOf(word, 0, word.length)] = this.#words.length;
  }

  #placeOf(text: string, start: number, end: number): number {
    const mask = this.#table.length - 1;
    for (let place = hashOf(text, start, end) & mask; ; place = (place + 1) & mask) {
      const entry = this.#table[place] as number;
      if (entry === EMPTY || isSame(this.#words[entry - 1] as string, text, start, end)) return place;
    }
  }

  #enlarge(): void {
    this.#table = new Uint32Array(this.#table.length * 2);
    this.#words.forEach((word, at) => {
      this.#table[this.#placeOf(word, 0, word.length)] = at + 1;
    });
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = BASIS;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isSame(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}
