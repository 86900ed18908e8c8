/** The value if it is one of those known; an address may hold anything. */
export function parseEnum<T extends string>(values: readonly T[], value: string | undefined): T | undefined {
  return values.find((known) => known === value);
}
