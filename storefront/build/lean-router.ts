import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION_BUILD = join('react-router', 'dist', 'production') + sep;

/**
 * Takes from react-router only what is used. Its exports lead bundlers to the development build, warnings and all,
 * and names given to components for debugging keep a bundler from dropping those that nobody renders.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'react-router') return productionFile('index.mjs');
      return source === 'react-router/dom' ? productionFile('dom-export.mjs') : undefined;
    },
    transform(code, id) {
      if (!id.includes(PRODUCTION_BUILD)) return undefined;
      const lean = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: lean, map: null };
    },
  };
}

function productionFile(file: string): string {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  return join(dirname(createRequire(routerDom).resolve('react-router/package.json')), 'dist', 'production', file);
}
