import {
  findEmailFault,
  findPasswordFault,
  isEmailAddress,
  MAX_PASSWORD_LENGTH,
  normaliseEmail,
} from '@witryna/module-schemas/validation';
import type { EmailHints } from '../i18n/email-hints.ts';

export type PasswordError = 'fieldEmpty' | 'passwordWeak' | 'passwordLong';

/** What a new password lacks; undefined when it is good. The registry, which knows more of weak ones, decides in the end. */
export function passwordError(password: string): PasswordError | undefined {
  if (password === '') return 'fieldEmpty';
  if ([...password].length > MAX_PASSWORD_LENGTH) return 'passwordLong';
  return findPasswordFault(password) ? 'passwordWeak' : undefined;
}

/** What is wrong with its repetition. */
export function repeatError(password: string, repeat: string): 'fieldEmpty' | 'passwordsDiffer' | undefined {
  if (repeat === '') return 'fieldEmpty';
  return repeat === password ? undefined : 'passwordsDiffer';
}

/** What is wrong with an address at first sight. */
export function emailError(email: string): 'fieldEmpty' | 'emailWrong' | undefined {
  const given = normaliseEmail(email);
  if (given === '') return 'fieldEmpty';
  return isEmailAddress(given) ? undefined : 'emailWrong';
}

/** What is wrong with an address in a sentence: the general one first, then what exactly. */
export function emailSentence(
  email: string,
  { emailWrong, emailHints }: { readonly emailWrong: string; readonly emailHints: EmailHints },
): string | undefined {
  const fault = findEmailFault(email);
  return fault && (fault === 'wrong' ? emailWrong : `${emailWrong}. ${emailHints[fault]}`);
}
