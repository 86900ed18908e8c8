import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { DemoNotFilled, fillDemo, isDemoFilled, knownAdmin } from './demo-content.ts';
import { readFirstStart } from './first-start.ts';

let registry: Server | undefined;
afterEach(() => registry?.close());

interface ShopFacts {
  readonly products?: number;
  readonly home?: string;
  /** Status of signing in. */
  readonly signIn?: number;
  /** The password with which one signs in, where it matters. */
  readonly password?: string;
}

/** A registry that tells no more than what is asked here. */
async function aRegistry({ products = 0, home, signIn = 200, password }: ShopFacts = {}): Promise<string> {
  registry = createServer(async (request, response) => {
    if (request.url === '/staff/session') {
      const isKnown = password === undefined || (await text(request)).includes(password);
      return response.writeHead(isKnown ? signIn : 401).end();
    }
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

test('a shop whose administrator has another password is not filled, and the reason is a sentence', async () => {
  const seed = () => Promise.reject(new Error('seeded'));
  const filling = fillDemo(await aRegistry({ signIn: 401 }), aFirstStart(), {}, seed);
  await expect(filling).rejects.toThrow(DemoNotFilled);
  await expect(filling).rejects.toThrow('ADMIN_PASSWORD');
});

test('it is filled as the administrator of a start before, where that one can sign in', async () => {
  const earlier = { ...admin, password: 'wymyslone-przedtem' };
  const seen: unknown[] = [];
  const url = await aRegistry({ password: earlier.password });
  await fillDemo(url, { ...aFirstStart(), earlier }, {}, async (who) => void seen.push(who));
  expect(seen).toEqual([earlier]);
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
  expect(await knownAdmin(await aRegistry(), { admin })).toBe(admin);
  registry?.close();
  expect(await knownAdmin(await aRegistry({ signIn: 401 }), { admin })).toBeUndefined();
});
