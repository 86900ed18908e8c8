import { copyFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';

interface LogLimits {
  readonly mostBytes: number;
  /** How many full logs are kept beside the one that is written: `servers.log.1` is the newest. */
  readonly olderFiles: number;
}

const LIMITS: LogLimits = { mostBytes: 10 * 1024 * 1024, olderFiles: 3 };
const CHECK_MS = 60_000;

/** Keeps the log within its limits while this process runs. */
export function keepLogSmall(file: string): void {
  const check = () => {
    try {
      rotateLog(file, LIMITS);
    } catch (error) {
      // A full disk: the shop goes on, and the next check tries again.
      console.error(`${file} was not rotated: ${error instanceof Error ? error.message : error}`);
    }
  };
  check();
  setInterval(check, CHECK_MS).unref();
}

/** Sets a full log aside. The servers have the file open for appending, so it is copied and emptied, not renamed. */
export function rotateLog(file: string, { mostBytes, olderFiles }: LogLimits): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < mostBytes) return;
  const incoming = `${file}.new`;
  try {
    copyFileSync(file, incoming);
  } catch (error) {
    rmSync(incoming, { force: true });
    throw error;
  }
  truncateSync(file);
  for (let age = olderFiles; age > 1; age -= 1) {
    if (statSync(`${file}.${age - 1}`, { throwIfNoEntry: false })) renameSync(`${file}.${age - 1}`, `${file}.${age}`);
  }
  renameSync(incoming, `${file}.1`);
}
