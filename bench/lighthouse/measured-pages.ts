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
  readonly limits: PageLimits;
}

/** Address of the text page, which the benchmark publishes itself. */
export const TEXT_PAGE = '/pomiar/tekst';

const WITH_HERO: PageLimits = { firstPaintMs: 1_000, largestPaintMs: 1_600, blockingMs: 50, score: 98 };
const CONTENT: PageLimits = { firstPaintMs: 1_000, largestPaintMs: 1_500, blockingMs: 50, score: 98 };
const TEXT_ONLY: PageLimits = { firstPaintMs: 900, largestPaintMs: 1_000, blockingMs: 20, score: 100 };

/** Pages of the demo shop, one of each type. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'text', path: TEXT_PAGE, limits: TEXT_ONLY },
  { name: 'home', path: '/', limits: WITH_HERO },
  { name: 'category', path: '/twarz', limits: WITH_HERO },
  { name: 'product', path: '/serum-z-lnem-i-witamina-c', limits: CONTENT },
  { name: 'article', path: '/poradnik/poranny-rytual', limits: CONTENT },
];

/** Elements of a page do not move while it loads. */
export const LAYOUT_SHIFT_LIMIT = 0.02;
