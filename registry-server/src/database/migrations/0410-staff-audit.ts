import type { Kysely } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('staff_audit'), engine)
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actorId', 'integer')
    .addColumn('actorName', 'text', (column) => column.notNull())
    .addColumn('action', binaryText(engine), (column) => column.notNull())
    .addColumn('subject', 'jsonb', (column) => column.notNull())
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('status', 'integer')
    .execute();
  await db.schema.createIndex('staff_audit_at').on('staff_audit').columns(['at', 'id']).execute();
  await db.schema.createIndex('staff_audit_actor').on('staff_audit').columns(['actorId', 'at', 'id']).execute();
  await db.schema.createIndex('staff_audit_action').on('staff_audit').columns(['action', 'at', 'id']).execute();
}
