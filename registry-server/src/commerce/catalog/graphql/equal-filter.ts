import type { FilterEqualTypeInput } from '../../../graphql/types.gen.ts';

export type EqualFilter = FilterEqualTypeInput | null | undefined;

/** The values that a filter names; undefined when it is not there, and so filters nothing. */
export function valuesOf(filter: EqualFilter): string[] | undefined {
  if (!filter || (filter.eq === undefined && filter.in === undefined)) return undefined;
  return [...(filter.eq ? [filter.eq] : []), ...(filter.in ?? []).flatMap((value) => value ?? [])];
}
