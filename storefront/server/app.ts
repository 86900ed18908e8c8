import { randomUUID } from 'node:crypto';
import { trustProxyOption } from '@witryna/module-schemas';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serverConfig } from '../src/config.ts';
import type { PageRenderer } from '../src/content/page-renderer.ts';
import { createAssets, type Manifest } from './assets.ts';
import { createClientErrorHandler } from './client-errors.ts';
import type { ServerEnvironment } from './config.ts';
import { contentRoute } from './content.route.ts';
import { errorAnswers, sendRefusal } from './error-answers.ts';
import { createEventsLink, createNoEventsLink, type EventsLink } from './events-link.ts';
import { createFailurePages } from './failure-pages.ts';
import { gracefulStop } from './graceful-stop.ts';
import { healthRoute } from './health.route.ts';
import { createHtmlPages, type KeptPage } from './html-pages.ts';
import type { KeptSource } from './kept-source.ts';
import { createMailLinkPages } from './mail-link-pages.ts';
import { createPageDocuments } from './page-documents.ts';
import { createPageSource } from './page-source.ts';
import { registryProxy } from './proxy.ts';
import { createRecentKeys } from './recent-keys.ts';
import { createRegistryHttp } from './registry-http.ts';
import { robotsRoute } from './robots.route.ts';
import { headersObject, securityHeaders } from './security-headers.ts';
import { createSiteDirectory } from './site-directory.ts';
import { staticFiles } from './static-files.ts';
import { createTaggedCache } from './tagged-cache.ts';
import { siteWithoutRegistry } from './without-registry.ts';

export interface AppParts {
  readonly environment: ServerEnvironment;
  readonly renderer: PageRenderer;
  readonly manifest: Manifest;
  /** Folder of the client build. */
  readonly clientFolder: string;
  /** Names the build. */
  readonly buildId: string;
  readonly appVersion: string;
  readonly now?: () => number;
  /** Takes the lines of the log; the standard output by default. */
  readonly logTo?: { write(line: string): void };
}

/** Builds the whole storefront server; opens no port. Closing it closes its connections to the registry. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { environment, renderer, now = Date.now, logTo } = parts;
  const { times } = environment;
  const headers = securityHeaders({ isHttps: environment.publicUrl?.startsWith('https:') === true });
  const headerFields = headersObject(headers);
  const app = Fastify({
    logger: environment.logLevel !== 'silent' && { level: environment.logLevel, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: serverConfig.proxyBodyLimit,
    requestTimeout: times.requestMs,
    http: {
      // Node takes the larger of the two for whole requests, and 60 s for heads where nothing is said.
      headersTimeout: times.requestMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: Math.min(serverConfig.connectionsCheckMs, times.requestMs),
      // Answered by the routes, with the headers of every other answer.
      requireHostHeader: false,
    },
    trustProxy: trustProxyOption(environment.trustProxy),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: serverConfig.maxUrlLength },
    clientErrorHandler: createClientErrorHandler(headers, () => sites.languageOf({})),
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headerFields);
      return sendRefusal(request, reply, 400, { code: 'url-invalid', language: languageOf(request) });
    },
  });
  const assets = createAssets(parts.manifest);
  const http = createRegistryHttp(environment.registryUrl, {
    timeoutMs: times.pageMs,
    connections: serverConfig.registryConnections,
  });
  const { rememberedDrops } = serverConfig;
  const htmlCache = createTaggedCache<KeptPage>({ maxBytes: serverConfig.htmlCacheBytes, rememberedDrops });
  const answerCache = createTaggedCache<KeptSource>({ maxBytes: serverConfig.answerCacheBytes, rememberedDrops });

  function forget() {
    sites.clear();
    answerCache.clear();
    htmlCache.clear();
  }

  function drop(tags: readonly string[]) {
    if (tags.some((tag) => tag.startsWith('site:'))) return forget();
    answerCache.dropTags(tags);
    htmlCache.dropTags(tags);
  }

  const link = openLink(environment, drop, forget, (message, details) => app.log.warn(details, message));
  const sites = createSiteDirectory({
    http,
    link,
    defaultSite: environment.defaultSite,
    appVersion: parts.appVersion,
    now,
  });
  const source = createPageSource({
    http,
    onAway: (address, error) => app.log.warn({ err: error, address }, 'The registry was not reached'),
    cache: answerCache,
    recent: createRecentKeys(serverConfig.recentPages),
    link,
    now,
  });
  const documents = createPageDocuments({
    renderer,
    assets,
    onProblem: (url, problem) => app.log.error({ url, ...problem }, `Module failed: ${problem.driver}`),
  });
  const pages = createHtmlPages({
    source,
    documents,
    cache: htmlCache,
    recent: createRecentKeys(serverConfig.recentPages),
    buildId: parts.buildId,
    headers,
    onFailure: ({ path, id }, status, code) =>
      app.log.error({ reqId: id, path, status, code }, 'The registry gave no page'),
  });

  function languageOf({ headers: { host, store, 'x-site': site = store } }: FastifyRequest): string {
    return sites.languageOf({ host, site: typeof site === 'string' ? site : undefined });
  }

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headerFields);
  });
  await app.register(errorAnswers, { languageOf });
  // Whatever a client expects, it gets the answer that it would get anyway.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onClose', async () => {
    link.stop();
    http.close();
  });

  await app.register(staticFiles, { folder: parts.clientFolder });
  await app.register(robotsRoute);
  await app.register(gracefulStop);
  await app.register(healthRoute, { sites, link, waitMs: times.pageMs, isStopping: () => app.isStopping() });
  await app.register(registryProxy, {
    registryUrl: environment.registryUrl,
    languageOf,
    waitMs: times.proxyMs,
    paymentWaitMs: times.paymentProxyMs,
  });
  await app.register(contentRoute, {
    sites,
    pages,
    mailLinks: createMailLinkPages({ source, documents, headers }),
    pageMs: times.pageMs,
    failures: createFailurePages({
      documents,
      siteWithoutRegistry: siteWithoutRegistry(environment.publicUrl, parts.appVersion),
      headers,
      onBroken: (error, id) => app.log.error({ err: error, reqId: id }, 'The page of a failure failed'),
    }),
  });
  await renderer.prepare();
  link.start();
  return app;
}

function openLink(
  { registryUrl, eventsKey }: ServerEnvironment,
  onChange: (tags: readonly string[]) => void,
  onReset: () => void,
  log: (message: string, details: Readonly<Record<string, unknown>>) => void,
): EventsLink {
  if (eventsKey === undefined) return createNoEventsLink();
  const { eventsRetryMs: retryMs, eventsRetryMaxMs: retryMaxMs, eventsSilenceMs: silenceMs } = serverConfig;
  return createEventsLink({ registryUrl, key: eventsKey, retryMs, retryMaxMs, silenceMs, onChange, onReset, log });
}
