import { request } from 'node:http';
import type { LimitCase } from './limit-case.ts';
import { cpuMsOf } from './process-cpu.ts';

const TIMEOUT_MS = 10_000;
/** How often a dear answer is asked for again: what the server does beside it is not its. */
const ROUNDS = 4;

export interface Measured {
  readonly name: string;
  /** 0 for a connection that was cut. */
  readonly status: number;
  readonly cpuMs: number;
}

export interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

let sent = 0;

/** Sends a request and measures what the server's process spends until it has answered; the least of some rounds. */
export async function measureCase(server: Server, limitCase: LimitCase, enoughMs: number): Promise<Measured> {
  let best: Measured | undefined;
  const rounds = limitCase.isOnce ? 1 : ROUNDS;
  for (let round = 0; round < rounds && (best === undefined || best.cpuMs > enoughMs); round += 1) {
    const before = cpuMsOf(server.pid);
    const status = await send(server.url, limitCase);
    const cpuMs = cpuMsOf(server.pid) - before;
    if (best === undefined || cpuMs < best.cpuMs) best = { name: `${server.name} ${limitCase.name}`, status, cpuMs };
  }
  if (!best) throw new Error('No round was run.');
  return best;
}

function send(url: string, { method, path, headers = {}, body }: LimitCase): Promise<number> {
  sent += 1;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, method, path: path.replaceAll(' ', '%20'), headers, agent: false },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.setTimeout(TIMEOUT_MS, () => {
      reject(new Error(`${method} ${path.slice(0, 80)}: no answer within ${TIMEOUT_MS / 1000} s`));
      asked.destroy();
    });
    // A body that is too large may be refused by closing the connection.
    asked.on('error', () => resolve(0));
    asked.end(body?.replaceAll('%', String(sent)));
  });
}
