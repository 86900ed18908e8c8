// Serves the built shop: registry, storefront and the demo's stand-ins, seeded on the first start. Started by scripts/start.mjs.
import { randomBytes } from 'node:crypto';
import { fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storageFailure } from '../registry-server/src/database/storage-failure.ts';
import { root } from './bootstrap/paths.mjs';
import { DemoNotFilled, fillDemo, knownAdmin } from './serving/demo-content.ts';
import { readFirstStart } from './serving/first-start.ts';
import { takenPort } from './serving/free-ports.ts';
import { reachableHost } from './serving/reachable-host.ts';
import { keepLogSmall } from './serving/rotate-log.ts';
import { seedShop } from './serving/seed-shop.ts';
import { startShopServers, storefrontScheme } from './serving/shop-servers.ts';
import { isDemoOrLeave, standInsEnvironment, standInsPlace, startStandIns } from './serving/stand-ins.ts';

/** Characters of the servers' log that are shown when they do not start. */
const LAST_WORDS = 2_000;

const place = isDemoOrLeave(process.env) ? standInsPlace(process.env) : undefined;
const dataDir = resolve(root, process.env.DATA_DIR || 'data');
const ports = {
  registry: Number(process.env.REGISTRY_PORT || 4000),
  storefront: Number(process.env.STOREFRONT_PORT || 3000),
};
const host = process.env.HOST || '127.0.0.1';
const shownHost = reachableHost(process.env, 'localhost');
const shopUrl = `${storefrontScheme(process.env)}://${shownHost}:${ports.storefront}`;
const storefrontUrl = process.env.STOREFRONT_URL || shopUrl;
// Another server there would answer in the place of ours, and be filled with the demo.
const taken = await takenPort([
  { variable: 'REGISTRY_PORT', port: ports.registry, host },
  { variable: 'STOREFRONT_PORT', port: ports.storefront, host },
]);
if (taken) {
  console.error(taken);
  process.exit(1);
}
const logFile = join(dataDir, 'servers.log');
const { first, log } = openDataDir();
let stopping = false;
const logBefore = fstatSync(log).size;
// Started in parallel: the servers do not depend on them.
const standIns = place && startStandIns(place, storefrontUrl, log);
// The shop works without them: mails wait, reviews are missing.
standIns?.child.on('exit', () => {
  if (!stopping) console.error(`The stand-ins stopped; see the end of ${logFile}`);
});
const servers = await startShopServers(
  ports,
  {
    DATA_DIR: dataDir,
    STOREFRONT_URL: storefrontUrl,
    EVENTS_KEY: process.env.EVENTS_KEY || randomBytes(32).toString('base64url'),
    ...(first.admin ? { ADMIN_EMAIL: first.admin.email, ADMIN_PASSWORD: first.admin.password } : {}),
    ...(place ? standInsEnvironment(place, process.env) : {}),
  },
  log,
).catch(async (error: unknown) => {
  stopping = true;
  await standIns?.stop();
  // The server's own message, usually with what to do.
  console.error(readFileSync(logFile).subarray(logBefore).toString().slice(-LAST_WORDS));
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/** The data folder, which may be on a full disk, or another's. */
function openDataDir() {
  try {
    mkdirSync(dataDir, { recursive: true });
    keepLogSmall(logFile);
    return { first: readFirstStart(dataDir, process.env), log: openSync(logFile, 'a') };
  } catch (error) {
    const reason = storageFailure(error);
    if (reason === undefined) throw error;
    console.error(`DATA_DIR cannot be written: ${reason}`);
    process.exit(1);
  }
}

/** Ends this process, and answers nobody. */
async function stop(code: number): Promise<never> {
  // Whoever asked first does it.
  if (stopping) return new Promise<never>(() => {});
  stopping = true;
  await Promise.all([servers.stop(), standIns?.stop()]);
  return process.exit(code);
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
// The terminal was closed. The storefront would take it for a renewed certificate, and stay alone.
process.on('SIGHUP', () => stop(0));
for (const { name, child } of servers.processes) {
  child.on('exit', () => {
    if (!stopping) console.error(`${name} stopped; see the end of ${logFile}`);
    void stop(1);
  });
}

await fillDemo(servers.registryUrl, first, process.env, (admin) => {
  console.log('First start: filling the demo shop …');
  return seedShop(servers.registryUrl, admin, 'inherit', storefrontUrl);
}).catch((error: unknown) => {
  if (!stopping) console.error(error instanceof DemoNotFilled ? error.message : error);
  // The servers would stay behind, with the ports.
  return stop(1);
});
const newAdmin = await knownAdmin(servers.registryUrl, first);
if (first.admin) first.finish();
console.log(`
  Shop      ${shopUrl}/
  Registry  http://${shownHost}:${ports.registry}/docs
  Editor    http://${shownHost}:${ports.registry}/editor/
${place ? `  Mailbox   ${place.url}/poczta (stand-ins of the demo: ${place.url}/)\n` : ''}`);
if (newAdmin)
  console.log(`  Sign in to the editor as ${newAdmin.email} with the password ${newAdmin.password}
  (shown this once; ADMIN_EMAIL and ADMIN_PASSWORD set others before the first start)\n`);
else console.log('  Sign in to the editor with the password shown at the first start, or as before.\n');
