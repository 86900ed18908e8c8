import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anInit, aSite } from '../../src/testing/an-answer.ts';
import type { ServerEnvironment } from '../config.ts';
import { aStorefront, type TestStorefront } from './a-storefront.ts';

/** A storefront before a registry of the test's own, which answers everything but `/init` as the listener does. */
export async function aStorefrontWithRegistry(
  listener: RequestListener,
  environment: Partial<ServerEnvironment> = {},
): Promise<TestStorefront> {
  const server = createServer((request, response) => {
    if (request.url !== '/init') return listener(request, response);
    const site = aSite({ code: String(request.headers['x-site'] ?? 'pl') });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(anInit({ site: site.code === 'en' ? { ...site, language: 'en-US' } : site })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registryUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storefront = await aStorefront({ withEvents: false, environment: { registryUrl, ...environment } });
  return {
    ...storefront,
    async close() {
      await storefront.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
