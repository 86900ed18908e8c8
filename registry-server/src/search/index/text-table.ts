import { hashTexts } from '../../text/hash-texts.ts';

const EMPTY = 0;
const MAX_LOAD = 0.6;

/** What a `TextTable` is made of. */
export interface TextTableParts {
  readonly table: Uint32Array;
  readonly size: number;
}

/** DocumentTable by one of their texts, which is kept elsewhere. The slot set last for a text is the one that is found. */
export class TextTable {
  /** DocumentTable plus one, at their text's hash or behind it. */
  #table: Uint32Array;
  #size: number;
  readonly #textOf: (slot: number) => string;

  constructor(textOf: (slot: number) => string, parts?: TextTableParts) {
    this.#textOf = textOf;
    this.#table = parts?.table ?? new Uint32Array(1 << 10);
    this.#size = parts?.size ?? 0;
  }

  pack(): TextTableParts {
    return { table: this.#table, size: this.#size };
  }

  find(text: string): number | undefined {
    const entry = this.#table[this.#placeOf(text)] as number;
    return entry === EMPTY ? undefined : entry - 1;
  }

  set(text: string, slot: number): void {
    if (this.#size + 1 > this.#table.length * MAX_LOAD) this.#enlarge();
    const place = this.#placeOf(text);
    if (this.#table[place] === EMPTY) this.#size += 1;
    this.#table[place] = slot + 1;
  }

  #placeOf(text: string): number {
    const mask = this.#table.length - 1;
    for (let place = hashTexts([text]) % this.#table.length; ; place = (place + 1) & mask) {
      const entry = this.#table[place] as number;
      if (entry === EMPTY || this.#textOf(entry - 1) === text) return place;
    }
  }

  #enlarge(): void {
    const entries = this.#table.filter((entry) => entry !== EMPTY);
    this.#table = new Uint32Array(this.#table.length * 2);
    for (const entry of entries) this.#table[this.#placeOf(this.#textOf(entry - 1))] = entry;
  }
}
