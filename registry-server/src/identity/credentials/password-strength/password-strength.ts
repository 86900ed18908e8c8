import { isPersonalPassword, type KnownOfPerson, passwordForms } from '@witryna/module-schemas/validation';
import { commonPasswords } from './common-passwords.ts';

/** Why a password is guessed soon: many use it, or it follows from what is known of the person or the shop. */
export type PasswordWeakness = 'password-common' | 'password-personal';

/** Why the password is refused; undefined when neither list nor person gives it away. */
export function weaknessOf(password: string, known: KnownOfPerson): PasswordWeakness | undefined {
  if (isPersonalPassword(password, known)) return 'password-personal';
  const common = commonPasswords();
  return passwordForms(password).some((form) => common.has(form)) ? 'password-common' : undefined;
}
