import { createHash, randomInt } from 'node:crypto';

// Without characters that people mistake for one another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const COUNT = 10;

/** Ten codes of some 79 random bits, in groups that can be written down. */
export function createRecoveryCodes(): string[] {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What the database keeps of a code, however it was typed. */
export function hashOfRecoveryCode(userId: number, code: string): string {
  const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`staff-recovery:${userId}:${bare}`).digest('hex');
}
