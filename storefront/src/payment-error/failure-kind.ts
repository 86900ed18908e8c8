/**
 * What a payment came to: somebody wants to pay in another way; it was left or came too late, which is nobody's mistake;
 * it was refused, or nobody knows why it failed.
 */
export type FailureKind = 'other-way' | 'unfinished' | 'failed';

/** Codes of providers, and of ours, that tell more than that it failed. What BLIK says of its codes is told by a sentence. */
const UNFINISHED: ReadonlySet<string> = new Set([
  'CANCELED',
  'CANCELLED',
  'VOIDED',
  'ABANDONED',
  'EXPIRED',
  'GONE',
  'payment-page-expired',
  'payment-interrupted',
  'payment-under-way',
  'AUTHORIZATION_CODE_INVALID',
  'AUTHORIZATION_CODE_EXPIRED',
  'AUTHORIZATION_CODE_USED',
  'INVALID_BLIK_CODE',
]);
const OF_BLIK = 'BLIK_';
/** Then BLIK itself has failed. */
const NO_BLIK = 'BLIK_UNAVAILABLE';

/** What kind of end a code stands for. */
export function failureKind(code: string | undefined, wantsOtherWay: boolean): FailureKind {
  if (wantsOtherWay) return 'other-way';
  if (code === undefined || code === NO_BLIK) return 'failed';
  return UNFINISHED.has(code) || code.startsWith(OF_BLIK) ? 'unfinished' : 'failed';
}
