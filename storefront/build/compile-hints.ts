import type { Plugin } from 'vite';

/**
 * Files that every page comes to life with. Most of their functions that run at all run then, those of the first press of
 * a visit among them. Files of one module or one screen are left alone: what nobody calls would be compiled as well.
 */
export const CALLED_ON_LOAD: ReadonlySet<string> = new Set(['vendor', 'modules', 'start', 'without-react']);

/**
 * Chromium compiles all functions of a file that begins with this in another thread, while the file arrives; else the
 * main thread compiles each when it is first called, on a first visit between a press and its answer. Other browsers see
 * a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Begins the files that every page comes to life with by `COMPILE_HINT`. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    generateBundle: {
      // Vite writes a line of its own before the code; the hint counts on the first one alone.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && CALLED_ON_LOAD.has(chunk.name)) chunk.code = COMPILE_HINT + chunk.code;
        }
      },
    },
  };
}
