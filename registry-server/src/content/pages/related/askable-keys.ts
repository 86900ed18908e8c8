/** Greatest number that a key column holds. */
const MAX_ID = 2_147_483_647;

/** The keys that a database can be asked for: a draft may hold any text, and PostgreSQL refuses one with a zero byte. */
export function askableKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => !key.includes('\0'));
}

/** The keys that can be the number of a row. */
export function askableIds(keys: readonly string[]): number[] {
  return keys.map(Number).filter((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID);
}
