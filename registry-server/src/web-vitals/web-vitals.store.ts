import type { Db } from '../database/dialects.ts';
import { addDays, dayOf, SHOP_TIME_ZONE } from '../time/shop-day.ts';
import { type Bucket, bucketOf, percentileOf } from './histogram.ts';
import { rateVital, VITAL_METRICS, type VitalRating, WEB_VITALS, type WebVital } from './vital-metrics.ts';
import type { VitalDevice, VitalPage, VitalsReport } from './web-vitals.schema.ts';

/** The percentile that web.dev rates. */
const SHARE = 0.75;

/** What was measured of one metric, on one kind of page and device. */
export interface VitalSummary {
  readonly page: VitalPage;
  readonly device: VitalDevice;
  readonly metric: WebVital;
  readonly samples: number;
  readonly p75: number;
  readonly rating: VitalRating;
}

/** How fast the shop was for its visitors. */
export function createWebVitalsStore(db: Db, now: () => Date = () => new Date()) {
  const today = () => dayOf(now(), SHOP_TIME_ZONE);

  return {
    /** Counts the measurements of a visit. */
    async record({ page, device, metrics }: VitalsReport): Promise<void> {
      const day = today();
      // In a fixed order, so that two reports at the same time do not wait for each other.
      const rows = WEB_VITALS.flatMap((metric) => {
        const value = metrics[metric];
        if (value === undefined) return [];
        const upTo = bucketOf(Math.round(value * VITAL_METRICS[metric].unitsPerValue));
        return [{ day, page, device, metric, upTo, count: 1 }];
      });
      await db
        .insertInto('web_vital_count')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'device', 'metric', 'upTo'])
            .doUpdateSet((eb) => ({ count: eb('web_vital_count.count', '+', 1) })),
        )
        .execute();
    },

    /** The 75th percentiles of the last days, today included. */
    async summarise(days: number): Promise<{ readonly since: string; readonly items: VitalSummary[] }> {
      const since = addDays(today(), 1 - days);
      const rows = await db
        .selectFrom('web_vital_count')
        .select(['page', 'device', 'metric', 'upTo'])
        .select((eb) => eb.fn.sum<number>('count').as('count'))
        .where('day', '>=', since)
        .groupBy(['page', 'device', 'metric', 'upTo'])
        .orderBy('page')
        .orderBy('device')
        .orderBy('metric')
        .execute();
      const groups = Map.groupBy(rows, ({ page, device, metric }) => `${page} ${device} ${metric}`);
      return { since, items: [...groups.values()].flatMap(summaryOf) };
    },

    /** Removes counts of days that are older, whole groups at a time; answers how many rows it was, up to the limit. */
    async forgetOld(before: Date, limit: number): Promise<number> {
      const oldest = await db
        .selectFrom('web_vital_count')
        .select('day')
        .where('day', '<', dayOf(before, SHOP_TIME_ZONE))
        .orderBy('day')
        .limit(limit)
        .execute();
      const last = oldest.at(-1);
      if (!last) return 0;
      // A day has no more rows than there are pages, devices, metrics and buckets.
      await db.deleteFrom('web_vital_count').where('day', '<=', last.day).execute();
      return oldest.length;
    },
  };
}

type CountedBucket = Bucket & Pick<VitalSummary, 'page' | 'device' | 'metric'>;

function summaryOf(buckets: readonly CountedBucket[]): VitalSummary[] {
  const [first] = buckets;
  const units = percentileOf(buckets, SHARE);
  if (!first || units === undefined) return [];
  const { page, device, metric } = first;
  const p75 = units / VITAL_METRICS[metric].unitsPerValue;
  const samples = buckets.reduce((sum, { count }) => sum + count, 0);
  return [{ page, device, metric, samples, p75, rating: rateVital(metric, p75) }];
}
