import type { CorrectionPaper, Paper, PaperTax, SalePaper } from '../content/paper.ts';

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
  readonly seller: Paper['seller'];
  readonly buyer: Paper['buyer'];
  readonly lines: SalePaper['lines'] | CorrectionPaper['lines'];
  readonly taxes: readonly (PaperTax & { readonly net: number })[];
  readonly total: number;
  readonly payment: string | null;
}

/** A sale: by its invoice, or, without one, by what the order says. */
export function recordOfSale(paper: SalePaper, soldOn: string): AccountingRecord {
  const isInvoice = paper.kind === 'invoice';
  return {
    kind: 'sale',
    document: isInvoice ? paper.number : null,
    corrects: null,
    soldOn,
    issuedOn: isInvoice ? paper.issuedOn : null,
    ...commonOf(paper),
    payment: paper.payment.title,
  };
}

/** What a correction changes; amounts that go back are negative. */
export function recordOfCorrection(paper: CorrectionPaper): AccountingRecord {
  return {
    kind: 'correction',
    document: paper.number,
    corrects: paper.corrects.number,
    issuedOn: paper.issuedOn,
    soldOn: null,
    ...commonOf(paper),
    payment: null,
  };
}

function commonOf(paper: Paper) {
  const { orderNumber: order, currency, seller, buyer, lines, total } = paper;
  const taxes = paper.taxes.map(({ rate, gross, tax }) => ({ rate, net: gross - tax, tax, gross }));
  return { order, currency, seller, buyer, lines, taxes, total };
}
