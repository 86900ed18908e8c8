/** What other features may use of redirects. */

export { leaveRedirect, type RedirectsStore, saveRedirect } from './redirects.store.ts';
