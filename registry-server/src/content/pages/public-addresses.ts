import { type ContentType, PAGE_CONTENT_TYPES } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { isIndexable, markedDocument } from './indexable.ts';

/** A page that search engines are to find at its address. */
export interface PublicAddress {
  readonly id: number;
  readonly slug: string;
  readonly type: ContentType;
  readonly translationGroup: string | null;
  readonly publishedAt: Date;
}

/** The published pages of a site by the order of their ids, for those who list all of them. */
export function createPublicAddresses(db: Db) {
  const shownAt = (siteId: number, now: Date) =>
    db
      .selectFrom('page')
      .where('page.siteId', '=', siteId)
      .where('page.isTemplate', '=', false)
      .where('page.type', 'in', PAGE_CONTENT_TYPES)
      .where('page.publishedRevisionId', 'is not', null)
      .where((eb) => eb.or([eb('page.visibleFrom', 'is', null), eb('page.visibleFrom', '<=', now)]));

  return {
    /** How many pages readers may reach, those that search engines are kept from included. */
    async countPublicAddresses(siteId: number): Promise<number> {
      const { total } = await shownAt(siteId, new Date())
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Up to `limit` rows after the page of this id, without `noindex` and without a canonical address elsewhere. */
    async listPublicAddresses(siteId: number, after: number, limit: number) {
      const rows = await shownAt(siteId, new Date())
        .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
        .select(['page.id', 'page.slug', 'page.publishedAt'])
        .select(['page.type', 'page.translationGroup', markedDocument.as('marked')])
        .where('page.id', '>', after)
        .orderBy('page.id')
        .limit(limit)
        .execute();
      return {
        addresses: rows.filter(({ marked }) => isIndexable(marked)).map(addressOf),
        lastId: rows.at(-1)?.id,
        isLast: rows.length < limit,
      };
    },

    /** Which of these addresses readers find a page at, whatever search engines are told of it. */
    async slugsWithPage(siteId: number, slugs: readonly string[]): Promise<ReadonlySet<string>> {
      if (slugs.length === 0) return new Set();
      const rows = await shownAt(siteId, new Date()).select('page.slug').where('page.slug', 'in', slugs).execute();
      return new Set(rows.map(({ slug }) => slug));
    },
  };
}

const addressOf = (row: Omit<PublicAddress, 'publishedAt'> & { readonly publishedAt: Date | null }): PublicAddress => ({
  id: row.id,
  slug: row.slug,
  type: row.type,
  translationGroup: row.translationGroup,
  publishedAt: row.publishedAt ?? new Date(0),
});
