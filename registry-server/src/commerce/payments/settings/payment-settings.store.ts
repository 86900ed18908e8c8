import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { PaymentSettingsConflict } from '../payments.errors.ts';
import type { PaymentSettingsTable } from '../payments.tables.ts';
import type { PaymentSettings } from './payment-settings.ts';

export type StoredPaymentSettings = Omit<Selectable<PaymentSettingsTable>, 'siteId'>;

const TAG = 'payment-settings:';
/** What every change of a site's settings is told under. */
export const paymentSettingsTag = (siteId: number) => `${TAG}${siteId}`;
/** The site that a tag speaks of. */
export const siteOfSettingsTag = (tag: string) => (tag.startsWith(TAG) ? Number(tag.slice(TAG.length)) : undefined);

/** One document of a site, as staff keep it. */
export function createPaymentSettingsStore(db: Db, now: () => Date = () => new Date()) {
  return {
    all: (): Promise<Selectable<PaymentSettingsTable>[]> => db.selectFrom('payment_settings').selectAll().execute(),

    /** Undefined while the site has the defaults. */
    find: (siteId: number): Promise<StoredPaymentSettings | undefined> =>
      db
        .selectFrom('payment_settings')
        .select(['document', 'revision', 'updatedAt'])
        .where('siteId', '=', siteId)
        .executeTakeFirst(),

    /** Replaces the document of this revision, 0 where there is none; throws `PaymentSettingsConflict`. */
    replace: (siteId: number, expected: number, settings: PaymentSettings): Promise<StoredPaymentSettings> =>
      inTransaction(db, async (trx) => {
        const values = { document: JSON.stringify(settings), revision: expected + 1, updatedAt: now() };
        const returned = ['document', 'revision', 'updatedAt'] as const;
        const written =
          expected === 0
            ? await trx
                .insertInto('payment_settings')
                .values({ siteId, ...values })
                .onConflict((conflict) => conflict.column('siteId').doNothing())
                .returning(returned)
                .executeTakeFirst()
            : await trx
                .updateTable('payment_settings')
                .set(values)
                .where('siteId', '=', siteId)
                .where('revision', '=', expected)
                .returning(returned)
                .executeTakeFirst();
        if (!written) {
          const found = await trx
            .selectFrom('payment_settings')
            .select('revision')
            .where('siteId', '=', siteId)
            .executeTakeFirst();
          throw new PaymentSettingsConflict({ expected, found: found?.revision ?? 0 });
        }
        await recordChange(trx, [paymentSettingsTag(siteId)]);
        return written;
      }),
  };
}

export type PaymentSettingsStore = ReturnType<typeof createPaymentSettingsStore>;
