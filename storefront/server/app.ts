import { randomUUID } from 'node:crypto';
import { trustProxyOption } from '@witryna/module-schemas';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { serverConfig } from '../src/config.ts';
import type { PageRenderer } from '../src/rendering/page-renderer.ts';
import { createAdmissionFilter } from './cache/admission-filter.ts';
import { createTaggedCache } from './cache/tagged-cache.ts';
import { createPurgeQueue } from './cdn/purge-queue.ts';
import { createSharedPages } from './cdn/shared-pages.ts';
import type { ServerEnvironment } from './config.ts';
import { createFeedFiles } from './feeds/feed-files.ts';
import { createAssets, type Manifest } from './html/assets.ts';
import { createEarlyHints } from './html/early-hints.ts';
import { createPageDocuments } from './html/page-documents.ts';
import { type BuiltStyles, createPageStyles } from './html/page-styles.ts';
import { appleDomainRoutes } from './http/apple-domain.routes.ts';
import { createClientErrorHandler, createLateRequestHandler } from './http/client-errors.ts';
import { errorHandler, sendRefusal } from './http/error-handler.ts';
import { gracefulStopPlugin } from './http/graceful-stop.plugin.ts';
import { healthRoutes } from './http/health.routes.ts';
import { streamOf } from './http/http2.ts';
import { robotsRoutes } from './http/robots.routes.ts';
import { headersObject, securityHeaders } from './http/security-headers.ts';
import { sendEarlyHints } from './http/send-early-hints.ts';
import { staticFilesPlugin } from './http/static-files.plugin.ts';
import { createInstallFiles } from './install/install-files.ts';
import { serviceWorkerRoutes } from './install/service-worker.routes.ts';
import { createFailurePages } from './pages/failure-pages.ts';
import { formPostsRoutes } from './pages/form-posts.routes.ts';
import { type CachedPage, createPageResponder } from './pages/page-responder.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { createResultsPages } from './pages/results-pages.ts';
import { createScreenPages } from './pages/screen-pages.ts';
import { registryProxyPlugin } from './proxy/registry-proxy.plugin.ts';
import { createAnswerCache } from './registry/answer-cache.ts';
import { createClosedEventStream, createEventStream, type EventStream } from './registry/event-stream.ts';
import { createRegistryClient } from './registry/registry-client.ts';
import { createRegistryHttp } from './registry/registry-http.ts';
import { createFallbackSite } from './sites/fallback-site.ts';
import { createSiteDirectory } from './sites/site-directory.ts';
import { certificatePlugin } from './tls/certificate.plugin.ts';
import { openTls } from './tls/open-tls.ts';

