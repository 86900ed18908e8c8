import { normalizeForSearch } from '@witryna/module-schemas';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { slugAbove } from '../../parent-of.ts';
import { leaveRedirect } from '../../redirects/index.ts';
import { urlPathOf } from '../../slug.ts';
import type { PageRow } from '../page-row.ts';
import { lockVersion, updatePage } from './locked-page.ts';
import { tagsOf, tagsOfHome, tagsOfTagPage } from './page-tags.ts';
import { refusingTaken } from './refusing-taken.ts';

/** Moves pages to other addresses. */
export function createPageMoves(db: Db) {
  return {
    /** Gives the page another address; where readers knew the old one, a redirect stays. */
    move: (id: number, input: { version: number; slug: string }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockVersion(trx, id, input.version);
        if (page.slug === input.slug) return page;
        const { siteId, slug } = page;
        const moved = await updatePage(trx, id, {
          slug: input.slug,
          searchText: normalizeForSearch(`${page.title} ${urlPathOf(input.slug)}`),
          ...(page.parentSlug === (slugAbove(slug) ?? null) && { parentSlug: slugAbove(input.slug) ?? null }),
          version: page.version + 1,
          updatedBy: by,
        });
        if (page.publishedRevisionId !== null && !page.isTemplate) {
          await leaveRedirect(trx, { siteId, from: slug, to: input.slug });
          await moveChildren(trx, page, input.slug);
          await recordChange(trx, [
            ...[page, moved].flatMap((each) => [...tagsOf(each), ...tagsOfHome(each)]),
            ...(await tagsOfTagPage(trx, page)),
          ]);
        }
        return moved;
      }).catch(refusingTaken(input)),
  };
}

/** The pages below one that moved stay below it. */
async function moveChildren(trx: Trx, { siteId, slug }: PageRow, to: string): Promise<void> {
  await trx
    .updateTable('page')
    .set({ parentSlug: to })
    .where('siteId', '=', siteId)
    .where('parentSlug', '=', slug)
    .execute();
}
