import { hashTexts } from '../../text/hash-texts.ts';
import type { ProductDocument } from '../documents/product-document.ts';
import { grown } from './growable.ts';
import { TextPool } from './text-pool.ts';
import { TextTable } from './text-table.ts';

/**
 * A place for every product, numbered from 0. A product whose words or options change moves to a new slot and leaves
 * a dead one behind, so that lists of slots only ever grow; building the index anew leaves the dead ones out.
 */
export class Slots {
  #size = 0;
  #alive = 0;
  #ids = new Uint32Array(1 << 8);
  #positions = new Int32Array(1 << 8);
  #createdAt = new Float64Array(1 << 8);
  #contentKeys = new Float64Array(1 << 8);
  /** 0 for a dead slot. */
  #foundIn = new Uint8Array(1 << 8);
  #flags = new Uint16Array(1 << 8);
  #inStock = new Uint8Array(1 << 8);
  readonly #texts = new TextPool();
  #skus = new Uint32Array(1 << 8);
  #urlKeys = new Uint32Array(1 << 8);
  #names = new Uint32Array(1 << 8);
  #nameKeys = new Uint32Array(1 << 8);
  readonly #byId = new Map<number, number>();
  readonly #bySku = new TextTable((slot) => this.skuOf(slot));
  readonly #byUrlKey = new TextTable((slot) => this.urlKeyOf(slot));

  /** Slots in use and dead ones. */
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
  compareAge = (one: number, other: number): number =>
    (this.#createdAt[one] as number) - (this.#createdAt[other] as number) || this.idOf(one) - this.idOf(other);

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
    ...options.flatMap(({ facet, value, label }) => [facet, value, label]),
  ]);
}
