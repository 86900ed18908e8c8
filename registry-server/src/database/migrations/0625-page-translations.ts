import type { Kysely } from 'kysely';

/** Pages of several sites that say the same share a group, each site with one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('page').addColumn('translationGroup', 'text').execute();
  await db.schema.alterTable('page').addColumn('translatedAt', 'timestamptz').execute();
  await db.schema
    .createIndex('page_translationGroup_siteId_key')
    .unique()
    .on('page')
    .columns(['translationGroup', 'siteId'])
    .execute();
}
