import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface AccountExistsData {
  readonly firstName: string;
  /** Of the order with which an account was asked for. */
  readonly orderNumber: string;
  readonly accountUrl: string;
  readonly resetUrl: string;
}

/** Somebody asked for an account with an address that has one: only its owner is told. */
export const accountExists: MailTemplate<AccountExistsData> = {
  pl: ({ orderNumber, accountUrl, resetUrl }) => ({
    subject: 'Masz już konto w naszym sklepie',
    preview: 'Zaloguj się hasłem, które już masz.',
    heading: 'Masz już konto',
    blocks: [
      paragraph(
        `Przy zamówieniu ${orderNumber} wybrano założenie konta, ale na ten adres e-mail jest już konto. Niczego w nim nie zmieniliśmy: zaloguj się dotychczasowym hasłem.`,
      ),
      button('Przejdź do konta', accountUrl),
      paragraph(`Nie pamiętasz hasła? Ustaw nowe: ${resetUrl}`),
      note('Zamówienie jest złożone jak każde inne. Jeśli to nie Ty kupujesz, pomiń tę wiadomość.'),
    ],
  }),
  en: ({ orderNumber, accountUrl, resetUrl }) => ({
    subject: 'You already have an account in our shop',
    preview: 'Sign in with the password that you have.',
    heading: 'You already have an account',
    blocks: [
      paragraph(
        `With order ${orderNumber} an account was asked for, but this e-mail address already has one. We have changed nothing in it: please sign in with your present password.`,
      ),
      button('Go to your account', accountUrl),
      paragraph(`Forgotten the password? Set a new one: ${resetUrl}`),
      note('The order is placed like any other. If you are not the buyer, ignore this message.'),
    ],
  }),
};
