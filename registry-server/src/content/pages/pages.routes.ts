import {
  type ContentType,
  emptyPage,
  isPageType,
  LISTING_SORTS,
  type ListingParams,
  migratePage,
  type PageDocument,
  type ReferenceKind,
  subjectOfPage,
  withSiteFrame,
} from '@witryna/module-schemas';
import { staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { pagingSchema } from '../../http/paging.ts';
import { fillShopWords, type Site, shopWordsOf } from '../sites/index.ts';
import { slugOf } from '../slug.ts';
import { readSlug, requireOwnAddress } from './page-address.ts';
import { revisionAnswer, summaryOf } from './page-answers.ts';
import type { PageRow } from './page-row.ts';
import { PageNotFound } from './pages.errors.ts';
import {
  draftBody,
  movePageBody,
  newPageBody,
  pageAnswers,
  pageIdParams,
  pageListQuery,
  publishBody,
  relatedBody,
  restoreBody,
  revisionParams,
} from './pages.schema.ts';
import { readDocument } from './read-document.ts';
import { loadSample } from './related/load-current.ts';

function readParams(params: { readonly page?: number; readonly sort?: string } = {}): ListingParams {
  const sort = LISTING_SORTS.find((known) => known === params.sort);
  return { ...(params.page === undefined ? {} : { page: params.page }), ...(sort ? { sort } : {}) };
}

/** A page as its editor has it open. */
interface EditedPage {
  readonly id: number;
  readonly slug: string;
}

/** The kinds of reference by which content of a type is named. */
function kindsNaming(type: ContentType): readonly ReferenceKind[] {
  if (type === 'snippet' || type === 'author' || type === 'article-category' || type === 'navigation') return [type];
  if (type === 'product-filter') return ['filter'];
  if (type === 'article-filter') return ['filter', 'article-filter'];
  return isPageType(type) ? ['article', 'page'] : [];
}

/** Routes of the editor; every refusal has its code in the contract. */
export function pagesRoutes(app: App): void {
  const { pages } = app;
  const tags = ['pages'];

  /** Everything that the editor's preview shows beside the document itself. */
  async function relatedOf(
    site: Site,
    document: PageDocument,
    isTemplate: boolean,
    page: EditedPage | undefined,
    params: ListingParams = {},
  ) {
    const { headerSnippet: header, footerSnippet: footer } = site.properties;
    const framed = withSiteFrame(document, { header, footer });
    const sample = isTemplate ? await loadSample(app.catalog, document.type, site) : undefined;
    const own = page && !isTemplate ? { id: page.id, slug: page.slug, publishedAt: new Date() } : undefined;
    const { related } = await app.loadRelated({
      site,
      document: framed,
      params,
      ...(own && { page: own }),
      ...(sample ? { current: sample } : {}),
    });
    const current = sample ?? subjectOfPage(document, own?.slug ?? '', related);
    const shown = fillShopWords({ related, ...(current ? { current } : {}) }, site);
    // The document itself stays as it is written: the preview fills in its words.
    return { ...shown, words: shopWordsOf(site), frame: { ...(header && { header }), ...(footer && { footer }) } };
  }

  async function forEditing(row: PageRow) {
    const { page, document: stored } = await pages.readDraft(row.id);
    const document = migratePage(stored);
    const related = await relatedOf(app.sites.require(page.site), document, page.isTemplate, page);
    const faults = await pages.findFaults(page, stored);
    return { page: summaryOf(page), document, version: page.version, faults, ...related };
  }

  async function require(id: number): Promise<PageRow> {
    const page = await pages.find(id);
    if (!page) throw new PageNotFound(id);
    return page;
  }

  /** The page, where readers would find it at its address; content that is no page has none in the shop. */
  async function requireOwn(id: number): Promise<PageRow> {
    const page = await require(id);
    if (!page.isTemplate && isPageType(page.type))
      requireOwnAddress(page.slug, app.sites.require(page.site), app.sites, page);
    return page;
  }

  /** Refuses where other content shows the page. */
  function requireUnused({ id, siteId, slug, type }: PageRow): Promise<void> {
    return Promise.all(
      kindsNaming(type).map((kind) => app.references.requireUnused({ kind, key: slug, siteId }, id)),
    ).then(() => {});
  }

  app.get(
    '/staff/pages',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: {
        tags,
        summary: 'Pages by search, type, status',
        querystring: pageListQuery,
        response: pageAnswers.list,
      },
    },
    async (request) => {
      const { site, ...query } = request.query;
      const siteId = site === undefined ? undefined : app.sites.require(site).id;
      const { items, total } = await pages.list({ ...query, ...(siteId === undefined ? {} : { siteId }) });
      return { items: items.map(summaryOf), total, page: query.page, pageSize: query.pageSize };
    },
  );

  app.post(
    '/staff/pages',
    {
      config: { access: 'staff:editor', auditValues: ['site', 'type', 'urlPath', 'isTemplate'] },
      schema: { tags, summary: 'Create a page', body: newPageBody, response: pageAnswers.created },
    },
    async (request, reply) => {
      const { site, type, title, urlPath, isTemplate, document, translationGroup } = request.body;
      const input = document ? { ...document, title } : emptyPage(type, title);
      const home = app.sites.require(site);
      const page = await pages.create(
        {
          siteId: home.id,
          type,
          slug: readSlug(urlPath, home, app.sites, { type, isTemplate }),
          isTemplate,
          translationGroup,
          document: readDocument(input, type),
        },
        staffOf(request).name,
      );
      return reply.status(201).send(await forEditing(page));
    },
  );

  app.get(
    '/staff/pages/:id',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: { tags, summary: 'A page to edit', params: pageIdParams, response: pageAnswers.opened },
    },
    async (request) => forEditing(await require(request.params.id)),
  );

  app.put(
    '/staff/pages/:id/draft',
    {
      config: { access: 'staff:editor', auditValues: ['version'] },
      schema: {
        tags,
        summary: 'Save the draft, valid or not',
        params: pageIdParams,
        body: draftBody,
        response: pageAnswers.saved,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, document } = request.body;
      const read = readDocument(document, (await require(id)).type);
      const saved = await pages.saveDraft(id, { version, document: read }, staffOf(request).name);
      const faults = await pages.findFaults(saved, read);
      return { version: saved.version, savedAt: saved.updatedAt.toISOString(), faults };
    },
  );

  app.patch(
    '/staff/pages/:id',
    {
      config: { access: 'staff:editor', auditValues: ['version', 'urlPath'] },
      schema: {
        tags,
        summary: 'Move a page to another address',
        params: pageIdParams,
        body: movePageBody,
        response: pageAnswers.changed,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, urlPath } = request.body;
      const page = await require(id);
      if (urlPath === undefined) return summaryOf(page);
      const slug = readSlug(urlPath, app.sites.require(page.site), app.sites, page);
      // Others place a snippet by its address, and no redirect leads them on.
      if (page.type === 'snippet' && slug !== page.slug) await requireUnused(page);
      return summaryOf(await pages.move(id, { version, slug }, staffOf(request).name));
    },
  );

  app.post(
    '/staff/pages/:id/publish',
    {
      config: { access: 'staff:publisher', auditValues: ['version'] },
      schema: {
        tags,
        summary: 'Show readers the draft',
        params: pageIdParams,
        body: publishBody,
        response: pageAnswers.changed,
      },
    },
    async (request) => {
      const { id } = await requireOwn(request.params.id);
      return summaryOf(await pages.publish(id, request.body.version, staffOf(request).name));
    },
  );

  app.post(
    '/staff/pages/:id/unpublish',
    {
      config: { access: 'staff:publisher' },
      schema: { tags, summary: 'Hide the page from readers', params: pageIdParams, response: pageAnswers.changed },
    },
    async (request) => summaryOf(await pages.unpublish(request.params.id, staffOf(request).name)),
  );

  app.delete(
    '/staff/pages/:id',
    {
      config: { access: 'staff:publisher' },
      schema: { tags, summary: 'Delete an unpublished page', params: pageIdParams, response: pageAnswers.removed },
    },
    async (request, reply) => {
      const page = await pages.find(request.params.id);
      if (page && page.publishedRevisionId === null) await requireUnused(page);
      await pages.remove(request.params.id);
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/staff/pages/:id/revisions',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: {
        tags,
        summary: 'History of a page',
        params: pageIdParams,
        querystring: pagingSchema,
        response: pageAnswers.revisions,
      },
    },
    async (request) => {
      const page = await require(request.params.id);
      const { items, total } = await pages.listRevisions(page.id, request.query);
      return { ...request.query, total, items: items.map((revision) => revisionAnswer(revision, page)) };
    },
  );

  app.get(
    '/staff/pages/:id/revisions/:revisionId',
    {
      config: { access: 'staff:viewer', apiScope: 'content:read' },
      schema: { tags, summary: 'An earlier state', params: revisionParams, response: pageAnswers.revision },
    },
    async (request) => {
      const { id, revisionId } = request.params;
      return { document: migratePage(await pages.readRevision(id, revisionId)) };
    },
  );

  app.post(
    '/staff/pages/:id/restore',
    {
      config: { access: 'staff:editor', auditValues: ['version', 'revisionId'] },
      schema: {
        tags,
        summary: 'Make an earlier state the draft',
        params: pageIdParams,
        body: restoreBody,
        response: pageAnswers.restored,
      },
    },
    async (request) => forEditing(await pages.restore(request.params.id, request.body, staffOf(request).name)),
  );

  app.post(
    '/staff/pages/:id/rollback',
    {
      config: { access: 'staff:publisher', auditValues: ['version', 'revisionId'] },
      schema: {
        tags,
        summary: 'Restore an earlier state and publish it, in one act',
        params: pageIdParams,
        body: restoreBody,
        response: pageAnswers.rolledBack,
      },
    },
    async (request) => {
      const { id } = await requireOwn(request.params.id);
      return forEditing(await pages.rollBack(id, request.body, staffOf(request).name));
    },
  );

  app.post(
    '/staff/related',
    {
      config: { access: 'staff:viewer', readsOnly: true },
      schema: {
        tags,
        summary: 'What a document not yet saved refers to',
        body: relatedBody,
        response: pageAnswers.related,
      },
    },
    async (request) => {
      const { site, document: input, params, isTemplate, urlPath } = request.body;
      const type = (input as { type?: PageDocument['type'] }).type ?? 'page';
      const document = readDocument(input, type);
      const page = urlPath === undefined ? undefined : { id: 0, slug: slugOf(urlPath) };
      return relatedOf(app.sites.require(site), document, isTemplate ?? page === undefined, page, readParams(params));
    },
  );
}
