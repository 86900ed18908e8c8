import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';

/** The server names fields as they are stored; the form has some of them under names of its own. */
const OWN_NAMES: readonly (readonly [stored: string, typed: string])[] = [
  ['/transitDays/from', '/transitFrom'],
  ['/transitDays/to', '/transitTo'],
  ['/transfer/', '/'],
];

/** What the server says of single fields of settings, under the paths of the form. */
export function settingsFaults(error: unknown): Faults {
  return Object.fromEntries(
    Object.entries(faultsAtFields(error)).map(([path, sentences]) => [
      OWN_NAMES.reduce((typed, [stored, own]) => typed.replace(stored, own), path.replace(/^\/settings/, '')),
      sentences,
    ]),
  );
}
