import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { findAddressProblems, MOST_PAGES } from './address-problems.ts';

const page = {
  type: 'object',
  required: ['id', 'title', 'urlPath'],
  properties: { id: { type: 'integer' }, title: { type: 'string' }, urlPath: { type: 'string' } },
} as const;

const answer = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', enum: ['sites-share-address', 'page-reserved', 'page-under-site'] },
          address: { type: 'string', description: 'Host and base path that several sites have.' },
          sites: { type: 'array', items: { type: 'string' }, description: 'Their codes.' },
          site: { type: 'string', description: 'The page’s site.' },
          over: { type: 'string', description: 'The site that answers at the page’s address.' },
          page,
        },
      },
    },
  },
} as const;

/** Addresses that are refused today and were there before: told in the log at the start, and to staff. */
export const addressProblemsPlugin = fp(
  async (app: App) => {
    app.get(
      '/staff/address-problems',
      {
        config: { access: 'staff:viewer' },
        schema: {
          tags: ['sites'],
          summary: 'Sites at one address, published pages that something else stands over',
          description: `At most ${MOST_PAGES} pages of each kind.`,
          response: { 200: answer },
        },
      },
      async () => ({ items: await findAddressProblems(app.db, app.sites.all) }),
    );

    app.addHook('onReady', async () => {
      for (const problem of await findAddressProblems(app.db, app.sites.all))
        app.log.warn(problem, 'An address leads elsewhere than staff meant it to: see the sites in the editor');
    });
  },
  { name: 'address-problems', dependencies: ['sites', 'pages'] },
);
