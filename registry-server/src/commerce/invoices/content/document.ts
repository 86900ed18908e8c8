import type { Seller } from '@witryna/module-schemas';

export type DocumentKind = 'confirmation' | 'invoice' | 'correction';
export type DocumentLanguage = 'pl' | 'en';

/** A person or a company on a document. */
export interface Party {
  /** Company first, when there is one. */
  readonly names: readonly string[];
  /** Street, then postcode and town. */
  readonly address: readonly string[];
  /** Ten digits. */
  readonly vatId?: string;
  readonly contact?: readonly string[];
}

/** What is bought for an amount: goods, or the delivery. Amounts are minor units, gross. */
export interface InvoiceLine {
  readonly name: string;
  readonly sku?: string;
  /** `30 ml, nr 02` */
  readonly options?: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  /** After discounts. */
  readonly payable: number;
  readonly taxRate: number;
  /** The tax within `payable`. */
  readonly tax: number;
}

/** All that is taxed at one rate. */
export interface DocumentTax {
  readonly rate: number;
  readonly gross: number;
  readonly tax: number;
}

/** A line of a correction: what stood on the invoice, and what is true now. */
export interface CorrectedLine {
  /** Index of the line of the invoice. */
  readonly position: number;
  readonly name: string;
  readonly sku?: string;
  readonly taxRate: number;
  readonly before: { readonly quantity: number; readonly payable: number; readonly tax: number };
  readonly after: { readonly quantity: number; readonly payable: number; readonly tax: number };
}

/** What every document has. Days are `2026-11-24`, of the shop's calendar. */
interface DocumentBase {
  readonly language: DocumentLanguage;
  readonly currency: string;
  /** Of the document; an order's confirmation has the order's. */
  readonly number: string;
  readonly orderNumber: string;
  readonly issuedOn: string;
  readonly seller: Seller;
  readonly buyer: Party;
}

/** What was bought, for which price: a confirmation of the order or an invoice. */
export interface Invoice extends DocumentBase {
  readonly kind: 'confirmation' | 'invoice';
  /** The day of the sale, of an invoice. */
  readonly soldOn?: string;
  /** Where the parcel goes, when that is not the buyer's address. */
  readonly recipient?: Party;
  readonly lines: readonly InvoiceLine[];
  /** Highest rate first. */
  readonly taxes: readonly DocumentTax[];
  readonly total: number;
  readonly payment: { readonly title: string; readonly paidOn?: string };
  readonly delivery: { readonly title: string; readonly point?: string; readonly days?: string };
  /** What the buyer is told by law; paragraphs. */
  readonly notices: readonly string[];
}

/** What changed after an invoice was issued. */
export interface CreditNote extends DocumentBase {
  readonly kind: 'correction';
  readonly corrects: { readonly number: string; readonly issuedOn: string };
  readonly reason: string;
  readonly lines: readonly CorrectedLine[];
  /** Differences by rate; what the buyer gets back is negative. */
  readonly taxes: readonly DocumentTax[];
  /** Negative when money goes back. */
  readonly total: number;
}

/** What stands on a document: fixed when it is issued, so that it can be drawn again to the byte. */
export type OrderDocument = Invoice | CreditNote;
