import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** The content security policy with which the registry serves the editor. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** As `EMPTY_RELATED` of the schemas: the modules measured here refer to nothing. */
const RELATED = {
  products: {},
  articles: {},
  files: {},
  snippets: {},
  brands: {},
  lines: {},
  categories: {},
  reviews: {},
  listings: {},
};

interface Placed {
  readonly id: string;
  readonly driver: string;
  readonly version: number;
  readonly settings: object;
  readonly slots?: { readonly content: readonly string[] };
}

const NOW = '2026-11-20T12:00:00.000Z';
const USER = { id: 1, email: 'pomiar@rosailen.example', name: 'Pomiar', role: 'admin' };

export interface FakeRegistry {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the built editor and a page of a given number of modules, and accepts every save, so only the editor is measured. */
export async function startFakeRegistry(dist: string): Promise<FakeRegistry> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://registry');
    if (pathname.startsWith('/editor')) sendFile(dist, pathname, request, response);
    else sendAnswer(pathname, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function sendFile(dist: string, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const asked = join(dist, pathname.replace(/^\/editor\/?/, ''));
  const file = extname(asked) !== '' && existsSync(asked) ? asked : join(dist, 'index.html');
  const isBrotli = existsSync(`${file}.br`) && String(request.headers['accept-encoding']).includes('br');
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': CSP,
    'cache-control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  response.end(readFileSync(isBrotli ? `${file}.br` : file));
}

function sendAnswer(pathname: string, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  request.on('end', () => {
    const answer = answerTo(request.method ?? 'GET', pathname);
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { code: 'not-found', message: 'Not found' }));
  });
}

function answerTo(method: string, pathname: string): unknown {
  if (pathname === '/staff/session') return { user: USER, csrfToken: 'measured' };
  if (pathname === '/staff/sites') return { items: [], total: 0, page: 1, pageSize: 20 };
  if (pathname === '/staff/related') return { related: RELATED };
  const [, modules] = pathname.match(/^\/staff\/pages\/(\d+)/) ?? [];
  if (!modules) return undefined;
  if (method === 'PUT') return { version: 2, savedAt: NOW };
  return pageForEditing(Number(modules));
}

/** The page whose id is the number of its modules. */
function pageForEditing(modules: number) {
  const summary = {
    id: modules,
    site: 'pl',
    type: 'page',
    title: 'Pomiar',
    urlPath: '/pomiar',
    isTemplate: false,
    theme: 'default',
    status: 'draft',
    version: 1,
    updatedAt: NOW,
  };
  return { page: summary, version: 1, document: pageOf(modules), related: RELATED };
}

/** A realistic page: headings, texts and accordions, every tenth module in its own container. */
function pageOf(modules: number) {
  const containers: Record<string, Placed> = {};
  const main: string[] = [];
  for (let number = 1; number <= modules; number += 1) {
    const id = `m${number}`;
    const holder = number % 10 === 0 ? containers[`m${number - 1}`] : undefined;
    containers[id] = number % 10 === 9 ? aContainer(id) : aLeaf(id, number);
    if (holder) containers[holder.id] = { ...holder, slots: { content: [id] } };
    else main.push(id);
  }
  return {
    type: 'page',
    title: 'Pomiar',
    theme: 'default',
    properties: { meta: {} },
    contentProperties: {},
    slots: { top: [], main, bottom: [] },
    containers,
  };
}

function aContainer(id: string): Placed {
  return { id, driver: 'container', version: 1, settings: { padding: { top: 4, bottom: 4 } }, slots: { content: [] } };
}

function aLeaf(id: string, number: number): Placed {
  const content = paragraph('Rosa zbiera się o świcie, zanim słońce dotknie łąki. Len dojrzewa w lipcu.');
  if (number % 3 === 1) return { id, driver: 'heading', version: 1, settings: { text: `Nagłówek ${number}` } };
  if (number % 3 === 2) return { id, driver: 'text', version: 1, settings: { content } };
  return { id, driver: 'accordion', version: 1, settings: { items: [{ title: `Pytanie ${number}`, content }] } };
}

function paragraph(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}
