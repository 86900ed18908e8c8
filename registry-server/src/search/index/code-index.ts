import { endOfPrefix } from '../../text/words.ts';
import { grown } from './growable.ts';
import type { Pause } from './sort-in-steps.ts';
import { SortedOrder } from './sorted-order.ts';
import { TextPool, type TextPoolParts } from './text-pool.ts';

/** What a `CodeIndex` is made of. */
export interface CodeIndexParts {
  readonly size: number;
  readonly texts: TextPoolParts;
  readonly codes: Uint32Array;
  readonly slots: Uint32Array;
  readonly order: Uint32Array;
}

/** Skus and EANs of products and their variants, found whole or by how they begin. */
export class CodeIndex {
  readonly #texts: TextPool;
  #size: number;
  #codes: Uint32Array;
  #slots: Uint32Array;
  readonly #order: SortedOrder;

  constructor(capacity: number, parts?: CodeIndexParts) {
    this.#texts = new TextPool(parts?.texts);
    this.#codes = parts?.codes ?? new Uint32Array(capacity);
    this.#slots = parts?.slots ?? new Uint32Array(capacity);
    this.#size = parts?.size ?? 0;
    const compare = (one: number, other: number) =>
      this.#texts.compare(this.#codes[one] as number, this.#codes[other] as number) || one - other;
    this.#order = new SortedOrder(compare, parts?.order);
  }

  pack(): CodeIndexParts {
    return {
      texts: this.#texts.pack(),
      size: this.#size,
      codes: this.#codes,
      slots: this.#slots,
      order: this.#order.slots.slice(),
    };
  }

  /** Keeps the codes of a new slot; `isOrdered` once the index stands. */
  add(slot: number, codes: readonly string[], isOrdered: boolean): void {
    for (const code of codes) {
      const entry = this.#size;
      this.#size += 1;
      this.#codes = grown(this.#codes, this.#size);
      this.#slots = grown(this.#slots, this.#size);
      this.#codes[entry] = this.#texts.add(code);
      this.#slots[entry] = slot;
      if (isOrdered) this.#order.insert(entry);
    }
  }

  async sort(pause: Pause): Promise<void> {
    await this.#order.fill(
      Uint32Array.from({ length: this.#size }, (_, entry) => entry),
      pause,
    );
  }

  /** DocumentTable with this very code. */
  withCode(code: string): number[] {
    return this.#between(code, `${code}\0`);
  }

  /** DocumentTable with a code that begins so. */
  withPrefix(prefix: string): number[] {
    return this.#between(prefix, endOfPrefix(prefix));
  }

  #between(from: string, to: string): number[] {
    const found = new Set<number>();
    const entries = this.#order.slots;
    for (let at = this.#order.firstWhere((entry) => this.#codeOf(entry) >= from); at < entries.length; at += 1) {
      const entry = entries[at] as number;
      if (this.#codeOf(entry) >= to) break;
      found.add(this.#slots[entry] as number);
    }
    return [...found];
  }

  #codeOf(entry: number): string {
    return this.#texts.get(this.#codes[entry] as number);
  }
}
