import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import type { OrderDocument } from './content/document.ts';
import type { IssuedDocumentTable } from './invoices.tables.ts';

export type IssuedDocument = Selectable<IssuedDocumentTable>;
type Kind = IssuedDocument['kind'];

const SERIES: Readonly<Record<Kind, string>> = { invoice: 'FV', correction: 'KOR' };

/**
 * The next number of its month, `FV 12/11/2026`. The counter is locked until the transaction ends, so that numbers
 * follow each other without gaps: what is rolled back gives its number back.
 */
export async function nextNumber(trx: Trx, kind: Kind, day: string): Promise<string> {
  const [year = '', month = ''] = day.split('-');
  const { last } = await trx
    .insertInto('document_counter')
    .values({ series: `${SERIES[kind]}/${year}-${month}`, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((eb) => ({ last: eb('document_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${SERIES[kind]} ${last}/${month}/${year}`;
}

/** Keeps a document that was issued. */
export async function keepDocument<P extends OrderDocument>(
  trx: Trx,
  document: { orderId: number; kind: Kind; occasion: string; content: P; issuedAt: Date },
): Promise<IssuedDocument> {
  const { content } = document;
  return trx
    .insertInto('issued_document')
    .values({ ...document, number: content.number, content: JSON.stringify(content) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The documents of an order, oldest first. */
export function documentsOf(db: Db | Trx, orderId: number): Promise<IssuedDocument[]> {
  return db.selectFrom('issued_document').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
}

/** Corrections issued from one instant to before another, in the order of their ids, after `afterId`. */
export function creditNotesBetween(
  db: Db,
  { from, to, afterId, limit }: { from: Date; to: Date; afterId: number; limit: number },
): Promise<IssuedDocument[]> {
  return db
    .selectFrom('issued_document')
    .selectAll()
    .where('kind', '=', 'correction')
    .where('issuedAt', '>=', from)
    .where('issuedAt', '<', to)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}
