/** What other features may use of invoices. */

export { formatDay } from './content/words.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { returnedPieces } from './refund-cause.ts';
