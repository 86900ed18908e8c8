import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { isAnyOf } from '../../database/is-any-of.ts';
import type { Trx } from '../../database/transaction.ts';
import type { ShippingLabelTable } from './shipping-labels.tables.ts';

export type ShippingLabelRow = Selectable<ShippingLabelTable>;

/** A label with what its parcels tell: whether one has left with its number. */
export interface StoredLabel extends ShippingLabelRow {
  readonly isUsed: boolean;
}

type Outcome = Partial<
  Pick<ShippingLabelRow, 'status' | 'providerReference' | 'trackingNumber' | 'problem' | 'problemDetail'>
>;

/** Labels in the database. */
export function createShippingLabelsStore(db: Db) {
  /** Oldest first. */
  async function ofOrders(orderIds: readonly number[], trx: Db | Trx = db): Promise<readonly StoredLabel[]> {
    if (orderIds.length === 0) return [];
    const rows = await trx
      .selectFrom('shipping_label')
      .selectAll()
      .where(isAnyOf(trx, 'orderId', orderIds))
      .orderBy('id')
      .execute();
    return withUse(rows, trx);
  }

  async function withUse(rows: readonly ShippingLabelRow[], trx: Db | Trx): Promise<readonly StoredLabel[]> {
    const numbers = rows.flatMap(({ trackingNumber }) => (trackingNumber === null ? [] : [trackingNumber]));
    if (numbers.length === 0) return rows.map((row) => ({ ...row, isUsed: false }));
    const sent = await trx
      .selectFrom('shipment_tracking')
      .innerJoin('shipment', 'shipment.id', 'shipment_tracking.shipmentId')
      .select(['shipment.orderId', 'shipment_tracking.number'])
      .where(isAnyOf(trx, 'shipment_tracking.number', numbers))
      .execute();
    const used = new Set(sent.map(({ orderId, number }) => `${orderId} ${number}`));
    return rows.map((row) => ({ ...row, isUsed: used.has(`${row.orderId} ${row.trackingNumber}`) }));
  }

  return {
    ofOrders,
    async find(id: number): Promise<StoredLabel | undefined> {
      const rows = await db.selectFrom('shipping_label').selectAll().where('id', '=', id).execute();
      return (await withUse(rows, db))[0];
    },
    /** Of an order that is locked. */
    async add(
      trx: Trx,
      label: Pick<ShippingLabelRow, 'orderId' | 'provider' | 'parcel' | 'cod' | 'staffId'>,
      { orderNumber, now }: { readonly orderNumber: string; readonly now: Date },
    ): Promise<StoredLabel> {
      const { parcel, ...rest } = label;
      // Two shops may share a contract, and their numbers begin alike.
      const reference = `${orderNumber}-${randomBytes(4).toString('hex')}`;
      const row = await trx
        .insertInto('shipping_label')
        .values({
          ...rest,
          parcel: JSON.stringify(parcel),
          reference,
          status: 'requested',
          providerReference: null,
          trackingNumber: null,
          problem: null,
          problemDetail: null,
          attemptedAt: now,
          createdAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { ...row, isUsed: false };
    },
    /** True for whoever may ask the carrier now: of several that saw the same attempt, one. */
    async claim({ id, attemptedAt }: ShippingLabelRow, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('shipping_label')
        .set({ attemptedAt: now })
        .where('id', '=', id)
        .where('status', '=', 'requested')
        .where('attemptedAt', '=', attemptedAt)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Writes what is known now, unless somebody has written something newer than what `seen` says. */
    async settle({ id, status }: Pick<ShippingLabelRow, 'id' | 'status'>, outcome: Outcome): Promise<void> {
      await db.updateTable('shipping_label').set(outcome).where('id', '=', id).where('status', '=', status).execute();
    },
    async rewriteParcel(id: number, parcel: ShippingLabelRow['parcel']): Promise<void> {
      await db
        .updateTable('shipping_label')
        .set({ parcel: JSON.stringify(parcel) })
        .where('id', '=', id)
        .execute();
    },
  };
}

export type ShippingLabelsStore = ReturnType<typeof createShippingLabelsStore>;
