import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import { type Paging, rowsOf } from '../../../http/paging.ts';
import type { PaymentIncidentTable } from '../payments.tables.ts';
import type { IncidentKind } from './incident-kind.ts';

export type PaymentIncident = Selectable<PaymentIncidentTable>;

export interface IncidentInput {
  readonly kind: IncidentKind;
  /** Tells it from others of its kind; the same again counts up instead of making a row. */
  readonly subject: string;
  readonly provider?: string | null;
  readonly orderId?: number | null;
  readonly attemptId?: number | null;
  /** Nothing personal, nothing secret. */
  readonly details?: Readonly<Record<string, string | number | null>>;
  readonly now: Date;
}

/** Records something that staff have to look into; one that was resolved and happens again is open again. */
export async function recordIncident(db: Db | Trx, incident: IncidentInput): Promise<void> {
  const { kind, subject, provider = null, orderId = null, attemptId = null, details = {}, now } = incident;
  await db
    .insertInto('payment_problem')
    .values({
      key: `${kind}:${subject}`,
      kind,
      provider,
      orderId,
      attemptId,
      details: JSON.stringify(details),
      seen: 1,
      firstAt: now,
      lastAt: now,
      dealtAt: null,
      dealtBy: null,
      note: null,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        seen: eb('payment_problem.seen', '+', 1),
        lastAt: now,
        dealtAt: null,
        dealtBy: null,
        note: null,
      })),
    )
    .execute();
}

/** What was to be done is done: whoever did it need not say so a second time. */
export async function settleIncident(
  trx: Trx,
  { kind, subject, staffId, now }: { kind: IncidentKind; subject: string; staffId: number | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('payment_problem')
    .set({ dealtAt: now, dealtBy: staffId })
    .where('key', '=', `${kind}:${subject}`)
    .where('dealtAt', 'is', null)
    .execute();
}

/** Incidents as staff see them. */
export function createIncidentsStore(db: Db) {
  const listed = (isOpen: boolean) => db.selectFrom('payment_problem').where('dealtAt', isOpen ? 'is' : 'is not', null);
  return {
    async list(isOpen: boolean, paging: Paging): Promise<{ items: PaymentIncident[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const items = await listed(isOpen)
        .selectAll()
        .orderBy('lastAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await listed(isOpen)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items, total: Number(total) };
    },

    /** Undefined when there is no such incident; one that was dealt with stays as it is. */
    async markDealt(id: number, staffId: number, note: string | null, now: Date): Promise<PaymentIncident | undefined> {
      await db
        .updateTable('payment_problem')
        .set({ dealtAt: now, dealtBy: staffId, note })
        .where('id', '=', id)
        .where('dealtAt', 'is', null)
        .execute();
      return db.selectFrom('payment_problem').selectAll().where('id', '=', id).executeTakeFirst();
    },
  };
}

export type IncidentsStore = ReturnType<typeof createIncidentsStore>;
