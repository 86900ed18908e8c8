/**
 * A JSON value without its undefined fields, which rjsf leaves behind and which count as present for a schema.
 * What holds none is given back as it is, so that unchanged parts stay the same objects. An object without anything
 * else keeps them: rjsf takes an empty one for absent, and a group that was just added would vanish.
 */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) {
    const items = value.map(withoutUndefined);
    return items.some((item, index) => item !== value[index]) ? (items as T) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => [name, withoutUndefined(field)] as const);
  const isSame = after.length === before.length && after.every(([, field], index) => field === before[index]?.[1]);
  return isSame || after.length === 0 ? value : (Object.fromEntries(after) as T);
}
