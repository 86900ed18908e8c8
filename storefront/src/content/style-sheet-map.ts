import type { ScreenArea } from './screen-areas.ts';

/** Which style sheets the parts of a page need; made by the build from the graph of source files. */
export interface StyleSheetMap {
  /** The file of every sheet by its name, in the order in which they stand in a document. */
  readonly files: Readonly<Record<string, string>>;
  /** Names of the sheets of every page: colours and sizes of the themes, and what stands around the page's content. */
  readonly base: readonly string[];
  /** Those of the faces of each theme, by its name. */
  readonly themes: Readonly<Record<string, readonly string[]>>;
  /** Those of our own pages: not found, failure, error, maintenance. */
  readonly plain: readonly string[];
  /** Those of the shop's own screens, by the area that they come with. */
  readonly screens: Readonly<Partial<Record<ScreenArea, readonly string[]>>>;
  /** Those of what comes when it is needed, such as the first notice; a document that begins with one is of its screen. */
  readonly late: Readonly<Partial<Record<LatePart, readonly string[]>>>;
  /** Those of every module by its driver, without what its optional parts need. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Those of the parts of modules that only some settings show, by their folder. */
  readonly optional: Readonly<Record<string, readonly string[]>>;
}

/** Parts of the shop that are loaded when they are needed: what the link to the account opens, notices, actions, the cart, what opens over a page, the question about cookies, favourites and the modal of the first one, the comparison, suggestions of the search, what opens for reviews, the steps of the checkout, its last step, the express order, the picker of points, the form to sign in on screens that few need it on, and what few see of the cart: an order that waits for money, what was looked at, the button of a wallet. */
export type LatePart =
  | 'account'
  | 'notices'
  | 'actions'
  | 'cart'
  | 'overlays'
  | 'consent'
  | 'checkout'
  | 'payment'
  | 'express'
  | 'points'
  | 'favourites'
  | 'favouritesModal'
  | 'comparison'
  | 'search'
  | 'reviews'
  | 'signIn'
  | 'unpaidOrder'
  | 'viewed'
  | 'walletButton';

/** What a page is made of. */
export interface PageParts {
  /** None for what is added to a page, which has its theme. */
  readonly theme?: string;
  readonly drivers: readonly string[];
  /** What is shown of the parts of modules that only some settings show. */
  readonly optional?: readonly string[];
  /** One of our own pages: not found, failure, error. */
  readonly isPlain: boolean;
  /** The area of the screen of our own that it is. */
  readonly screen?: ScreenArea | undefined;
  /** What comes when it is needed. */
  readonly late?: readonly LatePart[];
}

/** Names of the sheets that such a page needs, each once, in order; what the build does not know needs none. */
export function sheetsOf(
  map: StyleSheetMap,
  { theme, drivers, optional = [], isPlain, screen, late = [] }: PageParts,
): string[] {
  const needed = new Set(map.base);
  const add = (names: readonly string[] = []) => {
    for (const name of names) needed.add(name);
  };
  if (theme !== undefined && Object.hasOwn(map.themes, theme)) add(map.themes[theme]);
  if (isPlain) add(map.plain);
  if (screen) add(map.screens[screen]);
  for (const part of late) add(map.late[part]);
  for (const driver of drivers) if (Object.hasOwn(map.modules, driver)) add(map.modules[driver]);
  for (const part of optional) if (Object.hasOwn(map.optional, part)) add(map.optional[part]);
  return Object.keys(map.files).filter((name) => needed.has(name));
}

/** The attribute of a document's own sheet that names what lies in it, so that the browser fetches none of it again. */
export const SHEETS_ATTRIBUTE = 'data-sheets';

/** The attribute that names the late parts whose sheets lie in it, for what does not know which those are. */
export const LATE_PARTS_ATTRIBUTE = 'data-late-parts';
