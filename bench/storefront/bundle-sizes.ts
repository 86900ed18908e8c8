import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const GZIP_LEVEL = 9;

export interface BundleSizes {
  readonly scriptKb: number;
  readonly styleKb: number;
}

/** What a browser needs for a page: every script named by its document, gzipped separately, and the document's own sheet. */
export function bundleSizes(html: string, clientFolder: string): BundleSizes {
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((bytes, file) => bytes + gzippedBytes(join(clientFolder, file)), 0) / 1_000;
  return {
    scriptKb: sum(named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)),
    styleKb: gzipped(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '') / 1_000,
  };
}

const gzippedBytes = (file: string) => gzipped(readFileSync(file));
const gzipped = (text: string | Buffer) => gzipSync(text, { level: GZIP_LEVEL }).length;
