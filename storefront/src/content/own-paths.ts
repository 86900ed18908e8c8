import { FORM_PATHS } from '@witryna/module-schemas';

/** A form that is posted as it stands where no script runs. */
export type PostedForm = keyof typeof FORM_PATHS;

/** The form that is posted to a path of a site; undefined when none is. */
export function postedFormOf(path: string): PostedForm | undefined {
  if (path === FORM_PATHS.newsletter) return 'newsletter';
  return path === FORM_PATHS.contact ? 'contact' : undefined;
}

/** Address of the error page, inside a site. */
export const ERROR_PATH = '/error';

/** Address of the results of a search, inside a site. */
export const RESULTS_PATH = '/results';

/** What the account begins with, and the list of orders, which a site may put in its place. */
export const ACCOUNT_PATH = '/account';
export const ORDERS_PATH = '/account/orders';

/** Screens of the shop's own: those that links in mails lead to, the cart, the order, and where payments come back to. Paths inside a site. */
export const SCREEN_PATHS = [
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/stock-alert/confirm',
  '/confirm-email',
  '/reset-password',
  '/request-reset-password',
  '/manage-cookies',
  '/auth',
  '/auth/sign-up',
  '/auth/sso',
  '/auth/consents',
  '/sso-middleware',
  '/signup-welcome',
  '/cart',
  '/cart/:items',
  '/checkout',
  '/order',
  '/thank-you',
  '/payment-verification',
  '/payment-error',
  '/account',
  '/account/profile',
  '/account/orders',
  '/account/order/:number',
  '/account/favourites',
  '/account/addresses-billings',
  '/account/benefits-programs',
  '/account/newsletter',
  '/account/reviews',
  '/account/security',
  '/my-wishlist',
  '/compare',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];

/** A link that fills the cart: `/cart/SKU:2,SKU2:1`. */
const CART_LINK = /^\/cart\/[^/]+$/;

/** Pages of a payment, with the code of a failure or what a bank has appended. */
const PAYMENT_PAGE = /^(\/payment-(?:verification|error))\/[^/]+$/;

/** The page of one order in the account, with its number. */
const ACCOUNT_ORDER = /^\/account\/order\/[^/]+$/;

/** Where providers send back to. */
const PAYMENT_RETURN = /^\/(?:payment|payu)-return(\/[^/]+)?$/;

/** The path that the way back from a payment leads on to, with what was appended; undefined for any other path. */
export function paymentReturnTarget(path: string): string | undefined {
  const returned = PAYMENT_RETURN.exec(path);
  return returned ? `/payment-verification${returned[1] ?? ''}` : undefined;
}

/** The screen that answers a path, by the path that it has in the list above; undefined where none does. */
export function screenPathOf(path: string): ScreenPath | undefined {
  if (isScreenPath(path)) return path;
  const payment = PAYMENT_PAGE.exec(path)?.[1];
  if (payment !== undefined && isScreenPath(payment)) return payment;
  if (ACCOUNT_ORDER.test(path)) return '/account/order/:number';
  return CART_LINK.test(path) ? '/cart/:items' : undefined;
}

/** Whether a screen belongs to buying, and so to sites that have one. */
const isCartPath = (path: ScreenPath): boolean =>
  path === '/cart' || path === '/cart/:items' || path === '/checkout' || path === '/my-wishlist' || path === '/compare';

/** Screens of customers' accounts. */
const USER_PATHS: ReadonlySet<ScreenPath> = new Set([
  '/auth',
  '/auth/sign-up',
  '/auth/sso',
  '/auth/consents',
  '/sso-middleware',
  '/signup-welcome',
]);

/** The feature of a site to which a screen belongs; all others are there on every site. */
export function featureOfScreen(path: ScreenPath): 'cart' | 'user' | undefined {
  if (isCartPath(path)) return 'cart';
  return USER_PATHS.has(path) || path === '/account' || path.startsWith('/account/') ? 'user' : undefined;
}

/** True for a path whose page comes with a document only: a screen, or the results of a search. */
export function isDocumentPath(path: string): boolean {
  return path === RESULTS_PATH || screenPathOf(path) !== undefined;
}

/** True for a path that one of these screens answers. */
export function isScreenPath(path: string): path is ScreenPath {
  return (SCREEN_PATHS as readonly string[]).includes(path);
}
