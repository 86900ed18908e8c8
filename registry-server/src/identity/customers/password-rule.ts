import type { Site } from '../../content/sites/index.ts';
import { weaknessOf } from '../credentials/index.ts';
import { fieldRefused } from './field-refused.ts';

const MIN_LENGTH = 8;
/** Keeps hashing cheap. */
const MAX_LENGTH = 128;

/**
 * Refuses a new password that is too short, too long, lacks a letter, a digit or a special character, is one that many
 * use, or is made of the e-mail or of the shop's name.
 */
export function requireGoodPassword(
  password: string,
  { email, site, path = '/password' }: { readonly email: string; readonly site: Site; readonly path?: string },
): void {
  const length = [...password].length;
  if (length < MIN_LENGTH) {
    const message = `The password needs at least ${MIN_LENGTH} characters. Create a new password and try again.`;
    throw fieldRefused([{ path, rule: 'password-length' }], message);
  }
  if (length > MAX_LENGTH) {
    const message = `Please enter a password with at most ${MAX_LENGTH} characters.`;
    throw fieldRefused([{ path, rule: 'password-length' }], message);
  }
  const classes = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];
  if (!classes.every((one) => one.test(password))) {
    const message =
      'Minimum of different classes of characters in password is 3. Classes of characters: Letters, Digits, Special Characters.';
    throw fieldRefused([{ path, rule: 'password-classes' }], message);
  }
  const weakness = weaknessOf(password, { email, shopNames: [site.name] });
  if (weakness) throw fieldRefused([{ path, rule: weakness }]);
}

/** A password that can be none of ours: not worth a hashing. */
export function isTooLongForPassword(text: string): boolean {
  return text.length > 4 * MAX_LENGTH;
}
