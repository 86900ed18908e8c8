import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks the published packages side by side into a temporary folder, as in `node_modules`. Packing
 * runs no scripts. `version` applies to all of them; the default is the latest.
 */
export async function fetchPackages(names: readonly string[], version?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-clients-'));
  const archives = join(folder, '.archives');
  mkdirSync(archives);
  const specifiers = names.map((name) => (version ? `${name}@${version}` : name));
  await run('npm', ['pack', ...specifiers, '--silent', '--pack-destination', archives], { cwd: folder });
  const files = readdirSync(archives);
  for (const name of names) {
    const archive = files.find((file) => archiveOf(name).test(file));
    if (!archive) throw new Error(`${name} could not be fetched.`);
    const target = join(folder, name);
    mkdirSync(target, { recursive: true });
    await run('tar', ['xzf', join(archives, archive), '-C', target, '--strip-components=1']);
  }
  return folder;
}

/** `@scope/name` is packed as `scope-name-1.2.3.tgz`. */
function archiveOf(name: string): RegExp {
  const base = name.replace(/^@/, '').replace('/', '-');
  return new RegExp(`^${base}-\\d+\\.\\d+\\.\\d+(?:[^\\d/][^/]*)?\\.tgz$`);
}
