import type { Selectable } from 'kysely';
import type { StaffRole } from '../../../access.ts';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { createRecoveryCodes, hashOfRecoveryCode } from './recovery-codes.ts';
import type { StaffFactorTable } from './second-factor.tables.ts';

export type FactorRow = Selectable<StaffFactorTable>;

const NO_CODE_YET = -1;

/** Second factors of staff, and whom they are required of. */
export function createSecondFactorStore(db: Db) {
  return {
    find: (userId: number): Promise<FactorRow | undefined> =>
      db.selectFrom('staff_factor').selectAll().where('userId', '=', userId).executeTakeFirst(),

    async isOn(userId: number): Promise<boolean> {
      const row = await db
        .selectFrom('staff_factor')
        .select('userId')
        .where('userId', '=', userId)
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Which of these people have one. */
    async whoHas(userIds: readonly number[]): Promise<ReadonlySet<number>> {
      if (userIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('staff_factor')
        .select('userId')
        .where('userId', 'in', userIds)
        .where('confirmedAt', 'is not', null)
        .execute();
      return new Set(rows.map(({ userId }) => userId));
    },

    /** Begins anew; false when one is confirmed already. */
    async begin(userId: number, secret: string, now: Date): Promise<boolean> {
      const row = await db
        .insertInto('staff_factor')
        .values({ userId, secret, lastCounter: NO_CODE_YET, createdAt: now, confirmedAt: null })
        .onConflict((conflict) =>
          conflict
            .column('userId')
            .doUpdateSet({ secret, lastCounter: NO_CODE_YET, createdAt: now })
            .where('staff_factor.confirmedAt', 'is', null),
        )
        .returning('userId')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes the code of a step of time; false when that one, or a later one, was taken before. */
    async useCounter({ userId, secret }: FactorRow, counter: number): Promise<boolean> {
      const row = await db
        .updateTable('staff_factor')
        .set({ lastCounter: counter })
        .where('userId', '=', userId)
        .where('secret', '=', secret)
        .where('lastCounter', '<', counter)
        .returning('userId')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Takes a recovery code, once. */
    async useRecoveryCode(userId: number, code: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('staff_recovery_code')
        .set({ usedAt: now })
        .where('codeHash', '=', hashOfRecoveryCode(userId, code))
        .where('userId', '=', userId)
        .where('usedAt', 'is', null)
        .returning('userId')
        .executeTakeFirst();
      return row !== undefined;
    },

    async recoveryCodesLeft(userId: number): Promise<number> {
      const { left } = await db
        .selectFrom('staff_recovery_code')
        .select((eb) => eb.fn.countAll<number>().as('left'))
        .where('userId', '=', userId)
        .where('usedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return left;
    },

    /** Switches it on; gives new recovery codes, which are kept as hashes only. Every session from before has ended. */
    confirm: (userId: number, now: Date): Promise<string[]> =>
      inTransaction(db, async (trx) => {
        await trx.updateTable('staff_factor').set({ confirmedAt: now }).where('userId', '=', userId).execute();
        await trx.deleteFrom('staff_session').where('userId', '=', userId).execute();
        await trx.deleteFrom('staff_recovery_code').where('userId', '=', userId).execute();
        const codes = createRecoveryCodes();
        const rows = codes.map((code) => ({ codeHash: hashOfRecoveryCode(userId, code), userId, usedAt: null }));
        await trx.insertInto('staff_recovery_code').values(rows).execute();
        return codes;
      }),

    /** Ten other recovery codes; those before have ended. */
    renewCodes: (userId: number): Promise<string[]> =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('staff_recovery_code').where('userId', '=', userId).execute();
        const codes = createRecoveryCodes();
        const rows = codes.map((code) => ({ codeHash: hashOfRecoveryCode(userId, code), userId, usedAt: null }));
        await trx.insertInto('staff_recovery_code').values(rows).execute();
        return codes;
      }),

    /** Forgets it with its recovery codes; `endsSessions` also signs the person out. */
    remove: (userId: number, { endsSessions }: { readonly endsSessions: boolean }): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('staff_factor').where('userId', '=', userId).execute();
        await trx.deleteFrom('staff_recovery_code').where('userId', '=', userId).execute();
        if (endsSessions) await trx.deleteFrom('staff_session').where('userId', '=', userId).execute();
      }),

    async requiredRoles(): Promise<StaffRole[]> {
      const rows = await db.selectFrom('staff_factor_policy').select('role').orderBy('role').execute();
      return rows.map(({ role }) => role);
    },

    /** Requires it of these roles alone; whoever has none there is signed out, to set it up at the next sign-in. */
    require: (roles: readonly StaffRole[]): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('staff_factor_policy').execute();
        if (roles.length === 0) return;
        await trx
          .insertInto('staff_factor_policy')
          .values(roles.map((role) => ({ role })))
          .execute();
        await trx
          .deleteFrom('staff_session')
          .where('userId', 'in', (eb) => eb.selectFrom('staff_user').select('id').where('role', 'in', roles))
          .where('userId', 'not in', (eb) =>
            eb.selectFrom('staff_factor').select('userId').where('confirmedAt', 'is not', null),
          )
          .execute();
      }),
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
