import { cssLayers } from '../build/css-layers.ts';

// The seed's JSON and pictures are what the gallery shows; they are read, never imported.
export default {
  plugins: [cssLayers()],
  publicDir: '../../registry-server/seed',
  build: { outDir: 'dist', copyPublicDir: false },
  server: { port: 5301, strictPort: true },
};
