import type { ProductDocument } from '../documents/product-document.ts';
import { CodeIndex, type CodeIndexParts } from './code-index.ts';
import { DocumentTable, type DocumentTableParts } from './document-table.ts';
import { FacetValues, type FacetValuesParts } from './facet-values.ts';
import { type NameOrderParts, NameOrders } from './name-orders.ts';
import { PriceColumn, type PriceColumnParts } from './price-column.ts';
import type { Pause } from './sort-in-steps.ts';
import { SortedOrder } from './sorted-order.ts';
import { TextIndex, type TextIndexParts } from './text-index.ts';

/** What an index is made of, as it goes from thread to thread: numbers in arrays, and few objects. */
export interface IndexParts {
  readonly slots: DocumentTableParts;
  readonly text: TextIndexParts;
  readonly codes: CodeIndexParts;
  readonly facets: FacetValuesParts;
  readonly prices: readonly (readonly [currency: string, parts: PriceColumnParts])[];
  readonly orders: Readonly<Record<'position' | 'name' | 'newest', Uint32Array>>;
  readonly nameOrders: readonly NameOrderParts[];
  readonly refreshTimes: Map<string, number>;
}

/** Room for as much as products mostly have. Room that is never written to costs nothing; making more does. */
const CODES_EACH = 6;
const OPTIONS_EACH = 24;

/** All that lists, searches and counts are answered from. Filled first, then put in order, from then on kept up. */
export class ProductIndex {
  readonly slots: DocumentTable;
  readonly text: TextIndex;
  readonly codes: CodeIndex;
  readonly facets: FacetValues;
  readonly orders: Readonly<Record<'position' | 'name' | 'newest', SortedOrder>>;
  readonly #nameOrders: NameOrders;
  /** By sku, when a product changes by itself in something beside its price. */
  readonly refreshTimes: Map<string, number>;
  readonly #prices: Map<string, PriceColumn>;
  #isOrdered: boolean;
  #revision = 0;

  /** An empty index with room for so many products, or one that was packed when it was in order. */
  constructor(capacity: number, parts?: IndexParts) {
    this.slots = new DocumentTable(capacity, parts?.slots);
    this.text = new TextIndex(parts?.text);
    this.codes = new CodeIndex(capacity * CODES_EACH, parts?.codes);
    this.facets = new FacetValues({ slots: capacity, options: capacity * OPTIONS_EACH }, parts?.facets);
    this.orders = {
      position: new SortedOrder(this.slots.comparePosition, parts?.orders.position),
      name: new SortedOrder(this.slots.compareName, parts?.orders.name),
      newest: new SortedOrder(this.slots.compareAge, parts?.orders.newest),
    };
    this.#nameOrders = new NameOrders(this.slots, this.orders.name, parts?.nameOrders);
    this.refreshTimes = parts?.refreshTimes ?? new Map();
    this.#prices = new Map(
      parts?.prices.map(([currency, column]) => [currency, new PriceColumn(this.slots.idOf, column)]),
    );
    this.#isOrdered = parts !== undefined;
  }

  pack(): IndexParts {
    const { position, name, newest } = this.orders;
    return {
      slots: this.slots.pack(),
      text: this.text.pack(),
      codes: this.codes.pack(),
      facets: this.facets.pack(),
      prices: [...this.#prices].map(([currency, column]) => [currency, column.pack()]),
      orders: { position: position.slots.slice(), name: name.slots.slice(), newest: newest.slots.slice() },
      nameOrders: this.#nameOrders.pack(),
      refreshTimes: this.refreshTimes,
    };
  }

  /** Another number after each change; prices that change by the clock leave it. */
  get revision(): number {
    return this.#revision;
  }

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

  /** By the names that sites of a language show. */
  namesIn(language: string | undefined): SortedOrder {
    return this.#nameOrders.of(language);
  }

  /** Makes the product what the document says. */
  put(document: ProductDocument): void {
    this.#revision += 1;
    if (document.refreshAt === undefined) this.refreshTimes.delete(document.sku);
    else this.refreshTimes.set(document.sku, document.refreshAt);
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
    this.#revision += 1;
    this.refreshTimes.delete(sku);
    const slot = this.slots.findSku(sku);
    if (slot !== undefined) this.#retire(slot);
  }

  /** Puts everything in order after it was filled; nothing may be put meanwhile. */
  async settle(pause: Pause): Promise<void> {
    const all = Uint32Array.from({ length: this.slots.size }, (_, slot) => slot).filter(this.slots.isAlive);
    this.#nameOrders.follow();
    for (const order of this.#allOrders()) await order.fill(all.slice(), pause);
    for (const column of this.#prices.values()) await column.sort(all, pause);
    await this.codes.sort(pause);
    this.#isOrdered = true;
  }

  #add(document: ProductDocument): void {
    const slot = this.slots.add(document);
    this.text.add(slot, document.texts);
    this.codes.add(slot, document.codes, this.#isOrdered);
    this.facets.add(slot, document.options);
    if (this.#isOrdered) this.#nameOrders.follow();
    if (this.#isOrdered) for (const order of this.#allOrders()) order.insert(slot);
    this.#setPrices(slot, document);
  }

  #retire(slot: number): void {
    for (const order of this.#allOrders()) order.remove(slot);
    for (const column of this.#prices.values()) {
      column.displace(slot);
      column.set(slot, []);
    }
    this.slots.retire(slot);
  }

  #allOrders(): SortedOrder[] {
    return [...Object.values(this.orders), ...this.#nameOrders.all];
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
