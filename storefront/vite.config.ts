import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS, isInGroup } from './build/chunk-groups.ts';
import { classNameImports } from './build/class-name-imports.ts';
import { createClassNames } from './build/class-names.ts';
import { compileHints } from './build/compile-hints.ts';
import { precompress } from './build/precompress.ts';
import { filesToPreload } from './build/preload-lists.ts';
import { styleSheets } from './build/style-sheets.ts';
import { emptyStyleSheets } from './build/virtual-style-sheets.ts';

/** What the shop says in one language, the modules and the storefront itself. */
const LANGUAGE =
  /[\\/](?:modules|storefront)[\\/]src[\\/](?:shop[\\/])?i18n[\\/](?:languages[\\/]|shop-actions\.)?(pl|en|uk|fr|ru|cs|hu|de)\.ts$/;

/** A door only names what lies behind it: kept, it would be a file that loads all of that. */
const DOOR = /[\\/]storefront[\\/]src[\\/].+[\\/]index\.ts$/;

const groups = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
  { name: (id: string) => `language-${LANGUAGE.exec(id)?.[1]}`, debugName: 'languages', test: LANGUAGE },
  ...CHUNK_GROUPS.map(({ withImports = false, ...group }) => ({
    name: group.name,
    priority: group.priority ?? 0,
    test: isInGroup(group),
    includeDependenciesRecursively: withImports,
  })),
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild
    ? [react(), emptyStyleSheets()]
    : [classNameImports(), react(), styleSheets(), compileHints(), precompress()],
  css: { modules: { generateScopedName: createClassNames() } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Nothing becomes a data address: fonts and styles come from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) => filesToPreload(files, hostId),
    },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.ts',
      // Each name of a class is a constant of its sheet.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      treeshake: { moduleSideEffects: [{ test: DOOR, sideEffects: false }] },
      ...(!isSsrBuild && { output: { codeSplitting: { groups } } }),
    },
    reportCompressedSize: false,
  },
  // The server's half is one bundle with React's production build, whatever NODE_ENV says later.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: true },
}));
