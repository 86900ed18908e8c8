import { type ContentType, fittingContentProperties, type PageDocument } from '@witryna/module-schemas';
import { earliest } from '../../commerce/catalog/index.ts';
import type { Db } from '../../database/dialects.ts';

/** What a published address is answered with. */
export interface PublishedPage {
  readonly id: number;
  readonly slug: string;
  readonly isTemplate: boolean;
  readonly publishedAt: Date;
  /** Slug of the page above it, where there is one. */
  readonly parentSlug: string | null;
  /** Shared with the pages of other sites that say the same. */
  readonly translationGroup: string | null;
  readonly document: PageDocument;
}

/** Pages that readers see at this moment, and the first moment at which they see another one of those asked for. */
export interface Shown<T> {
  readonly shown: T;
  readonly appearsAt?: Date;
}

/** Content of one type that is looked through at once. */
const MOST_OF_TYPE = 200;

/** Pages as readers see them: articles that are held back are not there. */
export function createPublishedPages(db: Db) {
  const published = () =>
    db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.id', 'page.slug', 'page.isTemplate', 'page.publishedAt', 'page.visibleFrom', 'page.parentSlug'])
      .select('page.translationGroup')
      .select('page_revision.document');

  async function lookUp(siteId: number, slug: string): Promise<Shown<PublishedPage | undefined>> {
    const row = await published()
      .where('page.siteId', '=', siteId)
      .where('page.slug', '=', slug)
      .where('page.isTemplate', '=', false)
      .executeTakeFirst();
    const { shown, appearsAt } = split(row ? [row] : []);
    return { shown: shown[0], ...(appearsAt && { appearsAt }) };
  }

  async function lookUpMany(siteId: number, slugs: readonly string[]): Promise<Shown<PublishedPage[]>> {
    if (slugs.length === 0) return { shown: [] };
    const rows = await published()
      .where('page.siteId', '=', siteId)
      .where('page.slug', 'in', slugs)
      .where('page.isTemplate', '=', false)
      .execute();
    return split(rows);
  }

  return {
    /** What readers get at an address, and when that changes by itself; a template has no address of its own. */
    lookUp,

    /** Published pages by slug, in one query, and when the first of those held back appears. */
    lookUpMany,

    findPublished: async (siteId: number, slug: string): Promise<PublishedPage | undefined> =>
      (await lookUp(siteId, slug)).shown,

    findManyPublished: async (siteId: number, slugs: readonly string[]): Promise<PublishedPage[]> =>
      (await lookUpMany(siteId, slugs)).shown,

    async findPublishedById(siteId: number, id: number): Promise<PublishedPage | undefined> {
      const row = await published()
        .where('page.siteId', '=', siteId)
        .where('page.id', '=', id)
        .where('page.isTemplate', '=', false)
        .executeTakeFirst();
      return split(row ? [row] : []).shown[0];
    },

    /** Ids of those of the sites whose home page readers see. */
    async findSitesWithHome(siteIds: readonly number[]): Promise<number[]> {
      const rows = await db
        .selectFrom('page')
        .select('siteId')
        .where('siteId', 'in', siteIds)
        .where('slug', '=', '')
        .where('isTemplate', '=', false)
        .where('publishedRevisionId', 'is not', null)
        .where((eb) => eb.or([eb('visibleFrom', 'is', null), eb('visibleFrom', '<=', new Date())]))
        .execute();
      return rows.map(({ siteId }) => siteId);
    },

    /** Published content of a type that has no address in the shop, the latest first; there is little of it. */
    async findPublishedOfType(siteId: number, type: ContentType): Promise<PublishedPage[]> {
      const rows = await published()
        .where('page.siteId', '=', siteId)
        .where('page.type', '=', type)
        .where('page.isTemplate', '=', false)
        .orderBy('page.publishedAt', 'desc')
        .orderBy('page.id', 'desc')
        .limit(MOST_OF_TYPE)
        .execute();
      return split(rows).shown;
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
  };
}

interface PublishedRow extends Omit<PublishedPage, 'document' | 'publishedAt'> {
  readonly document: string;
  readonly publishedAt: Date | null;
  readonly visibleFrom: Date | null;
}

/** Rows of published pages as readers see them at this moment. */
export function split(rows: readonly PublishedRow[]): Shown<PublishedPage[]> {
  const now = new Date();
  const held = rows.flatMap(({ visibleFrom }) => (visibleFrom && visibleFrom > now ? [visibleFrom] : []));
  const appearsAt = earliest(held);
  return {
    shown: rows.filter(({ visibleFrom }) => !visibleFrom || visibleFrom <= now).map(publishedOf),
    ...(appearsAt && { appearsAt }),
  };
}

function publishedOf({ visibleFrom: _, ...row }: PublishedRow): PublishedPage {
  const document = JSON.parse(row.document) as PageDocument;
  return {
    ...row,
    publishedAt: row.publishedAt ?? new Date(0),
    // What was stored before its schema, or past it, is nothing that readers may be told.
    document: { ...document, contentProperties: fittingContentProperties(document) },
  };
}
