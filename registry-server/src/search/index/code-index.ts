import { endOfPrefix } from '../../text/words.ts';
import type { Pause } from './sort-in-steps.ts';
import { SortedOrder } from './sorted-order.ts';

/** Skus and EANs of products and their variants, found whole or by how they begin. */
export class CodeIndex {
  readonly #codes: string[] = [];
  readonly #slots: number[] = [];
  readonly #order = new SortedOrder((one, other) => {
    const [first, second] = [this.#codes[one] as string, this.#codes[other] as string];
    return first === second ? one - other : first < second ? -1 : 1;
  });

  /** Keeps the codes of a new slot; `isOrdered` once the index stands. */
  add(slot: number, codes: readonly string[], isOrdered: boolean): void {
    for (const code of codes) {
      this.#codes.push(code);
      this.#slots.push(slot);
      if (isOrdered) this.#order.insert(this.#codes.length - 1);
    }
  }

  async sort(pause: Pause): Promise<void> {
    await this.#order.fill(
      Uint32Array.from(this.#codes, (_, entry) => entry),
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
    for (
      let at = this.#order.firstWhere((entry) => (this.#codes[entry] as string) >= from);
      at < entries.length;
      at += 1
    ) {
      const entry = entries[at] as number;
      if ((this.#codes[entry] as string) >= to) break;
      found.add(this.#slots[entry] as number);
    }
    return [...found];
  }
}
