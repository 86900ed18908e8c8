// Cost of a storefront page: rendered, from the cache, and in browser downloads; memory and start time of the server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { bundleSizes } from './storefront/bundle-sizes.ts';
import { measuredPage, placedCount } from './storefront/measured-page.ts';
import { EVENTS_KEY, startMeasuredRegistry } from './storefront/measured-registry.ts';
import { measureReactAlone } from './storefront/react-alone.ts';
import { measureRate } from './support/load.ts';
import { type MeasuredServer, startServer } from './support/server-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FRESH_WARM_UPS = 3_000;
const FRESH_RENDERS = 4_000;
const CONNECTIONS = 4;
const ROUNDS = 3;
/** What a shopper's browser gets a page in the first time: zstd nearly everywhere, else brotli. */
const CODINGS = ['zstd', 'br'] as const;
type Coding = (typeof CODINGS)[number];
/** For each coding half of them known addresses with new parameters, half new addresses. */
const FLOOD_PAGES = 2 * CODINGS.length * ROUNDS * (FRESH_WARM_UPS + FRESH_RENDERS);
const ROUND_SECONDS = 5;
const MEMORY_SECONDS = 60;
const PAGE = '/pomiar/strona';
/** Headers that Node writes itself, on both sides. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Measures the storefront, with React alone and a bare Fastify server as baselines. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-'));
  const page = measuredPage(PAGE, 'Pomiar');
  const registry = await startMeasuredRegistry(page);
  const servers: MeasuredServer[] = [];
  try {
    const answerFile = join(folder, 'answer.json');
    writeFileSync(answerFile, JSON.stringify(page));
    const storefront = await startStorefront(registry.url);
    servers.push(storefront);
    const url = storefront.url + PAGE;
    const { headers, body } = await capture(url);
    const rates = await measureRates(await startFloor(servers, folder, headers, body), url);
    await measureRate({ url, seconds: MEMORY_SECONDS });
    const peakMemoryMb = storefront.peakMemoryMb();
    const { zstd, br } = await measureFreshPages(storefront, answerFile);
    const floodMemoryMb = storefront.peakMemoryMb();
    const sizes = bundleSizes(body, join(ROOT, 'storefront/dist/client'));
    const what = `storefront, ${placedCount(page)} modules`;
    return [
      ...freshRows(what, 'zstd', zstd, 2),
      ...freshRows(what, 'brotli', br),
      {
        name: `${what}: page from memory, against a bare Fastify`,
        value: rates.page,
        unit: '/s',
        floor: rates.floor,
        ratio: rates.page / rates.floor,
        limit: '≥ 0.5',
        ok: rates.page / rates.floor >= 0.5,
      },
      below('storefront: peak memory after 60 s of load', peakMemoryMb, 'MB', 250),
      below(`storefront: peak memory after ${FLOOD_PAGES} pages never asked for before`, floodMemoryMb, 'MB', 250),
      below('storefront: start to first 200', storefront.readyMs, 'ms', 1_000),
      below('storefront: scripts that bring a page to life, gzip', sizes.scriptKb, 'KB', 85),
      below('storefront: styles of a page with all ten modules, gzip', sizes.styleKb, 'KB', 25),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    registry.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function startStorefront(registryUrl: string): Promise<MeasuredServer> {
  return startServer(join(ROOT, 'storefront/server/server.mjs'), {
    readyPath: PAGE,
    env: (port) => ({ STOREFRONT_PORT: String(port), REGISTRY_URL: registryUrl, EVENTS_KEY }),
  });
}

async function startFloor(servers: MeasuredServer[], folder: string, headers: object, body: string): Promise<string> {
  const file = join(folder, 'floor.json');
  writeFileSync(file, JSON.stringify({ headers, body }));
  const floor = await startServer(join(ROOT, 'bench/support/floor-server.ts'), {
    readyPath: '/',
    args: [file],
    env: (port) => ({ PORT: String(port) }),
  });
  servers.push(floor);
  return floor.url + PAGE;
}

async function capture(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = await response.text();
  return { headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_NODE.has(name))), body };
}

async function measureRates(floorUrl: string, url: string) {
  const floor: number[] = [];
  const page: number[] = [];
  await measureRate({ url, seconds: 2 });
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await measureRate({ url: floorUrl, seconds: ROUND_SECONDS }));
    page.push(await measureRate({ url, seconds: ROUND_SECONDS }));
  }
  return { floor: Math.max(...floor), page: Math.max(...page) };
}

interface Fresh {
  readonly ms: number;
  readonly floorMs: number;
}

/** A page whose answer, header and footer are remembered, and one that is fetched anew. */
interface FreshPages {
  readonly remembered: Fresh;
  readonly fetched: Fresh;
}

