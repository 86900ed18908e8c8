import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { DeliverySettingsConflict } from '../delivery.errors.ts';
import type { DeliverySettingsTable } from '../delivery.tables.ts';
import type { DeliverySettings } from './delivery-settings.ts';

export type StoredDeliverySettings = Omit<Selectable<DeliverySettingsTable>, 'siteId'>;

/** What every change of a site's delivery is told under. */
export const deliverySettingsTag = (siteId: number) => `delivery:${siteId}`;

/** One document of a site, as staff keep it. */
export function createDeliverySettingsStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** Undefined while the site has the defaults. */
    find: (siteId: number, reader: Db | Trx = db): Promise<StoredDeliverySettings | undefined> =>
      reader
        .selectFrom('delivery_settings')
        .select(['document', 'revision', 'updatedAt'])
        .where('siteId', '=', siteId)
        .executeTakeFirst(),

    /** Replaces the document of this revision, 0 where there is none; throws `DeliverySettingsConflict`. */
    replace: (siteId: number, expected: number, settings: DeliverySettings): Promise<StoredDeliverySettings> =>
      inTransaction(db, async (trx) => {
        const values = { document: JSON.stringify(settings), revision: expected + 1, updatedAt: now() };
        const written =
          expected === 0
            ? await trx
                .insertInto('delivery_settings')
                .values({ siteId, ...values })
                .onConflict((conflict) => conflict.column('siteId').doNothing())
                .returning(['document', 'revision', 'updatedAt'])
                .executeTakeFirst()
            : await trx
                .updateTable('delivery_settings')
                .set(values)
                .where('siteId', '=', siteId)
                .where('revision', '=', expected)
                .returning(['document', 'revision', 'updatedAt'])
                .executeTakeFirst();
        if (!written) {
          const found = await trx
            .selectFrom('delivery_settings')
            .select('revision')
            .where('siteId', '=', siteId)
            .executeTakeFirst();
          throw new DeliverySettingsConflict({ expected, found: found?.revision ?? 0 });
        }
        await recordChange(trx, [deliverySettingsTag(siteId)]);
        return written;
      }),
  };
}

export type DeliverySettingsStore = ReturnType<typeof createDeliverySettingsStore>;
