/** What is measured of a visit: the metrics of web.dev. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** How a 75th percentile is judged. */
export type VitalRating = 'good' | 'needs-improvement' | 'poor';

export interface VitalMetric {
  /** Whole units in one of what browsers report: CLS has no unit, and is counted in thousandths. */
  readonly unitsPerValue: number;
  /** At most this is good; in what browsers report. */
  readonly good: number;
  /** More than this is poor. */
  readonly poor: number;
}

/** Thresholds of web.dev, in milliseconds except for CLS. */
export const VITAL_METRICS: Readonly<Record<WebVital, VitalMetric>> = {
  LCP: { unitsPerValue: 1, good: 2_500, poor: 4_000 },
  INP: { unitsPerValue: 1, good: 200, poor: 500 },
  CLS: { unitsPerValue: 1_000, good: 0.1, poor: 0.25 },
  FCP: { unitsPerValue: 1, good: 1_800, poor: 3_000 },
  TTFB: { unitsPerValue: 1, good: 800, poor: 1_800 },
};

/** The rating of a value of a metric. */
export function rateVital(metric: WebVital, value: number): VitalRating {
  const { good, poor } = VITAL_METRICS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
