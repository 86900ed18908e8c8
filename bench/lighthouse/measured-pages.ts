import type { Visitor } from './visitors.ts';

/** What a page must reach on a phone at the first visit, not in memory; milliseconds. */
export interface PageLimits {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly score: number;
}

/** One page that is measured. */
export interface MeasuredPage {
  /** As the command line names it. */
  readonly name: string;
  readonly path: string;
  readonly limits: Partial<PageLimits>;
  readonly visitor: Visitor;
  /** Whether it is a screen of the shop's own: no server keeps those, and no search engine may list them. */
  readonly isScreen: boolean;
}

const content = { visitor: 'stranger', isScreen: false } as const;

/** Address of the text page, which the benchmark publishes itself. */
export const TEXT_PAGE = '/pomiar/tekst';

const WITH_HERO: PageLimits = { firstPaintMs: 1_000, largestPaintMs: 1_600, blockingMs: 50, score: 98 };
const CONTENT: PageLimits = { firstPaintMs: 1_000, largestPaintMs: 1_500, blockingMs: 50, score: 98 };
const TEXT_ONLY: PageLimits = { firstPaintMs: 900, largestPaintMs: 1_000, blockingMs: 20, score: 100 };

/** Of screens it is the score alone that is asked for. */
const SCREEN = { score: 95 } as const;

/** Pages of the demo shop, one of each type, and the screens that most people come to. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'text', path: TEXT_PAGE, limits: TEXT_ONLY, ...content },
  { name: 'home', path: '/', limits: WITH_HERO, ...content },
  { name: 'category', path: '/twarz', limits: WITH_HERO, ...content },
  { name: 'product', path: '/serum-z-lnem-i-witamina-c', limits: CONTENT, ...content },
  { name: 'article', path: '/poradnik/poranny-rytual', limits: CONTENT, ...content },
  { name: 'search', path: '/results?q=krem', limits: SCREEN, visitor: 'stranger', isScreen: true },
  { name: 'cart', path: '/cart', limits: SCREEN, visitor: 'buyer', isScreen: true },
  { name: 'checkout', path: '/checkout', limits: SCREEN, visitor: 'buyer', isScreen: true },
  { name: 'account', path: '/account', limits: SCREEN, visitor: 'customer', isScreen: true },
];

/** Elements of a page do not move while it loads. */
export const LAYOUT_SHIFT_LIMIT = 0.02;
