import { existsSync, readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createClassNames } from './build/class-names.ts';
import { precompress } from './build/precompress.ts';
import { styleSheets } from './build/style-sheets.ts';
import { emptyStyleSheets } from './build/virtual-style-sheets.ts';

const modules = new URL('../modules/src/', import.meta.url);

/** The folders of modules that come to life in a browser: those that say how. */
const hydratedModules = readdirSync(modules).filter((folder) => existsSync(new URL(`${folder}/hydration.ts`, modules)));

/**
 * A page that comes to life loads four files: the entry, the app, libraries, which outlive a release in the browser's
 * cache, and the modules with behaviour. All other modules are files of their own, loaded on the way to another page.
 */
const sharedChunks = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
  {
    name: 'modules',
    // And of the shared parts one that the app needs as well.
    test: new RegExp(
      `[\\\\/]modules[\\\\/]src[\\\\/]((${hydratedModules.join('|')})[\\\\/].*|shared[\\\\/]keep-together)\\.tsx?$`,
    ),
  },
  // Shared by pages of our own: kept apart from the one that brings them, which then needs no helper of the bundler.
  { name: 'plain', test: /storefront[\\/]src[\\/]ui[\\/](plain-page|drawings)\.tsx$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react(), emptyStyleSheets()] : [react(), styleSheets(), precompress()],
  css: { modules: { generateScopedName: createClassNames() } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Nothing becomes a data address: fonts and styles come from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.ts',
      ...(!isSsrBuild && { output: { codeSplitting: { groups: sharedChunks } } }),
    },
    reportCompressedSize: false,
  },
  // The server's half is one bundle with React's production build, whatever NODE_ENV says later.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: true },
}));
