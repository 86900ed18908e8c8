import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface PasskeyAddedData {
  readonly firstName: string;
  /** Where to turn if it was somebody else. */
  readonly contactUrl: string;
}

/** After a key was added that signs in without the password. Its name stands nowhere: whoever added it has chosen it. */
export const passkeyAdded: MailTemplate<PasskeyAddedData> = {
  pl: ({ contactUrl }) => ({
    subject: 'Do Twojego konta dodano klucz dostępu',
    preview: 'Można się nim zalogować bez hasła.',
    heading: 'Nowy klucz dostępu do Twojego konta',
    blocks: [
      paragraph('Od teraz można się nim zalogować bez hasła. Klucze zobaczysz i usuniesz na koncie, w „Moich danych”.'),
      note('Jeśli to nie Ty, usuń ten klucz, zmień hasło i napisz do nas jak najszybciej.'),
      button('Skontaktuj się z nami', contactUrl),
    ],
  }),
  en: ({ contactUrl }) => ({
    subject: 'A passkey was added to your account',
    preview: 'It signs in without the password.',
    heading: 'A new passkey for your account',
    blocks: [
      paragraph(
        'From now on it signs in without the password. You can see and remove keys in your account, in “My details”.',
      ),
      note('If it was not you, remove that key, change your password and let us know as soon as possible.'),
      button('Contact us', contactUrl),
    ],
  }),
};
