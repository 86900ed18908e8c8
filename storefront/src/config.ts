/**
 * Every constant of the storefront. The numbers of `browserConfig` can be overridden per site
 * (`generalSettings.storefront` of the registry's `/init`), see `configOfSite`.
 */
export const browserConfig = {
  /** The code of a page is loaded when its first screen is there, and after this time in any case. */
  startLatestMs: 2000,
  /** Pause before a hash link scrolls, so that what loads above it has its height. */
  hashScrollDelayMs: 1000,
  /** Room kept above the target of a hash link. */
  hashScrollOffsetPx: 116,
  /** The page counts as scrolled to its top up to here. */
  scrollTopPx: 20,
  /** The window's device class follows when its width has kept still for this long. */
  resizeDebounceMs: 100,
  /** Scrolling in one direction for this long raises the double flag, on phones. */
  doubleScrollMs: 500,
  /** A module's code that is not there by then counts as failed. */
  chunkTimeoutMs: 120_000,
  /** A page's data that is not there by then counts as failed. */
  pageTimeoutMs: 30_000,
  /** The progress bar shows up when a navigation takes longer. */
  progressDelayMs: 120,
  /** A pointer resting on a link this long means to go there. */
  prefetchHoverMs: 80,
  /** A prefetched page is used without asking again for this long. */
  prefetchMaxAgeMs: 30_000,
  /** Pages that are loaded ahead at the same time; further ones wait. */
  prefetchesAtOnce: 2,
  /** A page that failed is not loaded ahead again for this long. */
  failurePauseMs: 10_000,
  /** Going back shows the page from memory for this long. */
  backMaxAgeMs: 300_000,
  /** Pages cached in the browser's memory. */
  rememberedPages: 20,
  /** Scroll positions remembered for going back. */
  rememberedScrolls: 50,
  /** How long notices are shown: info, success and warning; danger; what stands at the bottom. */
  toastMs: 1000,
  dangerToastMs: 2000,
  notificationMs: 2000,
  /** A remembered cart that cannot be had is asked for again so often. */
  cartRetries: 5,
  /** Between the end of one modal and the beginning of the next. */
  modalSwapMs: 200,
  /** What was in a modal is forgotten this long after it has closed. */
  modalClearMs: 300,
  /** A second click within this time confirms. */
  confirmClickMs: 600,
  /** A quantity is written when nothing was pressed for this long. */
  cartWriteDelayMs: 400,
  /** The same for what somebody waits for who has pressed a button. */
  addRetries: 2,
  /** Points are looked for when nothing was typed for this long. */
  pointSearchDelayMs: 250,
  /** Suggestions are asked for when nothing was typed for this long. */
  suggestDelayMs: 120,
  /** What was found is read out when nothing was typed for this long. */
  announceDelayMs: 1000,
  /** A payment that takes longer than this is said to take longer. */
  paymentSlowMs: 15_000,
  /** So long the page of a payment asks; then a mail tells what came of it. */
  paymentEndMs: 300_000,
  /** So long a bank's app takes the confirmation of a BLIK code. */
  blikConfirmMs: 60_000,
  /** So long a payment by BLIK is waited for in place, asked for often at first and then less so. */
  blikEndMs: 120_000,
  blikPollMs: 2_000,
  blikLatePollMs: 5_000,
  /** The first pause before another attempt; each further one is twice as long. */
  retryPauseMs: 400,
  /** After a sign-in the customer is waited for this much longer, so that what follows from it has begun. */
  authWaitMs: 250,
  /** Of so many visits in a hundred that allow it, speed is reported. */
  vitalsPercent: 100,
  /** A customer's token is refreshed when it has this much left. */
  tokenRefreshSeconds: 60,
  /** A token counts as valid while it has this much left. */
  tokenValidSeconds: 5,
};

export type BrowserConfig = typeof browserConfig;

/** The defaults with the numbers that a site overrides; anything else in the overrides is ignored. */
export function configOfSite(overrides: unknown): BrowserConfig {
  if (typeof overrides !== 'object' || overrides === null) return browserConfig;
  const known = Object.entries(overrides).filter(
    ([name, value]) => Object.hasOwn(browserConfig, name) && typeof value === 'number' && value >= 0,
  );
  return { ...browserConfig, ...Object.fromEntries(known) };
}

