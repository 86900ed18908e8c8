import { PRODUCT_FLAGS } from '@witryna/module-schemas';
import { REDUCTION_BITS } from '../documents/product-document.ts';
import { NO_PRICE, type PriceColumn } from '../index/price-column.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { FLAG_SHIFT, PRICE_BIT, STOCK_BIT } from './facet-bits.ts';

/** Counts, for one query, what could be chosen. */
export class FacetCounter {
  /** By option. */
  readonly options: Uint32Array;
  /** By the place of the flag. */
  readonly flags = new Uint32Array(PRODUCT_FLAGS.length);
  inStock = 0;
  readonly #amounts: Int32Array;
  #amountCount = 0;
  readonly #facets: ProductIndex['facets']['columns'];
  readonly #slots: ProductIndex['slots']['columns'];
  readonly #prices: PriceColumn['columns'];

  /** `room` takes the prices, one for each slot at most. */
  constructor({ facets, slots }: ProductIndex, prices: PriceColumn, room: Int32Array) {
    this.#facets = facets.columns;
    this.#slots = slots.columns;
    this.#prices = prices.columns;
    this.#amounts = room;
    this.options = new Uint32Array(facets.size);
  }

  /** Of all products that the price filter chooses from. */
  get amounts(): Int32Array {
    return this.#amounts.subarray(0, this.#amountCount);
  }

  /** Counts a product that passes everything. */
  count(slot: number): void {
    this.#countAllOptions(slot);
    this.#countFlags(slot, -1);
    this.#countPrice(slot);
    this.#countStock(slot);
  }

  /** Counts a product that fails at this one facet. */
  countBeside(slot: number, failing: number): void {
    if (failing === PRICE_BIT) this.#countPrice(slot);
    else if (failing === STOCK_BIT) this.#countStock(slot);
    else if (failing >= 1 << FLAG_SHIFT) this.#countFlags(slot, failing >>> FLAG_SHIFT);
    else this.#countOptions(slot, failing);
  }

  #countAllOptions(slot: number): void {
    const { options } = this;
    const { pool, starts, lengths } = this.#facets;
    const start = starts[slot] as number;
    const end = start + (lengths[slot] as number);
    for (let at = start; at < end; at += 1) {
      const option = pool[at] as number;
      options[option] = (options[option] as number) + 1;
    }
  }

  #countOptions(slot: number, facetBits: number): void {
    const { facets, pool, starts, lengths } = this.#facets;
    const start = starts[slot] as number;
    const end = start + (lengths[slot] as number);
    for (let at = start; at < end; at += 1) {
      const option = pool[at] as number;
      if ((facetBits & (1 << (facets[option] as number))) !== 0) {
        this.options[option] = (this.options[option] as number) + 1;
      }
    }
  }

  #countFlags(slot: number, asked: number): void {
    const all = this.#slots.flags[slot] as number;
    const shown = this.#prices.reduced[slot] === 1 ? all : all & ~REDUCTION_BITS;
    for (let rest = shown & asked; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      this.flags[place] = (this.flags[place] as number) + 1;
    }
  }

  #countPrice(slot: number): void {
    const amount = this.#prices.amounts[slot] ?? NO_PRICE;
    if (amount === NO_PRICE) return;
    this.#amounts[this.#amountCount] = amount;
    this.#amountCount += 1;
  }

  #countStock(slot: number): void {
    this.inStock += this.#slots.inStock[slot] as number;
  }
}
