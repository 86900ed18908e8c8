import { createHash } from 'node:crypto';
import type { ProductDocument } from '../documents/product-document.ts';
import { grown } from './growable.ts';

/** Hexadecimal digits that fit a number exactly. */
const KEY_DIGITS = 13;

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
  readonly #texts: { sku: string; urlKey: string; name: string; nameKey: string }[] = [];
  readonly #byId = new Map<number, number>();
  readonly #bySku = new Map<string, number>();
  readonly #byUrlKey = new Map<string, number>();

  /** Slots in use and dead ones. */
  get size(): number {
    return this.#size;
  }

  get alive(): number {
    return this.#alive;
  }

  /** Arrays as they are now, for loops over many products. */
  get columns() {
    return { foundIn: this.#foundIn, flags: this.#flags, inStock: this.#inStock, positions: this.#positions };
  }

  idOf = (slot: number): number => this.#ids[slot] as number;
  textsOf = (slot: number) => this.#texts[slot] as { sku: string; urlKey: string; name: string; nameKey: string };
  isAlive = (slot: number): boolean => this.#foundIn[slot] !== 0;
  comparePosition = (one: number, other: number): number =>
    (this.#positions[one] as number) - (this.#positions[other] as number) || this.idOf(one) - this.idOf(other);
  compareName = (one: number, other: number): number => {
    const [first, second] = [this.textsOf(one).nameKey, this.textsOf(other).nameKey];
    return first === second ? this.idOf(one) - this.idOf(other) : first < second ? -1 : 1;
  };
  compareAge = (one: number, other: number): number =>
    (this.#createdAt[one] as number) - (this.#createdAt[other] as number) || this.idOf(one) - this.idOf(other);

  findId(id: number): number | undefined {
    return this.#byId.get(id);
  }

  findSku(sku: string): number | undefined {
    return this.#bySku.get(sku);
  }

  findUrlKey(urlKey: string): number | undefined {
    return this.#byUrlKey.get(urlKey);
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
    const { id, sku, urlKey, name, nameKey } = document;
    this.#ids[slot] = id;
    this.#positions[slot] = document.position;
    this.#createdAt[slot] = document.createdAt;
    this.#contentKeys[slot] = contentKey(document);
    this.#foundIn[slot] = document.foundIn;
    this.#flags[slot] = document.flags;
    this.setStock(slot, document.inStock);
    this.#texts.push({ sku, urlKey, name, nameKey });
    this.#byId.set(id, slot);
    this.#bySku.set(sku, slot);
    this.#byUrlKey.set(urlKey, slot);
    return slot;
  }

  /** Leaves the slot dead. */
  retire(slot: number): void {
    const { sku, urlKey } = this.textsOf(slot);
    if (this.#byId.get(this.idOf(slot)) === slot) this.#byId.delete(this.idOf(slot));
    if (this.#bySku.get(sku) === slot) this.#bySku.delete(sku);
    if (this.#byUrlKey.get(urlKey) === slot) this.#byUrlKey.delete(urlKey);
    this.#foundIn[slot] = 0;
    this.#alive -= 1;
    this.#texts[slot] = { sku: '', urlKey: '', name: '', nameKey: '' };
  }

  #grow(): void {
    this.#ids = grown(this.#ids, this.#size);
    this.#positions = grown(this.#positions, this.#size);
    this.#createdAt = grown(this.#createdAt, this.#size);
    this.#contentKeys = grown(this.#contentKeys, this.#size);
    this.#foundIn = grown(this.#foundIn, this.#size);
    this.#flags = grown(this.#flags, this.#size);
    this.#inStock = grown(this.#inStock, this.#size);
  }
}

function contentKey({ prices, inStock, ...content }: ProductDocument): number {
  const digest = createHash('sha1').update(JSON.stringify(content)).digest('hex');
  return Number.parseInt(digest.slice(0, KEY_DIGITS), 16);
}
