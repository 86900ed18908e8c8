import type { Faults } from './faults-at-fields.ts';

/** The faults below a path, as the part itself knows them: `/methods/3/price` below `/methods/3` is `/price`. */
export function faultsUnder(faults: Faults, path: string): Faults {
  const below = Object.entries(faults).filter(([each]) => each.startsWith(`${path}/`));
  return Object.fromEntries(below.map(([each, sentences]) => [each.slice(path.length), sentences]));
}

/** Only faults that are there, with the path of the part in front. */
export function faultsAt(path: string, faults: Readonly<Record<string, readonly string[] | undefined>>): Faults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, sentences]) => (sentences ? [[`${path}/${name}`, sentences]] : [])),
  );
}
