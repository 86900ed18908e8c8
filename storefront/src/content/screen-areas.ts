import type { ShopSettings, SiteDetails, StaticRouting } from '@witryna/module-schemas';
import type { Area } from '../i18n/areas/area-texts.ts';
import type { ScreenPath } from './own-paths.ts';

/** The screens whose code comes together, by their paths. A new screen is a line here and a case in its area. */
const AREAS = {
  '/newsletter/confirm': 'account',
  '/newsletter/unsubscribe': 'account',
  '/stock-alert/confirm': 'account',
  '/confirm-email': 'account',
  '/reset-password': 'account',
  '/request-reset-password': 'account',
  '/manage-cookies': 'account',
  '/auth': 'account',
  '/auth/sign-up': 'account',
  '/auth/sso': 'account',
  '/auth/consents': 'account',
  '/sso-middleware': 'account',
  '/signup-welcome': 'account',
  '/cart': 'cart',
  '/cart/:items': 'cart-link',
  '/checkout': 'checkout',
  '/order': 'order',
  '/thank-you': 'order',
  '/payment-verification': 'order',
  '/payment-error': 'order',
  '/account': 'customer',
  '/account/profile': 'customer',
  '/account/orders': 'customer',
  '/account/order/:number': 'customer',
  '/account/favourites': 'customer',
  '/account/addresses-billings': 'customer',
  '/account/benefits-programs': 'customer',
  '/account/newsletter': 'customer',
  '/account/reviews': 'customer',
  '/account/security': 'customer',
  '/my-wishlist': 'favourites',
  '/compare': 'comparison',
} as const satisfies Readonly<Record<ScreenPath, string>>;

export type ScreenArea = (typeof AREAS)[ScreenPath];

/** All areas, each once. */
export const SCREEN_AREAS: readonly ScreenArea[] = [...new Set(Object.values(AREAS))];

/** Areas with screens that are gone to without a document, once they are ready. */
export const AREAS_IN_APP = ['cart', 'checkout', 'order'] as const satisfies readonly ScreenArea[];

/** What the screens of each area say: all of it is there when the first of them is rendered. */
const TEXTS_OF_AREA: Readonly<Record<ScreenArea, readonly Area[]>> = {
  account: ['shop', 'account'],
  cart: ['shop'],
  'cart-link': ['shop'],
  checkout: ['shop'],
  order: ['shop', 'orders'],
  customer: ['shop', 'customer', 'orders', 'favourites', 'viewed'],
  favourites: ['shop', 'favourites'],
  comparison: ['shop', 'comparison'],
};

export type PathOfArea<Area extends ScreenArea> = {
  readonly [Path in ScreenPath]: (typeof AREAS)[Path] extends Area ? Path : never;
}[ScreenPath];

/** What the screens of an area are given. */
export interface AreaScreenProps<Area extends ScreenArea> {
  readonly path: PathOfArea<Area>;
  readonly site: SiteDetails;
  /** Addresses that the site has chosen for screens. */
  readonly routes?: StaticRouting | undefined;
  /** What the site has chosen of how its screens work. */
  readonly settings?: ShopSettings | undefined;
}

/** The area that a screen comes with. */
export const screenAreaOf = (path: ScreenPath): ScreenArea => AREAS[path];

/** The texts that the screens of an area need. */
export const textsOfArea = (area: ScreenArea): readonly Area[] => TEXTS_OF_AREA[area];

/** True for the screens of an area. */
export function isInArea<Area extends ScreenArea>(path: ScreenPath, area: Area): path is PathOfArea<Area> {
  return AREAS[path] === area;
}
