import { grown } from './growable.ts';

/** Sizes of a word's chunks: small for the many rare words, large for the few that every second product has. */
const FIRST_CHUNK = 2;
const LARGEST_CHUNK = 1022;
const HEAD = 2;
/** Position 0 holds nothing, so that 0 can mean "none". */
const NONE = 0;
const BLOCK_BITS = 18;
const BLOCK = 1 << BLOCK_BITS;

/** What a `Postings` is made of, as it goes from thread to thread. */
export interface PostingsParts {
  readonly blocks: Uint32Array[];
  readonly used: number;
  readonly words: readonly [first: Uint32Array, last: Uint32Array, tail: Uint32Array, counts: Uint32Array];
}

/**
 * For each word the products that have it, in the order added. All lists share a few large arrays, in which each word
 * owns a chain of chunks, `[next chunk, size, postings …]`: a list per word would cost more than what it holds, and
 * one array for all would be copied as it grows.
 */
export class Postings {
  readonly #blocks: Uint32Array[];
  #used: number;
  #first: Uint32Array;
  #last: Uint32Array;
  /** Where the next posting of a word goes. */
  #tail: Uint32Array;
  #counts: Uint32Array;

  constructor(parts?: PostingsParts) {
    const empty = () => new Uint32Array(1 << 8);
    this.#blocks = parts?.blocks ?? [new Uint32Array(BLOCK)];
    this.#used = parts?.used ?? 1;
    [this.#first, this.#last, this.#tail, this.#counts] = parts?.words ?? [empty(), empty(), empty(), empty()];
  }

  pack(): PostingsParts {
    return { blocks: this.#blocks, used: this.#used, words: [this.#first, this.#last, this.#tail, this.#counts] };
  }

  /** Adds a posting to the list of this word. */
  add(word: number, posting: number): void {
    if (word >= this.#first.length) this.#growWords(word + 1);
    const last = this.#last[word] as number;
    const tail = this.#tail[word] as number;
    const isFull = last === NONE || tail === last + HEAD + this.#get(last + 1);
    const position = isFull ? this.#addChunk(word, last) : tail;
    this.#set(position, posting);
    this.#tail[word] = position + 1;
    this.#counts[word] = (this.#counts[word] as number) + 1;
  }

  /** How many postings the word has. */
  count(word: number): number {
    return this.#counts[word] ?? 0;
  }

  /** The postings of the word, oldest first. */
  read(word: number): Uint32Array {
    const postings = new Uint32Array(this.count(word));
    let size = 0;
    for (let chunk = this.#first[word] ?? NONE; chunk !== NONE; chunk = this.#get(chunk)) {
      const start = (chunk + HEAD) % BLOCK;
      const length = Math.min(this.#get(chunk + 1), postings.length - size);
      postings.set((this.#blocks[chunk >>> BLOCK_BITS] as Uint32Array).subarray(start, start + length), size);
      size += length;
    }
    return postings;
  }

  #get(position: number): number {
    return (this.#blocks[position >>> BLOCK_BITS] as Uint32Array)[position % BLOCK] as number;
  }

  #set(position: number, value: number): void {
    (this.#blocks[position >>> BLOCK_BITS] as Uint32Array)[position % BLOCK] = value;
  }

  /** A chunk lies in one block. */
  #addChunk(word: number, last: number): number {
    const size = last === NONE ? FIRST_CHUNK : Math.min(this.#get(last + 1) * 2, LARGEST_CHUNK);
    const room = BLOCK - (this.#used % BLOCK);
    const chunk = room < HEAD + size ? this.#used + room : this.#used;
    this.#used = chunk + HEAD + size;
    if (this.#used > this.#blocks.length * BLOCK) this.#blocks.push(new Uint32Array(BLOCK));
    this.#set(chunk + 1, size);
    if (last === NONE) this.#first[word] = chunk;
    else this.#set(last, chunk);
    this.#last[word] = chunk;
    return chunk + HEAD;
  }

  #growWords(words: number): void {
    this.#first = grown(this.#first, words);
    this.#last = grown(this.#last, words);
    this.#tail = grown(this.#tail, words);
    this.#counts = grown(this.#counts, words);
  }
}
