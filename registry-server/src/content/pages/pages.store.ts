import type { ContentType, PageDocument, PageFault } from '@witryna/module-schemas';
import { normalizeForSearch } from '@witryna/module-schemas';
import type { Selectable, Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { pageTag } from '../../events/webhook-events.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { articleTermsOf } from '../article-terms.ts';
import { parentSlugOf, slugAbove } from '../parent-of.ts';
import { leaveRedirect } from '../redirects/index.ts';
import { dropReferences, INDEXED_BY, indexReferences } from '../references/index.ts';
import { urlPathOf } from '../slug.ts';
import { visibleFromOf } from '../visible-from.ts';
import { createArticleListings } from './article-listings.ts';
import { findAncestors } from './page-ancestors.ts';
import { findPageFaults } from './page-faults.ts';
import { listPages, type PageListQuery } from './page-list.ts';
import { insertRevision, nextNumber, pruneDrafts } from './page-revisions.ts';
import { type PageRow, selectPages, statusOf } from './page-row.ts';
import {
  PageInvalid,
  PageIsPublished,
  PageNotFound,
  RevisionConflict,
  RevisionNotFound,
  SlugTaken,
  TranslationTaken,
} from './pages.errors.ts';
import type { PageRevisionTable, PageTable } from './pages.tables.ts';
import { createPublicAddresses } from './public-addresses.ts';
import { createPublishedPages } from './published-pages.ts';
import { createPublishedVersions } from './published-versions.ts';
import { filterSetsTag } from './related/filter-sets.ts';
import { createTranslationGroups, translationsTag } from './translation-groups.ts';

export type RevisionRow = Omit<Selectable<PageRevisionTable>, 'document'>;

export interface NewPage {
  readonly siteId: number;
  readonly type: ContentType;
  readonly slug: string;
  readonly isTemplate: boolean;
  readonly document: PageDocument;
  /** Shared with the pages of other sites that say the same. */
  readonly translationGroup?: string | undefined;
}

const readText = (text: string) => JSON.parse(text) as PageDocument;

/** Longest title that lists show; a draft may hold any text. */
const MAX_LISTED_TITLE = 200;

function columnsOf(document: PageDocument, slug: string) {
  // PostgreSQL takes no zero byte.
  const title = document.title.replaceAll('\0', '').slice(0, MAX_LISTED_TITLE);
  return { title, theme: document.theme, searchText: normalizeForSearch(`${title} ${urlPathOf(slug)}`) };
}

/** Pages and their revisions. A change is recorded for listeners exactly when readers can see it. */
export function createPagesStore(db: Db) {
  /** The page, locked against other writers until the transaction ends. */
  async function lockPage(trx: Trx, id: number): Promise<PageRow> {
    const page = await selectPages(trx)
      .where('page.id', '=', id)
      // SQLite has one writer at a time by itself.
      .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate('page'))
      .executeTakeFirst();
    if (!page) throw new PageNotFound(id);
    return page;
  }

  async function lockVersion(trx: Trx, id: number, version: number): Promise<PageRow> {
    const page = await lockPage(trx, id);
    if (page.version !== version) throw conflict(page, version);
    return page;
  }

  function conflict(page: PageRow, expected: number) {
    return new RevisionConflict({ expected, found: page.version, savedBy: page.updatedBy, savedAt: page.updatedAt });
  }

  async function update(trx: Trx, id: number, values: Updateable<PageTable>): Promise<PageRow> {
    await trx
      .updateTable('page')
      .set({ ...values, updatedAt: values.updatedAt ?? new Date() })
      .where('id', '=', id)
      .execute();
    return selectPages(trx).where('page.id', '=', id).executeTakeFirstOrThrow();
  }

  async function readRevision(trx: Db | Trx, pageId: number, revisionId: string) {
    const revision = await trx
      .selectFrom('page_revision')
      .selectAll()
      .where('id', '=', revisionId)
      .where('pageId', '=', pageId)
      .executeTakeFirst();
    if (!revision) throw new RevisionNotFound(revisionId);
    return revision;
  }

  /** What readers see, or saw last. */
  async function readLastPublished(trx: Db | Trx, page: PageRow): Promise<PageDocument | undefined> {
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

  const faultsOf = (trx: Db | Trx, page: PageRow, document: PageDocument): Promise<PageFault[]> =>
    findPageFaults(trx, {
      siteId: page.siteId,
      slug: page.slug,
      ownKey: page.type === 'snippet' ? page.slug : undefined,
      document,
      readPublished: () => readLastPublished(trx, page),
    });

  /** @throws PageInvalid when readers may not see this state of the page */
  async function requirePublishable(trx: Trx, page: PageRow, document: PageDocument): Promise<void> {
    const faults = await faultsOf(trx, page, document);
    if (faults.length > 0) throw new PageInvalid(faults);
  }

  /** Points readers at a revision. */
  async function pointAt(
    trx: Trx,
    page: PageRow,
    { id: revisionId, document }: { readonly id: string; readonly document: PageDocument },
    values: Updateable<PageTable>,
  ) {
    const now = new Date();
    await trx
      .updateTable('page_revision')
      .set({ publishedAt: now })
      .where('id', '=', revisionId)
      .where('publishedAt', 'is', null)
      .execute();
    const published = await update(trx, page.id, {
      ...values,
      publishedRevisionId: revisionId,
      publishedAt: now,
      visibleFrom: (page.isTemplate ? undefined : visibleFromOf(document)) ?? null,
      parentSlug: (page.isTemplate ? undefined : parentSlugOf(document, page.slug)) ?? null,
      updatedAt: now,
    });
    const before = await tagsOfTagPage(trx, page);
    await replaceTerms(trx, published, document);
    const after = await tagsOfTagPage(trx, page);
    await indexReferences(trx, page.id, 'published', document);
    await recordChange(trx, [
      ...new Set([...tagsOf(published), ...before, ...after]),
      pageTag('page.published', page.id),
    ]);
    return published;
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

  /** What lists find the page by from now on. */
  async function replaceTerms(trx: Trx, page: PageRow, document: PageDocument): Promise<void> {
    await trx.deleteFrom('page_article_term').where('pageId', '=', page.id).execute();
    const terms = page.isTemplate ? [] : articleTermsOf(document);
    if (terms.length > 0)
      await trx
        .insertInto('page_article_term')
        .values(terms.map((term) => ({ pageId: page.id, ...term })))
        .execute();
  }

  const refusingTaken =
    ({ slug, translationGroup = '' }: Pick<NewPage, 'slug' | 'translationGroup'>) =>
    (error: unknown) => {
      const constraint = brokenUniqueConstraint(error);
      if (constraint === 'page_translationGroup_siteId_key') throw new TranslationTaken(translationGroup);
      throw constraint === 'page_siteId_slug_key' ? new SlugTaken(slug) : error;
    };

  return {
    ...createPublishedPages(db),
    ...createPublicAddresses(db),
    ...createArticleListings(db),
    ...createPublishedVersions(db),
    ...createTranslationGroups(db),

    /** The published pages above an address, from the top down. */
    findAncestors: (siteId: number, slug: string) => findAncestors(db, siteId, slug),

    find: (id: number) => selectPages(db).where('page.id', '=', id).executeTakeFirst(),

    findBySlug: (siteId: number, slug: string) =>
      selectPages(db).where('page.siteId', '=', siteId).where('page.slug', '=', slug).executeTakeFirst(),

    /** The state that is being edited. */
    async readDraft(id: number): Promise<{ page: PageRow; document: PageDocument }> {
      const row = await selectPages(db)
        .innerJoin('page_revision', 'page_revision.id', 'page.draftRevisionId')
        .select('page_revision.document')
        .where('page.id', '=', id)
        .executeTakeFirst();
      if (!row) throw new PageNotFound(id);
      const { document, ...page } = row;
      return { page, document: readText(document) };
    },

    /** Everything for which this state of the page would not be published. */
    findFaults: (page: PageRow, document: PageDocument): Promise<PageFault[]> => faultsOf(db, page, document),

    /** The same for a document that is yet to be stored: at the page that is there already, or as a new one. */
    findFaultsAt: (siteId: number, document: PageDocument, existing: PageRow | undefined): Promise<PageFault[]> =>
      findPageFaults(db, {
        siteId,
        slug: existing?.slug,
        document,
        readPublished: async () => existing && readLastPublished(db, existing),
      }),

    list: (query: PageListQuery) => listPages(db, query),

    create: (input: NewPage, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const now = new Date();
        const { document, ...columns } = input;
        const revisionId = uuidv7();
        const { id } = await trx
          .insertInto('page')
          .values({
            ...columns,
            ...columnsOf(document, input.slug),
            version: 1,
            draftRevisionId: revisionId,
            publishedRevisionId: null,
            publishedAt: null,
            indexedBy: INDEXED_BY,
            translatedAt: input.translationGroup === undefined ? null : now,
            createdAt: now,
            updatedAt: now,
            updatedBy: by,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await insertRevision(trx, { id: revisionId, pageId: id, number: 1, document, createdAt: now, createdBy: by });
        await indexReferences(trx, id, 'draft', document);
        return selectPages(trx).where('page.id', '=', id).executeTakeFirstOrThrow();
      }).catch(refusingTaken(input)),

    /** Saves the next state of the draft. The same document sent again is saved already. */
    saveDraft: (id: number, input: { version: number; document: PageDocument }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        const draft = await readRevision(trx, id, page.draftRevisionId);
        if (draft.document === JSON.stringify(input.document)) return page;
        if (page.version !== input.version) throw conflict(page, input.version);
        const now = new Date();
        const revisionId = uuidv7();
        const number = await nextNumber(trx, id);
        const { document } = input;
        await insertRevision(trx, { id: revisionId, pageId: id, number, document, createdAt: now, createdBy: by });
        const saved = await update(trx, id, {
          ...columnsOf(document, page.slug),
          version: page.version + 1,
          draftRevisionId: revisionId,
          updatedAt: now,
          updatedBy: by,
        });
        await indexReferences(trx, id, 'draft', document);
        await pruneDrafts(trx, saved);
        return saved;
      }),

    /** Gives the page another address; where readers knew the old one, a redirect stays. */
    move: (id: number, input: { version: number; slug: string }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockVersion(trx, id, input.version);
        if (page.slug === input.slug) return page;
        const { siteId, slug } = page;
        const moved = await update(trx, id, {
          slug: input.slug,
          searchText: normalizeForSearch(`${page.title} ${urlPathOf(input.slug)}`),
          ...(page.parentSlug === (slugAbove(slug) ?? null) && { parentSlug: slugAbove(input.slug) ?? null }),
          version: page.version + 1,
          updatedBy: by,
        });
        if (page.publishedRevisionId !== null && !page.isTemplate) {
          await leaveRedirect(trx, { siteId, from: slug, to: input.slug });
          await moveChildren(trx, page, input.slug);
          await recordChange(trx, [...tagsOf(page), ...tagsOf(moved), ...(await tagsOfTagPage(trx, page))]);
        }
        return moved;
      }).catch(refusingTaken(input)),

    /**
     * Shows readers the draft. Published twice, it is published once.
     * @throws PageInvalid with everything that is wrong with it
     */
    publish: (id: number, version: number, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockVersion(trx, id, version);
        if (statusOf(page) === 'published') return page;
        const draft = await readRevision(trx, id, page.draftRevisionId);
        const document = readText(draft.document);
        await requirePublishable(trx, page, document);
        return pointAt(trx, page, { id: page.draftRevisionId, document }, { updatedBy: by });
      }),

    /**
     * Shows readers a state of the page that may be older than the draft, which stays as it is.
     * @throws PageInvalid with everything that is wrong with it
     */
    publishRevision: (id: number, revisionId: string, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        if (page.publishedRevisionId === revisionId) return page;
        const document = readText((await readRevision(trx, id, revisionId)).document);
        await requirePublishable(trx, page, document);
        return pointAt(trx, page, { id: revisionId, document }, { updatedBy: by });
      }),

    unpublish: (id: number, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        if (page.publishedRevisionId === null) return page;
        const hidden = await update(trx, id, {
          publishedRevisionId: null,
          publishedAt: null,
          visibleFrom: null,
          updatedBy: by,
        });
        await dropReferences(trx, id, 'published');
        await recordChange(trx, [
          ...tagsOf(hidden),
          ...(await tagsOfTagPage(trx, page)),
          pageTag('page.unpublished', id),
        ]);
        return hidden;
      }),

    /** Deletes an unpublished page with all its revisions. One that is gone is deleted already. */
    remove: (id: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const page = await selectPages(trx).where('page.id', '=', id).executeTakeFirst();
        if (page && page.publishedRevisionId !== null) throw new PageIsPublished(id);
        await trx.deleteFrom('page').where('id', '=', id).execute();
      }),

    /** Newest first. */
    async listRevisions(pageId: number, paging: Paging) {
      const { limit, offset } = rowsOf(paging);
      const ofPage = db.selectFrom('page_revision').where('pageId', '=', pageId);
      const { total } = await ofPage.select((rows) => rows.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items: RevisionRow[] = await ofPage
        .select(['id', 'pageId', 'number', 'createdAt', 'createdBy', 'publishedAt'])
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    async readRevision(pageId: number, revisionId: string): Promise<PageDocument> {
      return readText((await readRevision(db, pageId, revisionId)).document);
    },

    /** Goes on editing from an earlier state; what readers see stays. */
    restore: (id: number, input: { version: number; revisionId: string }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        const { revisionId } = input;
        if (page.draftRevisionId === revisionId) return page;
        if (page.version !== input.version) throw conflict(page, input.version);
        const document = readText((await readRevision(trx, id, revisionId)).document);
        await indexReferences(trx, id, 'draft', document);
        return update(trx, id, {
          ...columnsOf(document, page.slug),
          version: page.version + 1,
          draftRevisionId: revisionId,
          updatedBy: by,
        });
      }),

    /**
     * Restores an earlier state and shows it to readers, in one act.
     * @throws PageInvalid with everything that is wrong with it
     */
    rollBack: (id: number, input: { version: number; revisionId: string }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        const { revisionId } = input;
        if (page.publishedRevisionId === revisionId && page.draftRevisionId === revisionId) return page;
        if (page.version !== input.version) throw conflict(page, input.version);
        const revision = await readRevision(trx, id, revisionId);
        const document = readText(revision.document);
        await requirePublishable(trx, page, document);
        await indexReferences(trx, id, 'draft', document);
        return pointAt(
          trx,
          page,
          { id: revisionId, document },
          {
            ...columnsOf(document, page.slug),
            version: page.version + 1,
            draftRevisionId: revisionId,
            updatedBy: by,
          },
        );
      }),
  };
}

