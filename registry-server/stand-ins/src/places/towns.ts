import { readFileSync } from 'node:fs';
import { normalizeForSearch } from '../text.ts';

/** A Polish town, roughly where it is. */
export interface Town {
  readonly name: string;
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
  /** `30-0` */
  readonly postcodePrefix: string;
  readonly thousands: number;
  /** Three letters that no other town has: `KRA`. */
  readonly short: string;
}

/** The towns of `towns.txt`, the largest first. */
export function readTowns(): readonly Town[] {
  const lines = readFileSync(new URL('./towns.txt', import.meta.url), 'utf8').split('\n');
  const taken = new Set<string>();
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', province = '', latitude, longitude, postcodePrefix = '', thousands] = line.split('|');
      const short = shortName(name, taken);
      taken.add(short);
      return {
        name,
        province,
        latitude: Number(latitude),
        longitude: Number(longitude),
        postcodePrefix,
        thousands: Number(thousands),
        short,
      };
    });
}

/** The first three letters, else the first letter with the first two others that nobody has. */
function shortName(name: string, taken: ReadonlySet<string>): string {
  const letters = normalizeForSearch(name)
    .replaceAll(/[^a-z]/g, '')
    .toUpperCase();
  for (const second of letters.slice(1))
    for (const third of `${letters.slice(2)}ABCDEFGHIJKLMNOPRSTUWZ`) {
      const short = `${letters[0]}${second}${third}`;
      if (!taken.has(short)) return short;
    }
  throw new Error(`No short name is left for ${name}.`);
}
