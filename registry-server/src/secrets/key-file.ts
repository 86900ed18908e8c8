import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

/** The key in a file that only its owner can read; made at random where there is none yet. */
export function readOrCreateKeyFile(path: string): string {
  if (!existsSync(path)) createKeyFile(path);
  return readFileSync(path, 'utf8').trim();
}

/** The file is created atomically, so that another process never reads a partial key; the first one created counts. */
function createKeyFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    // Another process on this machine created it first.
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}
