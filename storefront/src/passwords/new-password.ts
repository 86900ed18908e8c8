import { unmetPasswordRules } from '@witryna/module-schemas/validation';
import { fillIn } from '../i18n/messages.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { passwordError, repeatError } from './password-errors.ts';

/** A new password as it was typed. */
export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

/** The names of the fields of a new password in their form. */
export const NEW_PASSWORD_NAMES = { password: 'new-password', repeat: 'new-password-repeat' } as const;

/** What stands in the fields now, however it got there. */
export function readNewPassword(form: HTMLFormElement): NewPassword {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return { password: read(NEW_PASSWORD_NAMES.password), repeat: read(NEW_PASSWORD_NAMES.repeat) };
}

/** What is wrong with a new password, in sentences in a site's language, by its field. */
export function newPasswordFaults(
  { password, repeat }: NewPassword,
  language: string,
): { readonly password?: string | undefined; readonly repeat?: string | undefined } {
  const texts = signInTextsOf(language);
  const error = repeatError(password, repeat);
  return { password: passwordFault(password, language), repeat: error && texts[error] };
}

/** Which of the rules is missing, rather than all of them once more. */
function passwordFault(password: string, language: string): string | undefined {
  const texts = signInTextsOf(language);
  const error = passwordError(password);
  if (error === undefined || error !== 'passwordWeak') return error && texts[error];
  const unmet = unmetPasswordRules(password);
  const missing = unmet.flatMap((rule) => (rule === 'length' ? [] : [texts.lacks[rule]]));
  const sentences = [
    unmet.includes('length') && fillIn(texts.passwordShort, { count: String([...password].length) }),
    missing.length > 0 && fillIn(texts.passwordLacks, { rules: new Intl.ListFormat(language).format(missing) }),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
