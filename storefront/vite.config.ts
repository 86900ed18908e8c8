import react from '@vitejs/plugin-react';
import { driversInApp } from '@witryna/modules/hydration';
import { defineConfig } from 'vite';
import { createClassNames } from './build/class-names.ts';
import { precompress } from './build/precompress.ts';
import { styleSheets } from './build/style-sheets.ts';
import { emptyStyleSheets } from './build/virtual-style-sheets.ts';

/**
 * A page that comes to life loads six files: the entry, the app, libraries, which outlive a release in the browser's
 * cache, with the few lines of the bundler's runtime, the modules that most pages have, and what is said in its
 * language; one with a form has the forms as well.
 * Other modules with behaviour are files of their own, loaded by the pages that have them; those without, on the way to
 * another page. What two of these files share has a fixed place below: left to the bundler it is a file of its own.
 */
/** What the shop says in one language, the modules and the storefront itself. */
const LANGUAGE =
  /[\\/](?:modules|storefront)[\\/]src[\\/](?:shop[\\/])?i18n[\\/](?:languages[\\/]|shop-actions\.)?(pl|en|uk|fr|ru|cs|hu|de)\.ts$/;

/** Files of the modules, from `src`, that the app needs and so do modules that come later. */
const SHARED_WITH_APP =
  '[^\\\\/]+[\\\\/]lead-picture|defaults\\.gen|lead-pictures\\.gen|' +
  'slots[\\\\/](fill-settings|find-lead|module-boundary|module-cache|module-gap|slot-renderer|slot-rendering)|' +
  'shared[\\\\/](keep-together|listed-articles|leading-article|article-sizes|reviews-id)';
/** Of sheets that several modules or screens share, a script says the names alone: too little for a file. */
const NAMES_OF_SHARED_CLASSES = '[\\\\/](shared[\\\\/](fold|picture-box)|ui[\\\\/]plain-page)\\.module\\.css$';
// The rules of forms are among them: screens hold to them too, and need no form of a module.
const SCHEMAS_OF_APP =
  '[\\\\/]module-schemas[\\\\/]src[\\\\/](page[\\\\/](page|anchors)|shared[\\\\/]trim-sign|sites[\\\\/](shop-routes|site-address)|wire[\\\\/]forms|validation[\\\\/]email-address)\\.ts$';

/** What the header asks of the shopper, and what else the app shares with what it loads later. */
const SHARED_BY_APP = '[\\\\/]storefront[\\\\/]src[\\\\/]favourites[\\\\/]favourites-list\\.ts$';

/** What the shop is asked with before there is React: with it the cart is on its way while the code that shows it is. */
const WITHOUT_REACT =
  /[\\/]storefront[\\/]src[\\/](api[\\/](customer-token|watch-token)|load-once|storage-keys|stored-(text|value)|i18n[\\/](messages|known-languages|load-language|shop-action-texts|areas[\\/](area-texts|load-area))|content[\\/](page-address|screen-addresses)|style-sheets[\\/](index|load-sheets)|cart[\\/](cart-of-site|cart-pieces)|ask-early)\.ts$|[\\/]modules[\\/]src[\\/]shop[\\/]i18n[\\/]translate\.ts$|[\\/]module-schemas[\\/]src[\\/](is-record|formats[\\/](plural-rules|make-once)|text[\\/](primary-language|normalize-for-search)|sites[\\/](shop-routes|site-address|server-segments)|shared[\\/]trim-sign)\.ts$/;

/** What screens share with each other: left to the bundler it is a dozen files of a few hundred bytes. */
const SHARED_BY_SCREENS =
  /[\\/]storefront[\\/]src[\\/](forms[\\/](?!form-page|send-message|subscribe|link-secrets|contact|action-result)|address-form[\\/]|passwords[\\/](index|new-password|password-field)|i18n[\\/](screen-texts|sign-in-texts)|sign-in-part[\\/]sign-in-part|ui[\\/](loaded-part|confirm-button|list-page|use-online)|cart[\\/]cart-locale|customer[\\/]use-customer).*\.tsx?$|[\\/]module-schemas[\\/]src[\\/]validation[\\/](password|text|pl[\\/].*)\.ts$|[\\/](forms|address-form|list-page|text-button|passwords|sign-in-part)\.module\.css$/;

/** Asking the shop, what is said of it, and what everyone has who buys: the cart, the latest order, who is signed in. */
const SHARED_BY_BUYERS =
  /[\\/]storefront[\\/]src[\\/](api[\\/](shop-client|request-key|viewer|personal-headers|shop-result|with-retries)|api-addresses|notices[\\/].*|i18n[\\/]favourites-texts|forms[\\/]action-result|cookie-choice[\\/].*|latest-searches[\\/].*|data-layer[\\/](data-layer|subscriptions|cart-event|index)|cart[\\/]to-cart|client-warnings|latest-order[\\/].*|customer[\\/](leave|customer-of-site))\.(ts|module\.css)$|[\\/]module-schemas[\\/]src[\\/](sites[\\/]cookie-consent|formats[\\/]format-(delivery|weekdays|phone|nip))\.ts$/;

