import { createHash } from 'node:crypto';
import {
  createSiteFinder,
  type InitAnswer,
  SHOP_ROUTES,
  type SiteDetails,
  type SiteFinder,
  type SitePath,
  type SiteSummary,
  type StaticRouting,
  shopSettingsOf,
} from '@witryna/module-schemas';
import { configChanges, configOfSite, LANGUAGE_WITHOUT_REGISTRY, serverConfig } from '../../src/config.ts';
import { secondsOf } from '../../src/content/content-outcome.ts';
import { errorPagesOf } from '../../src/content/error-pages.ts';
import type { ShopState } from '../../src/content/view.ts';
import '../../src/i18n/all-languages.ts';
import { labelsOf } from '../../src/i18n/messages.ts';
import type { EventStream } from '../registry/event-stream.ts';
import { type RegistryHttp, RegistryTimeout } from '../registry/registry-http.ts';
import type { TimeBudget } from '../registry/time-budget.ts';

/** A site with what its pages need of it. */
export interface KnownSite {
  readonly shop: ShopState;
  /** What browsers get of the same, as JSON, made once. */
  readonly shopJson: string;
  /** Another one for other contents. */
  readonly shopTag: string;
  /** Finds the site of a request among those of the shop. */
  readonly findSite: SiteFinder<SiteSummary>['find'];
  readonly loadedAt: number;
  readonly epoch: number;
}

/** The sites of the shop, as the registry's `/init` answers; cached until one of them changes. */
export interface SiteDirectory {
  /** The site that a request is for; undefined when its address lies outside of all of them. */
  find(host: string, pathname: string, budget: TimeBudget): Promise<SitePath<SiteSummary> | undefined>;
  /** @throws RegistryTimeout, SitesUnavailable or an error of the network when a site is not known and cannot be had */
  details(code: string, budget: TimeBudget): Promise<KnownSite>;
  /** The language to answer in, by the site that is named or the host; requests nothing. */
  languageOf(request: { readonly site?: string | undefined; readonly host?: string | undefined }): string;
  /** Has everything requested anew; what was cached serves when the registry does not answer. */
  clear(): void;
}

interface SiteDirectoryOptions {
  readonly http: RegistryHttp;
  readonly events: EventStream;
  readonly defaultSite?: string | undefined;
  readonly appVersion: string;
  readonly now: () => number;
}

/** Key of the site that answers where no site is named. */
const DEFAULT = '';
const UNPROVEN = -1;

export function createSiteDirectory(options: SiteDirectoryOptions): SiteDirectory {
  const { http, events, now } = options;
  const known = new Map<string, KnownSite>();
  const loading = new Map<string, Promise<KnownSite>>();
  let generation = 0;

  async function load(code: string): Promise<KnownSite> {
    const started = { generation, epoch: events.epoch };
    const name = code || options.defaultSite;
    const { status, headers, body } = await http.get('/init', name ? { 'x-site': name } : {});
    if (status !== 200) throw new SitesUnavailable(status, secondsOf(headers['retry-after']).retryAfter);
    const { data } = JSON.parse(body.toString()) as InitAnswer;
    const site = siteOf(data, options.appVersion, now(), started.epoch);
    if (started.generation === generation) {
      known.set(code, site);
      known.set(site.shop.site.code, site);
    }
    return site;
  }

  /** A cached site still serves when the registry cannot be reached. */
  function loadOnce(code: string): Promise<KnownSite> {
    const running = loading.get(code);
    if (running) return running;
    const last = known.get(code);
    const fresh = load(code).finally(() => loading.delete(code));
    const work = last ? fresh.catch(() => last) : fresh;
    loading.set(code, work);
    return work;
  }

  function isFresh(site: KnownSite): boolean {
    if (events.isUp) return site.epoch === events.epoch;
    return now() - site.loadedAt < serverConfig.siteMaxAgeMs;
  }

  async function loadWithin(code: string, budget: TimeBudget): Promise<KnownSite> {
    const site = (await budget.within(loadOnce(code))) ?? known.get(code);
    if (!site) throw new RegistryTimeout('/init');
    return site;
  }

  const details = (code: string, budget: TimeBudget): KnownSite | Promise<KnownSite> => {
    const site = known.get(code);
    return site && isFresh(site) ? site : loadWithin(code, budget);
  };

  return {
    async find(host, pathname, budget) {
      const { findSite } = await details(DEFAULT, budget);
      return findSite(host, pathname);
    },
    details: async (code, budget) => details(code, budget),
    languageOf({ site = '', host = '' }) {
      const named = known.get(site)?.shop.site;
      const hosted = known.get(DEFAULT)?.findSite(host, '/')?.site;
      return (named ?? hosted)?.language ?? LANGUAGE_WITHOUT_REGISTRY;
    },
    clear() {
      generation += 1;
      for (const [code, site] of known) known.set(code, { ...site, loadedAt: 0, epoch: UNPROVEN });
    },
  };
}

function siteOf(data: InitAnswer['data'], appVersion: string, loadedAt: number, epoch: number): KnownSite {
  const { site, sites, generalSettings, staticRouting } = data;
  const shop = {
    site,
    settings: shopSettingsOf(generalSettings),
    sites: withSite(sites, site),
    config: configOfSite(generalSettings.storefront),
    errorPages: errorPagesOf(staticRouting),
    routes: routesOf(staticRouting),
    appVersion,
    labels: labelsOf(site.language),
  };
  return { ...knownShop(shop), loadedAt, epoch };
}

/** The addresses of our own screens among those that a site has chosen. */
const routesOf = (staticRouting: StaticRouting): StaticRouting =>
  Object.fromEntries(Object.entries(staticRouting).filter(([name]) => Object.hasOwn(SHOP_ROUTES, name)));

/** A site without what the server alone tells: search engines who sells, and what the rules of the shop are made of. */
function forBrowser(site: ShopState['site']): ShopState['site'] {
  const { seller: _seller, shop: _rules, ...properties } = site.properties;
  return { ...site, properties };
}

/** What is made of a shop once. */
export function knownShop(shop: ShopState): Pick<KnownSite, 'shop' | 'shopJson' | 'shopTag' | 'findSite'> {
  const facts = { ...shop, config: configChanges(shop.config) };
  const shopJson = JSON.stringify({ ...facts, site: forBrowser(shop.site) });
  const shopTag = createHash('sha1').update(JSON.stringify(facts)).digest('base64url').slice(0, TAG_LENGTH);
  return { shop, shopJson, shopTag, findSite: createSiteFinder(shop.sites, ownSummary(shop)).find };
}

const TAG_LENGTH = 10;

const ownSummary = ({ site, sites }: ShopState): SiteSummary => sites.find(({ code }) => code === site.code) ?? site;

function withSite(sites: readonly SiteSummary[], site: SiteDetails): readonly SiteSummary[] {
  return sites.some(({ code }) => code === site.code) ? sites : [site, ...sites];
}

/** The registry refused the request for its sites. */
export class SitesUnavailable extends Error {
  readonly status: number;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;
  constructor(status: number, retryAfter?: number) {
    super(`The registry answered ${status} when asked for its sites`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
