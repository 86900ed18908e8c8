type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

const GROWTH = 1.5;

/** The same numbers in an array that holds at least `length`; itself when it does already. */
export function grown<T extends TypedArray>(array: T, length: number): T {
  if (length <= array.length) return array;
  const larger = new (array.constructor as new (size: number) => T)(Math.ceil(length * GROWTH));
  larger.set(array);
  return larger;
}
