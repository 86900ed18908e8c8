import { isRecord } from '../is-record.ts';
import type { ShopRating } from '../wire/answers.ts';
import { type ExternalServices, externalServicesOf } from './external-services.ts';
import type { SiteFeatures } from './site-features.ts';

/** Hour of the site's day up to which an order leaves on the same day. */
export interface ShippingTimer {
  /** From 0 to 24. */
  readonly cutOffHour: number;
}

/** How a site shows the cart (`cart` of the general settings); what is left out is as the shop has it. */
export interface CartSettings {
  /** Lines with or without picture, line of products and unit price. */
  readonly layout?: 'basic' | 'rich';
  /** Whether a line leads to the category of its product. */
  readonly linksCategory?: boolean;
  /** Whether a line that is taken out leaves its place behind. */
  readonly keepsRemoved?: boolean;
  /** What opens when something was added. */
  readonly afterAdding?: 'modal' | 'drawer' | 'nothing';
}

/** How a site shows favourites (`favourites` of the general settings). */
export interface FavouritesSettings {
  /** What opens when a visitor puts something aside for the first time; a modal unless told otherwise. */
  readonly afterAdding?: 'modal' | 'nothing';
}

/** How a site lets customers sign in. */
export interface AuthSettings {
  /** On a page of its own, or beside the page that one is on. */
  readonly strategy?: 'route' | 'drawer';
  /** Where a page of Google or Facebook opens to sign in: in the tab, or in a window beside it. */
  readonly social?: 'tab' | 'window';
  /** The shop inside another app: whichever window comes back from a provider signs in, without asking who opened it. */
  readonly isBackOffice?: boolean;
}

/** What the account of a customer begins with. */
export interface AccountSettings {
  /** The panel of the last order, or the list of all orders; the panel unless told otherwise. */
  readonly home?: 'panel' | 'orders';
}

/** What modules show of a site's general settings (`generalSettings` of `/init`). */
export interface ShopSettings {
  /** Sentences of the bar of benefits under the header. */
  readonly benefits?: readonly string[];
  readonly shippingTimer?: ShippingTimer;
  /** Path of the privacy policy. */
  readonly privacy?: string;
  /** Address of the page that says where products are sold, for a site without a cart. */
  readonly whereToBuy?: string;
  /** Addresses of the site's logo, for light and for dark grounds. */
  readonly logo?: { readonly light?: string; readonly dark?: string };
  /** How buyers rate the shop. */
  readonly rating?: ShopRating;
  /** What the site has or does without; absent where no site is known, as in a gallery of modules. */
  readonly features?: SiteFeatures;
  readonly cart?: CartSettings;
  readonly favourites?: FavouritesSettings;
  /** How one signs in (`auth` of the general settings); on its own page where nothing is said. */
  readonly auth?: AuthSettings;
  /** What the account begins with (`account` of the general settings). */
  readonly account?: AccountSettings;
  /** What of other companies a page of this site may load. */
  readonly externalServices?: ExternalServices;
}

/** Reads them from what `/init` answers; what has another form is left out. */
export function shopSettingsOf(general: Readonly<Record<string, unknown>>): ShopSettings {
  const { benefitBarGroup, shippingTimer } = general;
  const benefits = Array.isArray(benefitBarGroup)
    ? benefitBarGroup.filter((sentence) => typeof sentence === 'string' && sentence !== '')
    : [];
  const cutOffHour = isRecord(shippingTimer) ? shippingTimer.cutOffHour : undefined;
  const cart = cartSettingsOf(general.cart);
  const favourites = favouritesSettingsOf(general.favourites);
  const auth = authSettingsOf(general.auth);
  const account = accountSettingsOf(general.account);
  const externalServices = externalServicesOf(general.externalServices);
  return {
    ...(benefits.length > 0 && { benefits }),
    ...(typeof cutOffHour === 'number' && { shippingTimer: { cutOffHour } }),
    ...(cart && { cart }),
    ...(favourites && { favourites }),
    ...(auth && { auth }),
    ...(account && { account }),
    ...(externalServices && { externalServices }),
  };
}

/** Reads how customers sign in from `auth` of the general settings; what has another form is left out. */
export function authSettingsOf(given: unknown): AuthSettings | undefined {
  if (!isRecord(given)) return undefined;
  const { strategy, social, isBackOffice } = given;
  return {
    ...((strategy === 'route' || strategy === 'drawer') && { strategy }),
    ...((social === 'tab' || social === 'window') && { social }),
    ...(typeof isBackOffice === 'boolean' && { isBackOffice }),
  };
}

function accountSettingsOf(given: unknown): AccountSettings | undefined {
  if (!isRecord(given)) return undefined;
  const { home } = given;
  return home === 'panel' || home === 'orders' ? { home } : {};
}

function cartSettingsOf(given: unknown): CartSettings | undefined {
  if (!isRecord(given)) return undefined;
  const { layout, linksCategory, keepsRemoved, afterAdding } = given;
  return {
    ...((layout === 'basic' || layout === 'rich') && { layout }),
    ...(typeof linksCategory === 'boolean' && { linksCategory }),
    ...(typeof keepsRemoved === 'boolean' && { keepsRemoved }),
    ...((afterAdding === 'modal' || afterAdding === 'drawer' || afterAdding === 'nothing') && { afterAdding }),
  };
}

function favouritesSettingsOf(given: unknown): FavouritesSettings | undefined {
  if (!isRecord(given)) return undefined;
  const { afterAdding } = given;
  return { ...((afterAdding === 'modal' || afterAdding === 'nothing') && { afterAdding }) };
}
