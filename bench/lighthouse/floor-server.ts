import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { withBuiltScript } from '../storefront/build-for-bench.ts';
import type { MeasuredShop } from '../support/measured-shop.ts';

/** Serves every measured page as React alone makes it. */
export interface FloorServer {
  readonly url: string;
  stop(): void;
}

interface Sent {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>|<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Baseline of the first view: the same pages by `renderToString` with all their styles in the document, without a
 * script, compressed once, from a bare server. Pictures and fonts are the shop's, remembered from the first request on.
 */
export async function startFloorServer(shop: MeasuredShop, paths: readonly string[]): Promise<FloorServer> {
  const known = new Map<string, Promise<Sent>>();
  const site = await siteOf(shop);
  await withBuiltScript('page-alone', async (script) => {
    for (const path of paths) known.set(path, Promise.resolve(await floorPage(shop, site, path, script)));
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const file = known.get(url) ?? fetchFile(shop.url + url);
    known.set(url, file);
    const { status, headers, body } = await file;
    response.writeHead(status, headers).end(body);
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

async function siteOf({ registryUrl }: MeasuredShop): Promise<object> {
  const init = (await (await fetch(`${registryUrl}/init`)).json()) as { data: { site: object } };
  return init.data.site;
}

async function floorPage(shop: MeasuredShop, site: object, path: string, script: string): Promise<Sent> {
  const whole = await (await fetch(shop.url + path)).text();
  const root = /<html[^>]*>/.exec(whole)?.[0] ?? '<html>';
  const title = /<title>[^<]*<\/title>/.exec(whole)?.[0] ?? '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}`;
  const body = await renderAlone(await shop.answerOf(path), site, path, script);
  const html = `<!doctype html>${root}<head>${head}<style>${await stylesOf(whole, shop.url)}</style></head><body>${body}</body></html>`;
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  };
}

async function renderAlone(answer: object, site: object, path: string, script: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-floor-'));
  try {
    const files = { answer: join(folder, 'answer.json'), site: join(folder, 'site.json') };
    writeFileSync(files.answer, JSON.stringify(answer));
    writeFileSync(files.site, JSON.stringify(site));
    const arguments_ = [script, files.answer, files.site, path];
    const { stdout } = await promisify(execFile)(process.execPath, arguments_, { maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All styles of a document in their order, those that it links to included. */
async function stylesOf(html: string, url: string): Promise<string> {
  const styles: string[] = [];
  for (const [, own, href] of html.matchAll(STYLE)) {
    styles.push(href === undefined ? (own ?? '') : await (await fetch(url + href)).text());
  }
  return styles.join('\n');
}

async function fetchFile(url: string): Promise<Sent> {
  const response = await fetch(url);
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    'cache-control': response.headers.get('cache-control') ?? 'no-cache',
  };
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
