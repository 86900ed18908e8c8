import { AREAS_IN_APP } from './screen-areas.ts';
import type { StyleSheetMap } from './style-sheet-map.ts';

type Lists = Readonly<Record<string, readonly number[]>>;

/**
 * The map of style sheets as browsers are sent it: each name stands in it once. It is loaded beside the first view,
 * where the names of a hundred sheets, three times each, weighed more than the code that reads them.
 */
export interface PackedStyleSheets {
  /** The name of every sheet and the hash in the name of its file, in their order: `theme 1aB`. */
  readonly files: readonly string[];
  /** The rest as in the map, by places in that order; of screens those that are gone to without a document. */
  readonly base: readonly number[];
  readonly plain: readonly number[];
  readonly screens: Lists;
  readonly themes: Lists;
  readonly late: Lists;
  readonly modules: Lists;
  readonly optional: Lists;
}

const fileOf = (name: string, hash: string) => `assets/${name}-${hash}.css`;

/**
 * Packs the map of a build.
 * @throws where a file is not called as its sheet with a hash behind it.
 */
export function packStyleSheets(map: StyleSheetMap): PackedStyleSheets {
  const names = Object.keys(map.files);
  const placesOf = (sheets: readonly string[]) => sheets.map((name) => names.indexOf(name));
  const files = names.map((name) => {
    const file = map.files[name] ?? '';
    const hash = file.slice(fileOf(name, '').length - '.css'.length, -'.css'.length);
    if (file !== fileOf(name, hash) || /[ /]/.test(name + hash))
      throw new Error(`The sheet ${name} lies in a file called ${file}`);
    return `${name} ${hash}`;
  });
  return {
    files,
    base: placesOf(map.base),
    plain: placesOf(map.plain),
    screens: Object.fromEntries(AREAS_IN_APP.map((area) => [area, placesOf(map.screens[area] ?? [])])),
    themes: mapValues(map.themes, placesOf),
    late: mapValues(map.late, placesOf),
    modules: mapValues(map.modules, placesOf),
    optional: mapValues(map.optional, placesOf),
  };
}

/** The map that was packed; all other screens come as a document with their sheets. */
export function unpackStyleSheets(packed: PackedStyleSheets): StyleSheetMap {
  const files = packed.files.map((file) => file.split(' '));
  const sheetsOf = (places: readonly number[]) => places.map((place) => files[place]?.[0] ?? '');
  return {
    files: Object.fromEntries(files.map(([name = '', hash = '']) => [name, fileOf(name, hash)])),
    base: sheetsOf(packed.base),
    plain: sheetsOf(packed.plain),
    screens: mapValues(packed.screens, sheetsOf),
    themes: mapValues(packed.themes, sheetsOf),
    late: mapValues(packed.late, sheetsOf),
    modules: mapValues(packed.modules, sheetsOf),
    optional: mapValues(packed.optional, sheetsOf),
  };
}

function mapValues<From, To>(
  values: Readonly<Record<string, From | undefined>>,
  change: (value: From) => To,
): Record<string, To> {
  const changed: Record<string, To> = {};
  for (const [name, value] of Object.entries(values)) if (value !== undefined) changed[name] = change(value);
  return changed;
}
