import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Unpacks the published packages side by side into a throw-away folder, as `node_modules` would hold them. */
export async function fetchPackages(names: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-clients-'));
  for (const name of names) {
    const target = join(folder, name);
    mkdirSync(target, { recursive: true });
    await run('npm', ['pack', name, '--silent', '--pack-destination', target], { cwd: folder });
    const archive = readdirSync(target).find((file) => file.endsWith('.tgz'));
    if (!archive) throw new Error(`${name} could not be fetched.`);
    await run('tar', ['xzf', join(target, archive), '-C', target, '--strip-components=1']);
  }
  return folder;
}
