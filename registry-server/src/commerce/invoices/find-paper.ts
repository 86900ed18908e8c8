import type { App } from '../../fastify-app.ts';
import type { OrderView } from '../orders/index.ts';
import type { Paper } from './content/paper.ts';
import { confirmationOf } from './content/sale-paper.ts';
import { DocumentMissing } from './documents.errors.ts';
import { documentsOf, type IssuedDocument } from './documents.store.ts';

/** The name of the paper that every order has. */
const CONFIRMATION = 'confirmation';

/** Which paper: `confirmation`, `invoice`, or the id of one that was issued. */
export const paperName = { type: 'string', pattern: '^(confirmation|invoice|[1-9]\\d{0,9})$', maxLength: 12 } as const;

/** A paper of an order; throws `DocumentMissing`. */
export async function findPaper(app: App, order: OrderView, name: string): Promise<Paper> {
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

/** A paper that was issued, as lists tell it. */
export function issuedAnswer({ id, kind, number, issuedAt }: IssuedDocument) {
  return { id, kind, number, issuedAt: issuedAt.toISOString() };
}

/** The papers that were issued for an order, besides its confirmation. */
export async function listPapers(app: App, orderId: number) {
  return (await documentsOf(app.db, orderId)).map(issuedAnswer);
}
