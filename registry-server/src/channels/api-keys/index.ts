/** What other features may use of API keys. */

export type { ApiScope } from './api-scopes.ts';
