/** Reasons of our own why a payment did not begin; they stand where providers' codes do. */

/** The provider failed, or did not answer in time. */
export const PROVIDER_UNAVAILABLE = 'provider-unavailable';
/** Somebody, in another tab or on another node, is still asking the provider. */
export const UNDER_WAY = 'payment-under-way';
/** Whoever asked the provider has gone without a word. */
export const INTERRUPTED = 'payment-interrupted';
/** The page on which it was to be paid is older than its provider keeps it. */
export const PAGE_EXPIRED = 'payment-page-expired';
/** Something of ours failed. */
export const NOT_STARTED = 'payment-not-started';
