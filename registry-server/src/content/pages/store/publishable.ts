import type { PageDocument, PageFault } from '@witryna/module-schemas';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import { findPageFaults } from '../page-faults.ts';
import type { PageRow } from '../page-row.ts';
import { PageInvalid } from '../pages.errors.ts';
import { readText } from './locked-page.ts';

/** What readers see, or saw last. */
export async function readLastPublished(trx: Db | Trx, page: PageRow): Promise<PageDocument | undefined> {
  const revision = await trx
    .selectFrom('page_revision')
    .select('document')
    .where('pageId', '=', page.id)
    .where('publishedAt', 'is not', null)
    .$if(page.publishedRevisionId !== null, (query) => query.where('id', '=', page.publishedRevisionId))
    .orderBy('publishedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return revision && readText(revision.document);
}

/** Everything for which this state of a page would not be published. */
export const faultsOfPage = (trx: Db | Trx, page: PageRow, document: PageDocument): Promise<PageFault[]> =>
  findPageFaults(trx, {
    siteId: page.siteId,
    slug: page.slug,
    ownKey: page.type === 'snippet' ? page.slug : undefined,
    document,
    readPublished: () => readLastPublished(trx, page),
  });

/** @throws PageInvalid when readers may not see this state of the page */
export async function requirePublishable(trx: Trx, page: PageRow, document: PageDocument): Promise<void> {
  const faults = await faultsOfPage(trx, page, document);
  if (faults.length > 0) throw new PageInvalid(faults);
}
