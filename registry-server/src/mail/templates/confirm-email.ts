import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface ConfirmEmailData {
  readonly firstName: string;
  readonly confirmUrl: string;
}

/** A link that proves the address of an account. */
export const confirmEmail: MailTemplate<ConfirmEmailData> = {
  pl: ({ confirmUrl }) => ({
    subject: 'Potwierdź swój adres e-mail',
    preview: 'Jeszcze tylko jedno kliknięcie.',
    heading: 'Potwierdź swój adres e-mail',
    blocks: [
      paragraph('Potwierdź, że to Twój adres e-mail. Potem możesz się zalogować na swoje konto.'),
      button('Potwierdź adres', confirmUrl),
      note('Link jest ważny 7 dni. Jeśli to nie Ty zakładasz konto, pomiń tę wiadomość.'),
    ],
  }),
  en: ({ confirmUrl }) => ({
    subject: 'Confirm your e-mail address',
    preview: 'Just one more click.',
    heading: 'Confirm your e-mail address',
    blocks: [
      paragraph('Please confirm that this is your e-mail address. Then you can sign in to your account.'),
      button('Confirm the address', confirmUrl),
      note('The link is valid for 7 days. If you are not creating an account, ignore this message.'),
    ],
  }),
};
