import type { BenchRow } from '../bench-row.ts';
import { LAYOUT_SHIFT_LIMIT, type MeasuredPage } from './measured-pages.ts';
import { type ObservedVisit, type PageResult, RESOURCE_KINDS, type SimulatedVisit } from './visits.ts';

const COLUMNS = [
  'page',
  'device',
  'state',
  'score',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'speed',
  'a11y/best/SEO',
  'seen FCP/LCP',
  'KB html/css/js/fonts/pictures/other',
  'requests before LCP',
] as const;
const FULL_SCORE = 100;

/** The head of the printed table, in Markdown. */
export const tableHead = () => [rowOf(COLUMNS), rowOf(COLUMNS.map(() => '---'))].join('\n');

/** One line of the printed table: times in seconds, blocking time in milliseconds. */
export function tableLine({ page, device, state, simulated, observed }: PageResult): string {
  return rowOf([
    page.name,
    device,
    state,
    String(simulated.score),
    seconds(simulated.firstPaintMs),
    seconds(simulated.largestPaintMs),
    String(Math.round(simulated.blockingMs)),
    simulated.layoutShift.toFixed(3),
    seconds(simulated.speedIndexMs),
    [observed.accessibility, observed.bestPractices, observed.seo].join('/'),
    `${seconds(observed.firstPaintMs)}/${seconds(observed.largestPaintMs)}`,
    kilobytes(observed),
    String(observed.requestsBeforeLargestPaint),
  ]);
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const seconds = (ms: number) => (ms / 1_000).toFixed(2);
const kilobytes = ({ bytes }: ObservedVisit) =>
  RESOURCE_KINDS.map((kind) => (bytes[kind] / 1_000).toFixed(1)).join('/');

/** The results against their limits: a phone's first visit to a page that is not in memory, and what holds everywhere. */
export function limitRows(results: readonly PageResult[]): BenchRow[] {
  const own = Map.groupBy(
    results.filter(({ state }) => state !== 'floor'),
    ({ page }) => page,
  );
  const firstVisits = results.filter(({ device, state }) => device === 'mobile' && state === 'cold');
  const floorOf = ({ page }: PageResult) =>
    results.find((each) => each.page === page && each.device === 'mobile' && each.state === 'floor')?.simulated;
  return [
    ...firstVisits.flatMap((visit) => firstVisitRows(visit, floorOf(visit))),
    ...[...own].flatMap(([page, visits]) => everywhereRows(page, visits)),
  ];
}

/** What holds on every device and in every state: the worst of all visits counts. */
function everywhereRows({ name, isScreen }: MeasuredPage, visits: readonly PageResult[]): BenchRow[] {
  const shift = Math.max(...visits.map(({ simulated }) => simulated.layoutShift));
  const scores = visits.flatMap(({ observed: { accessibility, bestPractices, seo } }) => [
    accessibility,
    bestPractices,
    // A page that no search engine may list is marked down for just that.
    ...(isScreen ? [] : [seo]),
  ]);
  return [
    atMost(`${name}, everywhere: layout shift`, shift, '', LAYOUT_SHIFT_LIMIT),
    atLeast(
      `${name}, everywhere: accessibility, best practices${isScreen ? '' : ', SEO'}`,
      Math.min(...scores),
      FULL_SCORE,
    ),
  ];
}

function firstVisitRows(result: PageResult, floor: SimulatedVisit | undefined): BenchRow[] {
  const { simulated, page } = result;
  const { firstPaintMs, largestPaintMs, blockingMs, score } = page.limits;
  const time = (what: string, value: number, limit: number | undefined, ofFloor: number | undefined) =>
    limit === undefined ? [] : [atMost(nameOf(result, what), value, 'ms', limit, ofFloor)];
  return [
    ...time('first paint', simulated.firstPaintMs, firstPaintMs, floor?.firstPaintMs),
    ...time('largest paint', simulated.largestPaintMs, largestPaintMs, floor?.largestPaintMs),
    ...time('blocking time', simulated.blockingMs, blockingMs, floor?.blockingMs),
    ...(score === undefined
      ? []
      : [atLeast(nameOf(result, 'performance score'), simulated.score, score, floor?.score)]),
  ];
}

const nameOf = ({ page }: PageResult, what: string) => `${page.name}, phone, first visit: ${what}`;

function atMost(name: string, value: number, unit: string, limit: number, floor?: number): BenchRow {
  return { name, value, unit, ...comparedWith(value, floor), limit: `≤ ${limit} ${unit}`.trim(), ok: value <= limit };
}

function atLeast(name: string, value: number, limit: number, floor?: number): BenchRow {
  return { name, value, unit: '', ...comparedWith(value, floor), limit: `≥ ${limit}`, ok: value >= limit };
}

const comparedWith = (value: number, floor: number | undefined) =>
  floor === undefined || floor === 0 ? {} : { floor, ratio: value / floor };
