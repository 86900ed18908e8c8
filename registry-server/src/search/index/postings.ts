import { FIELD_BITS, TEXT_FIELDS } from '../text/text-fields.ts';
import { grown } from './growable.ts';

/** Sizes of a word's chunks: small for the many rare words, large for the few that every second product has. */
const FIRST_CHUNK = 6;
const LARGEST_CHUNK = 506;
/** Where the next chunk lies in four bytes, then how many bytes follow in two. */
const HEAD = 6;
/** Position 0 holds nothing, so that 0 can mean "none". */
const NONE = 0;
const BLOCK_BITS = 20;
const BLOCK = 1 << BLOCK_BITS;
const MORE = 0x80;
/** Most words stand in descriptions only, and so need no byte that says where. */
const USUAL_FIELDS = TEXT_FIELDS.description;

/** What a `Postings` is made of, as it goes from thread to thread. */
export interface PostingsParts {
  readonly blocks: Uint8Array[];
  readonly used: number;
  readonly words: readonly [
    first: Uint32Array,
    last: Uint32Array,
    tail: Uint32Array,
    counts: Uint32Array,
    slots: Uint32Array,
  ];
}

/**
 * For each word the products that have it, in the order of their slots. All lists share a few large arrays of bytes, in
 * which each word owns a chain of chunks: a list per word would cost more than what it holds, and one array for all
 * would be copied as it grows. A posting is the step from the slot before, seven bits a byte, the lowest first, its last
 * bit set when a byte with the fields follows: two bytes mostly, where a number would take four.
 */
export class Postings {
  readonly #blocks: Uint8Array[];
  #used: number;
  #first: Uint32Array;
  #last: Uint32Array;
  /** Where the next byte of a word goes. */
  #tail: Uint32Array;
  #counts: Uint32Array;
  /** The slot that a word was met in last, plus one. */
  #slots: Uint32Array;

  constructor(parts?: PostingsParts) {
    const empty = () => new Uint32Array(1 << 8);
    this.#blocks = parts?.blocks ?? [new Uint8Array(BLOCK)];
    this.#used = parts?.used ?? 1;
    const words = parts?.words ?? [empty(), empty(), empty(), empty(), empty()];
    [this.#first, this.#last, this.#tail, this.#counts, this.#slots] = words;
  }

  pack(): PostingsParts {
    const words = [this.#first, this.#last, this.#tail, this.#counts, this.#slots] as const;
    return { blocks: this.#blocks, used: this.#used, words };
  }

  /** Lists a slot under this word; it must be greater than those that the word has already. */
  add(word: number, slot: number, fields: number): void {
    if (word >= this.#first.length) this.#growWords(word + 1);
    const isUsual = fields === USUAL_FIELDS;
    let rest = (slot - (this.#slots[word] as number)) * 2 + (isUsual ? 0 : 1);
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) this.#push(word, (rest % MORE) | MORE);
    this.#push(word, rest);
    if (!isUsual) this.#push(word, fields);
    this.#slots[word] = slot + 1;
    this.#counts[word] = (this.#counts[word] as number) + 1;
  }

  /** How many postings the word has. */
  count(word: number): number {
    return this.#counts[word] ?? 0;
  }

  /** The postings of the word by slot, each as `slot << FIELD_BITS | fields`. */
  read(word: number): Uint32Array {
    const postings = new Uint32Array(this.count(word));
    let size = 0;
    let next = 0;
    let step = 0;
    let shift = 0;
    let awaitsFields = false;
    for (let chunk = this.#first[word] ?? NONE; chunk !== NONE; chunk = this.#nextOf(chunk)) {
      const block = this.#blocks[chunk >>> BLOCK_BITS] as Uint8Array;
      const start = chunk % BLOCK;
      const isLast = chunk === this.#last[word];
      const end = start + (isLast ? (this.#tail[word] as number) - chunk : HEAD + this.#sizeOf(chunk));
      for (let at = start + HEAD; at < end; at += 1) {
        const byte = block[at] as number;
        if (awaitsFields) {
          postings[size++] = ((next - 1) << FIELD_BITS) | byte;
          awaitsFields = false;
          continue;
        }
        step |= (byte & (MORE - 1)) << shift;
        shift += 7;
        if (byte >= MORE) continue;
        next += (step >>> 1) + 1;
        awaitsFields = (step & 1) === 1;
        if (!awaitsFields) postings[size++] = ((next - 1) << FIELD_BITS) | USUAL_FIELDS;
        step = 0;
        shift = 0;
      }
    }
    return postings;
  }

  #push(word: number, byte: number): void {
    const last = this.#last[word] as number;
    const tail = this.#tail[word] as number;
    const isFull = last === NONE || tail === last + HEAD + this.#sizeOf(last);
    const position = isFull ? this.#addChunk(word, last) : tail;
    (this.#blocks[position >>> BLOCK_BITS] as Uint8Array)[position % BLOCK] = byte;
    this.#tail[word] = position + 1;
  }

  #nextOf(chunk: number): number {
    return this.#read(chunk, 4);
  }

  #sizeOf(chunk: number): number {
    return this.#read(chunk + 4, 2);
  }

  /** A chunk lies in one block. */
  #addChunk(word: number, last: number): number {
    const size = last === NONE ? FIRST_CHUNK : Math.min(this.#sizeOf(last) * 2, LARGEST_CHUNK);
    const room = BLOCK - (this.#used % BLOCK);
    const chunk = room < HEAD + size ? this.#used + room : this.#used;
    this.#used = chunk + HEAD + size;
    if (this.#used > this.#blocks.length * BLOCK) this.#blocks.push(new Uint8Array(BLOCK));
    this.#write(chunk + 4, size, 2);
    if (last === NONE) this.#first[word] = chunk;
    else this.#write(last, chunk, 4);
    this.#last[word] = chunk;
    return chunk + HEAD;
  }

  #read(position: number, bytes: number): number {
    const block = this.#blocks[position >>> BLOCK_BITS] as Uint8Array;
    let value = 0;
    for (let byte = 0; byte < bytes; byte += 1) value |= (block[(position % BLOCK) + byte] as number) << (8 * byte);
    return value >>> 0;
  }

  /** The lowest byte first. */
  #write(position: number, value: number, bytes: number): void {
    const block = this.#blocks[position >>> BLOCK_BITS] as Uint8Array;
    for (let byte = 0; byte < bytes; byte += 1) block[(position % BLOCK) + byte] = value >>> (8 * byte);
  }

  #growWords(words: number): void {
    this.#first = grown(this.#first, words);
    this.#last = grown(this.#last, words);
    this.#tail = grown(this.#tail, words);
    this.#counts = grown(this.#counts, words);
    this.#slots = grown(this.#slots, words);
  }
}
