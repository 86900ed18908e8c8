import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { canSignIn, fillDemo, isDemoFilled } from './demo-content.ts';
import { readFirstStart } from './first-start.ts';

let registry: Server | undefined;
afterEach(() => registry?.close());

interface ShopFacts {
  readonly products?: number;
  readonly home?: string;
  /** Status of signing in. */
  readonly signIn?: number;
}

/** A registry that tells no more than what is asked here. */
async function aRegistry({ products = 0, home, signIn = 200 }: ShopFacts = {}): Promise<string> {
  registry = createServer((request, response) => {
    if (request.url === '/staff/session') return response.writeHead(signIn).end();
    const data = { products: { total_count: products }, storeConfig: { cms_home_page: home ?? null } };
    response.end(JSON.stringify({ data }));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
}

const admin = { email: 'anna@sklep.example', password: 'dluga-fraza-anny' };
const aFirstStart = (isInterrupted = false) => ({ admin, isInterrupted, beginFilling() {}, finish() {} });

test('an empty shop is filled at the first start, and at no later one', async () => {
  const url = await aRegistry();
  expect(await isDemoFilled(url, aFirstStart(), {})).toBe(true);
  expect(await isDemoFilled(url, { ...aFirstStart(), admin: undefined }, {})).toBe(false);
});

test('production has no demo', async () => {
  const url = await aRegistry();
  expect(await isDemoFilled(url, aFirstStart(), { NODE_ENV: 'production' })).toBe(false);
});

test.each([{ products: 1 }, { home: 'home' }])('a shop that has %j is not filled over', async (facts) => {
  const url = await aRegistry(facts);
  expect(await isDemoFilled(url, aFirstStart(), {})).toBe(false);
  expect(await isDemoFilled(url, aFirstStart(true), {})).toBe(true);
});

test('a demo whose filling was cut off is continued by the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-demo-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const cutOff = fillDemo(await aRegistry(), readFirstStart(dataDir, {}), {}, () =>
    Promise.reject(new Error('cut off')),
  );
  await expect(cutOff).rejects.toThrow('cut off');
  registry?.close();
  const halfFilled = await aRegistry({ products: 12 });
  const filled: string[] = [];
  await fillDemo(halfFilled, readFirstStart(dataDir, {}), {}, async ({ email }) => void filled.push(email));
  expect(filled).toHaveLength(1);
  const complete = readFirstStart(dataDir, {});
  complete.finish();
  await fillDemo(halfFilled, readFirstStart(dataDir, {}), {}, async ({ email }) => void filled.push(email));
  expect(filled).toHaveLength(1);
});

test('a password is that of the administrator where it signs in', async () => {
  expect(await canSignIn(await aRegistry(), admin)).toBe(true);
  registry?.close();
  expect(await canSignIn(await aRegistry({ signIn: 401 }), admin)).toBe(false);
});
