import { dayOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import { creditNoteOf, linesAfter, linesBefore } from '../content/credit-note.ts';
import type { CreditNote, Invoice } from '../content/document.ts';

/** Money of an order that went back. */
export interface SaleRefund {
  readonly at: Date;
  /** Minor units, gross. */
  readonly amount: number;
  readonly reason: string;
  /** The return that it settled. */
  readonly returnNumber: string | null;
  /** Pieces that came back with it, by the line of the invoice. */
  readonly returned: ReadonlyMap<number, number>;
  /** The correction that tells of it. */
  readonly creditNote: CreditNote | undefined;
}

/**
 * What the refunds of a sale without a correction of their own take off it, by rate, as a correction would have. Each
 * begins with what those before it left, so that together they never take off more than was sold.
 */
export function undocumentedRefunds(sale: Invoice, refunds: readonly SaleRefund[]) {
  let lines = linesBefore(sale);
  const found: { readonly refund: SaleRefund; readonly content: CreditNote }[] = [];
  for (const refund of refunds.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { creditNote, reason, returned } = refund;
    const left = lines.reduce((sum, { payable }) => sum + payable, 0);
    const amount = Math.min(refund.amount, left);
    if (!creditNote && amount === 0) continue;
    const issuedOn = dayOf(refund.at, SHOP_TIME_ZONE);
    const content =
      creditNote ?? creditNoteOf({ invoice: sale, lines, amount, number: sale.number, issuedOn, reason, returned });
    lines = linesAfter(lines, content);
    if (!creditNote) found.push({ refund, content });
  }
  return found;
}
