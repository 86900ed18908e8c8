/** What is reported of a visit, as web.dev defines it: milliseconds, CLS a plain number. */
export interface Vitals {
  LCP?: number;
  INP?: number;
  CLS?: number;
  FCP?: number;
  TTFB?: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Shifts belong together within a second of one another, up to five in all. */
const SHIFTS_APART_MS = 1_000;
const SHIFTS_LONGEST_MS = 5_000;
/** Of so many interactions one may be slower than what counts. */
const INTERACTIONS_PER_OUTLIER = 50;
/** Shorter ones are no interactions that anybody notices. */
const SHORTEST_INTERACTION_MS = 16;

/** Collects what the browser has measured since the page began; the function answers how it stands. */
export function measureVitals(): () => Vitals {
  const vitals: Vitals = {};
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that was made ahead begins for its visitor when it is shown.
  const begun = (navigation as { readonly activationStart?: number } | undefined)?.activationStart ?? 0;
  const since = (time: number) => Math.max(time - begun, 0);
  if (navigation && navigation.responseStart > 0) vitals.TTFB = since(navigation.responseStart);

  const stops = [
    observe<PerformanceEntry>({ type: 'paint' }, (entry) => {
      if (entry.name === 'first-contentful-paint') vitals.FCP = since(entry.startTime);
    }),
    observe<PerformanceEntry>({ type: 'largest-contentful-paint' }, (entry) => {
      vitals.LCP = since(entry.startTime);
    }),
    observe<LayoutShift>({ type: 'layout-shift' }, layoutShifts(vitals)),
    observe<Interaction>({ type: 'event', durationThreshold: SHORTEST_INTERACTION_MS }, interactions(vitals)),
  ];
  return () => {
    for (const takeRest of stops) takeRest();
    return vitals;
  };
}

/** Hears of entries from the beginning of the page on. What a browser does not measure is left out. */
function observe<Entry extends PerformanceEntry>(
  options: PerformanceObserverInit & { readonly durationThreshold?: number },
  take: (entry: Entry) => void,
): () => void {
  try {
    const all = (list: PerformanceEntryList) => {
      for (const entry of list) take(entry as Entry);
    };
    const observer = new PerformanceObserver((list) => all(list.getEntries()));
    observer.observe({ ...options, buffered: true });
    return () => all(observer.takeRecords());
  } catch {
    return () => {};
  }
}

/** The worst burst of shifts that nobody has asked for; 0 where nothing moved. */
function layoutShifts(vitals: Vitals): (entry: LayoutShift) => void {
  if (PerformanceObserver.supportedEntryTypes?.includes('layout-shift')) vitals.CLS = 0;
  let [first, last, sum] = [0, 0, 0];
  return ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSameBurst = sum > 0 && startTime - last < SHIFTS_APART_MS && startTime - first < SHIFTS_LONGEST_MS;
    if (!isSameBurst) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    vitals.CLS = Math.max(vitals.CLS ?? 0, sum);
  };
}

/** The slowest interaction, of many one of the slowest. */
function interactions(vitals: Vitals): (entry: Interaction) => void {
  const longest = new Map<number, number>();
  return ({ interactionId, duration }) => {
    if (!interactionId) return;
    longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    const slowestFirst = [...longest.values()].sort((a, b) => b - a);
    vitals.INP = slowestFirst[Math.floor(slowestFirst.length / INTERACTIONS_PER_OUTLIER)] ?? duration;
  };
}
