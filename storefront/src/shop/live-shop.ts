import { EMPTY_RELATED, type RegistryAnswer, type SiteDetails } from '@witryna/module-schemas';
import { createFormatMoney, createTranslate, type Shop } from '@witryna/modules';
import { linkInSite } from '../content/page-address.ts';
import { entityOf } from '../content/page-entity.ts';
import { answerOf, type View } from '../content/view.ts';
import { productAtVariant } from './product-at-variant.ts';
import { ShopLink } from './shop-link.tsx';

/** What of a shop depends on its site only; made once a site. */
type SiteShop = Pick<Shop, 'site' | 'pathOf' | 'Link' | 'formatMoney' | 't'>;

const siteShops = new WeakMap<SiteDetails, SiteShop>();

/** The shop around the modules of a view. */
export function createLiveShop(site: SiteDetails, view: View, reportError?: Shop['reportError']): Shop {
  const isContent = view.kind === 'content';
  const answer = answerOf(view);
  return {
    ...siteShopOf(site),
    related: answer?.meta.related ?? EMPTY_RELATED,
    current: isContent ? currentOf(view.answer, view.params.sku) : undefined,
    params: isContent ? view.params : {},
    path: isContent ? view.path : '',
    reportError,
  };
}

function siteShopOf(site: SiteDetails): SiteShop {
  const known = siteShops.get(site);
  if (known) return known;
  const made = {
    site,
    pathOf: (href: string) => linkInSite(href, site.basePath),
    Link: ShopLink,
    formatMoney: createFormatMoney(site.language),
    t: createTranslate(site.language),
  };
  siteShops.set(site, made);
  return made;
}

function currentOf({ data }: RegistryAnswer, sku: string | undefined): Shop['current'] {
  const entity = entityOf(data);
  return entity?.kind === 'product' ? { kind: 'product', product: productAtVariant(entity.product, sku) } : entity;
}
