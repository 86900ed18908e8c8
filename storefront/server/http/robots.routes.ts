import fp from 'fastify-plugin';
import { API_PREFIX } from '../../src/config.ts';

/** What crawlers may read: pages and pictures, not the API. */
const ROBOTS = ['User-agent: *', `Disallow: ${API_PREFIX}/`, 'Allow: /', ''].join('\n');

export const robotsRoutes = fp(
  async (app) => {
    app.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=3600').send(ROBOTS),
    );
  },
  { name: 'robots-route' },
);
