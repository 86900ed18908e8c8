import { Readable } from 'node:stream';
import { NotSignedIn } from '../../../access.ts';
import { requireFeature } from '../../../content/sites/index.ts';
import type { App } from '../../../fastify-app.ts';
import { bearerOf } from '../../../http/bearer.ts';
import type { CustomerServices } from '../customer-services.ts';
import { type ExportSection, exportOf } from './data-export.ts';

const error = { $ref: 'Error#' } as const;

/** A copy of all that the shop holds of a customer, for whoever shows the password. */
export function dataExportRoutes(app: App, services: CustomerServices, sections: readonly ExportSection[]): void {
  app.post(
    '/me/data-export',
    {
      config: { access: 'public' },
      schema: {
        tags: ['customer'],
        summary: 'All that the shop holds of the signed-in customer, as one JSON document; asks for the password',
        body: {
          type: 'object',
          required: ['password'],
          additionalProperties: false,
          properties: { password: { type: 'string', minLength: 1, maxLength: 256 } },
        },
        response: { 401: error, 422: error, 429: error },
      },
    },
    async (request, reply) => {
      requireFeature(app.sites.resolve(request.headers), 'user');
      const known = await app.customers.authenticate(bearerOf(request) ?? '', request.headers['user-agent']);
      if (!known) throw new NotSignedIn();
      await services.checkPassword({ email: known.email, password: request.body.password, ip: request.ip });
      await services.rateLimits.take([{ limit: 'dataExport', subject: String(known.id) }]);
      const customer = await services.customers.findById(known.id);
      if (!customer?.isActive) throw new NotSignedIn();
      const now = services.now();
      reply.header('content-type', 'application/json; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="data-${now.toISOString().slice(0, 10)}.json"`);
      reply.header('cache-control', 'no-store');
      return reply.send(Readable.from(exportOf(customer, sections, now)));
    },
  );
}
