// Sends requests of concurrent shoppers and prints response times: node load-carts.ts PLAN.json
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface LoadPlan {
  readonly url: string;
  /** The request that each shopper repeats. */
  readonly requests: readonly { readonly path: string; readonly body?: string }[];
  readonly seconds: number;
  /** Milliseconds between two requests of a shopper; without it the next follows the answer. */
  readonly everyMs?: number;
}

export interface LoadResult {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

const { url, requests, seconds, everyMs = 0 } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadPlan;
const agent = new Agent({ keepAlive: true, maxSockets: requests.length });
const { hostname, port } = new URL(url);

function send({ path, body }: LoadPlan['requests'][number]): Promise<void> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const call = request({ hostname, port, path, method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const isGood = answer.statusCode === 200 && !text.includes('"errors"');
        if (isGood) resolve();
        else reject(new Error(`${answer.statusCode} ${text.slice(0, 300)}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

const times: number[] = [];
const warmUntil = performance.now() + 1_000;
const until = warmUntil + seconds * 1_000;

async function shop(own: LoadPlan['requests'][number], index: number): Promise<void> {
  let due = performance.now() + (everyMs * index) / requests.length;
  while (performance.now() < until) {
    if (everyMs > 0) await setTimeout(Math.max(0, due - performance.now()));
    // Measured from the time it was due: the delay of a late server counts too (no coordinated omission).
    const started = everyMs > 0 ? due : performance.now();
    await send(own);
    if (started >= warmUntil) times.push(performance.now() - started);
    due += everyMs;
  }
}

await Promise.all(requests.map(shop));
agent.destroy();
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
console.log(JSON.stringify({ p50: at(0.5), p95: at(0.95), perSecond: times.length / seconds } satisfies LoadResult));
