const cleanups: (() => unknown)[] = [];

/** Runs the clean-up after the last test of the file; what was opened last goes first. */
export function atFileEnd(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Runs what `atFileEnd` was given; `setup-file.ts` calls it, since a hook cannot be added from inside a test. */
export async function cleanUpFile(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
