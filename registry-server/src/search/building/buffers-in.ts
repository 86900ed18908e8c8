/** The buffers behind all arrays of numbers in a value, each once: they change threads without being copied. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (part: unknown) => {
    if (ArrayBuffer.isView(part)) buffers.add(part.buffer as ArrayBuffer);
    else if (Array.isArray(part)) {
      // Long lists are of numbers or texts.
      if (typeof part[0] === 'object') part.forEach(visit);
    } else if (typeof part === 'object' && part !== null && !(part instanceof Map)) Object.values(part).forEach(visit);
  };
  visit(value);
  return [...buffers];
}
