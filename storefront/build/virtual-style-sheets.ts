import type { Plugin } from 'vite';
import { packStyleSheets } from '../src/content/packed-style-sheets.ts';
import type { StyleSheetMap } from '../src/content/style-sheet-map.ts';

const MODULE = 'virtual:style-sheets';
const RESOLVED = `\0${MODULE}`;
const NONE: StyleSheetMap = {
  files: {},
  base: [],
  themes: {},
  plain: [],
  screens: {},
  late: {},
  modules: {},
  optional: {},
};

/** The module by which the browser's code knows the sheets, with such a map in it. */
export function virtualStyleSheets(mapOf: () => Promise<StyleSheetMap>): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      return `export const styleSheets = ${JSON.stringify(packStyleSheets(await mapOf()))};`;
    },
  };
}

/** The same without a sheet, for where nothing is loaded: on the server and in tests. */
export function emptyStyleSheets(): Plugin {
  const { resolveId, load } = virtualStyleSheets(async () => NONE);
  return { name: 'empty-style-sheets', resolveId, load };
}
