/** What other features may use of the audit log. */

export { createAuditStore } from './audit.store.ts';
