import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/**
 * The key of links to orders: from the environment where several servers share it, else made once and kept beside the
 * database, readable by its owner only.
 */
export function readLinksKey({ linksKey, dataDir }: { readonly linksKey?: string; readonly dataDir: string }): string {
  if (linksKey !== undefined) return linksKey;
  const path = join(dataDir, 'order-links.key');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(path, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process of this machine was faster.
      if (!existsSync(path)) throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}
