import { randomBytes } from 'node:crypto';

/** What a code or token was issued for. */
export interface IssuedSecret {
  readonly personId: string;
  readonly clientId: string;
  readonly returnAddress: string;
  readonly expiresAt: number;
}

const MOST_ISSUED = 1_000;

/** Secrets handed out, each good for a while; the oldest make room. */
export function createIssuedSecrets(lifetimeMs: number, now: () => number = Date.now) {
  const issued = new Map<string, IssuedSecret>();
  return {
    issue(what: Omit<IssuedSecret, 'expiresAt'>): string {
      const [oldest] = issued.keys();
      if (issued.size >= MOST_ISSUED && oldest !== undefined) issued.delete(oldest);
      const secret = randomBytes(32).toString('base64url');
      issued.set(secret, { ...what, expiresAt: now() + lifetimeMs });
      return secret;
    },
    find(secret: string): IssuedSecret | undefined {
      const found = issued.get(secret);
      return found && found.expiresAt > now() ? found : undefined;
    },
    /** Like `find`, once. */
    take(secret: string): IssuedSecret | undefined {
      const found = this.find(secret);
      issued.delete(secret);
      return found;
    },
  };
}
