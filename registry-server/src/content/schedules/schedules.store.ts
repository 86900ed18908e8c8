import type { Selectable } from 'kysely';
import { earliest } from '../../commerce/catalog/index.ts';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import type { PageScheduleTable } from './schedules.tables.ts';

export type ScheduleRow = Selectable<PageScheduleTable>;

/** The next moment at which a schedule does something; a publication that failed is not tried again. */
export function nextMoment({ publishAt, unpublishAt, failedAt }: Omit<ScheduleRow, 'pageId'>): Date | undefined {
  return earliest([failedAt ? undefined : (publishAt ?? undefined), unpublishAt ?? undefined]);
}

/** Schedules of pages: rows and nothing else. */
export function createSchedulesStore(db: Db) {
  const pending = () =>
    db
      .selectFrom('page_schedule')
      .where((eb) =>
        eb.or([
          eb.and([eb('publishAt', 'is not', null), eb('failedAt', 'is', null)]),
          eb('unpublishAt', 'is not', null),
        ]),
      );

  return {
    find: (pageId: number): Promise<ScheduleRow | undefined> =>
      db.selectFrom('page_schedule').selectAll().where('pageId', '=', pageId).executeTakeFirst(),

    /** The schedule of the page at an address. */
    findAt: (siteId: number, slug: string): Promise<ScheduleRow | undefined> =>
      db
        .selectFrom('page_schedule')
        .innerJoin('page', 'page.id', 'page_schedule.pageId')
        .selectAll('page_schedule')
        .where('page.siteId', '=', siteId)
        .where('page.slug', '=', slug)
        .executeTakeFirst(),

    put: (trx: Trx, row: ScheduleRow) =>
      trx
        .insertInto('page_schedule')
        .values(row)
        .onConflict((conflict) => conflict.column('pageId').doUpdateSet(row))
        .execute(),

    remove: (trx: Db | Trx, pageId: number) => trx.deleteFrom('page_schedule').where('pageId', '=', pageId).execute(),

    /** Rows of which something is due at this moment, the earliest publication first. */
    listDue: (at: Date): Promise<ScheduleRow[]> =>
      db
        .selectFrom('page_schedule')
        .selectAll()
        .where((eb) =>
          eb.or([eb.and([eb('publishAt', '<=', at), eb('failedAt', 'is', null)]), eb('unpublishAt', '<=', at)]),
        )
        .orderBy('publishAt')
        .limit(DUE_AT_ONCE)
        .execute(),

    async findNext(): Promise<Date | undefined> {
      const [publish, unpublish] = await Promise.all([
        pending()
          .select('publishAt as at')
          .where('publishAt', 'is not', null)
          .where('failedAt', 'is', null)
          .orderBy('publishAt')
          .limit(1)
          .executeTakeFirst(),
        pending()
          .select('unpublishAt as at')
          .where('unpublishAt', 'is not', null)
          .orderBy('unpublishAt')
          .limit(1)
          .executeTakeFirst(),
      ]);
      return earliest([publish?.at ?? undefined, unpublish?.at ?? undefined]);
    },

    /** What was due is done: the moment is forgotten, unless somebody has set another one meanwhile. */
    async finish(row: ScheduleRow, moment: 'publishAt' | 'unpublishAt'): Promise<void> {
      await db
        .updateTable('page_schedule')
        .set(moment === 'publishAt' ? { publishAt: null, revisionId: null } : { unpublishAt: null })
        .where('pageId', '=', row.pageId)
        .where(moment, '=', row[moment])
        .execute();
      await db
        .deleteFrom('page_schedule')
        .where('pageId', '=', row.pageId)
        .where('publishAt', 'is', null)
        .where('unpublishAt', 'is', null)
        .execute();
    },

    fail: (row: ScheduleRow, failedAt: Date) =>
      db
        .updateTable('page_schedule')
        .set({ failedAt })
        .where('pageId', '=', row.pageId)
        .where('publishAt', '=', row.publishAt)
        .execute(),
  };
}

const DUE_AT_ONCE = 100;

export type SchedulesStore = ReturnType<typeof createSchedulesStore>;
