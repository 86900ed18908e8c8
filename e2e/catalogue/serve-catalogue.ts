import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const gallery = fileURLToPath(new URL('../../modules/gallery/', import.meta.url));

export interface ServedCatalogue {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The gallery of modules as it is now, built into a folder of its own and served from there. */
export async function serveCatalogue(): Promise<ServedCatalogue> {
  const outDir = mkdtempSync(join(tmpdir(), 'witryna-catalogue-'));
  const options = { root: gallery, configFile: join(gallery, 'vite.config.js'), logLevel: 'warn' } as const;
  await build({ ...options, build: { outDir, emptyOutDir: true, copyPublicDir: true, minify: false } });
  const server = await preview({ ...options, build: { outDir }, preview: { port: 0, strictPort: false } });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || address === null) throw new Error('The catalogue listens nowhere.');
  return {
    url: `http://localhost:${address.port}`,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
