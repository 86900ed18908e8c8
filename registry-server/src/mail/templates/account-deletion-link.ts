import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface AccountDeletionLinkData {
  readonly firstName: string;
  readonly confirmUrl: string;
  readonly validMinutes: number;
}

/** To the owner of an account without a password: the link shows that the wish to delete it is theirs. */
export const accountDeletionLink: MailTemplate<AccountDeletionLinkData> = {
  pl: ({ confirmUrl, validMinutes }) => ({
    subject: 'Potwierdź usunięcie konta',
    preview: `Link jest ważny ${validMinutes} min.`,
    heading: 'Czy na pewno chcesz usunąć konto?',
    blocks: [
      paragraph('Otrzymaliśmy prośbę o usunięcie Twojego konta. Aby je usunąć, otwórz link i potwierdź na stronie.'),
      button('Przejdź do usunięcia konta', confirmUrl),
      note(`Link jest ważny ${validMinutes} min. Samo otwarcie go niczego nie usuwa.`),
      note('Jeśli to nie Ty, pomiń tę wiadomość – konto pozostanie bez zmian.'),
    ],
  }),
  en: ({ confirmUrl, validMinutes }) => ({
    subject: 'Confirm that your account is to be deleted',
    preview: `The link is valid for ${validMinutes} min.`,
    heading: 'Do you really want to delete your account?',
    blocks: [
      paragraph('We were asked to delete your account. To delete it, open the link and confirm on the page.'),
      button('Go on to delete the account', confirmUrl),
      note(`The link is valid for ${validMinutes} min. Opening it alone deletes nothing.`),
      note('If it was not you, ignore this message: the account stays as it is.'),
    ],
  }),
};
