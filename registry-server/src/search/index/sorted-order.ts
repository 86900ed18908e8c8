import { grown } from './growable.ts';
import { type Pause, sortInSteps } from './sort-in-steps.ts';

export type Compare = (one: number, other: number) => number;

/** DocumentTable in an order that is kept up as they come and go. No two slots may be equal by `compare`. */
export class SortedOrder {
  #slots: Uint32Array;
  #size: number;
  readonly #compare: Compare;

  /** An order of these slots, which are in it already. */
  constructor(compare: Compare, slots: Uint32Array = new Uint32Array(0)) {
    this.#compare = compare;
    this.#slots = slots;
    this.#size = slots.length;
  }

  /** In order; to be read at once, since later changes move it. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#size);
  }

  insert(slot: number): void {
    const at = this.#placeOf(slot);
    this.#slots = grown(this.#slots, this.#size + 1);
    this.#slots.copyWithin(at + 1, at, this.#size);
    this.#slots[at] = slot;
    this.#size += 1;
  }

  /** To be called while what the slot is ordered by is still as it was. */
  remove(slot: number): void {
    const at = this.#placeOf(slot);
    if (at >= this.#size || this.#slots[at] !== slot) return;
    this.#slots.copyWithin(at, at + 1, this.#size);
    this.#size -= 1;
  }

  /** Puts many slots in order; nothing may change meanwhile. */
  async fill(slots: Uint32Array, pause: Pause): Promise<void> {
    this.#slots = await sortInSteps(slots, this.#compare, pause);
    this.#size = slots.length;
  }

  /** Puts everything in order anew: what many slots are ordered by has changed. */
  resort(): void {
    this.slots.sort(this.#compare);
  }

  /** Place of the first slot for which `isReached` holds; it must hold for all that follow, too. */
  firstWhere(isReached: (slot: number) => boolean): number {
    let [low, high] = [0, this.#size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isReached(this.#slots[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #placeOf(slot: number): number {
    return this.firstWhere((other) => this.#compare(other, slot) >= 0);
  }
}
