import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InitAnswer } from '../../module-schemas/src/index.ts';

const SITE = {
  id: 1,
  code: 'pl',
  name: 'Rosa i Len',
  locale: 'pl-PL',
  language: 'pl-PL',
  currency: 'PLN',
  address: 'http://localhost',
  basePath: '/',
  domain: 'localhost',
  postfix: 'Rosa i Len',
  features: { cart: true, user: true, search: true, chat: true, unavailableVariants: false, cookieConsent: true },
  properties: { maintenance: false },
};
const INIT = {
  data: { site: SITE, sites: [SITE], search: { minLength: 2, perPage: 8 }, generalSettings: {}, staticRouting: {} },
} satisfies InitAnswer;

/** Key under which the measured storefront listens for changes. */
export const EVENTS_KEY = 'bench';

/** A registry that returns the same page at every address immediately, so only the storefront is measured. */
export async function startMeasuredRegistry(page: object) {
  const body = Buffer.from(JSON.stringify(page));
  const init = Buffer.from(JSON.stringify(INIT));
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/internal/events')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('id: 1\nevent: ready\ndata: {}\n\n');
    } else if (url === '/init') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': init.length }).end(init);
    } else {
      const headers = { 'content-type': 'application/json', 'content-length': body.length, etag: `"${url}"` };
      response.writeHead(200, { ...headers, 'x-tags': `path:${url}` }).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
