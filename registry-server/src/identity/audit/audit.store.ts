import type { Insertable, Selectable } from 'kysely';
import { deleteOldest } from '../../database/delete-oldest.ts';
import type { Db } from '../../database/dialects.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import type { AuditDetails, AuditSubject, StaffAuditTable } from './audit.tables.ts';

export type AuditRow = Selectable<StaffAuditTable>;

export interface NewAuditEntry {
  readonly at: Date;
  readonly actor: { readonly id: number | null; readonly name: string };
  readonly action: string;
  readonly subject: AuditSubject;
  readonly details: AuditDetails;
  readonly status?: number;
}

export interface AuditQuery extends Paging {
  readonly actor?: number | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  /** The first instant that is left out. */
  readonly to?: Date | undefined;
}

/** What staff did. Entries are added and finished, never changed otherwise. */
export function createAuditStore(db: Db) {
  return {
    async add(entry: NewAuditEntry): Promise<number> {
      const { id } = await db.insertInto('staff_audit').values(rowOf(entry)).returning('id').executeTakeFirstOrThrow();
      return id;
    },

    /** Says how the request ended, and what it has changed, where that is known by now. */
    async finish(id: number, status: number, details?: AuditDetails): Promise<void> {
      const changes = { status, ...(details && { details: JSON.stringify(details) }) };
      await db.updateTable('staff_audit').set(changes).where('id', '=', id).execute();
    },

    /** Newest first. */
    async list({ actor, action, from, to, ...paging }: AuditQuery): Promise<{ items: AuditRow[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const matching = db
        .selectFrom('staff_audit')
        .$if(actor !== undefined, (query) => query.where('actorId', '=', actor ?? 0))
        .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
        .$if(from !== undefined, (query) => query.where('at', '>=', from ?? new Date(0)))
        .$if(to !== undefined, (query) => query.where('at', '<', to ?? new Date(0)));
      const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = await matching
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    /** Forgets some of what is older, since what staff did is personal data of theirs as well; answers how many rows it was. */
    forgetOld: (before: Date, limit: number): Promise<number> =>
      deleteOldest(db, 'staff_audit', { time: 'at', before, limit }),
  };
}

export type AuditStore = ReturnType<typeof createAuditStore>;

function rowOf({ at, actor, action, subject, details, status }: NewAuditEntry): Insertable<StaffAuditTable> {
  return {
    at,
    actorId: actor.id,
    actorName: actor.name,
    action,
    subject: JSON.stringify(subject),
    details: JSON.stringify(details),
    status: status ?? null,
  };
}
