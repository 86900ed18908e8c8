import { hashTexts } from '../../text/hash-texts.ts';
import type { ProductDocument } from '../documents/product-document.ts';
import { grown } from './growable.ts';
import { type NameColumnParts, NameColumns } from './name-columns.ts';
import type { Compare } from './sorted-order.ts';
import { TextPool, type TextPoolParts } from './text-pool.ts';
import { TextTable, type TextTableParts } from './text-table.ts';

/** What `DocumentTable` are made of: a column for each thing told of a slot. */
export interface DocumentTableParts {
  readonly size: number;
  readonly ids: Uint32Array;
  readonly positions: Int32Array;
  readonly createdAt: Float64Array;
  readonly contentKeys: Float64Array;
  readonly foundIn: Uint8Array;
  readonly flags: Uint16Array;
  readonly inStock: Uint8Array;
  /** Where in `texts` they lie. */
  readonly textsOf: readonly [skus: Uint32Array, urlKeys: Uint32Array, names: Uint32Array, nameKeys: Uint32Array];
  readonly namesIn?: readonly NameColumnParts[];
  readonly texts?: TextPoolParts;
  readonly bySku?: TextTableParts;
  readonly byUrlKey?: TextTableParts;
}

function emptyTable(capacity: number): DocumentTableParts {
  const numbers = () => new Uint32Array(capacity);
  return {
    size: 0,
    ids: numbers(),
    positions: new Int32Array(capacity),
    createdAt: new Float64Array(capacity),
    contentKeys: new Float64Array(capacity),
    foundIn: new Uint8Array(capacity),
    flags: new Uint16Array(capacity),
    inStock: new Uint8Array(capacity),
    textsOf: [numbers(), numbers(), numbers(), numbers()],
  };
}

/**
 * A place for every product, numbered from 0. A product whose words or options change moves to a new slot and leaves
 * a dead one behind, so that lists of slots only ever grow; building the index anew leaves the dead ones out.
 */
export class DocumentTable {
  #size: number;
  #alive: number;
  #ids: Uint32Array;
  #positions: Int32Array;
  #createdAt: Float64Array;
  #contentKeys: Float64Array;
  /** 0 for a dead slot. */
  #foundIn: Uint8Array;
  #flags: Uint16Array;
  #inStock: Uint8Array;
  #skus: Uint32Array;
  #urlKeys: Uint32Array;
  #names: Uint32Array;
  #nameKeys: Uint32Array;
  readonly #namesIn: NameColumns;
  readonly #texts: TextPool;
  readonly #byId = new Map<number, number>();
  readonly #bySku: TextTable;
  readonly #byUrlKey: TextTable;

