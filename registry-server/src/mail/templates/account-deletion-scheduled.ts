import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface AccountDeletionScheduledData {
  readonly firstName: string;
  /** The moment in words. */
  readonly dueAt: string;
  /** Where one keeps the account. */
  readonly keepUrl: string;
  readonly contactUrl: string;
}

/** An account will be deleted in a day: until then its owner can keep it. */
export const accountDeletionScheduled: MailTemplate<AccountDeletionScheduledData> = {
  pl: ({ dueAt, keepUrl, contactUrl }) => ({
    subject: 'Twoje konto zostanie usunięte za dobę',
    preview: `Do ${dueAt} możesz je zachować.`,
    heading: 'Usuniemy Twoje konto za dobę',
    blocks: [
      paragraph(
        `Konto zostanie usunięte ${dueAt}. Do tej chwili możesz się rozmyślić: zaloguj się i wybierz „Zachowaj konto”.`,
      ),
      button('Zachowaj konto', keepUrl),
      note('Zamówienia i faktury zachowamy tak długo, jak wymagają tego przepisy. Reszta danych zniknie.'),
      note(`Jeśli to nie Ty, zachowaj konto, zmień hasło i napisz do nas: ${contactUrl}`),
    ],
  }),
  en: ({ dueAt, keepUrl, contactUrl }) => ({
    subject: 'Your account will be deleted in a day',
    preview: `Until ${dueAt} you can keep it.`,
    heading: 'We will delete your account in a day',
    blocks: [
      paragraph(
        `The account will be deleted on ${dueAt}. Until then you can change your mind: sign in and choose “Keep the account”.`,
      ),
      button('Keep the account', keepUrl),
      note('Orders and invoices are kept for as long as the law asks for. All other data will be gone.'),
      note(`If it was not you, keep the account, change the password and write to us: ${contactUrl}`),
    ],
  }),
};
