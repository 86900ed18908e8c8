import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '../../src/rendering/page-renderer.ts';
import { buildApp } from '../app.ts';
import { readEnvironment, type ServerEnvironment } from '../config.ts';
import type { BuiltStyles } from '../html/page-styles.ts';
import { EVENTS_KEY, type FakeRegistry, startFakeRegistry } from './fake-registry.ts';

export interface TestStorefront {
  readonly app: FastifyInstance;
  readonly registry: FakeRegistry;
  /** How often a page was rendered. */
  readonly renders: () => number;
  /** What stands in the log. */
  readonly log: () => readonly LogLine[];
  /** Moves the storefront's clock. */
  advance(ms: number): void;
  close(): Promise<void>;
}

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly err?: { readonly message: string; readonly stack: string };
}

interface StorefrontOptions {
  readonly renderer?: PageRenderer;
  readonly withEvents?: boolean;
  readonly publicUrl?: string;
  readonly environment?: Partial<ServerEnvironment>;
  readonly prepare?: (registry: FakeRegistry) => void;
}

/** The times of a server that nothing is said to. */
export const DEFAULT_TIMES = readEnvironment({}).times;

/** Says what it was given, in place of React. */
export const plainRenderer: PageRenderer = {
  prepare: async () => {},
  render: ({ view }) => ({
    html: `<main>${view.kind === 'content' ? `${view.answer.data.title} @ ${view.path}` : view.kind === 'results' ? view.html : `[${view.kind}]`}</main>`,
    problems: [],
    hasGaps: false,
  }),
  hydratedPart: ({ view: { answer } }) => ({ ...answer, isPartial: true }),
  hydratedSurroundings: (answer) => ({ ...answer, isPartial: true }),
  findFailures: async () => [],
  renderResults: (_shop, { query, outcome }) => ({
    title: `${outcome.kind}: ${query.phrase}`,
    html: `<p>${JSON.stringify({ query, outcome }).replaceAll('<', '&lt;')}</p>`,
  }),
  renderMaintenance: ({ language }) => `<main>maintenance in ${language}</main>`,
  renderOffline: (language) => `<main>offline in ${language}</main>`,
  leadPicture: () => undefined,
};

/** Sheets of a page, of one module and of our own pages. */
export const testStyles: BuiltStyles = {
  map: {
    files: { theme: 'assets/theme.css', 'module-heading': 'assets/heading.css', 'page-plain': 'assets/plain.css' },
    base: ['theme'],
    themes: {},
    plain: ['page-plain'],
    screens: {},
    late: {},
    modules: { heading: ['module-heading'], text: [] },
    optional: {},
  },
  texts: {
    theme: '@layer theme{body{margin:0}}',
    'module-heading': '@layer modules{._root{color:red}}',
    'page-plain': '@layer pages{._page{color:blue}}',
  },
};

/** A storefront over a fake registry of its own. */
export async function aStorefront(options: StorefrontOptions = {}): Promise<TestStorefront> {
  const { renderer = plainRenderer, withEvents = true, publicUrl, environment, prepare } = options;
  const registry = await startFakeRegistry();
  prepare?.(registry);
  let now = Date.parse('2026-11-20T12:00:00Z');
  let renders = 0;
  const lines: LogLine[] = [];
  const counting: PageRenderer = {
    ...renderer,
    render(...given) {
      renders += 1;
      return renderer.render(...given);
    },
  };
  const app = await buildApp({
    environment: {
      host: '127.0.0.1',
      port: 0,
      registryUrl: registry.url,
      trustProxy: false,
      earlyHints: 'http2',
      logLevel: 'warn',
      times: DEFAULT_TIMES,
      ...environment,
      ...(withEvents && { eventsKey: EVENTS_KEY }),
      ...(publicUrl && { publicUrl }),
    },
    renderer: counting,
    manifest: { 'src/entry-client.ts': { file: 'assets/entry.js' } },
    styles: testStyles,
    clientFolder: await aClientFolder(),
    buildId: 'build-1',
    appVersion: '1.0.0',
    now: () => now,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  await app.ready();
  if (withEvents) await untilListening(registry);
  return {
    app,
    registry,
    renders: () => renders,
    log: () => lines,
    advance(ms) {
      now += ms;
    },
    async close() {
      await app.close();
      await registry.close();
    },
  };
}

/** Resolves once the storefront hears of changes. */
async function untilListening(registry: FakeRegistry) {
  while (registry.listeners() === 0) await new Promise((resolve) => setImmediate(resolve));
  // The first byte of the stream still has to arrive at the other end.
  await new Promise((resolve) => setTimeout(resolve, 10));
}

async function aClientFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/entry.js'), 'export {};');
  await writeFile(join(folder, 'assets/entry.js.br'), 'brotli');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await mkdir(join(folder, 'marks'));
  await writeFile(join(folder, 'marks/locker.png'), 'png');
  await writeFile(join(folder, 'service-worker.js'), 'const OFFLINE = 1;');
  return folder;
}
