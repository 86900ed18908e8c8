import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirstAdmin } from './first-start.ts';
import { seedShop } from './seed-shop.ts';
import { startShopServers } from './shop-servers.ts';

export interface TemporaryShop {
  readonly registryUrl: string;
  readonly storefrontUrl: string;
  readonly admin: FirstAdmin;
  /** Stops the servers and removes everything that they kept. */
  stop(): Promise<void>;
}

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

/** The built shop with the whole demo in it, on free ports and in a folder of its own. */
export async function startTemporaryShop(): Promise<TemporaryShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-shop-'));
  const log = join(dataDir, 'servers.log');
  const ports = { registry: await freePort(), storefront: await freePort() };
  const env = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    EVENTS_KEY: 'key-of-a-temporary-shop',
    STOREFRONT_URL: `http://127.0.0.1:${ports.storefront}`,
  };
  const servers = await startShopServers(ports, env, openSync(log, 'a'));
  const stop = async () => {
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await seedShop(servers.registryUrl, ADMIN, 'inherit', env.STOREFRONT_URL);
  } catch (error) {
    console.error(readFileSync(log, 'utf8').slice(-4000));
    await stop();
    throw error;
  }
  return { registryUrl: servers.registryUrl, storefrontUrl: servers.storefrontUrl, admin: ADMIN, stop };
}
