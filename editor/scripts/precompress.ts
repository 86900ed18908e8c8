import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json)$/;
/** Smaller files cost more in headers than they gain. */
const MIN_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < MIN_BYTES) return;
  const brotli = toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  const gzipped = toGzip(bytes, { level: 9 });
  await Promise.all([writeFile(`${path}.br`, await brotli), writeFile(`${path}.gz`, await gzipped)]);
}

/** Puts a `.br` and a `.gz` beside every text file of the build, so that the server sends them without work. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'witryna:precompress',
    apply: 'build',
    configResolved(config) {
      directory = config.build.outDir;
      if (!directory.startsWith('/')) directory = join(config.root, directory);
    },
    async closeBundle() {
      const names = await readdir(directory, { recursive: true });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(join(directory, name))),
      );
    },
  };
}
