import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const CODE_BYTES = 12;

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whose data a `signed_request` of Facebook wants deleted; undefined when Facebook did not sign it. */
export function subjectOfSignedRequest(signedRequest: string, secret: string): string | undefined {
  const [signature = '', payload = '', ...more] = signedRequest.split('.');
  if (more.length > 0 || !isSame(Buffer.from(signature, 'base64url'), sign(secret, payload))) return undefined;
  try {
    const { algorithm, user_id } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return algorithm === 'HMAC-SHA256' && typeof user_id === 'string' && user_id !== '' ? user_id : undefined;
  } catch {
    return undefined;
  }
}

/** A code by which somebody may ask later whether it was done. It proves itself: nothing is kept of whom it is about. */
export function createDeletionCode(secret: string): string {
  const random = randomBytes(CODE_BYTES).toString('base64url');
  return `${random}${proofOf(random, secret)}`;
}

/** True for a code of ours, which is given only once the deletion is done. */
export function isDeletionCode(code: string, secret: string): boolean {
  const random = code.slice(0, (CODE_BYTES * 4) / 3);
  return isSame(Buffer.from(code), Buffer.from(`${random}${proofOf(random, secret)}`));
}

function proofOf(random: string, secret: string): string {
  return sign(secret, `deletion:${random}`).toString('base64url');
}
