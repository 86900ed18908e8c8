/** What other features may use of staff. */

export { ensureFirstAdmin, type FirstAdmin } from './first-admin.ts';
