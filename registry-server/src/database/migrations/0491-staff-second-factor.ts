import { type Kysely, sql } from 'kysely';

/** Second factors of staff, their recovery codes, and for which roles they are required. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_factor')
    .addColumn('userId', 'integer', (column) => column.primaryKey().references('staff_user.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('lastCounter', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmedAt', 'timestamptz')
    .execute();
  await db.schema
    .createTable('staff_recovery_code')
    .addColumn('codeHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('usedAt', 'timestamptz')
    .execute();
  await db.schema.createIndex('staff_recovery_code_user').on('staff_recovery_code').column('userId').execute();
  await db.schema
    .createTable('staff_factor_policy')
    .addColumn('role', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema
    .alterTable('staff_session')
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo(sql`'full'`))
    .execute();
}
