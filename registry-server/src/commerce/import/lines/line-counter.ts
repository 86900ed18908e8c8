const NEW_LINE = 0x0a;
/** Line breaks that are over and done with are let go in one go. */
const KEPT = 10_000;

/**
 * Which line of a file a byte stands in, for bytes that are asked for in their order. Remembers only the line breaks
 * between the byte asked for last and the one read last.
 */
export function createLineCounter() {
  const breaks: number[] = [];
  let taken = 0;
  let passed = 0;
  let bytes = 0;

  return {
    /** The chunks as they are, while their line breaks are remembered. */
    async *watch(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) breaks.push(bytes + at);
        bytes += chunk.byteLength;
        yield chunk;
      }
    },

    /** The line of the last byte before `end`. */
    lineBefore(end: number): number {
      const last = end - 1;
      for (; taken < breaks.length && (breaks[taken] ?? 0) < last; taken += 1) passed += 1;
      if (taken >= KEPT) {
        breaks.splice(0, taken);
        taken = 0;
      }
      return passed + 1;
    },
  };
}
