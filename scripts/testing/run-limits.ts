// `pnpm test:limits [registry URL] [storefront URL]`: what one request may cost a running `npm start` of this machine,
// or a shop started for it. Fails when an answer costs over 100 ms of CPU, is a 5xx, or does not come. What staff may
// send is tried in a shop started for it only: nobody can sign in to another one. Linux only.
import { startTemporaryShop } from '../serving/temporary-shop.ts';
import { graphqlCases } from './limits/graphql-cases.ts';
import type { LimitCase } from './limits/limit-case.ts';
import { numberCases } from './limits/number-cases.ts';
import { findListener } from './limits/process-cpu.ts';
import { type Measured, measureCase, type Server } from './limits/send-case.ts';
import { staffHeaders } from './limits/staff-headers.ts';
import { registryTextCases, storefrontTextCases } from './limits/text-cases.ts';

const MAX_CPU_MS = 100;
/** What is refused must cost less: a document of GraphQL whatever it is, before it runs. */
const MAX_REFUSED_MS = 20;
/** Answers below it are not measured again. */
const ENOUGH_MS = 12;
const WARM_UP = 30;
const SHOWN = 12;
/** Whatever happens, the run ends by then. */
const MAX_RUN_MS = 20 * 60_000;

setTimeout(() => {
  console.error('The run took too long.');
  process.exit(1);
}, MAX_RUN_MS).unref();

const [registryUrl, storefrontUrl] = process.argv.slice(2);
const shop = registryUrl === undefined ? await startTemporaryShop() : undefined;

function serverAt(name: string, url: string): Server {
  return { name, url, pid: findListener(Number(new URL(url).port)) };
}

async function measureAll(server: Server, cases: readonly LimitCase[]): Promise<Measured[]> {
  // Code that has not run yet is slow everywhere; it is not what is asked here.
  for (let round = 0; round < WARM_UP; round += 1) {
    const warm = cases[Math.floor((round * cases.length) / WARM_UP)];
    if (warm) await measureCase(server, warm, Number.POSITIVE_INFINITY);
  }
  const measured: Measured[] = [];
  for (const limitCase of cases) measured.push(await measureCase(server, limitCase, ENOUGH_MS));
  return measured;
}

function report(title: string, measured: readonly Measured[], maxRefusedMs = MAX_CPU_MS): number {
  const byCost = [...measured].sort((one, other) => other.cpuMs - one.cpuMs);
  const mostFor = ({ status }: Measured) => (status >= 400 ? maxRefusedMs : MAX_CPU_MS);
  const isFault = (each: Measured) => each.cpuMs > mostFor(each) || (each.status >= 500 && each.status !== 503);
  const faults = byCost.filter(isFault);
  const refused = byCost.filter(({ status }) => status >= 400);
  console.log(
    `\n${title}: ${measured.length} requests, ${refused.length} refused (the dearest ${cost(refused[0])}), ${faults.length} too dear or failed`,
  );
  console.log(`  Answers by status: ${countsOf(measured)}`);
  for (const each of new Set([...faults, ...byCost.slice(0, SHOWN)])) {
    console.log(`  ${faults.includes(each) ? '✗' : ' '} ${cost(each)}  ${each.status}  ${each.name}`);
  }
  return faults.length;
}

function countsOf(measured: readonly Measured[]): string {
  const counts = new Map<number, number>();
  for (const { status } of measured) counts.set(status, (counts.get(status) ?? 0) + 1);
  const inOrder = [...counts].sort(([one], [other]) => one - other);
  return inOrder.map(([status, count]) => `${status === 0 ? 'cut' : status} ×${count}`).join(', ');
}

const cost = (measured: Measured | undefined): string => `${(measured?.cpuMs ?? 0).toFixed(1).padStart(6)} ms`;

try {
  const registry = serverAt('registry', registryUrl ?? shop?.registryUrl ?? '');
  const staff = shop ? await staffHeaders(shop.registryUrl, shop.admin) : {};
  const shopUrl = storefrontUrl ?? shop?.storefrontUrl;
  let faults = report('GraphQL documents', await measureAll(registry, graphqlCases()), MAX_REFUSED_MS);
  faults += report('Numbers', await measureAll(registry, await numberCases(registry.url, staff)));
  faults += report('Texts', await measureAll(registry, registryTextCases(staff)));
  if (shopUrl !== undefined) {
    faults += report('Texts at the shop', await measureAll(serverAt('shop', shopUrl), storefrontTextCases()));
  }
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  await shop?.stop();
}
