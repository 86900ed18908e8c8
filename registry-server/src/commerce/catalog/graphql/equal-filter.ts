import { InputRefused } from '../../../graphql/refusals.ts';
import type { FilterEqualTypeInput } from '../../../graphql/types.gen.ts';

export type EqualFilter = FilterEqualTypeInput | null | undefined;

/** Values that one filter may name. */
const MOST_VALUES = 1_000;

/** The values that a filter names; undefined when it is not there, or empty in both ways, and so filters nothing. */
export function valuesOf(filter: EqualFilter): string[] | undefined {
  const eq = filter?.eq ?? undefined;
  const many = filter?.in ?? undefined;
  if (eq === undefined && many === undefined) return undefined;
  if (many && many.length > MOST_VALUES) {
    throw new InputRefused(`A filter takes at most ${MOST_VALUES} values.`, 'filter-too-long', {
      maximum: MOST_VALUES,
    });
  }
  return [...(eq === undefined ? [] : [eq]), ...(many ?? []).flatMap((value) => value ?? [])];
}
