import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks per second of Linux; the same on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/** CPU used so far by a process with all its threads, in milliseconds. */
export function cpuTimeMs(pid: number): number {
  if (process.platform === 'linux') {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
  }
  const clock = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0) * 1_000;
}
