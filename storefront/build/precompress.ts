import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|ico)$/;
/** Below this the headers weigh more than what is saved. */
const MIN_BYTES = 512;

/** Lays a `.br` and a `.gz` beside every text file of the build, so that the server compresses none of them. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))),
      );
    },
  };
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
