import { translationLanguages } from '../../text/translation-languages.ts';
import type { DocumentTable } from './document-table.ts';
import { SortedOrder } from './sorted-order.ts';

/** An order of names in a language, as it goes from thread to thread. */
export interface NameOrderParts {
  readonly language: string;
  readonly slots: Uint32Array;
}

/** Orders by name for sites of other languages: one for each language that something has a name in. */
export class NameOrders {
  readonly #table: DocumentTable;
  /** By the catalogue's own names. */
  readonly #own: SortedOrder;
  readonly #orders = new Map<string, SortedOrder>();

  constructor(table: DocumentTable, own: SortedOrder, parts: readonly NameOrderParts[] = []) {
    this.#table = table;
    this.#own = own;
    for (const { language, slots } of parts) this.#orders.set(language, this.#orderFor(language, slots));
  }

  pack(): NameOrderParts[] {
    return [...this.#orders].map(([language, order]) => ({ language, slots: order.slots.slice() }));
  }

  /** The order of the first of the languages of a site that has one; the catalogue's own where none has. */
  of(language: string | undefined): SortedOrder {
    for (const each of translationLanguages(language)) {
      const order = this.#orders.get(each);
      if (order) return order;
    }
    return this.#own;
  }

  get all(): readonly SortedOrder[] {
    return [...this.#orders.values()];
  }

  /**
   * Begins the orders of languages that have names since the last time. Before the slot that brought one is in any
   * order, such an order is that of the language from which names came so far.
   */
  follow(): void {
    for (const language of this.#table.nameLanguages) {
      if (this.#orders.has(language)) continue;
      this.#orders.set(language, this.#orderFor(language, this.of(language).slots.slice()));
    }
  }

  #orderFor(language: string, slots: Uint32Array): SortedOrder {
    return new SortedOrder(this.#table.compareNameIn(translationLanguages(language)), slots);
  }
}
