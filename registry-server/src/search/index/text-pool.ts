const BLOCK_BITS = 20;
const BLOCK = 1 << BLOCK_BITS;
const LENGTH_BYTES = 2;
const MAX_BYTES = 0xffff;

/** What a `TextPool` is made of. */
export interface TextPoolParts {
  readonly blocks: readonly Uint8Array[];
  readonly used: number;
}

/**
 * Short texts of many products as bytes in a few large buffers: as strings they would make up most of the heap, and
 * the collector would let it grow to twice that.
 */
export class TextPool {
  readonly #blocks: Buffer[];
  #used: number;

  constructor(parts?: TextPoolParts) {
    // On its way from thread to thread a buffer becomes a plain array of bytes.
    this.#blocks = (parts?.blocks ?? []).map(({ buffer, byteOffset, length }) =>
      Buffer.from(buffer, byteOffset, length),
    );
    this.#used = parts?.used ?? 0;
  }

  pack(): TextPoolParts {
    return { blocks: this.#blocks, used: this.#used };
  }

  /** Keeps a text and tells where; texts are never let go. */
  add(text: string): number {
    const length = Math.min(Buffer.byteLength(text), MAX_BYTES);
    const room = this.#blocks.length * BLOCK - this.#used;
    if (room < LENGTH_BYTES + length) {
      this.#used = this.#blocks.length * BLOCK;
      this.#blocks.push(Buffer.allocUnsafeSlow(BLOCK));
    }
    const position = this.#used;
    const [block, at] = this.#locate(position);
    block.writeUInt16LE(length, at);
    block.write(text, at + LENGTH_BYTES, length);
    this.#used = position + LENGTH_BYTES + length;
    return position;
  }

  get(position: number): string {
    const [block, at] = this.#locate(position);
    return block.toString('utf8', at + LENGTH_BYTES, at + LENGTH_BYTES + block.readUInt16LE(at));
  }

  /** The order of the texts' bytes, which is that of their letters' numbers. */
  compare(one: number, other: number): number {
    const [block, at] = this.#locate(one);
    const [otherBlock, otherAt] = this.#locate(other);
    return block.compare(
      otherBlock,
      otherAt + LENGTH_BYTES,
      otherAt + LENGTH_BYTES + otherBlock.readUInt16LE(otherAt),
      at + LENGTH_BYTES,
      at + LENGTH_BYTES + block.readUInt16LE(at),
    );
  }

  #locate(position: number): [block: Buffer, at: number] {
    return [this.#blocks[Math.floor(position / BLOCK)] as Buffer, position % BLOCK];
  }
}
