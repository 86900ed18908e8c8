import type { Db } from '../database/dialects.ts';
import { type SalesPeriods, salesPeriods } from './sales-periods.ts';

/** Instants, from the first to before the second. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export type Sales = {
  readonly currency: string;
  readonly orders: number;
  /** Gross, with delivery; minor units. */
  readonly total: number;
};

/** What was paid in the periods that are compared, by currency; the README says what is counted. */
export async function readSales(db: Db, now: Date): Promise<Record<keyof SalesPeriods, Sales[]>> {
  const { yesterday, yesterdayBefore, week, weekBefore } = salesPeriods(now);
  return {
    yesterday: await paidIn(db, yesterday),
    yesterdayBefore: await paidIn(db, yesterdayBefore),
    week: await paidIn(db, week),
    weekBefore: await paidIn(db, weekBefore),
  };
}

async function paidIn(db: Db, { from, to }: Period): Promise<Sales[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select((eb) => [
      'currency',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number | string>('total').as('total'),
    ])
    .where('paidAt', '>=', from)
    .where('paidAt', '<', to)
    .where('status', 'not in', ['canceled', 'fraud'])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, orders, total }) => ({ currency, orders: Number(orders), total: Number(total) }));
}
