import { resolve } from 'node:path';
import { driversInApp } from '@witryna/modules/hydration';

/** Source files that are one file of the build. */
export interface ChunkGroup {
  readonly name: string;
  /**
   * Paths from the project's root: of a file; without an ending, of a file and its style sheet; with `/` at the end, of a
   * folder with all that is in it.
   */
  readonly paths: readonly string[];
  /** Of these folders. */
  readonly except?: readonly string[];
  /** Whatever else is called so in its folder. */
  readonly called?: string;
  /** A file of two groups is in the one with the higher number. */
  readonly priority?: number;
  /** Whether what these files import is in it as well, unless it is in another one. */
  readonly withImports?: boolean;
}

const inShop = (...names: readonly string[]) => names.map((name) => `storefront/src/${name}`);
const inModules = (...names: readonly string[]) => names.map((name) => `modules/src/${name}`);
const inSchemas = (...names: readonly string[]) => names.map((name) => `module-schemas/src/${name}`);

/**
 * A page that comes to life loads the entry, the app, what runs without React, libraries, which outlive a release in the
 * browser's cache, with the few lines of the bundler's runtime, the modules that most pages have, and what is said in its
 * language; one with a form has the forms as well. Other modules with behaviour are files of their own, loaded by the
 * pages that have them; those without, on the way to another page.
 *
 * What several of these files share has a fixed place here: left to the bundler each is a file of a few hundred bytes, and
 * a browser that asks for six at a time waits for them in rows.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    // What the shop is asked with before there is React: the cart is on its way while the code that shows it is.
    name: 'without-react',
    priority: 2,
    paths: [
      ...inShop('ask-early', 'load-once', 'storage-keys', 'stored-text', 'stored-value'),
      ...inShop('api/customer-token', 'api/watch-token', 'cart/cart-of-site', 'cart/cart-pieces'),
      ...inShop('content/page-address', 'content/screen-addresses', 'content/screen-areas', 'content/style-sheet-map'),
      ...inShop('style-sheets/came-with-document', 'style-sheets/load-sheets'),
      ...inShop('i18n/areas/area-texts', 'i18n/areas/load-area', 'i18n/known-languages', 'i18n/load-language'),
      ...inShop('i18n/messages', 'i18n/shop-action-texts'),
      ...inModules('shop/i18n/translate'),
      ...inSchemas('formats/make-once', 'formats/plural-rules', 'is-record', 'shared/trim-sign'),
      ...inSchemas('sites/server-segments', 'sites/shop-routes', 'sites/site-address'),
      ...inSchemas('text/normalize-for-search', 'text/primary-language'),
      // Forms of modules ask them, and screens: they are too little for a file, and neither shall load the other's.
      ...inSchemas('validation/email-address', 'validation/meant-email'),
    ],
  },
  {
    // The modules that most pages have, and what the app shares with modules that are files of their own.
    name: 'modules',
    priority: 1,
    withImports: true,
    called: 'lead-picture',
    paths: [
      ...inModules(...driversInApp.map((driver) => `${driver}/`), 'cart/', 'points/'),
      ...inModules('defaults.gen', 'lead-pictures.gen', 'slots/fill-settings', 'slots/find-lead'),
      ...inModules('slots/module-boundary', 'slots/module-cache', 'slots/module-gap', 'slots/slot-renderer'),
      ...inModules('slots/slot-rendering', 'shared/articles/article-sizes', 'shared/texts/keep-together'),
      ...inModules('articles-list/leading-article', 'shared/articles/listed-articles', 'shared/products/reviews-id'),
      // Of sheets that several share, a script says the names alone: too little for a file.
      ...inModules('shared/fold', 'shared/pictures/picture-box'),
      ...inShop('ui/plain-page.module.css', 'ui/text-button.module.css', 'favourites/favourites-list'),
      // The rules of forms are among them: screens hold to them too, and need no form of a module.
      ...inSchemas('page/anchors', 'page/breadcrumbs', 'page/page', 'wire/forms'),
    ],
  },
  { name: 'forms', withImports: true, paths: inModules('newsletter/', 'shared/forms/') },
  {
    // A few lines each, which the product's header shares with the footer, with facts and with screens.
    name: 'parts',
    withImports: true,
    paths: [
      ...inModules('shared/products/certifications', 'shared/marks/mark', 'shared/products/reviewed-product'),
      ...inSchemas('time/shop-clock'),
    ],
  },
  {
    // Of all that opens over a page: left to the bundler it lies in the file of one of them, which the others then load.
    name: 'modals',
    withImports: true,
    paths: inShop('modals/', 'ui/added-product', 'ui/wide-buttons'),
  },
  {
    // Asking the shop, saying what came of it, and what everyone has who buys: the cart, the latest order, the customer.
    name: 'shop-client',
    paths: [
      ...inShop('api/personal-headers', 'api/request-key', 'api/shop-client', 'api/shop-result', 'api/viewer'),
      ...inShop('api/with-retries', 'api-addresses', 'cart/to-cart', 'client-warnings', 'cookie-choice/'),
      ...inShop('customer/customer-of-site', 'customer/leave', 'data-layer/', 'expect-screen', 'forms/action-result'),
      ...inShop('i18n/favourites-texts', 'latest-order/', 'latest-searches/', 'notices/'),
      ...inSchemas('formats/format-delivery', 'formats/format-nip', 'formats/format-phone'),
      ...inSchemas('formats/format-weekdays', 'sites/cookie-consent', 'validation/order-number'),
    ],
  },
  {
    // What every page of our own is made of.
    name: 'plain',
    paths: [
      ...inShop('errors/load-failure-pages', 'errors/plain-view', 'forms/form-page'),
      ...inShop('screens/load-screens', 'screens/screens', 'ui/drawings', 'ui/plain-page', 'ui/results'),
      ...inShop('ui/static-results'),
      ...inSchemas('sites/contact-address'),
    ],
  },
  // What is shown where there is no page and no screen: the browser that moves between pages has it ready.
  { name: 'failures', paths: inShop('errors/cause', 'errors/error-pages', 'errors/not-found', 'errors/spilt-dropper') },
  {
    // What screens share with each other, those without a field to fill in among them.
    name: 'screens',
    paths: [
      ...inShop('customer/use-customer', 'forms/forms.module.css', 'forms/status-message', 'forms/submit-button'),
      ...inShop('i18n/email-hints', 'i18n/screen-texts', 'i18n/sign-in-texts', 'sign-in-part/', 'ui/confirm-button'),
      ...inShop('ui/list-page', 'ui/loaded-part', 'ui/use-online'),
    ],
  },
  {
    // The fields of screens, what is said against what they hold, and the rules that they hold to.
    name: 'fields',
    paths: [
      ...inShop('address-form/', 'checkout/unbroken-code', 'forms/'),
      ...inSchemas('validation/pl/', 'validation/text'),
    ],
    // What belongs to one form, or to others than screens, or to all screens.
    except: [
      ...inShop('forms/action-result', 'forms/contact.gen', 'forms/form-page', 'forms/forms', 'forms/link-secrets'),
      ...inShop('forms/send-message', 'forms/status-message', 'forms/submit-button', 'forms/subscribe-to-newsletter'),
    ],
  },
  // What a press on a button of Google or Facebook begins, and what comes back from there.
  {
    name: 'social-way',
    paths: inShop('social-sign-in/begin-way', 'social-sign-in/sso-failures', 'social-sign-in/sso-window'),
  },
  // The checkout has it when somebody asks for an account.
  { name: 'passwords', paths: [...inShop('passwords/'), ...inSchemas('validation/password')] },
  {
    // The lines of a cart, wherever they stand, and whether there is a button to buy them at once.
    name: 'cart-view',
    paths: [
      ...inShop('cart-view/', 'express-button/express-button', 'wallets/available-wallets', 'wallets/use-wallets'),
      ...inShop('wallets/wallet-code'),
    ],
  },
  {
    name: 'points',
    paths: [
      ...inShop('parcel-points/load-point-texts', 'parcel-points/open-point-picker', 'parcel-points/parcel-point'),
      ...inShop('parcel-points/points-api', 'parcel-points/remembered-points'),
    ],
  },
  {
    // The frame of the account with the ways to its pages, and what several of those share.
    name: 'account',
    paths: [
      ...inShop('account/', 'account-addresses/index', 'account-benefits/index', 'account-favourites/index'),
      ...inShop('account-newsletter/index', 'account-orders/index', 'account-profile/index'),
      ...inShop('account-profile/present-password', 'account-reviews/index', 'account-security/index'),
    ],
  },
  {
    name: 'account-orders',
    paths: [
      ...inShop('account-orders/account-orders', 'account-orders/account-orders.gen', 'account-orders/list-page'),
      ...inShop('account-orders/order-card', 'account-orders/order-in-list', 'account-orders/use-reorder'),
    ],
  },
  {
    // The frame of the checkout, and what its steps share with each other and with the page of an order whose goods are
    // bought again: loaded together wherever one of them is.
    name: 'checkout',
    paths: [
      ...inShop('checkout/checkout', 'checkout/checkout-locale', 'checkout/checkout-of-site', 'checkout/checkout-page'),
      ...inShop('checkout/checkout-store', 'checkout/checkout.gen', 'checkout/details/details-values'),
      ...inShop('checkout/details/sign-in-again', 'checkout/draft', 'checkout/draft-of-order', 'checkout/frame/'),
      ...inShop('checkout/leave-empty-checkout', 'checkout/load-checkout', 'checkout/to-checkout'),
      ...inShop('checkout/use-checkout', 'checkout/use-step'),
    ],
    except: inShop('checkout/frame/order-summary', 'checkout/frame/given'),
  },
  {
    // The last step of the checkout in one file: the express order shares most of it.
    name: 'payment-step',
    paths: inShop('checkout/payment/'),
    // What few see of it: the banks of Przelewy24, why an order was refused, and a placed one that waits for money.
    except: [
      ...inShop('checkout/payment/bank-list', 'checkout/payment/find-banks', 'checkout/payment/obstacle-panel'),
      ...inShop('checkout/payment/pay-placed', 'checkout/payment/refusal'),
    ],
  },
  {
    // Shared by the last step, the express order and the payment of an order that waits; and what loads that step.
    name: 'wallets',
    paths: [
      ...inShop('checkout/load-payment'),
      ...inShop('payment/other-ways', 'wallets/read-wallet-sheets', 'wallets/read-wallet-sheets.gen'),
      ...inShop('wallets/use-wallet-opener'),
      ...inShop('wallets/use-wallet-sheets', 'wallets/wallet-sheet', 'wallets/wallets.gen'),
    ],
  },
];

const ROOT = resolve(import.meta.dirname, '../..').replaceAll('\\', '/');
const ENDING = /\.(?:module\.css|tsx?)$/;

/** Whether a file of the source, by the path that the bundler has of it, is named by a group. */
export function isInGroup({ paths, except = [], called }: ChunkGroup): (id: string) => boolean {
  const files = new Set(paths);
  const others = new Set(except);
  const folders = paths.filter((path) => path.endsWith('/'));
  return (id) => {
    const path = id.replaceAll('\\', '/').split('?', 1)[0] ?? '';
    if (!path.startsWith(`${ROOT}/`) || !ENDING.test(path)) return false;
    const file = path.slice(ROOT.length + 1);
    const name = file.replace(ENDING, '');
    if (others.has(name)) return false;
    const isCalledSo = called !== undefined && name.endsWith(`/${called}`);
    return isCalledSo || files.has(file) || files.has(name) || folders.some((folder) => name.startsWith(folder));
  };
}
