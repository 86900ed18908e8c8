import type { PageDocument } from '@witryna/module-schemas';
import type { Trx } from '../../database/transaction.ts';

/** How many states of a page that were never published are kept; the oldest go first. */
export const KEPT_DRAFTS = 100;

/** Adds a state of a page; it is never changed. */
export function insertRevision(
  trx: Trx,
  revision: { id: string; pageId: number; number: number; document: PageDocument; createdAt: Date; createdBy: string },
) {
  return trx
    .insertInto('page_revision')
    .values({ ...revision, document: JSON.stringify(revision.document), publishedAt: null })
    .execute();
}

/** The number of a page's next state. */
export async function nextNumber(trx: Trx, pageId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('page_revision')
    .select((rows) => rows.fn.max('number').as('last'))
    .where('pageId', '=', pageId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Lets go of old states that nobody but editors has seen. */
export async function pruneDrafts(
  trx: Trx,
  page: { readonly id: number; readonly draftRevisionId: string },
): Promise<void> {
  const surplus = trx
    .selectFrom('page_revision')
    .select('id')
    .where('pageId', '=', page.id)
    .where('publishedAt', 'is', null)
    .where('id', '!=', page.draftRevisionId)
    // One that is to be published is waited for.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('page_schedule').select('pageId').whereRef('page_schedule.revisionId', '=', 'page_revision.id'),
        ),
      ),
    )
    .orderBy('number', 'desc')
    // SQLite takes an offset only beside a limit.
    .limit(1_000_000)
    .offset(KEPT_DRAFTS - 1);
  await trx.deleteFrom('page_revision').where('id', 'in', surplus).execute();
}
