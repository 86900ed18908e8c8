import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../registry-server/src/testing/free-port.ts';
import { SERVER_FLAGS } from '../../scripts/serving/process.ts';
import { cpuTimeMs } from './cpu-time.ts';

export interface MeasuredServer {
  readonly url: string;
  /** From starting the process to its first 200. */
  readonly readyMs: number;
  /** Peak memory of the process, in MB. */
  peakMemoryMb(): number;
  /** CPU used so far by the process, in milliseconds. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 30_000;

/** Starts one of our scripts as `npm start` does, in a process and on a port of its own, and waits for its first 200. */
export async function startServer(
  script: string,
  { env, readyPath, args = [] }: { env: (port: number) => Record<string, string>; readyPath: string; args?: string[] },
): Promise<MeasuredServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env(port) },
  });
  await waitFor(`${url}${readyPath}`, child);
  return {
    url,
    readyMs: performance.now() - started,
    peakMemoryMb: () => readPeakMemoryMb(child.pid ?? 0),
    cpuMs: () => cpuTimeMs(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not answer`);
}

/** Linux records the peak; elsewhere the current size is used. */
function readPeakMemoryMb(pid: number): number {
  if (process.platform === 'linux') {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
