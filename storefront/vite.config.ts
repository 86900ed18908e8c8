import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** What nearly every page needs: libraries, which outlive a release in the browser's cache, and what modules share. */
const sharedChunks = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'parts', test: /[\\/]modules[\\/]src[\\/](shared|shop|slots)[\\/].*\.tsx?$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Nothing becomes a data address: fonts and styles come from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      ...(!isSsrBuild && { output: { codeSplitting: { groups: sharedChunks } } }),
    },
    reportCompressedSize: false,
  },
  // The server's half is one bundle with React's production build, whatever NODE_ENV says later.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: true },
}));
