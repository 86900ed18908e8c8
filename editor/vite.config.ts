import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { cssLayers } from '@witryna/modules/css-layers';
import { defineConfig } from 'vite';
import { formValidators } from './scripts/form-validators.ts';
import { precompress } from './scripts/precompress.ts';

// The registry writes only for the origin that it is called by: the host must stay the one of the browser.
const registry = { target: process.env.REGISTRY_URL ?? 'http://127.0.0.1:4000', changeOrigin: false };
const input = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  base: '/editor/',
  plugins: [react(), cssLayers(), formValidators(), precompress()],
  build: {
    target: 'es2023',
    // The policy of the editor allows no data addresses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: [input('index.html'), input('preview.html')],
      // The preview wants every module before long: one file is there sooner than thirty.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'modules', test: /\/modules\/src\/(?!theme\/)/ }],
        },
      },
    },
  },
  server: { proxy: { '/staff': registry, '/media': registry, '/products': registry } },
});
