import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const GZIP_LEVEL = 9;

export interface BundleSizes {
  readonly scriptKb: number;
  readonly styleKb: number;
}

/** The entry of the browser's half, and what it loads as soon as the first screen is there. */
const LOADED = ['src/entry-client.ts', 'src/start.tsx'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What a browser needs for a page: the scripts that bring it to life, gzipped separately, and the document's own sheet. */
export function bundleSizes(html: string, clientFolder: string): BundleSizes {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of LOADED) collect(key);
  return {
    scriptKb: [...files].reduce((bytes, file) => bytes + gzippedBytes(join(clientFolder, file)), 0) / 1_000,
    styleKb: gzipped(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '') / 1_000,
  };
}

const gzippedBytes = (file: string) => gzipped(readFileSync(file));
const gzipped = (text: string | Buffer) => gzipSync(text, { level: GZIP_LEVEL }).length;
