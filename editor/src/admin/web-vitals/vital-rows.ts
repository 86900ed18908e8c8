import type { VitalSummary, VitalsAnswer } from '../../api/operations/web-vitals.ts';

export type VitalPage = VitalSummary['page'];
export type VitalMetric = VitalSummary['metric'];

/** What was measured of one kind of page. */
export interface VitalRow {
  readonly page: VitalPage;
  readonly byMetric: ReadonlyMap<VitalMetric, VitalSummary>;
  /** Measurements of the metric that was measured most often. */
  readonly samples: number;
}

/** Kinds of page in the order in which they are shown. */
export const VITAL_PAGES: readonly VitalPage[] = ['home', 'category', 'product', 'article', 'other'];
export const VITAL_DEVICES: readonly VitalSummary['device'][] = ['phone', 'tablet', 'desktop'];

/** One row for each kind of page that was measured on a device. */
export function vitalRows({ items }: Pick<VitalsAnswer, 'items'>, device: VitalSummary['device']): VitalRow[] {
  return VITAL_PAGES.flatMap((page) => {
    const own = items.filter((item) => item.page === page && item.device === device);
    if (own.length === 0) return [];
    const byMetric = new Map(own.map((item) => [item.metric, item]));
    return [{ page, byMetric, samples: Math.max(...own.map(({ samples }) => samples)) }];
  });
}
