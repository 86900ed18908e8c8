import type { PriceStep } from '../documents/product-document.ts';
import { DueTimes } from './due-times.ts';
import { grown } from './growable.ts';
import type { Pause } from './sort-in-steps.ts';
import { SortedOrder } from './sorted-order.ts';

/** What stands for "no price in this currency". */
export const NO_PRICE = -1;
/** From so many changes on, sorting anew is cheaper than moving one by one. */
const MANY_DUE = 2_000;

/** The prices of all products in one currency, now: they follow the clock by themselves. */
export class PriceColumn {
  #amounts = new Int32Array(0);
  #reduced = new Uint8Array(0);
  readonly #steps = new Map<number, readonly PriceStep[]>();
  readonly #due = new DueTimes();
  /** Cheapest first; those without a price are not in it. */
  readonly order: SortedOrder;

  constructor(idOf: (slot: number) => number) {
    this.order = new SortedOrder(
      (one, other) => (this.#amounts[one] as number) - (this.#amounts[other] as number) || idOf(one) - idOf(other),
    );
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
