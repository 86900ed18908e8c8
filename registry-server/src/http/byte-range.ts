/** A part of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What a `Range` header asks of a file that large: a part of it; `unsatisfiable` where there is no such part; undefined
 * for the whole file, also where several parts are asked for, or something that is no range.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = RANGE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : partOf(size - Number(to), size - 1, size);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return partOf(Number(from), to === '' ? size - 1 : Number(to), size);
}

function partOf(first: number, last: number, size: number): ByteRange | 'unsatisfiable' {
  if (first >= size || last < 0) return 'unsatisfiable';
  return { first: Math.max(0, first), last: Math.min(last, size - 1) };
}
