import { MIN_STAFF_PASSWORD_LENGTH } from '@witryna/module-schemas/validation';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';

/** What is wrong with a change of one's own password. */
export function checkOwnPassword(typed: { password: string; newPassword: string; again: string }): Faults {
  const { password, newPassword, again } = typed;
  return {
    ...(password === '' && { '/password': [t.forms.required] }),
    ...(newPassword.length < MIN_STAFF_PASSWORD_LENGTH && { '/newPassword': [t.forms.shortPassword] }),
    ...(newPassword !== again && { '/again': [t.account.notTheSame] }),
  };
}
