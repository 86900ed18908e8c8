import type { ActionResult } from '@witryna/modules';
import { storedToken } from '../api/customer-token.ts';
import { createShopClient } from '../api/shop-client.ts';
import { failureOf } from '../forms/action-result.ts';
import { favouritesTextsOf } from '../i18n/favourites-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { countedSentence, shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { type ListedProduct, readListedProducts } from '../listed-products/index.ts';
import { notifierOf } from '../notices/index.ts';
import { createAccountFavourites } from './account-favourites.ts';
import { NO_FAVOURITES, skusOf, withWishes } from './favourites-list.ts';
import type { FavouritesSite } from './favourites-of-site.ts';
import type { StoredFavourites } from './stored-favourites.ts';

/** The favourites of a site at work. */
export interface LiveFavourites {
  /** Puts a product among the favourites or takes it out; shown at once, taken back where the shop refuses it. */
  readonly set: (sku: string, isWanted: boolean) => Promise<ActionResult>;
  /** Reads a customer's list, and takes along what a guest had put aside. */
  readonly start: () => Promise<void>;
  /** Begins a new list where what is stored is none; says whether it was so. */
  readonly repair: () => boolean;
  /** What the shop says of products; undefined when it could not be asked. */
  readonly products: (skus: readonly string[]) => Promise<readonly ListedProduct[] | undefined>;
}

/** A guest keeps no more: an account takes no more at a time. */
const MOST_OF_GUEST = 100;

export function createLiveFavourites({ site, config }: FavouritesSite, stored: StoredFavourites): LiveFavourites {
  const client = createShopClient(site);
  const texts = favouritesTextsOf(site.language);
  const account = createAccountFavourites({
    client,
    list: stored.list,
    write: stored.write,
    failureOf: (response) => failureOf(response, shopActionTextsOf(site.language)),
  });
  let starting: Promise<void> | undefined;

  async function startOnce() {
    const { added, refusal } = await account.start();
    const { notify } = notifierOf({ site, config });
    if (added > 0) {
      const pieces = countedSentence(texts.pieces, site.language, added);
      notify('success', fillIn(texts.merged, { pieces }));
    }
    if (refusal !== undefined) notify('danger', refusal);
  }

  function start(): Promise<void> {
    starting ??= startOnce().finally(() => {
      starting = undefined;
    });
    return starting;
  }

  return {
    start,
    async set(sku, isWanted) {
      const wish = { sku, isWanted };
      const token = storedToken();
      if (token !== undefined) {
        if (stored.isUnknown()) await start();
        return account.set(wish, token);
      }
      const list = stored.list();
      if (isWanted && skusOf(list).length >= MOST_OF_GUEST) {
        const message = countedSentence(texts.full, site.language, MOST_OF_GUEST);
        return { ok: false, errors: [{ message }] };
      }
      stored.write(withWishes(list, [wish]));
      return { ok: true };
    },
    repair() {
      const isBroken = stored.isBroken();
      if (isBroken) stored.write(NO_FAVOURITES);
      return isBroken;
    },
    products: (skus) => readListedProducts(client, skus),
  };
}
