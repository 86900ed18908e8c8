import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';
const NANOSECONDS_PER_MS = 1_000_000;

/** The process that listens on a port of this machine. Linux only; throws when nobody does. */
export function findListener(port: number): number {
  const socket = socketOf(port);
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsSocket(name, socket));
  if (pid === undefined) throw new Error(`Nobody listens on port ${port}.`);
  return Number(pid);
}

/** CPU that a process has used so far with all its threads, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.reduce((total, task) => total + cpuOfTask(pid, task), 0) / NANOSECONDS_PER_MS;
}

function cpuOfTask(pid: number, task: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    // A thread that ended meanwhile.
    return 0;
  }
}

function socketOf(port: number): string {
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').trim().split('\n').slice(1)) {
      const fields = line.trim().split(/ +/);
      if (fields[1]?.endsWith(`:${local}`) && fields[3] === LISTENING) return `socket:[${fields[9]}]`;
    }
  }
  throw new Error(`Nobody listens on port ${port}.`);
}

function holdsSocket(pid: string, socket: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === socket);
  } catch {
    return false;
  }
}
