import type { Trx } from '../../database/transaction.ts';
import { dayOf, SHOP_TIME_ZONE } from '../../time/shop-day.ts';
import { lockOrder } from '../orders/index.ts';
import { creditNoteOf, linesAfter, linesBefore } from './content/credit-note.ts';
import type { CreditNote, Invoice } from './content/document.ts';
import { DOCUMENT_WORDS } from './content/words.ts';
import { documentsOf, type IssuedDocument, keepDocument, nextNumber } from './invoices.store.ts';

/** Money that went back to the buyer. */
export interface Refunded {
  readonly orderId: number;
  /** Minor units, gross. */
  readonly amount: number;
  /** Names the refund: the same one is never documented twice. */
  readonly occasion: string;
  /** Pieces that came back, by the line of the invoice. */
  readonly returned: ReadonlyMap<number, number>;
}

/** Corrects the invoice of an order by what went back; undefined when there is no invoice, or nothing left of it. */
export async function issueCreditNote(
  trx: Trx,
  { orderId, amount, occasion, returned }: Refunded,
  issuedAt: Date,
): Promise<IssuedDocument | undefined> {
  // Documents of one order are issued one after another.
  await lockOrder(trx, orderId);
  const documents = await documentsOf(trx, orderId);
  const known = documents.find((document) => document.kind === 'correction' && document.occasion === occasion);
  if (known) return known;
  const invoice = documents.find(({ kind }) => kind === 'invoice')?.content as Invoice | undefined;
  if (!invoice) return undefined;
  const lines = documents
    .filter(({ kind }) => kind === 'correction')
    .reduce((before, { content }) => linesAfter(before, content as CreditNote), linesBefore(invoice));
  const left = lines.reduce((sum, { payable }) => sum + payable, 0);
  if (Math.min(amount, left) === 0) return undefined;
  const issuedOn = dayOf(issuedAt, SHOP_TIME_ZONE);
  const number = await nextNumber(trx, 'correction', issuedOn);
  const words = DOCUMENT_WORDS[invoice.language];
  const content = creditNoteOf({
    invoice,
    lines,
    amount: Math.min(amount, left),
    number,
    issuedOn,
    reason: returned.size > 0 ? words.returned : words.refund,
    returned,
  });
  return keepDocument(trx, { orderId, kind: 'correction', occasion, content, issuedAt });
}
