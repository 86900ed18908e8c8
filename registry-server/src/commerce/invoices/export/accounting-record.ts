import type { CreditNote, DocumentTax, Invoice, OrderDocument } from '../content/document.ts';

/**
 * One sale, or one correction of it, as accounting takes it over; amounts are minor units. It has what an invoice for
 * KSeF is made of: seller, buyer with NIP, lines, rates, totals.
 */
export interface AccountingRecord {
  readonly kind: 'sale' | 'correction';
  /** Number of the invoice or the correction; null for a sale without an invoice. */
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

/** What a correction changes; amounts that go back are negative. */
export function recordOfCreditNote(document: CreditNote): AccountingRecord {
  return {
    kind: 'correction',
    document: document.number,
    corrects: document.corrects.number,
    issuedOn: document.issuedOn,
    soldOn: null,
    ...commonOf(document),
    payment: null,
  };
}

function commonOf(document: OrderDocument) {
  const { orderNumber: order, currency, seller, buyer, lines, total } = document;
  const taxes = document.taxes.map(({ rate, gross, tax }) => ({ rate, net: gross - tax, tax, gross }));
  return { order, currency, seller, buyer, lines, taxes, total };
}
