/** What other features may use of invoices. */

export { formatPhone } from './content/parties.ts';
export { formatDay } from './content/words.ts';
export { issueCorrection } from './issue-correction.ts';
