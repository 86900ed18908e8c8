import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { OrderMissing } from '../orders/index.ts';
import { documentName, findDocument, issuedAnswer, issuedSchema, listDocuments } from './find-document.ts';
import { issueInvoice } from './issue-invoice.ts';
import { sendDocument } from './send-document.ts';

const tags = ['orders'];
const error = { $ref: 'Error#' } as const;
const id = { type: 'integer', minimum: 1 } as const;
const params = { type: 'object', required: ['id'], properties: { id } } as const;

/** Documents of orders, for staff. */
export function documentsStaffRoutes(app: App): void {
  async function orderOf(orderId: number) {
    const order = await app.orders.find(orderId);
    if (!order) throw new OrderMissing();
    return order;
  }

  app.get(
    '/staff/orders/:id/documents',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'Invoices of an order and their corrections',
        params,
        response: { 200: { type: 'array', items: issuedSchema }, 404: error },
      },
    },
    async ({ params }) => listDocuments(app, (await orderOf(params.id)).id),
  );

  app.get(
    '/staff/orders/:id/documents/:document',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'A document of an order, as PDF',
        params: { type: 'object', required: ['id', 'document'], properties: { id, document: documentName } },
        response: { 404: error },
      },
    },
    async ({ params }, reply) =>
      sendDocument(reply, await findDocument(app, await orderOf(params.id), params.document)),
  );

  app.post(
    '/staff/orders/:id/documents/invoice',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'Issue the invoice of an order; one that exists is answered',
        params,
        response: { 200: issuedSchema, 404: error, 409: error },
      },
    },
    async ({ params }) => {
      const invoice = await inTransaction(app.db, async (trx) => {
        const order = await app.orders.find(params.id, trx);
        if (!order) throw new OrderMissing();
        return issueInvoice(trx, order, app.sites.require(String(order.siteId)), new Date());
      });
      return issuedAnswer(invoice);
    },
  );
}
