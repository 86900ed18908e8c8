/** A form after somebody else has saved the same thing. */
export interface MergedEdits<Values> {
  /** What the other person has saved, with what was typed here over it. */
  readonly values: Values;
  /** Fields that the other person has changed. */
  readonly theirs: readonly (keyof Values)[];
  /** Those of them that were changed here as well: what was typed here stands in the form. */
  readonly both: readonly (keyof Values)[];
}

/** Puts what was typed over what somebody else has saved meanwhile: nothing that was typed is lost. */
export function mergeEdits<Values extends object>(opened: Values, newest: Values, typed: Values): MergedEdits<Values> {
  const names = Object.keys(opened) as (keyof Values)[];
  const differs = (one: Values, other: Values) =>
    names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  const mine = differs(opened, typed);
  const theirs = differs(opened, newest);
  const values = Object.fromEntries(names.map((name) => [name, (mine.includes(name) ? typed : newest)[name]]));
  return { values: values as unknown as Values, theirs, both: theirs.filter((name) => mine.includes(name)) };
}
