import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../bootstrap/paths.mjs';

export interface ServerProcess {
  readonly name: string;
  readonly child: ChildProcess;
  /** Asks it to stop and waits for its end; kills it when it does not stop in time. */
  stop(): Promise<void>;
}

/** Beyond what a server takes by itself. */
const STOP_MARGIN_MS = 2_000;

/** How long a server may take to stop: what it is told to, and a little more. */
function stopTimeoutMs(env: Readonly<Record<string, string | undefined>>): number {
  return Number(env.STOP_DELAY_MS || 0) + Number(env.STOP_TIMEOUT_MS || 10_000) + STOP_MARGIN_MS;
}

/** A smaller nursery for short-lived objects: a flood of different pages takes a quarter less memory. */
const NODE_OPTIONS = ['--max-semi-space-size=8'];

/** Starts a server of ours with the Node that runs this. Its log goes to `output`. */
export function startProcess(
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
  output: 'inherit' | 'ignore' | number,
): ServerProcess {
  const child = spawn(process.execPath, [...NODE_OPTIONS, `${root}${script}`], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs({ ...process.env, ...env }));
    await ended;
    clearTimeout(timer);
  };
  return { name, child, stop };
}

/** Waits until the address answers 200; rejects when the process ends first or the time is over. */
export async function waitUntilReady({ name, child }: ServerProcess, url: string, timeoutMs = 30_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${name} did not answer at ${url} within ${timeoutMs / 1000} s`);
}
