import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedShop } from '../../scripts/serving/seed-shop.ts';
import { startShopServers } from '../../scripts/serving/shop-servers.ts';

const ADMIN = { email: 'redaktorka@rosailen.example', password: 'len-kwitnie-w-czerwcu-7' };

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A shop of its own for the run: a new data folder, free ports, the whole demo seeded through the API. */
export default async function globalSetup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-e2e-'));
  const log = join(dataDir, 'servers.log');
  const ports = { registry: await freePort(), storefront: await freePort() };
  const env = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    EVENTS_KEY: 'e2e-events-key-of-this-run',
    STOREFRONT_URL: `http://127.0.0.1:${ports.storefront}`,
  };
  const servers = await startShopServers(ports, env, openSync(log, 'a'));
  const stop = async () => {
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await seedShop(servers.registryUrl, ADMIN, 'inherit');
  } catch (error) {
    console.error(readFileSync(log, 'utf8').slice(-4000));
    await stop();
    throw error;
  }
  process.env.E2E_REGISTRY_URL = servers.registryUrl;
  process.env.E2E_STOREFRONT_URL = servers.storefrontUrl;
  process.env.E2E_ADMIN_EMAIL = ADMIN.email;
  process.env.E2E_ADMIN_PASSWORD = ADMIN.password;
  return stop;
}
