import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const GZIP_LEVEL = 9;

export interface BundleSizes {
  readonly scriptKb: number;
  readonly styleKb: number;
}

/** Code that a browser downloads for a page: every file named by its document, gzipped separately. */
export function bundleSizes(html: string, clientFolder: string): BundleSizes {
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((bytes, file) => bytes + gzippedBytes(join(clientFolder, file)), 0) / 1_000;
  return {
    scriptKb: sum(named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)),
    styleKb: sum(named(/href="(\/assets\/[^"]+\.css)"/g)),
  };
}

const gzippedBytes = (file: string) => gzipSync(readFileSync(file), { level: GZIP_LEVEL }).length;
