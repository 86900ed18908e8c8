/** What staff look into. */
export const INCIDENT_KINDS = [
  'signature',
  'malformed',
  'merchant',
  'unknown-attempt',
  'other-provider',
  'amount',
  'currency',
  'external-id',
  'not-confirmed',
  'second-capture',
  'canceled-order',
  'captured-without-order',
  'review-declined',
  'returned-outside',
  'refund-mismatch',
  'refund-refused',
  'refund-sent-twice',
  'refund-unconfirmed',
  'manual-refund',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];
