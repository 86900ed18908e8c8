import type { ActionResult, ChosenProducts } from '@witryna/modules';
import { storedToken } from '../api/customer-token.ts';
import { type BrowserConfig, browserConfig } from '../config.ts';
import type { ShopState } from '../content/view.ts';
import { loadArea } from '../i18n/areas/load-area.ts';
import { loadOnce } from '../load-once.ts';
import { storageKeys } from '../storage-keys.ts';
import { createStoredValue } from '../stored-value.ts';
import type { LiveComparison } from './live-comparison.ts';
import { parseComparison, type StoredComparison } from './stored-comparison.ts';

/** What a comparison needs of the shop around it. */
export type ComparisonSite = Pick<ShopState, 'site' | 'config'>;

/** The products that are compared on a site: what buttons show, and the rest, which is code of its own. */
export interface SiteComparison extends ChosenProducts {
  /** Of whoever uses the browser now: a copy of a customer's list counts for customers alone. */
  readonly list: () => StoredComparison | undefined;
  /** Whether something is remembered, whoever's it is. */
  readonly isKept: () => boolean;
  readonly load: () => Promise<LiveComparison>;
}

const COMPARISON_PATH = '/compare';

/** One for each site: all that shows a comparison shows the same. */
const known = new WeakMap<ComparisonSite['site'], SiteComparison>();

export function comparisonOfSite(site: ComparisonSite['site'], config: BrowserConfig = browserConfig): SiteComparison {
  const made = known.get(site) ?? createSiteComparison(site, config);
  known.set(site, made);
  return made;
}

function createSiteComparison(site: ComparisonSite['site'], config: BrowserConfig): SiteComparison {
  const stored = createStoredValue(storageKeys.comparison, parseComparison);

  function list(): StoredComparison | undefined {
    const kept = stored.read();
    return kept?.owner === 'guest' || storedToken() !== undefined ? kept : undefined;
  }

  const load = loadOnce(async (): Promise<LiveComparison> => {
    const code = [import('./live-comparison.ts'), loadArea(site.language, 'comparison')] as const;
    const [{ createLiveComparison }] = await Promise.all(code);
    return createLiveComparison({ site, config }, { list, read: stored.read, write: stored.write });
  });

  return {
    path: COMPARISON_PATH,
    has: (sku) => list()?.skus.includes(sku) ?? false,
    count: () => list()?.skus.length ?? 0,
    list,
    isKept: () => stored.read() !== undefined || stored.isBroken(),
    set: async (sku, isWanted): Promise<ActionResult> => (await load()).set(sku, isWanted),
    subscribe: stored.subscribe,
    load,
  };
}
