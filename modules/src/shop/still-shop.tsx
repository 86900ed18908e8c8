import { EMPTY_RELATED, type Related, type ShopSettings, type SiteSummary } from '@witryna/module-schemas';
import type { MouseEvent } from 'react';
import { createFormatMoney } from './format-money.ts';
import { createTranslate } from './i18n/translate.ts';
import type { CurrentEntity, LinkProps, Shop, ShopParams } from './shop.ts';
import type { ShopAccount } from './shop-account.ts';
import type { ActionResult, ShopActions } from './shop-actions.ts';
import type { ShopCart } from './shop-cart.ts';

export interface StillShopOptions {
  readonly site?: SiteSummary | undefined;
  readonly settings?: ShopSettings | undefined;
  /** All of them, doing nothing, when absent. */
  readonly actions?: ShopActions | undefined;
  /** A guest's when absent, on a site with accounts. */
  readonly account?: ShopAccount | undefined;
  /** An empty one when absent. */
  readonly cart?: ShopCart | undefined;
  readonly related?: Related | undefined;
  readonly current?: CurrentEntity | undefined;
  readonly params?: ShopParams | undefined;
  readonly path?: string | undefined;
  /** Goes nowhere when absent. */
  readonly follow?: Shop['follow'];
  readonly reportError?: Shop['reportError'];
}

/** The site of a still shop when no other is given. */
export const STILL_SITE: SiteSummary = {
  id: 1,
  code: 'pl',
  name: 'Rosa i Len',
  locale: 'pl-PL',
  language: 'pl-PL',
  currency: 'PLN',
  address: 'http://localhost:3000',
  domain: '',
  basePath: '/',
};

const NO_PRODUCTS = { count: () => 0, has: () => false, subscribe: () => () => {} };

const nothing = async (): Promise<ActionResult> => ({ ok: true });

/** Every action, so that every button is drawn; none does anything. */
const STILL_ACTIONS: Required<ShopActions> = {
  noteView: () => {},
  addToCart: nothing,
  notifyWhenInStock: nothing,
  subscribeToNewsletter: nothing,
  sendMessage: nothing,
  loadReviews: async () => ({ ok: true, items: [], total: 0 }),
  openReviews: nothing,
  writeReview: nothing,
  explainReviews: nothing,
  openShopReviews: nothing,
  favourites: { ...NO_PRODUCTS, path: '/my-wishlist', set: nothing },
  comparison: { ...NO_PRODUCTS, path: '/compare', set: nothing },
};

const EMPTY_CART: ShopCart = { path: '/cart', subscribe: () => () => {}, pieces: () => 0 };

const GUEST: ShopAccount = {
  signInPath: '/auth',
  path: '/account',
  subscribe: () => () => {},
  isSignedIn: () => false,
  opensInPlace: () => false,
  open: () => {},
};

/** A shop that shows everything and goes nowhere, for the editor's preview and for tests. */
export function createStillShop(options: StillShopOptions = {}): Shop {
  const { site = STILL_SITE, related = EMPTY_RELATED, current, params = {}, path = '/', reportError } = options;
  const {
    settings = {},
    actions = STILL_ACTIONS,
    cart = EMPTY_CART,
    account = settings.features?.user ? GUEST : undefined,
  } = options;
  return {
    site,
    settings,
    actions,
    account,
    cart,
    related,
    current,
    params,
    path,
    pathOf: (href) => href,
    Link: StillLink,
    follow: options.follow ?? stayHere,
    formatMoney: createFormatMoney(site.language),
    t: createTranslate(site.language),
    reportError,
  };
}

function StillLink({ href, newTab: _stays, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        rest.onClick?.(event);
        stay(event);
      }}
    />
  );
}

/** Nobody leaves a still shop. */
function stayHere() {}

function stay(event: MouseEvent) {
  event.preventDefault();
}
