import type { PriceStep } from '../documents/product-document.ts';
import { type Due, DueTimes } from './due-times.ts';
import { grown } from './growable.ts';
import type { Pause } from './sort-in-steps.ts';
import { SortedOrder } from './sorted-order.ts';

/** What stands for "no price in this currency". */
export const NO_PRICE = -1;
/** From so many changes on, sorting anew is cheaper than moving one by one. */
const MANY_DUE = 2_000;

/** What a `PriceColumn` is made of. */
export interface PriceColumnParts {
  readonly amounts: Int32Array;
  readonly reduced: Uint8Array;
  readonly steps: Map<number, readonly PriceStep[]>;
  readonly due: Due[];
  readonly order: Uint32Array;
}

/** The prices of all products in one currency, now: they follow the clock by themselves. */
export class PriceColumn {
  #amounts: Int32Array;
  #reduced: Uint8Array;
  readonly #steps: Map<number, readonly PriceStep[]>;
  readonly #due: DueTimes;
  /** Cheapest first; those without a price are not in it. */
  readonly order: SortedOrder;

  constructor(idOf: (slot: number) => number, parts?: PriceColumnParts) {
    this.#amounts = parts?.amounts ?? new Int32Array(0);
    this.#reduced = parts?.reduced ?? new Uint8Array(0);
    this.#steps = parts?.steps ?? new Map();
    this.#due = new DueTimes(parts?.due);
    const compare = (one: number, other: number) =>
      (this.#amounts[one] as number) - (this.#amounts[other] as number) || idOf(one) - idOf(other);
    this.order = new SortedOrder(compare, parts?.order);
  }

  pack(): PriceColumnParts {
    return {
      amounts: this.#amounts,
      reduced: this.#reduced,
      steps: this.#steps,
      due: this.#due.pack(),
      order: this.order.slots.slice(),
    };
  }

  /** Arrays as they are now, by slot; shorter than the number of slots when the last ones have no price. */
  get columns() {
    return { amounts: this.#amounts, reduced: this.#reduced };
  }

  /** When a price changes by itself next; milliseconds. */
  get nextChange(): number | undefined {
    return this.#due.next;
  }

  amountOf(slot: number): number {
    return this.#amounts[slot] ?? NO_PRICE;
  }

  /** Sets what a slot costs from when on, without its place in the order. */
  set(slot: number, steps: readonly PriceStep[]): void {
    const size = this.#amounts.length;
    this.#amounts = grown(this.#amounts, slot + 1);
    this.#reduced = grown(this.#reduced, slot + 1);
    if (this.#amounts.length > size) this.#amounts.fill(NO_PRICE, size);
    this.#steps.delete(slot);
    const [first, ...later] = steps;
    this.#amounts[slot] = first?.amount ?? NO_PRICE;
    this.#reduced[slot] = first?.isReduced ? 1 : 0;
    const [next] = later;
    if (!next) return;
    this.#steps.set(slot, later);
    this.#due.add(next.from, slot);
  }

  /** Gives a slot its place in the order. */
  place(slot: number): void {
    if (this.amountOf(slot) !== NO_PRICE) this.order.insert(slot);
  }

  /** Takes a slot out of the order, while its price is still as it was. */
  displace(slot: number): void {
    if (this.amountOf(slot) !== NO_PRICE) this.order.remove(slot);
  }

  /** Puts all slots in order at once. */
  async sort(slots: Uint32Array, pause: Pause): Promise<void> {
    await this.order.fill(
      slots.filter((slot) => this.amountOf(slot) !== NO_PRICE),
      pause,
    );
  }

  /** Brings prices up to the clock; `isAlive` tells whether a slot is still in use. */
  follow(now: number, isAlive: (slot: number) => boolean): void {
    if ((this.#due.next ?? Number.POSITIVE_INFINITY) > now) return;
    const due = this.#due.take(now).filter((slot) => isAlive(slot) && this.#steps.has(slot));
    const isMany = due.length > MANY_DUE;
    for (const slot of new Set(due)) {
      const steps = this.#steps.get(slot) ?? [];
      const begun = steps.findLastIndex(({ from }) => from <= now);
      if (begun === -1) continue;
      if (!isMany) this.displace(slot);
      this.set(slot, steps.slice(begun));
      if (!isMany) this.place(slot);
    }
    if (isMany) this.order.resort();
  }
}
