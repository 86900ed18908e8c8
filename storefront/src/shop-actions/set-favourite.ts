import { NO_ROUTES, shopRouterOf } from '@witryna/module-schemas';
import type { ActionResult } from '@witryna/modules';
import { addressInSite } from '../content/page-address.ts';
import { favouritesOfSite } from '../favourites/index.ts';
import { storageKeys } from '../storage-keys.ts';
import { readText, writeText } from '../stored-text.ts';
import type { ActionsState } from './create-shop-actions.ts';

interface Wish {
  readonly sku: string;
  readonly isWanted: boolean;
}

/** Puts a product among the favourites or takes it out. Whoever does so for the first time is shown where they are. */
export async function setFavourite(shop: ActionsState, { sku, isWanted }: Wish): Promise<ActionResult> {
  const { site, config, settings = {}, routes = NO_ROUTES } = shop;
  const result = await favouritesOfSite(site, config).set(sku, isWanted);
  const isFirst = isWanted && readText(storageKeys.favouritesTold) === undefined;
  if (!result.ok || !isFirst || settings.favourites?.afterAdding === 'nothing') return result;
  writeText(storageKeys.favouritesTold, '1');
  const addressOf = (path: string) => addressInSite(shopRouterOf(routes).pathOf(path), site.basePath);
  // Without its code the product is among the favourites all the same.
  void import('../favourites-overlay/index.ts').then(
    ({ openAddedToFavourites }) => openAddedToFavourites({ site, config }, { sku, addressOf }),
    () => {},
  );
  return result;
}
