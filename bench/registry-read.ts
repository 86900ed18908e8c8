// Speed of reading a published page: cached, by ETag, and uncached after publishing; and the server's memory.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { measureRate } from './support/load.ts';
import { type MeasuredServer, startServer } from './support/server-process.ts';
import { type StaffSession, signIn } from './support/staff-session.ts';
import { typicalPage } from './support/typical-page.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const MEMORY_SECONDS = 60;
const COLD_READS = 60;
const EMAIL = 'bench@rosailen.example';
const PASSWORD = 'a password for measuring';
/** Headers that Node writes itself, on both sides. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

interface Opened {
  readonly page: { readonly id: number };
  readonly version: number;
}

/** Measures the registry's read path against a bare Fastify. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-'));
  const servers: MeasuredServer[] = [];
  try {
    // The first start migrates; the second is the usual one.
    await (await startRegistry(folder)).stop();
    const registry = await startRegistry(folder);
    servers.push(registry);
    const staff = await signIn(registry.url, EMAIL, PASSWORD);
    const page = await publishPage(staff);
    const url = `${registry.url}/registry/pomiar/strona`;
    const { headers, body, etag } = await capture(url);
    const floor = await startFloor(folder, headers, body);
    servers.push(floor);
    const rates = await measureRates(floor.url, url, etag);
    const cold = await measureCold(staff, page, url);
    await measureRate({ url, seconds: MEMORY_SECONDS });
    return [
      atLeast('registry: hot page, 25 modules', rates.hot, rates.floor, 0.85),
      atLeast('registry: ETag hit against the hot page', rates.held, rates.hot, 1),
      below('registry: first read after publishing, p95', cold, 'ms', 15),
      below('registry: peak memory after 60 s of load', registry.peakMemoryMb(), 'MB', 250),
      below('registry: start to first 200', registry.readyMs, 'ms', 1_000),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

function startRegistry(folder: string): Promise<MeasuredServer> {
  return startServer(join(ROOT, 'registry-server/src/server.mjs'), {
    readyPath: '/health/ready',
    env: (port) => ({
      REGISTRY_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: join(folder, 'bench.db'),
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
    }),
  });
}

async function publishPage(staff: StaffSession): Promise<Opened> {
  const opened = await staff.call<Opened>('POST', '/staff/pages', {
    type: 'page',
    title: 'Pomiar',
    urlPath: '/pomiar/strona',
    document: typicalPage('Pomiar'),
  });
  await staff.call('POST', `/staff/pages/${opened.page.id}/publish`, { version: opened.version });
  return opened;
}

async function capture(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = await response.text();
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_NODE.has(name)));
  return { headers, body, etag: response.headers.get('etag') ?? '' };
}

function startFloor(folder: string, headers: Record<string, string>, body: string): Promise<MeasuredServer> {
  const file = join(folder, 'floor.json');
  writeFileSync(file, JSON.stringify({ headers, body }));
  return startServer(join(import.meta.dirname, 'support/floor-server.ts'), {
    readyPath: '/registry/pomiar/strona',
    args: [file],
    env: (port) => ({ PORT: String(port) }),
  });
}

/** The best of several alternating rounds, so that other load on the machine affects all alike. */
async function measureRates(floorUrl: string, url: string, etag: string) {
  const floor: number[] = [];
  const hot: number[] = [];
  const held: number[] = [];
  await measureRate({ url, seconds: 2 });
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await measureRate({ url: `${floorUrl}/registry/pomiar/strona`, seconds: ROUND_SECONDS }));
    hot.push(await measureRate({ url, seconds: ROUND_SECONDS }));
    held.push(await measureRate({ url, seconds: ROUND_SECONDS, headers: { 'if-none-match': etag }, status: 304 }));
  }
  return { floor: Math.max(...floor), hot: Math.max(...hot), held: Math.max(...held) };
}

async function measureCold(staff: StaffSession, { page, version: first }: Opened, url: string): Promise<number> {
  const times: number[] = [];
  let version = first;
  for (let index = 0; index < COLD_READS; index += 1) {
    const document = typicalPage(`Pomiar ${index}`);
    ({ version } = await staff.call<{ version: number }>('PUT', `/staff/pages/${page.id}/draft`, {
      version,
      document,
    }));
    await staff.call('POST', `/staff/pages/${page.id}/publish`, { version });
    const started = performance.now();
    const answer = (await (await fetch(url)).json()) as { data: { title: string } };
    times.push(performance.now() - started);
    if (answer.data.title !== `Pomiar ${index}`)
      throw new Error('The first read after publishing returned the old page.');
  }
  return times.sort((a, b) => a - b)[Math.floor(COLD_READS * 0.95)] ?? Number.NaN;
}

function atLeast(name: string, value: number, floor: number, limit: number): BenchRow {
  const ratio = value / floor;
  return { name, value, unit: '/s', floor, ratio, limit: `≥ ${limit}`, ok: ratio >= limit };
}

function below(name: string, value: number, unit: string, limit: number): BenchRow {
  return { name, value, unit, limit: `< ${limit} ${unit}`, ok: value < limit };
}
