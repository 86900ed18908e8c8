import type { ProductDocument } from '../documents/product-document.ts';
import { CodeIndex } from './code-index.ts';
import { FacetValues } from './facet-values.ts';
import { PriceColumn } from './price-column.ts';
import { Slots } from './slots.ts';
import type { Pause } from './sort-in-steps.ts';
import { SortedOrder } from './sorted-order.ts';
import { TextIndex } from './text-index.ts';

/** All that lists, searches and counts are answered from. Filled first, then put in order, from then on kept up. */
export class ProductIndex {
  readonly slots = new Slots();
  readonly text = new TextIndex();
  readonly codes = new CodeIndex();
  readonly facets = new FacetValues();
  readonly #prices = new Map<string, PriceColumn>();
  readonly orders = {
    position: new SortedOrder(this.slots.comparePosition),
    name: new SortedOrder(this.slots.compareName),
    newest: new SortedOrder(this.slots.compareAge),
  } as const;
  #isOrdered = false;

  /** Share of slots that only take room. */
  get waste(): number {
    return this.slots.size === 0 ? 0 : 1 - this.slots.alive / this.slots.size;
  }

  /** The prices in a currency at this instant. */
  pricesAt(currency: string, now: number): PriceColumn {
    const column = this.#prices.get(currency) ?? this.#newColumn();
    column.follow(now, this.slots.isAlive);
    return column;
  }

  /** Makes the product what the document says. */
  put(document: ProductDocument): void {
    const slot = this.slots.findId(document.id);
    if (slot !== undefined && this.slots.holds(slot, document)) {
      this.slots.setStock(slot, document.inStock);
      this.#setPrices(slot, document);
      return;
    }
    if (slot !== undefined) this.#retire(slot);
    this.#add(document);
  }

  /** Forgets a product, if it is known. */
  remove(sku: string): void {
    const slot = this.slots.findSku(sku);
    if (slot !== undefined) this.#retire(slot);
  }

  /** Puts everything in order after it was filled; nothing may be put meanwhile. */
  async settle(pause: Pause): Promise<void> {
    const all = Uint32Array.from({ length: this.slots.size }, (_, slot) => slot).filter(this.slots.isAlive);
    for (const order of Object.values(this.orders)) await order.fill(all.slice(), pause);
    for (const column of this.#prices.values()) await column.sort(all, pause);
    await this.codes.sort(pause);
    this.#isOrdered = true;
  }

  #add(document: ProductDocument): void {
    const slot = this.slots.add(document);
    this.text.add(slot, document.texts);
    this.codes.add(slot, document.codes, this.#isOrdered);
    this.facets.add(slot, document.options);
    if (this.#isOrdered) for (const order of Object.values(this.orders)) order.insert(slot);
    this.#setPrices(slot, document);
  }

  #retire(slot: number): void {
    for (const order of Object.values(this.orders)) order.remove(slot);
    for (const column of this.#prices.values()) {
      column.displace(slot);
      column.set(slot, []);
    }
    this.slots.retire(slot);
  }

  #setPrices(slot: number, { prices }: ProductDocument): void {
    for (const currency of prices.keys())
      if (!this.#prices.has(currency)) this.#prices.set(currency, this.#newColumn());
    for (const [currency, column] of this.#prices) {
      if (this.#isOrdered) column.displace(slot);
      column.set(slot, prices.get(currency) ?? []);
      if (this.#isOrdered) column.place(slot);
    }
  }

  #newColumn(): PriceColumn {
    return new PriceColumn(this.slots.idOf);
  }
}
