import { type ContentType, fittingContentProperties, type PageDocument } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';

/** What a published address is answered with. */
export interface PublishedPage {
  readonly id: number;
  readonly slug: string;
  readonly isTemplate: boolean;
  readonly publishedAt: Date;
  readonly document: PageDocument;
}

/** Pages as readers see them. */
export function createPublishedPages(db: Db) {
  const published = () =>
    db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.id', 'page.slug', 'page.isTemplate', 'page.publishedAt', 'page_revision.document']);

  return {
    /** What readers get at an address; a template has none of its own. */
    async findPublished(siteId: number, slug: string): Promise<PublishedPage | undefined> {
      const row = await published()
        .where('page.siteId', '=', siteId)
        .where('page.slug', '=', slug)
        .where('page.isTemplate', '=', false)
        .executeTakeFirst();
      return row && publishedOf(row);
    },

    async findPublishedById(siteId: number, id: number): Promise<PublishedPage | undefined> {
      const row = await published()
        .where('page.siteId', '=', siteId)
        .where('page.id', '=', id)
        .where('page.isTemplate', '=', false)
        .executeTakeFirst();
      return row && publishedOf(row);
    },

    /** The template that shows entities of a type: the one published last. */
    async findTemplate(siteId: number, type: ContentType): Promise<PublishedPage | undefined> {
      const row = await published()
        .where('page.siteId', '=', siteId)
        .where('page.type', '=', type)
        .where('page.isTemplate', '=', true)
        .orderBy('page.publishedAt', 'desc')
        .orderBy('page.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && publishedOf(row);
    },

    /** Published pages by slug, in one query. */
    async findManyPublished(siteId: number, slugs: readonly string[]): Promise<PublishedPage[]> {
      if (slugs.length === 0) return [];
      const rows = await published()
        .where('page.siteId', '=', siteId)
        .where('page.slug', 'in', slugs)
        .where('page.isTemplate', '=', false)
        .execute();
      return rows.map(publishedOf);
    },
  };
}

function publishedOf(
  row: { document: string; publishedAt: Date | null } & Omit<PublishedPage, 'document' | 'publishedAt'>,
) {
  const document = JSON.parse(row.document) as PageDocument;
  return {
    ...row,
    publishedAt: row.publishedAt ?? new Date(0),
    // What was stored before its schema, or past it, is nothing that readers may be told.
    document: { ...document, contentProperties: fittingContentProperties(document) },
  };
}
