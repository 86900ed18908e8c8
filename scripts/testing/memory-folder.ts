import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const LEAST_BYTES = 6 * 1024 ** 3;

/**
 * A folder that lies in memory, where the system has a roomy one: databases of tests live for seconds, and waiting for
 * a disk to keep them takes half the time of a run. Undefined elsewhere (a container often has 64 MB).
 */
function memoryFolder(): string | undefined {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= LEAST_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lets what this process starts keep its temporary files there, in a folder that goes with the process: memory that a
 * test forgets would be held until the machine starts again. A TMPDIR that somebody chose stays.
 */
export function keepTemporaryFilesInMemory(): void {
  const memory = memoryFolder();
  if (memory === undefined || process.env.TMPDIR !== undefined) return;
  const folder = mkdtempSync(join(memory, 'witryna-run-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
