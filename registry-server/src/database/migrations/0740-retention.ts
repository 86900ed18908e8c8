import { type Kysely, sql } from 'kysely';

/** How long each kind of data is kept where it is not the default, the lease of who removes it, and what that needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_setting')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('days', 'integer', (column) => column.notNull().check(sql`days > 0`))
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('retention_lease')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('holder', 'text')
    .addColumn('heldUntil', 'timestamptz')
    .addColumn('lastRunAt', 'timestamptz')
    .execute();
  await sql`insert into retention_lease (id) values (1)`.execute(db);
  await sql`create index cart_guest_changed on cart ("updatedAt") where "customerId" is null`.execute(db);
}
