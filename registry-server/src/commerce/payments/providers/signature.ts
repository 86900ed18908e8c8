import { createHash, timingSafeEqual } from 'node:crypto';

/** Names a notification of a provider that gives no ids: the same bytes are the same notification. */
export function digestOf(rawBody: Buffer): string {
  return createHash('sha256').update(rawBody).digest('hex');
}

/** Compares two signatures without telling by its time how much of them agrees. */
export function isSameSignature(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
