import type { ChosenProducts } from '@witryna/modules';
import { type BrowserConfig, browserConfig } from '../config.ts';
import type { ShopState } from '../content/view.ts';
import { loadArea } from '../i18n/areas/load-area.ts';
import { loadOnce } from '../load-once.ts';
import { type FavouritesList, skusOf } from './favourites-list.ts';
import type { LiveFavourites } from './live-favourites.ts';
import { createStoredFavourites } from './stored-favourites.ts';

/** What favourites need of the shop around them. */
export type FavouritesSite = Pick<ShopState, 'site' | 'config'>;

/** The favourites of a site: what hearts and the header show, and the rest, which is code of its own. */
export interface SiteFavourites extends ChosenProducts {
  readonly list: () => FavouritesList;
  readonly isBroken: () => boolean;
  readonly isUnknown: () => boolean;
  /** For somebody who has just signed in: a customer's list that is still here may be of another one. */
  readonly forgetCopy: () => void;
  readonly load: () => Promise<LiveFavourites>;
}

/** Where the page of favourites is. */
const FAVOURITES_PATH = '/my-wishlist';

/** One for each site: all that shows favourites shows the same. */
const known = new WeakMap<FavouritesSite['site'], SiteFavourites>();

export function favouritesOfSite(site: FavouritesSite['site'], config: BrowserConfig = browserConfig): SiteFavourites {
  const made = known.get(site) ?? createSiteFavourites(site, config);
  known.set(site, made);
  return made;
}

function createSiteFavourites(site: FavouritesSite['site'], config: BrowserConfig): SiteFavourites {
  const stored = createStoredFavourites();

  const load = loadOnce(async (): Promise<LiveFavourites> => {
    const code = [import('./live-favourites.ts'), loadArea(site.language, 'favourites')] as const;
    const [{ createLiveFavourites }] = await Promise.all(code);
    return createLiveFavourites({ site, config }, stored);
  });

  /** Somebody who is signed in comes with a list of their own. */
  function startIfUnknown() {
    if (!stored.isUnknown()) return;
    const started = load().then((live) => live.start());
    // Its code or its answer may come the next time.
    started.catch(() => {});
  }

  return {
    path: FAVOURITES_PATH,
    has: stored.has,
    count: () => skusOf(stored.list()).length,
    list: stored.list,
    isBroken: stored.isBroken,
    isUnknown: stored.isUnknown,
    forgetCopy: stored.forgetCopy,
    set: async (sku, isWanted) => (await load()).set(sku, isWanted),
    subscribe(listener) {
      startIfUnknown();
      return stored.subscribe(() => {
        listener();
        startIfUnknown();
      });
    },
    load,
  };
}
