import { accessSync, constants, statfsSync } from 'node:fs';

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

/** Lets what this process starts keep its temporary files there; a TMPDIR that somebody chose stays. */
export function keepTemporaryFilesInMemory(): void {
  const folder = memoryFolder();
  if (folder !== undefined) process.env.TMPDIR ??= folder;
}
