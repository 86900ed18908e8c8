import { OPTION_FACETS, type OptionFacet } from '../../commerce/catalog/index.ts';
import { sortKeyOf } from '../../text/sort-key.ts';
import type { ProductOption } from '../documents/product-document.ts';
import { grown } from './growable.ts';

/** An option that some product has or had, with its number. */
export interface FacetValue {
  readonly facet: OptionFacet;
  readonly value: string;
  label: string;
  /** Of the label. */
  sortKey: string;
  readonly id?: number;
  /** Of a colour. */
  hex?: string;
}

/** What `FacetValues` are made of. */
export interface FacetValuesParts {
  readonly values: FacetValue[];
  readonly used: number;
  readonly slots: number;
  readonly facets: Uint8Array;
  readonly pool: Uint32Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint16Array;
}

/** The options of all products: numbered once, kept as a run of numbers for each slot. */
export class FacetValues {
  readonly #values: FacetValue[];
  readonly #numbers: Map<string, number>;
  /** By option: the place of its facet in `OPTION_FACETS`. */
  #facets: Uint8Array;
  #pool: Uint32Array;
  #used: number;
  #slots: number;
  #starts: Uint32Array;
  #lengths: Uint16Array;

  constructor(capacity: { readonly slots: number; readonly options: number }, parts?: FacetValuesParts) {
    this.#values = parts?.values ?? [];
    this.#numbers = new Map(this.#values.map(({ facet, value }, number) => [`${facet} ${value}`, number]));
    this.#facets = parts?.facets ?? new Uint8Array(0);
    this.#pool = parts?.pool ?? new Uint32Array(capacity.options);
    this.#used = parts?.used ?? 0;
    this.#starts = parts?.starts ?? new Uint32Array(capacity.slots);
    this.#lengths = parts?.lengths ?? new Uint16Array(capacity.slots);
    this.#slots = parts?.slots ?? 0;
  }

  pack(): FacetValuesParts {
    return {
      values: this.#values,
      facets: this.#facets,
      used: this.#used,
      slots: this.#slots,
      pool: this.#pool,
      starts: this.#starts,
      lengths: this.#lengths,
    };
  }

  get size(): number {
    return this.#values.length;
  }

  /** Arrays as they are now, for loops over many products; the options of a slot lie in `pool` from `starts[slot]`. */
  get columns() {
    return { facets: this.#facets, pool: this.#pool, starts: this.#starts, lengths: this.#lengths };
  }

  get(value: number): FacetValue {
    return this.#values[value] as FacetValue;
  }

  find(facet: OptionFacet, value: string): number | undefined {
    return this.#numbers.get(`${facet} ${value}`);
  }

  /** Numbers of the options of a facet. */
  ofFacet(facet: OptionFacet): number[] {
    return this.#values.flatMap((value, number) => (value.facet === facet ? [number] : []));
  }

  /** DocumentTable that have the option; dead ones are among them. */
  slotsWith(value: number): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < this.#slots; slot += 1) {
      const start = this.#starts[slot] as number;
      if (this.#pool.subarray(start, start + (this.#lengths[slot] as number)).includes(value)) slots.push(slot);
    }
    return slots;
  }

  /** Keeps the options of a new slot. */
  add(slot: number, options: readonly ProductOption[]): void {
    this.#slots = slot + 1;
    this.#starts = grown(this.#starts, slot + 1);
    this.#lengths = grown(this.#lengths, slot + 1);
    this.#pool = grown(this.#pool, this.#used + options.length);
    this.#starts[slot] = this.#used;
    this.#lengths[slot] = options.length;
    for (const option of options) this.#pool[this.#used++] = this.#numberOf(option);
  }

  #numberOf(option: ProductOption): number {
    const key = `${option.facet} ${option.value}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) {
      const value = this.get(known);
      if (value.label !== option.label) {
        value.label = option.label;
        value.sortKey = sortKeyOf(option.label);
      }
      if (option.hex !== undefined) value.hex = option.hex;
      return known;
    }
    const number = this.#values.length;
    this.#values.push({ ...option, sortKey: sortKeyOf(option.label) });
    this.#numbers.set(key, number);
    this.#facets = grown(this.#facets, number + 1);
    this.#facets[number] = OPTION_FACETS.indexOf(option.facet);
    return number;
  }
}
