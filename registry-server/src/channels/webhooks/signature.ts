import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A secret as receivers keep it. */
export function createWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970; receivers refuse what is old. */
  readonly timestamp: number;
  /** Exactly what is sent. */
  readonly body: string;
}

/** `v1,…`: HMAC-SHA256 over `id.timestamp.body`, as the Standard Webhooks describe it; one for each secret. */
export function signatureOf({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
