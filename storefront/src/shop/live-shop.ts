import {
  EMPTY_RELATED,
  type RegistryAnswer,
  type ShopSettings,
  shopRouterOf,
  subjectOfPage,
} from '@witryna/module-schemas';
import { createFormatMoney, createTranslate, type Shop } from '@witryna/modules';
import { createAccountLink } from '../account-link/index.ts';
import { linkInSite } from '../content/page-address.ts';
import { entityOf } from '../content/page-entity.ts';
import { answerOf, type ShopState, type View } from '../content/view.ts';
import { followAddress } from '../follow-address.ts';
import { createShopActions } from '../shop-actions/index.ts';
import { productAtVariant } from './product-at-variant.ts';
import { shopLanguages } from './shop-languages.ts';
import { ShopLink } from './shop-link.tsx';

/** What of a shop the modules use that depends on its site only. */
export type SiteState = Pick<ShopState, 'site' | 'sites' | 'settings' | 'config' | 'routes'>;

type SiteShop = Pick<
  Shop,
  'site' | 'settings' | 'account' | 'actions' | 'cart' | 'pathOf' | 'Link' | 'follow' | 'formatMoney' | 't'
>;

/** Made once for each state of a site. */
const siteShops = new WeakMap<ShopState['site'], SiteShop>();

/** The shop around the modules of a view. */
export function createLiveShop(shop: SiteState, view: View, reportError?: Shop['reportError']): Shop {
  const isContent = view.kind === 'content';
  const answer = answerOf(view);
  return {
    ...siteShopOf(shop),
    languages: shopLanguages({ site: shop.site, sites: shop.sites, alternates: answer?.meta.alternates }),
    related: answer?.meta.related ?? EMPTY_RELATED,
    current: isContent ? currentOf(view.answer, view.params.sku) : undefined,
    params: isContent ? view.params : {},
    path: isContent ? view.path : '',
    reportError,
  };
}

function siteShopOf({ site, settings, config, routes }: SiteState): SiteShop {
  const known = siteShops.get(site);
  if (known) return known;
  const t = createTranslate(site.language);
  const { actions, cart } = createShopActions({ site, config, settings, routes }, t);
  const pathOf = (href: string) => linkInSite(shopRouterOf(routes).pathOf(href), site.basePath);
  const made = {
    site,
    settings: settingsOf(site, settings),
    account: createAccountLink({ site, config, settings, routes }),
    actions,
    cart,
    pathOf,
    Link: ShopLink,
    follow: (href: string) => followAddress(pathOf(href)),
    formatMoney: createFormatMoney(site.language),
    t,
  };
  siteShops.set(site, made);
  return made;
}

/** The general settings, with what modules use of the site's own. */
function settingsOf({ features, logo, properties }: SiteState['site'], settings: ShopSettings): ShopSettings {
  const { privacy, rating, whereToBuy } = properties;
  return {
    ...settings,
    features,
    ...(logo && { logo }),
    ...(privacy && { privacy }),
    ...(whereToBuy && { whereToBuy }),
    ...(rating && { rating }),
  };
}

function currentOf({ data, meta }: RegistryAnswer, sku: string | undefined): Shop['current'] {
  const entity = entityOf(data);
  if (entity?.kind === 'product') return { kind: 'product', product: productAtVariant(entity.product, sku) };
  return entity ?? subjectOfPage(data, data.urlPath.slice(1), meta.related);
}
