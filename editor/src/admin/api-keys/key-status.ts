import type { ApiKey } from '../../api/operations/api-keys.ts';

export type KeyStatus = 'active' | 'expired' | 'revoked';

/** Whether a key still opens anything. */
export function keyStatus({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): KeyStatus {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'active';
}
