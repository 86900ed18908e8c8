/** What a key of another system may do; each route that keys may call names the scope that it asks for. */
export const API_SCOPES = ['content:read', 'catalogue:read', 'catalogue:write', 'orders:read', 'graphql:read'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
