import { LISTING_SORTS, type ListingParams, type PageDocument } from '@witryna/module-schemas';
import type { App } from '../../../fastify-app.ts';
import { slugOf } from '../../slug.ts';
import { pageAnswers, relatedBody } from '../pages.schema.ts';
import { readDocument } from '../read-document.ts';
import type { PagePreview } from './page-preview.ts';

const tags = ['pages'];

function readParams(params: { readonly page?: number; readonly sort?: string } = {}): ListingParams {
  const sort = LISTING_SORTS.find((known) => known === params.sort);
  return { ...(params.page === undefined ? {} : { page: params.page }), ...(sort ? { sort } : {}) };
}

/** What a document refers to that is not saved. */
export function relatedRoutes(app: App, { relatedOf }: PagePreview): void {
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
