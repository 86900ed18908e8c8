import { t } from '../../i18n/pl.ts';
import type { VitalMetric } from './vital-rows.ts';

const shift = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const seconds = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 0 });
const SECOND_MS = 1_000;

/** `2,5 s`, `180 ms`; CLS has no unit: `0,02`. */
export function formatVital(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return shift.format(value);
  return value < SECOND_MS
    ? t.webVitals.milliseconds(whole.format(value))
    : t.webVitals.seconds(seconds.format(value / SECOND_MS));
}
