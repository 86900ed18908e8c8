import { EMPTY_RELATED, NO_ROUTES, shopRouterOf } from '@witryna/module-schemas';
import { createFormatMoney, createTranslate, type LinkProps, type Shop, type ShopActions } from '@witryna/modules';
import { createShopClient } from '../api/shop-client.ts';
import { addressInSite } from '../content/page-address.ts';
import type { ShopState } from '../content/view.ts';
import type { ActionParts } from '../forms/action-result.ts';
import { loadReviewTexts } from '../i18n/reviews/load-review-texts.ts';
import type { ReviewTexts } from '../i18n/reviews/pl.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { loadSheets } from '../style-sheets/index.ts';

/** What opens over a page needs of the shop around it. */
export type OverlayState = Pick<ShopState, 'site' | 'config'> & Partial<Pick<ShopState, 'settings' | 'routes'>>;

/** What each of them works with. */
export interface OverlayParts {
  readonly shop: OverlayState;
  readonly texts: ReviewTexts;
  readonly action: ActionParts;
  readonly addressOf: (path: string) => string;
}

/** Loads words and styles: without its sheet it would stand below the page. */
export async function loadOverlay(shop: OverlayState): Promise<OverlayParts> {
  const { site, routes = NO_ROUTES } = shop;
  const sheets = loadSheets({ drivers: [], isPlain: false, late: ['reviews'] });
  const [texts] = await Promise.all([loadReviewTexts(site.language), sheets]);
  return {
    shop,
    texts,
    action: { client: createShopClient(site), texts: shopActionTextsOf(site.language) },
    addressOf: (path) => addressInSite(shopRouterOf(routes).pathOf(path), site.basePath),
  };
}

/** The shop around parts of modules that stand over a page, apart from it. */
export function shopOfOverlay({ shop, addressOf }: OverlayParts, actions: ShopActions): Shop {
  const { site, settings = {} } = shop;
  return {
    site,
    settings,
    actions,
    related: EMPTY_RELATED,
    params: {},
    path: '',
    pathOf: addressOf,
    Link: PlainLink,
    follow: (href) => location.assign(addressOf(href)),
    formatMoney: createFormatMoney(site.language),
    t: createTranslate(site.language),
  };
}

/** An ordinary link: the page behind the window is left by it. */
function PlainLink({ newTab: _, ...link }: LinkProps) {
  return <a {...link} />;
}
