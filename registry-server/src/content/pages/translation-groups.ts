import type { Db } from '../../database/dialects.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { type PageRow, selectPages } from './page-row.ts';
import { TranslationTaken } from './pages.errors.ts';

/** What every page carries that has translations: which of them readers see is said on all. */
export const translationsTag = (group: string) => `translations:${group}`;

/** Which pages of several sites say the same. */
export function createTranslationGroups(db: Db) {
  return {
    /** The pages of a group, each of another site. */
    listGroup: (group: string): Promise<PageRow[]> =>
      selectPages(db).where('page.translationGroup', '=', group).orderBy('page.siteId').execute(),

    /**
     * Puts pages into a group, or takes them out of theirs. What was put in tells the same from now on.
     * @throws TranslationTaken where a site has another page in the group
     */
    setTranslationGroup: (ids: readonly number[], group: string | null): Promise<void> =>
      inTransaction(db, async (trx) => {
        const pages = await selectPages(trx).where('page.id', 'in', ids).execute();
        const changed = pages.filter((page) => page.translationGroup !== group);
        if (changed.length === 0) return;
        await trx
          .updateTable('page')
          .set({ translationGroup: group, translatedAt: group === null ? null : new Date() })
          .where(
            'id',
            'in',
            changed.map(({ id }) => id),
          )
          .execute();
        const groups = [group, ...changed.map((page) => page.translationGroup)].filter((name) => name !== null);
        await recordChange(trx, [...changed.map(({ id }) => `page:${id}`), ...groups.map(translationsTag)]);
      }).catch((error: unknown) => {
        const isTaken = brokenUniqueConstraint(error) === 'page_translationGroup_siteId_key';
        throw isTaken ? new TranslationTaken(group ?? '') : error;
      }),

    /** Says that these pages tell what their sources tell at this moment. */
    markTranslated: async (ids: readonly number[]): Promise<void> => {
      if (ids.length === 0) return;
      await db.updateTable('page').set({ translatedAt: new Date() }).where('id', 'in', ids).execute();
    },
  };
}
