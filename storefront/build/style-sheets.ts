import type { Plugin } from 'vite';
import { type BuiltStyleSheets, buildStyleSheets } from './build-style-sheets.ts';
import { virtualStyleSheets } from './virtual-style-sheets.ts';

/** Where the server finds which sheets a page needs, beside the manifest of scripts. */
const MAP_FILE = '.vite/style-sheets.json';

/**
 * Writes the style sheets of the browser's build and the map of who needs which. The chunks of scripts keep none, so
 * that nothing but the document and `src/style-sheets` decides what is loaded.
 */
export function styleSheets(): Plugin {
  let built: Promise<BuiltStyleSheets>;
  const { resolveId, load } = virtualStyleSheets(async () => (await built).map);
  return {
    name: 'style-sheets',
    resolveId,
    load,
    async buildStart() {
      built = buildStyleSheets(this.environment.config.root);
      await built;
    },
    transform: (_css, id) => (id.endsWith('.css') ? { code: '', map: null } : undefined),
    renderChunk: {
      order: 'post',
      handler(_code, chunk) {
        // What Vite would load with the chunk: a sheet without a rule.
        chunk.viteMetadata?.importedCss.clear();
        return null;
      },
    },
    async generateBundle(_options, bundle) {
      const { files, map } = await built;
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
      for (const { fileName, source } of files) {
        // Vite wrote the fonts already.
        if (!Object.hasOwn(bundle, fileName)) this.emitFile({ type: 'asset', fileName, source });
      }
      this.emitFile({ type: 'asset', fileName: MAP_FILE, source: JSON.stringify(map) });
    },
  };
}
