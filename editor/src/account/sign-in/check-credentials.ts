import { t } from '../../i18n/pl.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const MAIL = /^[^\s@]+@[^\s@]+$/;

/** What is wrong with what was typed, by field; empty when the server may be asked. */
export function checkCredentials({ email, password }: Credentials): { email?: string[]; password?: string[] } {
  return {
    ...(email.trim() === ''
      ? { email: [t.session.emptyEmail] }
      : !MAIL.test(email.trim()) && { email: [t.session.wrongEmail] }),
    ...(password === '' && { password: [t.session.emptyPassword] }),
  };
}
