import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('staff_user'), engineOf(db))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('viewer', 'editor', 'publisher', 'admin')`),
    )
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('isActive', 'boolean', (column) => column.notNull().defaultTo(sql`true`))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('staff_session')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'integer', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('lastSeenAt', 'timestamptz', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('staff_session_user').on('staff_session').column('userId').execute();
  await db.schema.createIndex('staff_session_expiry').on('staff_session').column('expiresAt').execute();

  await db.schema
    .createTable('staff_sign_in_failure')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('lastFailureAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('staff_sign_in_failure_age')
    .on('staff_sign_in_failure')
    .column('lastFailureAt')
    .execute();
}
