import type { AfterOrderTexts } from '../after-order.pl.ts';
import type { CartTexts } from '../cart.pl.ts';
import type { CheckoutTexts } from '../checkout.pl.ts';
import type { ComparisonTexts } from '../comparison.pl.ts';
import type { FavouritesTexts } from '../favourites.pl.ts';
import type { OrderPageTexts } from '../order-page.pl.ts';
import type { OrderScreens } from '../order-screens.pl.ts';
import type { ScreenCatalogue } from '../screens.pl.ts';
import type { SignInTexts } from '../sign-in.pl.ts';
import type { ViewedTexts } from '../viewed.pl.ts';
import type { AccountPages } from './account/pages.pl.ts';
import type { SignUpTexts } from './account/sign-up.pl.ts';
import type { SsoTexts } from './account/sso.pl.ts';
import type { AccountTexts } from './customer/account.pl.ts';
import type { AddressesTexts } from './customer/addresses.pl.ts';
import type { BenefitsTexts } from './customer/benefits.pl.ts';
import type { AccountFavouritesTexts } from './customer/favourites.pl.ts';
import type { NewsletterTexts } from './customer/newsletter.pl.ts';
import type { AccountOrdersTexts } from './customer/orders.pl.ts';
import type { PasskeysTexts } from './customer/passkeys.pl.ts';
import type { ProfileTexts } from './customer/profile.pl.ts';
import type { AccountReviewsTexts } from './customer/reviews.pl.ts';
import type { SecurityTexts } from './customer/security.pl.ts';

/** What the screens of each area say. An area is loaded as one file, in the language of the site alone. */
export interface AreaTexts {
  /** The way to an order: cart, checkout, signing in, and what all screens share. */
  readonly shop: {
    readonly screens: ScreenCatalogue;
    readonly cart: CartTexts;
    readonly checkout: CheckoutTexts;
    readonly signIn: SignInTexts;
  };
  /** Signing in, a new account, the way back from a sign-in provider, and what links in mails lead to. */
  readonly account: { readonly pages: AccountPages; readonly signUp: SignUpTexts; readonly sso: SsoTexts };
  /** What follows an order. */
  readonly orders: {
    readonly screens: OrderScreens;
    readonly orderPage: OrderPageTexts;
    readonly afterOrder: AfterOrderTexts;
  };
  /** The customer's own pages; a tab has its texts in a file of its own (`customer/`). */
  readonly customer: {
    readonly account: AccountTexts;
    readonly orders: AccountOrdersTexts;
    readonly profile: ProfileTexts;
    readonly passkeys: PasskeysTexts;
    readonly favourites: AccountFavouritesTexts;
    readonly addresses: AddressesTexts;
    readonly benefits: BenefitsTexts;
    readonly newsletter: NewsletterTexts;
    readonly reviews: AccountReviewsTexts;
    readonly security: SecurityTexts;
  };
  /** What somebody has put aside. */
  readonly favourites: FavouritesTexts;
  /** What somebody looks at side by side. */
  readonly comparison: ComparisonTexts;
  /** What somebody looked at last. */
  readonly viewed: ViewedTexts;
}

export type Area = keyof AreaTexts;

/** Sites with a cart are Polish and English; the screens that others have fall back to English. */
export type ScreenLanguage = 'pl' | 'en';

const known: Record<ScreenLanguage, Partial<AreaTexts>> = { pl: {}, en: {} };

/** The language in which a site (`pl-PL` and `pl` alike) shows its screens. */
export const screenLanguageOf = (language: string): ScreenLanguage => (/^pl\b/i.test(language) ? 'pl' : 'en');

/** Has the texts of areas at hand from now on. */
export function knowAreas(language: ScreenLanguage, texts: Partial<AreaTexts>): void {
  Object.assign(known[language], texts);
}

/** Whether the texts of an area are at hand. */
export const hasArea = (language: string, area: Area): boolean => known[screenLanguageOf(language)][area] !== undefined;

/**
 * What the screens of an area say on a site.
 * @throws where the area was not loaded: whoever loads the code of a screen loads its texts (`load-area.ts`).
 */
export function areaTextsOf<Name extends Area>(language: string, area: Name): AreaTexts[Name] {
  const texts = known[screenLanguageOf(language)][area];
  if (!texts) throw new Error(`The texts of the area ${area} are not loaded in ${language}.`);
  return texts;
}
