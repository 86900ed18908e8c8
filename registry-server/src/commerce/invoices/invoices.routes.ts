import type { FastifyRequest } from 'fastify';
import type { App } from '../../fastify-app.ts';
import { bearerOf } from '../../http/bearer.ts';
import { OrderMissing, type OrderView } from '../orders/index.ts';
import { documentName, findDocument, issuedSchema, listDocuments } from './find-document.ts';
import { sendDocument } from './send-document.ts';

const tags = ['orders'];
const error = { $ref: 'Error#' } as const;
const number = { type: 'string', pattern: '^\\d{1,20}$', maxLength: 20 } as const;
const headers = {
  type: 'object',
  properties: {
    'x-order-token': { type: 'string', maxLength: 100, description: "A guest's key, from the order's link" },
  },
} as const;

/** Documents of an order, for whoever bought: a customer by the token of the account, a guest by that of the order. */
export function documentsRoutes(app: App): void {
  async function orderOf(request: FastifyRequest, orderNumber: string): Promise<OrderView> {
    app.documents.limit(request);
    const token = request.headers['x-order-token'];
    const order =
      typeof token === 'string' ? await app.orders.findByToken(token) : await ownOrder(bearerOf(request), orderNumber);
    // Somebody else's looks like one that is not there.
    if (order?.number !== orderNumber) throw new OrderMissing();
    return order;
  }

  async function ownOrder(bearer: string | undefined, orderNumber: string): Promise<OrderView | undefined> {
    const customer = await app.customers.authenticate(bearer ?? '');
    const order = customer && (await app.orders.findByNumber(orderNumber));
    return order?.customerId === customer?.id ? order : undefined;
  }

  app.get(
    '/orders/:number/documents',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Invoices of an order',
        headers,
        params: { type: 'object', required: ['number'], properties: { number } },
        response: { 200: { type: 'array', items: issuedSchema }, 404: error },
      },
    },
    async (request, reply) => {
      const { id } = await orderOf(request, request.params.number);
      reply.header('cache-control', 'private, no-store');
      return listDocuments(app, id);
    },
  );

  app.get(
    '/orders/:number/documents/:document',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The confirmation, the invoice or another document of an order, as PDF',
        headers,
        params: {
          type: 'object',
          required: ['number', 'document'],
          properties: { number, document: documentName },
        },
        response: { 404: error },
      },
    },
    async (request, reply) => {
      const order = await orderOf(request, request.params.number);
      return sendDocument(reply, await findDocument(app, order, request.params.document));
    },
  );
}
