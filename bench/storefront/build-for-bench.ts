import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { emptyStyleSheets } from '../../storefront/build/virtual-style-sheets.ts';

const STOREFRONT = resolve(import.meta.dirname, '../../storefront');

/** Builds one file of `storefront/src/bench` for Node, and deletes it when it has been used. */
export async function withBuiltScript<T>(name: string, use: (script: string) => Promise<T>): Promise<T> {
  // Inside the package, so that dependencies that are not bundled are found.
  const outDir = mkdtempSync(join(STOREFRONT, 'dist/bench-'));
  try {
    await build({
      root: STOREFRONT,
      configFile: false,
      logLevel: 'error',
      plugins: [emptyStyleSheets()],
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: { ssr: `src/bench/${name}.tsx`, outDir, emptyOutDir: true },
      ssr: { noExternal: true },
    });
    return await use(join(outDir, `${name}.js`));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
