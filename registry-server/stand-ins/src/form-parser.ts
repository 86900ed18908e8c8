import type { FastifyInstance } from 'fastify';

/** Bodies as HTML forms and OAuth clients send them. */
export function parseFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
