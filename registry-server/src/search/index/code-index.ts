import { endOfPrefix } from '../../text/words.ts';
import { grown } from './growable.ts';
import type { Pause } from './sort-in-steps.ts';
import { SortedOrder } from './sorted-order.ts';
import { TextPool } from './text-pool.ts';

/** Skus and EANs of products and their variants, found whole or by how they begin. */
export class CodeIndex {
  readonly #texts = new TextPool();
  #size = 0;
  #codes = new Uint32Array(1 << 8);
  #slots = new Uint32Array(1 << 8);
  readonly #order = new SortedOrder(
    (one, other) => this.#texts.compare(this.#codes[one] as number, this.#codes[other] as number) || one - other,
  );

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

  /** Slots with this very code. */
  withCode(code: string): number[] {
    return this.#between(code, `${code}\0`);
  }

  /** Slots with a code that begins so. */
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
