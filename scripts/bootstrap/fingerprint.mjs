import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'data']);

/** Every file below the given files and folders, in a fixed order. */
function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name));
    else if (!/\.test\.tsx?$/.test(entry.name)) yield join(path, entry.name);
  }
}

/** A hash of the names and contents of all files below the given paths, tests left out. */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(base, path)))
      hash.update(file.slice(base.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs `make` unless the stamp file has the same fingerprint. */
export async function once(stampFile, print, make) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print) return false;
  await make();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, print);
  return true;
}
