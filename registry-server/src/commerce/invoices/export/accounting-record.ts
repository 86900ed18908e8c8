import type { CreditNote, DocumentTax, Invoice, OrderDocument } from '../content/document.ts';

/**
 * One sale, one correction of it, or money that went back without one, as accounting takes it over; amounts are minor units. It has what an invoice for
 * KSeF is made of: seller, buyer with NIP, lines, rates, totals.
 */
export interface AccountingRecord {
  readonly kind: 'sale' | 'correction' | 'refund';
  /** Number of the invoice, the correction or the return; null for a sale without an invoice, a refund without a return. */
  readonly document: string | null;
  /** The invoice that a correction corrects. */
  readonly corrects: string | null;
  readonly order: string;
  /** Days of the shop's calendar. */
  readonly issuedOn: string | null;
  readonly soldOn: string | null;
  readonly currency: string;
  readonly seller: OrderDocument['seller'];
  readonly buyer: OrderDocument['buyer'];
  readonly lines: Invoice['lines'] | CreditNote['lines'];
  readonly taxes: readonly (DocumentTax & { readonly net: number })[];
  readonly total: number;
  readonly payment: string | null;
}

/** A sale: by its invoice, or, without one, by what the order says. */
export function recordOfSale(document: Invoice, soldOn: string): AccountingRecord {
  const isInvoice = document.kind === 'invoice';
  return {
    kind: 'sale',
    document: isInvoice ? document.number : null,
    corrects: null,
    soldOn,
    issuedOn: isInvoice ? document.issuedOn : null,
    ...commonOf(document),
    payment: document.payment.title,
  };
}

/** Of the sale that a correction corrects. */
export interface CorrectedSale {
  readonly soldOn: string | null;
  readonly payment: string | null;
}

/** What a correction changes; amounts that go back are negative. */
export function recordOfCreditNote(document: CreditNote, { soldOn, payment }: CorrectedSale): AccountingRecord {
  return {
    kind: 'correction',
    document: document.number,
    corrects: document.corrects.number,
    issuedOn: document.issuedOn,
    soldOn,
    ...commonOf(document),
    payment,
  };
}

/** Money that went back for a sale without a correction: what it takes off, and the day of the sale, by which it is found. */
export function recordOfRefund({ content, returnNumber, soldOn, payment }: RefundOfSale): AccountingRecord {
  return {
    kind: 'refund',
    document: returnNumber,
    corrects: null,
    issuedOn: content.issuedOn,
    soldOn,
    ...commonOf(content),
    payment,
  };
}

/** A refund that no correction tells of. */
interface RefundOfSale {
  /** What it changes; it is no document. */
  readonly content: CreditNote;
  readonly returnNumber: string | null;
  readonly soldOn: string;
  readonly payment: string;
}

function commonOf(document: OrderDocument) {
  const { orderNumber: order, currency, seller, buyer, lines, total } = document;
  const taxes = document.taxes.map(({ rate, gross, tax }) => ({ rate, net: gross - tax, tax, gross }));
  return { order, currency, seller, buyer, lines, taxes, total };
}
