import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface PasswordChangedData {
  readonly firstName: string;
  /** Where to turn if it was somebody else. */
  readonly contactUrl: string;
}

/** After the account got another password: whoever owns the mailbox should know. */
export const passwordChanged: MailTemplate<PasswordChangedData> = {
  pl: ({ contactUrl }) => ({
    subject: 'Hasło do Twojego konta zostało zmienione',
    preview: 'Na innych urządzeniach trzeba zalogować się ponownie.',
    heading: 'Twoje hasło zostało zmienione',
    blocks: [
      paragraph('Od teraz logujesz się nowym hasłem. Na innych urządzeniach trzeba zalogować się ponownie.'),
      note('Jeśli to nie Ty, ustaw nowe hasło przez „Nie pamiętam hasła” i napisz do nas jak najszybciej.'),
      button('Skontaktuj się z nami', contactUrl),
    ],
  }),
  en: ({ contactUrl }) => ({
    subject: 'The password of your account has changed',
    preview: 'Other devices have to sign in again.',
    heading: 'Your password has changed',
    blocks: [
      paragraph('From now on you sign in with the new password. Other devices have to sign in again.'),
      note('If it was not you, set a new password by “Forgot your password” and let us know as soon as possible.'),
      button('Contact us', contactUrl),
    ],
  }),
};
