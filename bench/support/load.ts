import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The expected status of every answer. */
  readonly status?: number;
}

interface Result {
  readonly requests: { readonly average: number };
  readonly errors: number;
  readonly timeouts: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}

/** Requests per second under load, from a separate process; throws on an unexpected answer. */
export async function measureRate({
  url,
  seconds,
  connections = 40,
  headers = {},
  status = 200,
}: Load): Promise<number> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(
    process.execPath,
    [autocannon, '--json', '-n', '-d', String(seconds), '-c', String(connections), ...flags, url],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { requests, errors, timeouts, statusCodeStats } = JSON.parse(stdout) as Result;
  const others = Object.keys(statusCodeStats).filter((code) => code !== String(status));
  if (errors + timeouts > 0 || others.length > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, statuses ${JSON.stringify(statusCodeStats)}`);
  return requests.average;
}
