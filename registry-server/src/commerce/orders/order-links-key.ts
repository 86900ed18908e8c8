import { join } from 'node:path';
import { readOrCreateKeyFile } from '../../secrets/index.ts';

/**
 * The key of links to orders: from the environment where several servers share it, else made once and kept beside the
 * database, readable by its owner only.
 */
export function readLinksKey({ linksKey, dataDir }: { readonly linksKey?: string; readonly dataDir: string }): string {
  return linksKey ?? readOrCreateKeyFile(join(dataDir, 'order-links.key'));
}