export type PagesStore = ReturnType<typeof createPagesStore>;

/** What holds links to the page where it is about a tag. */
async function tagsOfTagPage(trx: Trx, { id, type, site }: Pick<PageRow, 'id' | 'type' | 'site'>): Promise<string[]> {
  if (type !== 'page') return [];
  const term = await trx.selectFrom('page_article_term').select('code').where('pageId', '=', id).executeTakeFirst();
  return term ? [tagPagesTag(site)] : [];
}

/** What every page carries that leads to pages about tags. */
export const tagPagesTag = (site: string) => `tag-pages:${site}`;

/** What every list of articles of a site carries. */
export const articlesTag = (site: string) => `articles:${site}`;

/** What readers may hold of this page. */
export function tagsOf(
  page: Pick<PageRow, 'id' | 'site' | 'slug' | 'isTemplate' | 'type' | 'translationGroup'>,
): string[] {
  if (page.isTemplate) return [`page:${page.id}`, `template:${page.site}:${page.type}`];
  const own = [
    `page:${page.id}`,
    `path:${page.site}:${urlPathOf(page.slug)}`,
    ...(page.translationGroup === null ? [] : [translationsTag(page.translationGroup)]),
  ];
  if (page.type === 'product-filter') return [...own, filterSetsTag(page.site)];
  return page.type === 'article' ? [...own, articlesTag(page.site)] : own;
}
