/** What a payment was asked for. */
export interface PaymentReference {
  readonly merchantReference: string;
  readonly amount: number;
  readonly currency: string;
}

const WRITTEN = /^([0-9a-f]{32})-(\d{1,12})-([A-Z]{3})$/;

/**
 * The id under which Paynow knows a payment. Its notifications and its status tell no amount, but they repeat this id,
 * signed: so it says what was asked for, and what comes back can be compared like any other provider's.
 */
export function formatPaymentReference({ merchantReference, amount, currency }: PaymentReference): string {
  return `${merchantReference}-${amount}-${currency}`;
}

/** Reads it back; undefined for an id that is not of ours. */
export function parsePaymentReference(written: unknown): PaymentReference | undefined {
  const [, merchantReference, amount, currency] = (typeof written === 'string' && WRITTEN.exec(written)) || [];
  if (merchantReference === undefined || currency === undefined) return undefined;
  return { merchantReference, amount: Number(amount), currency };
}
