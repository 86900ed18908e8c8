import type { ContentType } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';

/** How the state of a page's own text compares with that of another. */
export interface TranslationMoments {
  readonly pageId: number;
  readonly translatedAt: Date | null;
  /** When the draft was last changed; absent while it is as it was created. */
  readonly changedAt: Date | undefined;
}

export interface MissingQuery extends Paging {
  /** The site whose pages are looked for. */
  readonly fromId: number;
  /** The site that may lack them. */
  readonly siteId: number;
  readonly state: 'missing' | 'outdated';
  readonly type?: ContentType | undefined;
}

/** Types of pages that are about an entity of the catalogue, which all sites share. */
export const ENTITY_PAGE_TYPES = ['product', 'product-category'] as const satisfies ContentType[];

/** Parameters that one statement takes safely on both databases. */
const AT_ONCE = 500;

/** What is missing where, and what has changed since it was translated. */
export function createTranslationsStore(db: Db) {
  /** Pages of two sites, side by side, as a query to go on with. */
  const sideBySide = ({ fromId, siteId }: Pick<MissingQuery, 'fromId' | 'siteId'>, trx: Pick<Db, 'selectFrom'>) =>
    trx
      .selectFrom(['page as source', 'page as target'])
      .select(['source.id as sourceId', 'target.id as targetId'])
      .where('source.siteId', '=', fromId)
      .where('target.siteId', '=', siteId);

  /**
   * Versions of each other: by the group that they share, else by what is the same on all sites: the home page, pages
   * of an entity of the catalogue, templates of a type.
   */
  const withVersions = (query: MissingQuery) =>
    db
      .with('versions', (trx) =>
        sideBySide(query, trx)
          .whereRef('target.translationGroup', '=', 'source.translationGroup')
          .union(
            sideBySide(query, trx)
              .whereRef('target.slug', '=', 'source.slug')
              .where('source.isTemplate', '=', false)
              .where('target.isTemplate', '=', false)
              .where((eb) =>
                eb.or([
                  eb('source.slug', '=', ''),
                  eb.and([eb('source.type', 'in', ENTITY_PAGE_TYPES), eb('target.type', '=', eb.ref('source.type'))]),
                ]),
              ),
          )
          .union(
            sideBySide(query, trx)
              .whereRef('target.type', '=', 'source.type')
              .where('source.isTemplate', '=', true)
              .where('target.isTemplate', '=', true),
          ),
      )
      .selectFrom('page as source')
      .leftJoin('versions', 'versions.sourceId', 'source.id')
      .where('source.siteId', '=', query.fromId)
      .$if(query.type !== undefined, (pages) => pages.where('source.type', '=', query.type ?? 'page'));

  const missing = (query: MissingQuery) => withVersions(query).where('versions.targetId', 'is', null);

  const outdated = (query: MissingQuery) =>
    withVersions(query)
      .innerJoin('page as target', 'target.id', 'versions.targetId')
      .innerJoin('page_revision as draft', 'draft.id', 'source.draftRevisionId')
      .where('draft.number', '>', 1)
      .whereRef('draft.createdAt', '>', 'target.translatedAt');

  return {
    /** When these pages were changed and last compared. */
    async momentsOf(ids: readonly number[]): Promise<TranslationMoments[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('page')
        .innerJoin('page_revision', 'page_revision.id', 'page.draftRevisionId')
        .select(['page.id', 'page.translatedAt', 'page_revision.number', 'page_revision.createdAt'])
        .where('page.id', 'in', ids)
        .execute();
      return rows.map(({ id, translatedAt, number, createdAt }) => ({
        pageId: id,
        translatedAt,
        changedAt: number > 1 ? createdAt : undefined,
      }));
    },

    /** Slugs of a site with those of their versions on another, where there are such. */
    async findCounterparts(fromId: number, siteId: number, slugs: readonly string[]): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (let first = 0; first < slugs.length; first += AT_ONCE) {
        const rows = await db
          .selectFrom('page as source')
          .innerJoin('page as target', 'target.translationGroup', 'source.translationGroup')
          .select(['source.slug as from', 'target.slug as to'])
          .where('source.siteId', '=', fromId)
          .where('target.siteId', '=', siteId)
          .where('source.slug', 'in', slugs.slice(first, first + AT_ONCE))
          .execute();
        for (const { from, to } of rows) found.set(from, to);
      }
      return found;
    },

    /** Pages of a site, by address, that another has no version of, or an outdated one, with that. */
    async list(query: MissingQuery): Promise<{ items: { id: number; versionId: number | null }[]; total: number }> {
      const { limit, offset } = rowsOf(query);
      const matching = query.state === 'missing' ? missing(query) : outdated(query);
      const { total } = await matching
        .select((rows) => rows.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await matching
        .select(['source.id as id', 'versions.targetId as versionId'])
        .orderBy('source.slug')
        .orderBy('source.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },
  };
}

export type TranslationsStore = ReturnType<typeof createTranslationsStore>;
