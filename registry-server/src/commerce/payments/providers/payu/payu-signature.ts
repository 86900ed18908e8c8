import { createHash } from 'node:crypto';
import { isSameSignature } from '../signature.ts';

/** MD5 over the raw body and the second key, in hexadecimal digits. */
export function signPayu(rawBody: Buffer | string, secondKey: string): string {
  return createHash('md5').update(rawBody).update(secondKey).digest('hex');
}

/**
 * Verifies `OpenPayu-Signature: sender=…;signature=…;algorithm=MD5;content=DOCUMENT`, whose parts come in any order.
 * Another algorithm than MD5 is refused; since MD5 is weak, PayU is asked before anything counts as paid.
 */
export function isSignedByPayu(rawBody: Buffer, header: string, secondKey: string): boolean {
  const parts = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim().toLowerCase();
    // Said twice: which of them is meant is not for us to guess.
    if (parts.has(name)) return false;
    parts.set(name, part.slice(at + 1).trim());
  }
  if (parts.get('algorithm')?.toUpperCase() !== 'MD5') return false;
  return isSameSignature(parts.get('signature')?.toLowerCase() ?? '', signPayu(rawBody, secondKey));
}
