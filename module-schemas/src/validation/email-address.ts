/** Written as people write it: one @, a domain with a dot, no blanks; whether anybody reads it only a mail can show. */
const EMAIL = /^[^\s\p{Cc}@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const MAX_LENGTH = 254;

/** E-mails are compared without case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** True when a mail could be sent to it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && !text.includes('..') && !text.startsWith('.') && EMAIL.test(text);
}

/** What keeps a text from being an e-mail address, as far as it can be told; `wrong` is all else. */
export type EmailFault = 'noAt' | 'space' | 'comma' | 'noDomain' | 'wrong';

/** What to mend in an address that was typed; undefined where a mail could be sent to it. */
export function findEmailFault(text: string): EmailFault | undefined {
  const email = normaliseEmail(text);
  if (isEmailAddress(email)) return undefined;
  if (!email.includes('@')) return 'noAt';
  if (/\s/.test(email)) return 'space';
  if (email.includes(',')) return 'comma';
  return email.slice(email.indexOf('@') + 1).includes('.') ? 'wrong' : 'noDomain';
}
