import { normaliseEmail } from '@witryna/module-schemas/validation';
import type { Insertable, Selectable } from 'kysely';
import type { StaffRole } from '../../access.ts';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { EmailTaken, LastAdmin } from './staff.errors.ts';
import type { FormLanguage, StaffUserTable } from './staff.tables.ts';

export type StaffUserRow = Selectable<StaffUserTable>;

/** What may be changed of a person; a new password or role ends all sessions. */
export interface StaffUserChange {
  readonly name?: string;
  readonly role?: StaffRole;
  readonly passwordHash?: string;
  readonly isActive?: boolean;
  readonly formLanguage?: FormLanguage;
  readonly mailsOnPublication?: boolean;
  readonly mailsOnComments?: boolean;
}

/** Staff users. */
export function createStaffUsersStore(db: Db) {
  return {
    findByEmail: (email: string) =>
      db.selectFrom('staff_user').selectAll().where('email', '=', normaliseEmail(email)).executeTakeFirst(),

    find: (id: number): Promise<StaffUserRow | undefined> =>
      db.selectFrom('staff_user').selectAll().where('id', '=', id).executeTakeFirst(),

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('staff_user').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    async list({ limit, offset }: { limit: number; offset: number }) {
      const items = await db
        .selectFrom('staff_user')
        .selectAll()
        .orderBy('email')
        .limit(limit)
        .offset(offset)
        .execute();
      const count = await db
        .selectFrom('staff_user')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { items, total: count.total };
    },

    async create(user: Omit<Insertable<StaffUserTable>, 'id' | 'isActive' | 'updatedAt'>): Promise<StaffUserRow> {
      try {
        return await db
          .insertInto('staff_user')
          .values({ ...user, email: normaliseEmail(user.email), updatedAt: user.createdAt })
          .returningAll()
          .executeTakeFirstOrThrow();
      } catch (error) {
        if (brokenUniqueConstraint(error) === 'staff_user_email_key') throw new EmailTaken(user.email);
        throw error;
      }
    },

    /** Undefined when there is no such person. */
    update(id: number, change: StaffUserChange, now: Date): Promise<StaffUserRow | undefined> {
      return inTransaction(db, async (trx) => {
        const before = await lockUser(trx, id);
        if (!before) return undefined;
        await keepAnAdmin(trx, before, change);
        const after = await trx
          .updateTable('staff_user')
          .set({ ...change, updatedAt: now })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (endsSessions(before, change)) await trx.deleteFrom('staff_session').where('userId', '=', id).execute();
        return after;
      });
    },
  };
}

export type StaffUsersStore = ReturnType<typeof createStaffUsersStore>;

function endsSessions(before: StaffUserRow, change: StaffUserChange): boolean {
  if (change.passwordHash !== undefined || change.isActive === false) return true;
  return change.role !== undefined && change.role !== before.role;
}

/** All administrators are locked, in one order: two of them dismissing each other must not both succeed. */
async function lockUser(trx: Trx, id: number): Promise<StaffUserRow | undefined> {
  const rows = await trx
    .selectFrom('staff_user')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('role', '=', 'admin')]))
    .orderBy('id')
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .execute();
  return rows.find((row) => row.id === id);
}

async function keepAnAdmin(trx: Trx, before: StaffUserRow, change: StaffUserChange): Promise<void> {
  const loses = (change.role !== undefined && change.role !== 'admin') || change.isActive === false;
  if (before.role !== 'admin' || !before.isActive || !loses) return;
  const other = await trx
    .selectFrom('staff_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('id', '!=', before.id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new LastAdmin();
}