  constructor(capacity: number, parts: DocumentTableParts = emptyTable(capacity)) {
    this.#ids = parts.ids;
    this.#positions = parts.positions;
    this.#createdAt = parts.createdAt;
    this.#contentKeys = parts.contentKeys;
    this.#foundIn = parts.foundIn;
    this.#flags = parts.flags;
    this.#inStock = parts.inStock;
    [this.#skus, this.#urlKeys, this.#names, this.#nameKeys] = parts.textsOf;
    this.#namesIn = new NameColumns(parts.namesIn);
    this.#texts = new TextPool(parts.texts);
    this.#bySku = new TextTable((slot) => this.skuOf(slot), parts.bySku);
    this.#byUrlKey = new TextTable((slot) => this.urlKeyOf(slot), parts.byUrlKey);
    this.#size = parts.size;
    this.#alive = 0;
    for (let slot = 0; slot < this.#size; slot += 1) {
      if (!this.isAlive(slot)) continue;
      this.#alive += 1;
      this.#byId.set(this.idOf(slot), slot);
    }
  }

  pack(): DocumentTableParts {
    return {
      size: this.#size,
      ids: this.#ids,
      positions: this.#positions,
      createdAt: this.#createdAt,
      contentKeys: this.#contentKeys,
      foundIn: this.#foundIn,
      flags: this.#flags,
      inStock: this.#inStock,
      textsOf: [this.#skus, this.#urlKeys, this.#names, this.#nameKeys],
      namesIn: this.#namesIn.pack(),
      texts: this.#texts.pack(),
      bySku: this.#bySku.pack(),
      byUrlKey: this.#byUrlKey.pack(),
    };
  }

  /** DocumentTable in use and dead ones. */
  get size(): number {
    return this.#size;
  }

  get alive(): number {
    return this.#alive;
  }

  /** Arrays as they are now, for loops over many products. */
  get columns() {
    return { foundIn: this.#foundIn, flags: this.#flags, inStock: this.#inStock };
  }

  idOf = (slot: number): number => this.#ids[slot] as number;
  skuOf = (slot: number): string => this.#texts.get(this.#skus[slot] as number);
  urlKeyOf = (slot: number): string => this.#texts.get(this.#urlKeys[slot] as number);
  nameOf = (slot: number): string => this.#texts.get(this.#names[slot] as number);
  isAlive = (slot: number): boolean => this.#foundIn[slot] !== 0;

  comparePosition = (one: number, other: number): number =>
    (this.#positions[one] as number) - (this.#positions[other] as number) || this.idOf(one) - this.idOf(other);
  compareName = (one: number, other: number): number =>
    this.#texts.compare(this.#nameKeys[one] as number, this.#nameKeys[other] as number) ||
    this.idOf(one) - this.idOf(other);
  /** By names in the first of these languages that has one, then by the catalogue's own. */
  compareNameIn =
    (languages: readonly string[]): Compare =>
    (one, other) =>
      this.#texts.compare(this.#nameKeyIn(languages, one), this.#nameKeyIn(languages, other)) ||
      this.idOf(one) - this.idOf(other);
  compareAge = (one: number, other: number): number =>
    (this.#createdAt[one] as number) - (this.#createdAt[other] as number) || this.idOf(one) - this.idOf(other);

  /** Languages in which names are. */
  get nameLanguages(): readonly string[] {
    return this.#namesIn.languages;
  }

  findId(id: number): number | undefined {
    return this.#byId.get(id);
  }

  findSku(sku: string): number | undefined {
    return this.#ifAlive(this.#bySku.find(sku));
  }

  findUrlKey(urlKey: string): number | undefined {
    return this.#ifAlive(this.#byUrlKey.find(urlKey));
  }

  /** True when the slot holds all of this but its price and stock. */
  holds(slot: number, document: ProductDocument): boolean {
    return this.#contentKeys[slot] === contentKey(document);
  }

  setStock(slot: number, inStock: boolean): void {
    this.#inStock[slot] = inStock ? 1 : 0;
  }

  /** Gives the product a new slot. */
  add(document: ProductDocument): number {
    const slot = this.#size;
    this.#size += 1;
    this.#alive += 1;
    this.#grow();
    this.#ids[slot] = document.id;
    this.#positions[slot] = document.position;
    this.#createdAt[slot] = document.createdAt;
    this.#contentKeys[slot] = contentKey(document);
    this.#foundIn[slot] = document.foundIn;
    this.#flags[slot] = document.flags;
    this.setStock(slot, document.inStock);
    this.#skus[slot] = this.#texts.add(document.sku);
    this.#urlKeys[slot] = this.#texts.add(document.urlKey);
    this.#names[slot] = this.#texts.add(document.name);
    this.#nameKeys[slot] = this.#texts.add(document.nameKey);
    for (const [language, key] of Object.entries(document.nameKeys))
      this.#namesIn.set(language, slot, this.#texts.add(key));
    this.#byId.set(document.id, slot);
    this.#bySku.set(document.sku, slot);
    this.#byUrlKey.set(document.urlKey, slot);
    return slot;
  }

  /** Leaves the slot dead. */
  retire(slot: number): void {
    if (this.#byId.get(this.idOf(slot)) === slot) this.#byId.delete(this.idOf(slot));
    this.#foundIn[slot] = 0;
    this.#alive -= 1;
  }

  #nameKeyIn(languages: readonly string[], slot: number): number {
    return this.#namesIn.find(languages, slot) ?? (this.#nameKeys[slot] as number);
  }

  #ifAlive(slot: number | undefined): number | undefined {
    return slot !== undefined && this.isAlive(slot) ? slot : undefined;
  }

  #grow(): void {
    this.#ids = grown(this.#ids, this.#size);
    this.#positions = grown(this.#positions, this.#size);
    this.#createdAt = grown(this.#createdAt, this.#size);
    this.#contentKeys = grown(this.#contentKeys, this.#size);
    this.#foundIn = grown(this.#foundIn, this.#size);
    this.#flags = grown(this.#flags, this.#size);
    this.#inStock = grown(this.#inStock, this.#size);
    this.#skus = grown(this.#skus, this.#size);
    this.#urlKeys = grown(this.#urlKeys, this.#size);
    this.#names = grown(this.#names, this.#size);
    this.#nameKeys = grown(this.#nameKeys, this.#size);
  }
}

function contentKey(document: ProductDocument): number {
  const { prices, inStock, texts, options, ...own } = document;
  return hashTexts([
    JSON.stringify(own),
    ...texts.map(([, text]) => text),
    ...options.flatMap(({ facet, value, label, hex = '' }) => [facet, value, label, hex]),
  ]);
}
