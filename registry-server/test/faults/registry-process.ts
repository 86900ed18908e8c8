import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atFileEnd } from '../../src/testing/at-file-end.ts';
import { freePort } from '../../src/testing/free-port.ts';

const SERVER = new URL('../../src/server.mjs', import.meta.url).pathname;
const READY_MS = 60_000;
const ASK_MS = 20;

/** The real server over a database, in a process that can be killed and started again. */
export async function aRegistryProcess(databaseUrl: string, more: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-faults-'));
  const port = Number(more.REGISTRY_PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  let log = '';

  const start = () => {
    const child = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        REGISTRY_PORT: String(port),
        CUSTOMER_LIMITS_FACTOR: '1000',
        LOG_LEVEL: 'info',
        SECRETS_KEY: 'the one key of all nodes in tests',
        ...more,
      },
    });
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (part: Buffer) => {
        log += part.toString();
      });
    }
    return child;
  };
  let child = start();
  atFileEnd(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Resolves with how long it took until the server could work. */
  async function untilReady(): Promise<number> {
    const started = performance.now();
    while (performance.now() - started < READY_MS && child.exitCode === null) {
      const isReady = await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
    throw new Error(`The server did not become ready:\n${log}`);
  }
  await untilReady();

  return {
    url,
    port,
    untilReady,
    log: () => log,
    get child() {
      return child;
    },
    /** Ends it as a loss of power would. */
    async kill(): Promise<void> {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    /** Starts it again; gives the milliseconds until it was ready without anybody's help. */
    async restart(): Promise<number> {
      child = start();
      return untilReady();
    },
    /** Asks it to stop; gives the code that it ends with. */
    async stop(): Promise<number | null> {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      return (await exit)[0] as number | null;
    },
  };
}