/** A door only names what lies behind it: kept, it would be a file that loads all of that. */
const DOOR = /[\\/]storefront[\\/]src[\\/].+[\\/]index\.ts$/;

const sharedChunks = [
  { name: 'without-react', test: WITHOUT_REACT, priority: 2, includeDependenciesRecursively: false },
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
  {
    name: 'modules',
    priority: 1,
    // And what the app shares with modules that are files of their own.
    test: new RegExp(
      `[\\\\/]modules[\\\\/]src[\\\\/]((${driversInApp.join('|')}|points|cart)[\\\\/].*|${SHARED_WITH_APP})\\.tsx?$|${NAMES_OF_SHARED_CLASSES}|${SCHEMAS_OF_APP}|${SHARED_BY_APP}`,
    ),
  },
  {
    name: 'forms',
    test: /[\\/]modules[\\/]src[\\/](shared[\\/]forms|newsletter)[\\/].*\.tsx?$/,
  },
  { name: (id: string) => `language-${LANGUAGE.exec(id)?.[1]}`, debugName: 'languages', test: LANGUAGE },
  // A few lines each, which the product's header shares with the footer, with facts and with screens.
  {
    name: 'parts',
    test: /[\\/]modules[\\/]src[\\/]shared[\\/](certifications|reviewed-product|marks[\\/]mark)\.tsx?$|[\\/]module-schemas[\\/]src[\\/](page[\\/]breadcrumbs|time[\\/]shop-clock)\.ts$/,
  },
  // Of all that opens over a page: left to the bundler it lies in the file of one of them, which the others then load.
  {
    name: 'modals',
    test: /storefront[\\/]src[\\/](modals[\\/].*\.tsx?|ui[\\/](added-product|wide-buttons)\.module\.css)$/,
  },
  // These alone: with what they import, files of the first view would be among them.
  { name: 'screens', test: SHARED_BY_SCREENS, includeDependenciesRecursively: false },
  // By themselves: left to the bundler they lie in the file of what shares them, which others then load with them.
  {
    name: 'cart-view',
    // And whether there is a button to buy what lies in the cart at once.
    test: /storefront[\\/]src[\\/](cart-view[\\/].*|express-button[\\/]express-button|wallets[\\/](use-wallets|available-wallets|wallet-code))\.(tsx?|module\.css)$/,
    includeDependenciesRecursively: false,
  },
  // What most screens and answers to presses share: left to the bundler each is a file of a few hundred bytes, and a
  // browser that asks for six at a time waits for them in rows.
  { name: 'shop-client', test: SHARED_BY_BUYERS, includeDependenciesRecursively: false },
  {
    name: 'points',
    test: /storefront[\\/]src[\\/]parcel-points[\\/](index|load-point-texts|remembered-points|open-point-picker|parcel-point|points-api)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // The frame of the account with the ways to its pages, and what several of those share.
  {
    name: 'account',
    test: /storefront[\\/]src[\\/](account[\\/].*|account-(?!links?[\\/])[a-z]+[\\/]index|account-profile[\\/]present-password)\.(tsx?|module\.css)$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'account-orders',
    test: /storefront[\\/]src[\\/]account-orders[\\/](order-card|order-in-list|use-reorder|list-page|account-orders)\.(gen\.ts|tsx?|module\.css)$/,
    includeDependenciesRecursively: false,
  },
  // The last step of the checkout in one file: the express order shares most of it.
  {
    name: 'payment-step',
    test: /storefront[\\/]src[\\/]checkout[\\/]payment[\\/].*\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Shared by the last step, the express order and the payment of an order that waits.
  {
    name: 'wallets',
    test: /storefront[\\/]src[\\/]wallets[\\/](?!apple-pay|google-pay|use-wallets|available-wallets|wallet-code).*\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What every page of our own is made of.
  {
    name: 'plain',
    test: /storefront[\\/]src[\\/](forms[\\/]form-page|ui[\\/](plain-page|drawings|static-results|results\.module)|errors[\\/](plain-view|error-pages|cause)|screens[\\/](screens|load-screens))\.(tsx?|css)$/,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [react(), emptyStyleSheets()] : [react(), styleSheets(), precompress()],
  css: { modules: { generateScopedName: createClassNames() } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Nothing becomes a data address: fonts and styles come from our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.ts',
      treeshake: { moduleSideEffects: [{ test: DOOR, sideEffects: false }] },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: sharedChunks } } }),
    },
    reportCompressedSize: false,
  },
  // The server's half is one bundle with React's production build, whatever NODE_ENV says later.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: true },
}));
