import { type ContentType, fittingContentProperties, type PageDocument } from '@witryna/module-schemas';
import { earliest } from '../../commerce/catalog/index.ts';
import type { Db } from '../../database/dialects.ts';

/** What a published address is answered with. */
export interface PublishedPage {
  readonly id: number;
  readonly slug: string;
  readonly isTemplate: boolean;
  readonly publishedAt: Date;
  readonly document: PageDocument;
}

/** Pages that readers see at this moment, and the first moment at which they see another one of those asked for. */
export interface Shown<T> {
  readonly shown: T;
  readonly appearsAt?: Date;
}

/** A published page that answers at an address of its site. */
export interface PageAtAddress {
  readonly siteId: number;
  readonly type: ContentType;
  readonly isTemplate: boolean;
}

/** Pages as readers see them: articles that are held back are not there. */
export function createPublishedPages(db: Db) {
  const published = () =>
    db
      .selectFrom('page')
      .innerJoin('page_revision', 'page_revision.id', 'page.publishedRevisionId')
      .select(['page.id', 'page.slug', 'page.isTemplate', 'page.publishedAt', 'page.visibleFrom'])
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

    /** What is published at an address of these sites, with the templates that show entities of a type there. */
    async findAtAddress(
      siteIds: readonly number[],
      slug: string,
      entityType: ContentType | undefined,
    ): Promise<PageAtAddress[]> {
      const shown = db
        .selectFrom('page')
        .select(['siteId', 'type', 'isTemplate'])
        .where('siteId', 'in', siteIds)
        .where('publishedRevisionId', 'is not', null)
        .where((eb) => eb.or([eb('visibleFrom', 'is', null), eb('visibleFrom', '<=', new Date())]));
      const atSlug = shown.where('slug', '=', slug).where('isTemplate', '=', false);
      if (entityType === undefined) return atSlug.execute();
      // Two queries in one: each has an index of its own.
      return atSlug.unionAll(shown.where('type', '=', entityType).where('isTemplate', '=', true)).execute();
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

function split(rows: readonly PublishedRow[]): Shown<PublishedPage[]> {
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
