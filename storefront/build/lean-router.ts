import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Stands in the one file that holds the hooks and the rendering of routes. */
const CORE = 'function _renderMatches(';

/** Where a router without loaders and actions takes always the same way; a bundler cannot know that, so it is told. */
const ALWAYS: readonly (readonly [code: string, lean: string])[] = [
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
];

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
      return { code: lean.includes(CORE) ? withoutDataRouter(lean) : lean, map: null };
    },
  };
}

function withoutDataRouter(code: string): string {
  return ALWAYS.reduce((text, [original, lean]) => {
    if (!text.includes(original)) throw new Error(`react-router has changed: it no longer says "${original}"`);
    return text.replace(original, lean);
  }, code);
}

function productionFile(file: string): string {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  return join(dirname(createRequire(routerDom).resolve('react-router/package.json')), 'dist', 'production', file);
}
