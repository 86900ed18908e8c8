import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface PasswordResetData {
  readonly resetUrl: string;
  readonly validMinutes: number;
}

/** A link to set a new password. */
export const passwordReset: MailTemplate<PasswordResetData> = {
  pl: ({ resetUrl, validMinutes }) => ({
    subject: 'Ustaw nowe hasło',
    preview: `Link jest ważny ${validMinutes} min.`,
    heading: 'Nowe hasło',
    blocks: [
      paragraph('Otrzymaliśmy prośbę o zmianę hasła do Twojego konta.'),
      button('Ustaw nowe hasło', resetUrl),
      note(`Link jest ważny ${validMinutes} min i działa tylko raz.`),
      note('Jeśli to nie Ty, pomiń tę wiadomość – hasło pozostanie bez zmian.'),
    ],
  }),
  en: ({ resetUrl, validMinutes }) => ({
    subject: 'Set a new password',
    preview: `The link is valid for ${validMinutes} min.`,
    heading: 'A new password',
    blocks: [
      paragraph('We were asked to change the password of your account.'),
      button('Set a new password', resetUrl),
      note(`The link is valid for ${validMinutes} min and works once.`),
      note('If it was not you, ignore this message: the password stays as it is.'),
    ],
  }),
};
