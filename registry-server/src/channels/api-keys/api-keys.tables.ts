import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { ApiScope } from './api-scopes.ts';

/** A key with which another system speaks to us. */
export interface ApiKeyTable {
  id: Id;
  name: string;
  /** Its first characters, by which people tell it from others. */
  hint: string;
  keyHash: string;
  scopes: Json<readonly ApiScope[]>;
  /** Name of the person who made it. */
  createdBy: string;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
  /** To the minute. */
  lastUsedAt: Timestamp | null;
  revokedAt: Timestamp | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    api_key: ApiKeyTable;
  }
}
