import type { App } from '../../fastify-app.ts';
import type { OrderView } from '../orders/index.ts';
import type { OrderDocument } from './content/document.ts';
import { confirmationOf } from './content/invoice.ts';
import { DocumentMissing } from './invoices.errors.ts';
import { documentsOf, type IssuedDocument } from './invoices.store.ts';

/** The name of the document that every order has. */
const CONFIRMATION = 'confirmation';

/** Which document: `confirmation`, `invoice`, or the id of one that was issued. */
export const documentName = {
  type: 'string',
  pattern: '^(confirmation|invoice|[1-9]\\d{0,9})$',
  maxLength: 12,
} as const;

/** A document of an order; throws `DocumentMissing`. */
export async function findDocument(app: App, order: OrderView, name: string): Promise<OrderDocument> {
  if (name === CONFIRMATION) {
    const { seller } = app.sites.require(String(order.siteId)).properties;
    if (!seller) throw new DocumentMissing();
    return confirmationOf({ order, seller, language: order.language.startsWith('en') ? 'en' : 'pl' });
  }
  const issued = await documentsOf(app.db, order.id);
  const found = issued.find(({ id, kind }) => (name === 'invoice' ? kind === 'invoice' : String(id) === name));
  if (!found) throw new DocumentMissing();
  return found.content;
}

export const issuedSchema = {
  type: 'object',
  required: ['id', 'kind', 'number', 'issuedAt'],
  properties: {
    id: { type: 'integer' },
    kind: { type: 'string', enum: ['invoice', 'correction'] },
    number: { type: 'string' },
    issuedAt: { type: 'string' },
  },
} as const;

/** A document that was issued, as lists tell it. */
export function issuedAnswer({ id, kind, number, issuedAt }: IssuedDocument) {
  return { id, kind, number, issuedAt: issuedAt.toISOString() };
}

/** The documents that were issued for an order, besides its confirmation. */
export async function listDocuments(app: App, orderId: number) {
  return (await documentsOf(app.db, orderId)).map(issuedAnswer);
}