/** What a site has otherwise than the defaults: all that a document needs to say, since `configOfSite` knows the rest. */
export function configChanges(config: BrowserConfig): Partial<BrowserConfig> {
  const names = Object.keys(config) as (keyof BrowserConfig)[];
  return Object.fromEntries(
    names.filter((name) => config[name] !== browserConfig[name]).map((name) => [name, config[name]]),
  );
}

/** Widths of the window, in px (specification, section 9). */
export const breakpoints = { phoneMax: 768, tabletMax: 992 } as const;

/** Robots of a page that names none. */
export const DEFAULT_ROBOTS = 'index, follow';
/** Robots of a list that is narrowed by more than one filter. */
export const NARROWED_ROBOTS = 'noindex, follow';

/** The newest articles of a site, as readers of news take them: files at its root. */
export const ARTICLE_FEEDS = [
  { file: 'rss.xml', format: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', format: 'Atom', type: 'application/atom+xml' },
] as const;

/** Address of the registry, seen from the browser. */
export const API_PREFIX = '/api';

/** Where the registry answers what stands around screens of the shop's own. */
export const SITE_FRAME_PATH = '/site-frame';

/** Parameters that every content page reacts to; `sku` without a reload. */
export const PARAMS_EVERYWHERE = ['sku', 'step'] as const;
export const PARAM_WITHOUT_RELOAD = 'sku';

/** Content types that list products: they react to the parameters of lists, too (`parseListingParams`). */
export const LISTING_TYPES = ['product-category'] as const;

/** Redirection of an address that is gone, when the registry names none. */
export const DEFAULT_REDIRECTION_CODE = 303;
export const REDIRECTION_CODES = [301, 302, 303, 307, 308] as const;

/**
 * The wording of the question about cookies. A new one for every change of what a category is used for: whoever has
 * answered an earlier one is asked again.
 */
export const COOKIE_TEXT_VERSION = '2026-11-29';

/** Told to the window when a visitor has chosen what they allow. */
export const COOKIE_CHOICE_EVENT = 'cookie-choice';

/** Told to the window, with its path, of a screen to which somebody will most likely go next (`expect-screen.ts`). */
export const SCREEN_EXPECTED_EVENT = 'screen-expected';

/** Elements that both sides find by id. */
export const elementIds = {
  root: 'root',
  state: 'state',
  code: 'code',
  main: 'tresc',
  polite: 'announcements',
  assertive: 'alerts',
} as const;

/** The shop's language while no site is known. */
export const LANGUAGE_WITHOUT_REGISTRY = 'pl-PL';

/** Theme without a class of its own. */
export const DEFAULT_THEME = 'default';

/** Settings of the server; none of them reaches the browser. */
export const serverConfig = {
  /** Memory for rendered pages. */
  htmlCacheBytes: 32 * 1024 * 1024,
  /** Memory for the registry's answers, their bytes and their objects. */
  answerCacheBytes: 16 * 1024 * 1024,
  /** Slots of an admission filter: a page is cached when it is requested again before another took its slot. */
  admissionFilterSlots: 65_536,
  /** Rendered screens of the shop's own: a dozen for each site and device class. */
  renderedScreens: 100,
  /** Pages whose content type is remembered, so that their parameters are known before they are loaded. */
  rememberedTypes: 50_000,
  /** Pages whose preloads are remembered for early hints. */
  rememberedHints: 10_000,
  /** User agents whose device class is remembered. */
  rememberedAgents: 2_000,
  /** Drops that are remembered, so that a page loaded before one is not stored after it. */
  rememberedDrops: 1_000,
  /** So long a page waits for the registry, over all that it asks (`PAGE_TIMEOUT_MS`). */
  pageTimeoutMs: 3_000,
  /** So long the proxy waits for an answer of the registry (`PROXY_TIMEOUT_MS`). */
  proxyTimeoutMs: 5_000,
  /** The same where the registry itself waits for a payment provider, which may take 8 s (`PAYMENT_PROXY_TIMEOUT_MS`). */
  paymentProxyTimeoutMs: 15_000,
  /** A request must have arrived within, its body included (`REQUEST_TIMEOUT_MS`). */
  requestTimeoutMs: 30_000,
  /** A connection on which nothing is asked is closed after this long. */
  idleConnectionMs: 72_000,
  /** So long the client of a file may take nothing of it: a film that is paused, a slow line. */
  mediaIdleMs: 600_000,
  /** How often connections are searched for requests that have not arrived in time. */
  connectionsCheckMs: 2_500,
  /** A handshake of TLS may take this long. */
  handshakeMs: 10_000,
  /** Requests at the same time on one connection of HTTP/2. */
  http2Streams: 100,
  /** Headers of a request in all, as Node has it for HTTP/1.1. */
  maxHeaderBytes: 16 * 1024,
  /** How often the files of the certificate are compared with what is in use. */
  certificateCheckMs: 5_000,
  /** A certificate with less time left is named in the log when it is loaded. */
  certificateWarnDays: 14,
  /** After SIGTERM the server is not ready any more, but answers on for so long (`STOP_DELAY_MS`). */
  stopDelayMs: 0,
  /** Then requests in progress may take this long until they are aborted (`STOP_TIMEOUT_MS`). */
  stopTimeoutMs: 10_000,
  /** Open connections to the registry. */
  registryConnections: 64,
  /** When the registry cannot be reached, a page is served as it was last known to be for this long. */
  staleOnErrorMs: 300_000,
  /** First and longest pause before the event stream is opened anew. */
  eventsRetryMs: 250,
  eventsRetryMaxMs: 10_000,
  /** The stream counts as broken when nothing, not even a comment, came for this long. */
  eventsSilenceMs: 60_000,
  /** Seconds a client is told to wait when the registry names none. */
  retryAfterSeconds: 120,
  /** Site settings are asked for anew after this long while the event stream is down. */
  siteMaxAgeMs: 30_000,
  /** Smaller documents are sent as they are: what compressing saves fits into the packet that is sent anyway. */
  compressedFromBytes: 1024,
  /** Compression of a document on its way, which someone waits for. */
  zstdLevel: 1,
  firstBrotliQuality: 3,
  gzipLevel: 5,
  /** Compression of what stays in memory. */
  cachedBrotliQuality: 7,
  /** So long a CDN keeps a page that is purged when it changes, in seconds, and one that is not. */
  cdnMaxAgeS: 3_600,
  cdnMaxAgeWithoutPurgeS: 60,
  /** So long after that it may send the page once more while it asks for the new one. */
  cdnStaleS: 60,
  /** How a CDN is told of changed pages, see `PurgeLimits`. */
  cdnPurge: {
    delayMs: 1_000,
    timeoutMs: 10_000,
    retryMs: 1_000,
    retryMaxMs: 60_000,
    tagsOfCall: 100,
    maxTags: 2_000,
  },
  /** Longest address that is answered. */
  maxUrlLength: 2_048,
  /** Files of the build never change under one name. */
  assetMaxAge: '365d',
  /** First segments of the registry that shoppers reach through `/api`; all others are not there for them. */
  publicApiSegments: [
    'cookie-consents',
    'core',
    'delivery',
    'etrusted',
    'feeds',
    'init',
    'me',
    'newsletter',
    'orders',
    'passkeys',
    'payments',
    'products',
    'registry',
    'schemas',
    'search',
    'site-frame',
    'sso',
    'stock-alerts',
    'synerise',
    'vitals',
  ],
  /** Cookies that never travel on to the registry. */
  hiddenCookies: ['witryna_staff'],
  /** Largest form that is posted where no script runs, in bytes. */
  formBodyLimit: 64 * 1024,
  /** Largest body that is passed on to the registry, in bytes. */
  proxyBodyLimit: 1024 * 1024,
  /** Sets of modules whose style element is remembered: some 15 KB each. */
  rememberedStyles: 500,
  /** Addresses that only strangers ask for. */
  blockedText: 'File not found',
  blockedAddresses: [/(^|\/)\./],
} as const;
