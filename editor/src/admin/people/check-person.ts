import { MIN_STAFF_PASSWORD_LENGTH } from '@witryna/module-schemas/validation';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { t } from '../../i18n/pl.ts';

const MAIL = /^[^\s@]+@[^\s@]+$/;

export interface PersonFormValues {
  readonly email?: string;
  readonly name?: string;
  readonly password?: string;
}

/** What is wrong with what was typed of a person; fields that are not there are not asked for. */
export function checkPerson({ email, name, password }: PersonFormValues): Faults {
  return {
    ...(email !== undefined && !MAIL.test(email.trim()) && { '/email': [t.forms.notEmail] }),
    ...(name !== undefined && name.trim() === '' && { '/name': [t.forms.required] }),
    ...(password !== undefined &&
      password.length < MIN_STAFF_PASSWORD_LENGTH && { '/password': [t.forms.shortPassword] }),
  };
}