export interface AppParts {
  readonly environment: ServerEnvironment;
  readonly renderer: PageRenderer;
  readonly manifest: Manifest;
  readonly styles: BuiltStyles;
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
  const http1 = {
    // Node takes the larger of the two for whole requests, and 60 s for heads where nothing is said.
    headersTimeout: times.requestMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: Math.min(serverConfig.connectionsCheckMs, times.requestMs),
    // Answered by the routes, with the headers of every other answer.
    requireHostHeader: false,
  };
  const tls = await openTls(environment.tls, {
    http1,
    requestMs: times.requestMs,
    now,
    answerLate: createLateRequestHandler(headers, () => sites.languageOf({})),
    onRefused: (error) => app.log.error({ err: error }, 'The certificate was not renewed; the one before stays in use'),
  });
  const app = Fastify({
    logger: environment.logLevel !== 'silent' && { level: environment.logLevel, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: serverConfig.proxyBodyLimit,
    requestTimeout: times.requestMs,
    keepAliveTimeout: serverConfig.idleConnectionMs,
    http: http1,
    ...(tls && { serverFactory: tls.serverFactory }),
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
  const htmlCache = createTaggedCache<CachedPage>({ maxBytes: serverConfig.htmlCacheBytes, rememberedDrops });
  const answerCache = createAnswerCache({ maxBytes: serverConfig.answerCacheBytes, rememberedDrops });

  const warn = (message: string, details: object) => app.log.warn(details, message);
  const hook = environment.cdn?.purge;
  const purges = hook && createPurgeQueue({ hook, log: warn });

  function clearCaches() {
    sites.clear();
    answerCache.clear();
    htmlCache.clear();
    purges?.purgeEverything();
  }

  function invalidate(tags: readonly string[]) {
    if (tags.some((tag) => tag.startsWith('site:'))) return clearCaches();
    answerCache.dropTags(tags);
    htmlCache.dropTags(tags);
    purges?.purge(tags);
  }

  const events = openEventStream(environment, invalidate, clearCaches, warn);
  const sites = createSiteDirectory({
    http,
    events,
    defaultSite: environment.defaultSite,
    appVersion: parts.appVersion,
    now,
  });
  const registry = createRegistryClient({
    http,
    onUnreachable: (address, error) => app.log.warn({ err: error, address }, 'The registry was not reached'),
    cache: answerCache,
    admission: createAdmissionFilter(serverConfig.admissionFilterSlots),
    events,
    now,
  });
  const hints = createEarlyHints();
  const documents = createPageDocuments({
    renderer,
    assets,
    styles: createPageStyles(parts.styles),
    onHead: hints.learn,
    onProblem: (url, problem) => app.log.error({ url, ...problem }, `Module failed: ${problem.driver}`),
  });
  const feeds = createFeedFiles({ registryUrl: environment.registryUrl, sites, waitMs: times.proxyMs });
  const { isFresh } = registry;
  const sharedPages = environment.cdn && createSharedPages({ settings: environment.cdn, isFresh, now });
  const pages = createPageResponder({
    registry,
    documents,
    sharedPages,
    cache: htmlCache,
    admission: createAdmissionFilter(serverConfig.admissionFilterSlots),
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
    // Of connections only HTTP/1.1 speaks in headers; the framework does wherever a body was not read to its end.
    if (streamOf(reply.raw)) reply.removeHeader('connection');
  });
  await app.register(errorHandler, { languageOf });
  // Whatever a client expects, it gets the answer that it would get anyway.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onClose', async () => {
    events.stop();
    purges?.stop();
    http.close();
    await feeds.close();
  });

  await app.register(staticFilesPlugin, { folder: parts.clientFolder });
  await app.register(serviceWorkerRoutes, { folder: parts.clientFolder, buildId: parts.buildId });
  await app.register(robotsRoutes, { sites, waitMs: times.pageMs });
  const { appleDomainFile } = environment;
  if (appleDomainFile) await app.register(appleDomainRoutes, { file: appleDomainFile });
  await app.register(gracefulStopPlugin);
  await app.register(certificatePlugin, { certificates: tls?.certificates, publicUrl: environment.publicUrl, now });
  await app.register(healthRoutes, { sites, events, waitMs: times.pageMs, isStopping: () => app.isStopping() });
  await app.register(registryProxyPlugin, {
    registryUrl: environment.registryUrl,
    languageOf,
    waitMs: times.proxyMs,
    paymentWaitMs: times.paymentProxyMs,
  });
  await app.register(formPostsRoutes, {
    sites,
    registry,
    documents,
    headers,
    registryUrl: environment.registryUrl,
    pageMs: times.pageMs,
  });
  await app.register(pagesRoutes, {
    sites,
    pages,
    sharedPages,
    feeds,
    install: createInstallFiles({ sites, documents, headers, waitMs: times.pageMs }),
    screens: createScreenPages({ registry, documents, headers }),
    results: createResultsPages({
      http,
      registry,
      documents,
      renderer,
      headers,
      onUnreachable: (address, error) => app.log.warn({ err: error, address }, 'The search was not reached'),
    }),
    pageMs: times.pageMs,
    sendHints: (request, reply, page) => sendEarlyHints(request, reply, hints.of(page), environment.earlyHints),
    failures: createFailurePages({
      documents,
      fallbackSite: createFallbackSite(environment.publicUrl, parts.appVersion),
      headers,
      onBroken: (error, id) => app.log.error({ err: error, reqId: id }, 'The page of a failure failed'),
    }),
  });
  await renderer.prepare();
  events.start();
  // What changed while this server was not there, and pages of an earlier build.
  purges?.purgeEverything();
  return app;
}

function openEventStream(
  { registryUrl, eventsKey }: ServerEnvironment,
  onChange: (tags: readonly string[]) => void,
  onReset: () => void,
  log: (message: string, details: Readonly<Record<string, unknown>>) => void,
): EventStream {
  if (eventsKey === undefined) return createClosedEventStream();
  const { eventsRetryMs: retryMs, eventsRetryMaxMs: retryMaxMs, eventsSilenceMs: silenceMs } = serverConfig;
  return createEventStream({
    registryUrl,
    key: eventsKey,
    retryMs,
    retryMaxMs,
    silenceMs,
    onChange,
    onReset,
    log,
    now: Date.now,
  });
}
