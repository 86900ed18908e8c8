import { isRecord } from '@witryna/module-schemas';
import { FORM_ID, pointerSteps, type SettingsFault } from '../module-forms/index.ts';

/** Some settings with what is wrong with them. */
export interface Checked {
  readonly settings: unknown;
  readonly faults: readonly SettingsFault[];
}

export const NONE_UNTOUCHED: ReadonlySet<string> = new Set();

/**
 * The empty fields, by pointer, that nobody has had a chance to fill in yet: they came with the last change (an item
 * that was added to a list, say), or were among these before. A field that was emptied is none of them.
 */
export function untouchedAfter(untouched: ReadonlySet<string>, before: Checked, after: Checked): ReadonlySet<string> {
  const known = new Set(before.faults.map(({ path }) => path));
  const still = after.faults.filter(
    ({ path }) =>
      isEmpty(valueAt(after.settings, path)) &&
      (known.has(path) ? untouched.has(path) : isEmpty(valueAt(before.settings, path))),
  );
  return still.length === 0 ? NONE_UNTOUCHED : new Set(still.map(({ path }) => path));
}

/** The same after the control of this id was left; all of its parts count as seen. */
export function untouchedWithout(untouched: ReadonlySet<string>, controlId: string): ReadonlySet<string> {
  const left = [...untouched].filter((path) => {
    const id = [FORM_ID, ...pointerSteps(path)].join('_');
    return controlId !== id && !controlId.startsWith(`${id}_`);
  });
  return left.length === untouched.size ? untouched : new Set(left);
}

function valueAt(settings: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[step] : undefined;
  }, settings);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}