/**
 * A page never requested with this parameter (the registry's answer is cached with header and footer, React renders
 * the main slot), and one never requested at all (React renders everything), compressed as a browser gets them; each
 * compared with React alone. Alternating, so that all sides see the same machine.
 */
async function measureFreshPages(
  storefront: MeasuredServer,
  answerFile: string,
): Promise<Readonly<Record<Coding, FreshPages>>> {
  const rounds: Record<Coding, FreshPages[]> = { zstd: [], br: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await measureReactAlone(answerFile, FRESH_WARM_UPS, FRESH_RENDERS);
    for (const coding of CODINGS) {
      const name = `${coding}-${round}`;
      const rememberedMs = await measureFresh(storefront, coding, (count) => `${PAGE}?sku=${count}-${name}`);
      const fetchedMs = await measureFresh(storefront, coding, (count) => `/${name}/${count}`);
      rounds[coding].push({
        remembered: { ms: rememberedMs, floorMs: alone.sameObjectsMs },
        fetched: { ms: fetchedMs, floorMs: alone.newObjectsMs },
      });
    }
  }
  const least = (all: readonly Fresh[]): Fresh => ({
    ms: Math.min(...all.map(({ ms }) => ms)),
    floorMs: Math.min(...all.map(({ floorMs }) => floorMs)),
  });
  const best = (all: readonly FreshPages[]): FreshPages => ({
    remembered: least(all.map(({ remembered }) => remembered)),
    fetched: least(all.map(({ fetched }) => fetched)),
  });
  return { zstd: best(rounds.zstd), br: best(rounds.br) };
}

/** CPU of one request for a page that was not rendered before, of the whole process, in milliseconds. */
async function measureFresh(
  storefront: MeasuredServer,
  coding: Coding,
  address: (name: string) => string,
): Promise<number> {
  await requestFresh(storefront.url, coding, (count) => address(`rozgrzewka-${count}`), FRESH_WARM_UPS);
  const before = storefront.cpuMs();
  await requestFresh(storefront.url, coding, (count) => address(`nowa-${count}`), FRESH_RENDERS);
  return (storefront.cpuMs() - before) / FRESH_RENDERS;
}

async function requestFresh(
  url: string,
  coding: Coding,
  address: (count: number) => string,
  count: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await requestOnce(url + address(next), coding, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
}

function requestOnce(url: string, coding: Coding, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': coding } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 && response.headers['content-encoding'] === coding
          ? resolve()
          : reject(new Error(`${url}: ${response.statusCode}, encoded as ${response.headers['content-encoding']}`)),
      );
    });
    request.on('error', reject);
  });
}

/** Two rows; without a limit they are printed beside those that have one. */
function freshRows(what: string, coding: string, { remembered, fetched }: FreshPages, limit?: number): BenchRow[] {
  const name = `${what}: CPU of a page rendered anew and compressed by ${coding}`;
  return [
    fresh(`${name}, its answer, header and footer remembered, against React rendering all of it`, remembered, limit),
    fresh(`${name}, its answer fetched anew, against React alone`, fetched, limit),
  ];
}

function fresh(name: string, { ms, floorMs }: Fresh, limit = Number.POSITIVE_INFINITY): BenchRow {
  const ratio = ms / floorMs;
  const printed = Number.isFinite(limit) ? `≤ ${limit.toFixed(1)}` : 'none';
  return { name, value: ms, unit: 'ms', floor: floorMs, ratio, limit: printed, ok: ratio <= limit };
}

function below(name: string, value: number, unit: string, limit: number): BenchRow {
  return { name, value, unit, limit: `< ${limit} ${unit}`, ok: value < limit };
}
