import { grown } from './growable.ts';

/** Where in a pool of texts the sort keys of names in a language lie, plus one; 0 where a name has no translation. */
export interface NameColumnParts {
  readonly language: string;
  readonly keys: Uint32Array;
}

const NONE = 0;

/** What names of other languages are sorted by, a column for each language that has any. */
export class NameColumns {
  readonly #columns: Map<string, Uint32Array>;

  constructor(parts: readonly NameColumnParts[] = []) {
    this.#columns = new Map(parts.map(({ language, keys }) => [language, keys]));
  }

  pack(): NameColumnParts[] {
    return [...this.#columns].map(([language, keys]) => ({ language, keys }));
  }

  get languages(): readonly string[] {
    return [...this.#columns.keys()];
  }

  /** Keeps where the key of a slot's name lies. */
  set(language: string, slot: number, position: number): void {
    const column = grown(this.#columns.get(language) ?? new Uint32Array(slot + 1), slot + 1);
    column[slot] = position + 1;
    this.#columns.set(language, column);
  }

  /** Where the key of a slot's name lies in the first of these languages that has one; undefined when none has. */
  find(languages: readonly string[], slot: number): number | undefined {
    for (const language of languages) {
      const position = this.#columns.get(language)?.[slot] ?? NONE;
      if (position !== NONE) return position - 1;
    }
    return undefined;
  }
}
