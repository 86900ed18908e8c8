/** What other features may use of returns. */

export { OPEN_RETURNS } from './return-status.ts';
