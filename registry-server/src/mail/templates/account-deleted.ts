import { type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface AccountDeletedData {
  readonly firstName: string;
}

/** The last mail to an account. */
export const accountDeleted: MailTemplate<AccountDeletedData> = {
  pl: () => ({
    subject: 'Twoje konto zostało usunięte',
    preview: 'To ostatnia wiadomość o koncie.',
    heading: 'Twoje konto zostało usunięte',
    blocks: [
      paragraph('Usunęliśmy konto i dane, które z nim przechowywaliśmy. Dziękujemy za wspólny czas.'),
      note('Zamówienia i faktury zachowujemy tak długo, jak wymagają tego przepisy podatkowe i rachunkowe.'),
      note('To ostatnia wiadomość o tym koncie. Na ten adres możesz w każdej chwili założyć nowe.'),
    ],
  }),
  en: () => ({
    subject: 'Your account has been deleted',
    preview: 'This is the last message about it.',
    heading: 'Your account has been deleted',
    blocks: [
      paragraph('We have deleted the account and the data that we kept with it. Thank you for the time with us.'),
      note('Orders and invoices are kept for as long as the laws on taxes and accounts ask for.'),
      note('This is the last message about this account. You can open a new one with this address at any time.'),
    ],
  }),
};
