import { findPasswordFault, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@witryna/module-schemas/validation';
import type { Site } from '../../content/sites/index.ts';
import { weaknessOf } from '../credentials/index.ts';
import { fieldRefused } from './field-refused.ts';

/**
 * Refuses a new password that is too short, too long, lacks a letter, a digit or a special character, is one that many
 * use, or is made of the e-mail or of the shop's name.
 */
export function requireGoodPassword(
  password: string,
  { email, site, path = '/password' }: { readonly email: string; readonly site: Site; readonly path?: string },
): void {
  const rule = findPasswordFault(password);
  if (rule === 'password-length') throw fieldRefused([{ path, rule }], lengthMessage(password));
  if (rule === 'password-classes') {
    const message =
      'Minimum of different classes of characters in password is 3. Classes of characters: Letters, Digits, Special Characters.';
    throw fieldRefused([{ path, rule }], message);
  }
  const weakness = weaknessOf(password, { email, shopNames: [site.name] });
  if (weakness) throw fieldRefused([{ path, rule: weakness }]);
}

const lengthMessage = (password: string) =>
  [...password].length < MIN_PASSWORD_LENGTH
    ? `The password needs at least ${MIN_PASSWORD_LENGTH} characters. Create a new password and try again.`
    : `Please enter a password with at most ${MAX_PASSWORD_LENGTH} characters.`;
