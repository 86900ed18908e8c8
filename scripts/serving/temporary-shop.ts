import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../registry-server/src/testing/free-port.ts';
import type { FirstAdmin } from './first-start.ts';
import { waitUntilReady } from './process.ts';
import { seedShop } from './seed-shop.ts';
import { type ShopServers, startShopServers } from './shop-servers.ts';
import { standInsEnvironment, startStandIns } from './stand-ins.ts';

export interface TemporaryShop {
  readonly registryUrl: string;
  readonly storefrontUrl: string;
  /** The stand-ins, mailbox included: `/api/mails?to=`. */
  readonly standInsUrl: string;
  readonly admin: FirstAdmin;
  /** Stops the servers and deletes their data. */
  stop(): Promise<void>;
}

const ADMIN = { email: 'redaktorka@rosailen.example', password: 'len-kwitnie-w-czerwcu-7' };

/** The built shop with all demo data, on free ports and in a temporary folder. */
export async function startTemporaryShop(): Promise<TemporaryShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'witryna-shop-'));
  const log = join(dataDir, 'servers.log');
  const ports = { registry: await freePort(), storefront: await freePort() };
  const storefrontUrl = `http://127.0.0.1:${ports.storefront}`;
  const standInsPort = await freePort();
  const standInsUrl = `http://127.0.0.1:${standInsPort}`;
  const place = { url: standInsUrl, port: standInsPort, smtpPort: await freePort() };
  const env = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    EVENTS_KEY: 'key-of-a-temporary-shop',
    STOREFRONT_URL: storefrontUrl,
    // Webhook receivers are on this machine too.
    WEBHOOKS_ALLOW_PRIVATE: 'on',
    // All tests together come from one network.
    CUSTOMER_LIMITS_FACTOR: '20',
    // Nothing of the environment: a test never calls a real service.
    ...standInsEnvironment(place, {}),
  };
  const output = openSync(log, 'a');
  const standIns = startStandIns(place, storefrontUrl, output);
  let servers: ShopServers | undefined;
  const stop = async () => {
    await Promise.all([servers?.stop(), standIns.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    servers = await startShopServers(ports, env, output);
    await waitUntilReady(standIns, `${standInsUrl}/health/live`);
    await seedShop(servers.registryUrl, ADMIN, 'inherit', storefrontUrl);
    return { registryUrl: servers.registryUrl, storefrontUrl: servers.storefrontUrl, standInsUrl, admin: ADMIN, stop };
  } catch (error) {
    console.error(readFileSync(log, 'utf8').slice(-4000));
    await stop();
    throw error;
  }
}
