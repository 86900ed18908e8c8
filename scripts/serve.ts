// Serves the built shop: registry, storefront and the demo's stand-ins, seeded on the first start. Started by scripts/start.mjs.
import { randomBytes } from 'node:crypto';
import { fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { readFirstStart } from './serving/first-start.ts';
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
const storefrontUrl = process.env.STOREFRONT_URL || `${storefrontScheme(process.env)}://localhost:${ports.storefront}`;
mkdirSync(dataDir, { recursive: true });
const first = readFirstStart(dataDir, process.env);
let stopping = false;
const logFile = join(dataDir, 'servers.log');
const log = openSync(logFile, 'a');
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

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  await Promise.all([servers.stop(), standIns?.stop()]);
  process.exit(code);
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

if (first.admin) {
  console.log('First start: filling the demo shop …');
  await seedShop(servers.registryUrl, first.admin, 'inherit', storefrontUrl);
  first.finish();
}
console.log(`
  Shop      ${storefrontScheme(process.env)}://localhost:${ports.storefront}/
  Registry  http://localhost:${ports.registry}/docs
  Editor    http://localhost:${ports.registry}/editor/
${place ? `  Mailbox   ${place.url}/poczta (stand-ins of the demo: ${place.url}/)\n` : ''}`);
if (first.admin)
  console.log(`  Sign in to the editor as ${first.admin.email} with the password ${first.admin.password}
  (shown this once; ADMIN_EMAIL and ADMIN_PASSWORD set others before the first start)\n`);
else console.log('  Sign in to the editor with the password shown at the first start.\n');
