import type { WebVital } from './vital-metrics.ts';
import type { VitalDevice, VitalPage } from './web-vitals.schema.ts';

/** Visits of one day whose measurement fell into one bucket. */
export interface WebVitalCountTable {
  /** `2026-11-20`, in the shop's time zone. */
  day: string;
  page: VitalPage;
  device: VitalDevice;
  metric: WebVital;
  /** Upper bound of the bucket, in the metric's whole units. */
  upTo: number;
  count: number;
}

declare module '../database/tables.ts' {
  interface Tables {
    web_vital_count: WebVitalCountTable;
  }
}
