import type { App } from '../../app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { OrderMissing } from '../orders/orders.errors.ts';
import { findPaper, issuedSchema, listPapers, paperName } from './find-paper.ts';
import { issueInvoice } from './issue-invoice.ts';
import { sendPaper } from './send-paper.ts';

const tags = ['orders'];
const error = { $ref: 'Error#' } as const;
const number = { type: 'string', pattern: '^\\d{1,20}$' } as const;
const params = { type: 'object', required: ['number'], properties: { number } } as const;

/** Papers of orders, for staff. */
export function documentsStaffRoutes(app: App): void {
  async function orderOf(orderNumber: string) {
    const order = await app.orders.findByNumber(orderNumber);
    if (!order) throw new OrderMissing();
    return order;
  }

  app.get(
    '/staff/orders/:number/documents',
    {
      config: { access: 'staff:admin' },
      schema: {
        ...{ tags, summary: 'Invoices of an order and their corrections', params },
        response: { 200: { type: 'array', items: issuedSchema }, 404: error },
      },
    },
    async ({ params: { number: orderNumber } }) => listPapers(app, (await orderOf(orderNumber)).id),
  );

  app.get(
    '/staff/orders/:number/documents/:document',
    {
      config: { access: 'staff:admin' },
      schema: {
        ...{ tags, summary: 'A paper of an order, as PDF' },
        params: { type: 'object', required: ['number', 'document'], properties: { number, document: paperName } },
        response: { 404: error },
      },
    },
    async ({ params: { number: orderNumber, document } }, reply) =>
      sendPaper(reply, await findPaper(app, await orderOf(orderNumber), document)),
  );

  app.post(
    '/staff/orders/:number/documents/invoice',
    {
      config: { access: 'staff:admin' },
      schema: {
        ...{ tags, summary: 'Issue the invoice of an order; one that exists is answered', params },
        response: { 200: issuedSchema, 404: error, 409: error },
      },
    },
    async ({ params: { number: orderNumber } }) => {
      const { id } = await orderOf(orderNumber);
      const invoice = await inTransaction(app.db, async (trx) => {
        const order = await app.orders.find(id, trx);
        if (!order) throw new OrderMissing();
        return issueInvoice(trx, order, app.sites.require(String(order.siteId)), new Date());
      });
      const { kind, number: invoiceNumber, issuedAt } = invoice;
      return { id: invoice.id, kind, number: invoiceNumber, issuedAt: issuedAt.toISOString() };
    },
  );
}
