/** What a payment was asked for. */
export interface PaymentReference {
  readonly ourId: string;
  readonly amount: number;
  readonly currency: string;
}

const WRITTEN = /^([0-9a-f]{32})-(\d{1,12})-([A-Z]{3})$/;

/**
 * The id under which Paynow knows a payment. Its notifications and its status tell no amount, but they repeat this id,
 * signed: so it says what was asked for, and what comes back can be compared like any other provider's.
 */
export function formatPaymentReference({ ourId, amount, currency }: PaymentReference): string {
  return `${ourId}-${amount}-${currency}`;
}

/** Reads it back; undefined for an id that is not of ours. */
export function parsePaymentReference(externalId: unknown): PaymentReference | undefined {
  const [, ourId, amount, currency] = (typeof externalId === 'string' && WRITTEN.exec(externalId)) || [];
  if (ourId === undefined || currency === undefined) return undefined;
  return { ourId, amount: Number(amount), currency };
}
