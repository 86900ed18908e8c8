import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
const PASSED_ON = /^export \{ default as (\w+) \} from ('[^']+\.module\.css');$/gm;

/** Takes the names of a sheet's classes one by one, instead of an object of all of them. */
export const importByName = (code: string): string =>
  code.replace(IMPORT, 'import * as $1 from $2;').replace(PASSED_ON, 'export * as $1 from $2;');

/**
 * Puts the names of classes where they are used, as the build does with other constants. What reads `styles.root` of an
 * object keeps that object with all of its names: 7 % of the scripts of modules.
 */
export function classNameImports(): Plugin {
  return {
    name: 'class-name-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) => ({ code: importByName(code), map: null }),
    },
  };
}
