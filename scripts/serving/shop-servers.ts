import { type ServerProcess, startProcess, waitUntilReady } from './process.ts';
import { reachableHost } from './reachable-host.ts';

export interface ShopPorts {
  readonly registry: number;
  readonly storefront: number;
}

export interface ShopServers {
  readonly registryUrl: string;
  readonly storefrontUrl: string;
  readonly processes: readonly ServerProcess[];
  stop(): Promise<void>;
}

/** How the storefront is spoken to: over TLS where it is given a certificate. */
export const storefrontScheme = ({ TLS_CERT }: Readonly<Record<string, string | undefined>>) =>
  TLS_CERT ? 'https' : 'http';

/** Starts the registry, then the storefront in front of it, and waits until both answer. */
export async function startShopServers(
  ports: ShopPorts,
  env: Readonly<Record<string, string>>,
  output: 'inherit' | 'ignore' | number,
): Promise<ShopServers> {
  const host = reachableHost(process.env, '127.0.0.1');
  const registryUrl = `http://${host}:${ports.registry}`;
  const storefrontUrl = `${storefrontScheme(process.env)}://${host}:${ports.storefront}`;
  const shared = {
    REGISTRY_PORT: String(ports.registry),
    STOREFRONT_PORT: String(ports.storefront),
    REGISTRY_URL: registryUrl,
    ...env,
  };
  const processes: ServerProcess[] = [];
  const stop = async () => {
    // The storefront first: its running requests need the registry.
    for (const server of processes.toReversed()) await server.stop();
  };
  try {
    const registry = startProcess('registry-server', 'registry-server/src/server.mjs', shared, output);
    processes.push(registry);
    const storefront = startProcess('storefront', 'storefront/server/server.mjs', shared, output);
    processes.push(storefront);
    await waitUntilReady(registry, `${registryUrl}/health/ready`);
    await waitUntilReady(storefront, `${storefrontUrl}/health/live`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { registryUrl, storefrontUrl, processes, stop };
}
