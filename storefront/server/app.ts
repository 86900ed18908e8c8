import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serverConfig } from '../src/config.ts';
import type { PageRenderer } from '../src/content/page-renderer.ts';
import { createAssets, type Manifest } from './assets.ts';
import type { ServerEnvironment } from './config.ts';
import { contentRoute } from './content.route.ts';
import { createEventsLink, createNoEventsLink, type EventsLink } from './events-link.ts';
import { healthRoute } from './health.route.ts';
import { createHtmlAnswer } from './html-answer.ts';
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
}

/** Builds the whole storefront server; opens no port. Closing it closes its connections to the registry. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { environment, renderer, now = Date.now } = parts;
  const app = Fastify({
    logger: environment.logLevel === 'silent' ? false : { level: environment.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: serverConfig.proxyBodyLimit,
    trustProxy: environment.trustProxy,
    routerOptions: { maxParamLength: serverConfig.maxUrlLength },
  });
  const headers = securityHeaders({ isHttps: environment.publicUrl?.startsWith('https:') === true });
  const assets = createAssets(parts.manifest);
  const http = createRegistryHttp(environment.registryUrl, {
    timeoutMs: serverConfig.registryTimeoutMs,
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
    onFailure: (path, status, code) => app.log.error({ path, status, code }, 'The registry gave no page'),
  });

  const headerFields = headersObject(headers);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headerFields);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not-found', message: 'There is nothing at this address' }),
  );
  app.addHook('onClose', async () => {
    link.stop();
    http.close();
  });

  await app.register(staticFiles, { folder: parts.clientFolder });
  await app.register(robotsRoute);
  await app.register(healthRoute, { sites, link });
  await app.register(registryProxy, { registryUrl: environment.registryUrl });
  await app.register(contentRoute, {
    sites,
    pages,
    mailLinks: createMailLinkPages({ source, documents, headers }),
    withoutSites(device) {
      const failure = { kind: 'failure', status: 502, code: 'registry-unreachable' } as const;
      const site = siteWithoutRegistry(environment.publicUrl, parts.appVersion);
      const body = documents.plain(site, failure, undefined, '/', device);
      return createHtmlAnswer({ status: 502, body, headers });
    },
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
