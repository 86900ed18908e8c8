import { elementIds } from '../../src/config.ts';
import type { CodeTime } from '../../src/content/code-time.ts';
import { attributesMarkup } from '../../src/content/head-markup.ts';
import type { ScreenPath } from '../../src/content/own-paths.ts';
import { type ScreenArea, textsOfArea } from '../../src/content/screen-areas.ts';
import type { PageParts } from '../../src/content/style-sheet-map.ts';
import { screenLanguageOf } from '../../src/i18n/areas/area-texts.ts';
import { HEAD_SCRIPT_ELEMENT } from './head-script.ts';

/** One entry of Vite's manifest; the parts that matter here. */
export interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What comes to life on a page, and what screens of the shop are on it, in which language. */
export interface PageCode extends Pick<PageParts, 'drivers' | 'isPlain'> {
  /** When the code is asked for. */
  readonly time: CodeTime;
  readonly screen?: ScreenArea | undefined;
  readonly path?: ScreenPath | undefined;
  readonly language: string;
}

export interface Assets {
  /** The code that a page with these modules needs, as markup for its head. */
  markup(page: PageCode): string;
  /** The scripts of the build that such a page needs first. */
  scripts(page: Omit<PageCode, 'time'>): string[];
}

const ENTRY = 'src/entry-client.ts';
/** What the entry loads when a page is needed alive. */
const START = 'src/start.tsx';
const PLAIN_PAGES = 'src/errors/plain-view.tsx';
/** React, by the name that the build gives its file. */
const VENDOR = 'vendor';
/** The code of the screens that come together. */
const screenKey = (area: ScreenArea) => `src/screens/${area}-screen.tsx`;
/** What screens ask for as soon as they are alive: whoever comes to the account is signed in, a cart has to be read. */
export const LIVE_PARTS: Readonly<Partial<Record<ScreenArea, string>>> = {
  customer: 'src/customer/live-customer.ts',
  cart: 'src/cart/live-cart.ts',
  'cart-link': 'src/cart/live-cart.ts',
  checkout: 'src/cart/live-cart.ts',
};
/** What all screens about an order are, whichever it is: behind what the server shows of them. */
const ORDER_SCREENS = ['src/screens/order-screens.tsx'];
/** The same of single screens. */
export const PARTS_OF_SCREEN: Readonly<Partial<Record<ScreenPath, readonly string[]>>> = {
  '/checkout': ['src/checkout/checkout-steps.tsx'],
  '/order': ORDER_SCREENS,
  '/thank-you': ORDER_SCREENS,
  '/payment-verification': ORDER_SCREENS,
  '/payment-error': ORDER_SCREENS,
  '/account': ['src/account-orders/account-home.tsx'],
  '/account/profile': ['src/account-profile/profile-page.tsx'],
  '/account/orders': ['src/account-orders/orders-page.tsx'],
  '/account/order/:number': ['src/account-orders/order-detail.tsx'],
  '/account/favourites': ['src/account-favourites/account-favourites.tsx'],
  '/account/addresses-billings': ['src/account-addresses/addresses-page.tsx'],
  '/account/benefits-programs': ['src/account-benefits/benefits-page.tsx'],
  '/account/newsletter': ['src/account-newsletter/newsletter-page.tsx'],
  '/account/reviews': ['src/account-reviews/reviews-page.tsx'],
  '/account/security': ['src/account-security/security-page.tsx'],
};
/** What screens say, of the language of the site alone. */
const screenTextsKeys = (area: ScreenArea, language: string) =>
  textsOfArea(area).map((texts) => `src/i18n/areas/${texts}.${screenLanguageOf(language)}.ts`);

/** Where the code of a module lies in the manifest: its folder and file carry the driver's name. */
const moduleKey = (driver: string) => `../modules/src/${driver}/${driver}.tsx`;

/** Reads from the manifest what a page needs, once for each set of modules. */
export function createAssets(manifest: Manifest): Assets {
  const known = new Map<string, string>();
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no entry ${ENTRY}`);

  function scriptsOf({ drivers, isPlain, screen, path, language }: Omit<PageCode, 'time'>): string[] {
    const scripts = new Set<string>();
    collect(manifest, ENTRY, scripts);
    // A third of all bytes, and nothing is drawn without it: where six files are asked for at a time, it would be among
    // the last to begin, and arrive alone.
    if (screen) collect(manifest, keyNamed(VENDOR), scripts);
    const texts = screen && languageChunk(language);
    if (texts) scripts.add(texts.file);
    const own = [
      // With it the shop is asked already, while the rest is on its way.
      screen && LIVE_PARTS[screen],
      START,
      isPlain && PLAIN_PAGES,
      ...(screen ? [screenKey(screen), ...screenTextsKeys(screen, language)] : []),
      ...((path && PARTS_OF_SCREEN[path]) ?? []),
      ...drivers.map(moduleKey),
    ];
    for (const key of own) if (key) collect(manifest, key, scripts);
    return [...scripts];
  }

  /** What modules and the shop say in a language; its chunk is named by the build, not by a file of the source. */
  function languageChunk(language: string): ManifestChunk | undefined {
    const [primary = ''] = language.toLowerCase().split('-', 1);
    return chunkNamed(`language-${primary}`) ?? chunkNamed('language-en');
  }

  const keyNamed = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name);
  const chunkNamed = (name: string) => manifest[keyNamed(name) ?? ''];

  function markup({ time, ...code }: PageCode): string {
    const { isPlain, screen, path = '', language } = code;
    const drivers = code.drivers.toSorted();
    const key = `${isPlain} ${time} ${screen ? `${screen} ${path} ${language}` : ''} ${drivers}`;
    const made = known.get(key);
    if (made !== undefined) return made;
    const scripts = time === 'complete' ? [] : scriptsOf({ ...code, drivers });
    const files = scripts.filter((file) => file !== entry?.file).map((file) => `/${file}`);
    const text = [
      HEAD_SCRIPT_ELEMENT,
      // Behind what is seen first, fonts and all: none of it is on the way to the first paint. The entry goes before
      // what it asks for: browsers fetch what has the same priority in the order of the document.
      `<script type="module" crossorigin fetchpriority="low"${attributesMarkup({ src: `/${entry?.file}` })}></script>`,
      time === 'with-document' ? files.map(preloadOf).join('') : '',
      time === 'painted'
        ? `<script type="application/json" id="${elementIds.code}">${JSON.stringify(files)}</script>`
        : '',
    ].join('');
    known.set(key, text);
    return text;
  }

  return { markup, scripts: scriptsOf };
}

const preloadOf = (file: string) =>
  `<link${attributesMarkup({ rel: 'modulepreload', href: file, fetchpriority: 'low' })} crossorigin>`;

function collect(manifest: Manifest, key: string | undefined, scripts: Set<string>) {
  const chunk = key === undefined ? undefined : manifest[key];
  if (!chunk || scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, scripts);
}
