import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface EmailChangedData {
  readonly firstName: string;
  /** Where to turn if it was somebody else. */
  readonly contactUrl: string;
}

/** To the former address, after the account got another. */
export const emailChanged: MailTemplate<EmailChangedData> = {
  pl: ({ contactUrl }) => ({
    subject: 'Adres e-mail Twojego konta został zmieniony',
    preview: 'Od teraz logujesz się nowym adresem.',
    heading: 'Twój adres e-mail został zmieniony',
    blocks: [
      paragraph('Od teraz logujesz się nowym adresem. Na ten adres nie będziemy już wysyłać wiadomości o koncie.'),
      note('Jeśli to nie Ty, napisz do nas jak najszybciej.'),
      button('Skontaktuj się z nami', contactUrl),
    ],
  }),
  en: ({ contactUrl }) => ({
    subject: 'The e-mail address of your account has changed',
    preview: 'From now on you sign in with the new address.',
    heading: 'Your e-mail address has changed',
    blocks: [
      paragraph(
        'From now on you sign in with the new address. We will not write about your account to this one again.',
      ),
      note('If it was not you, let us know as soon as possible.'),
      button('Contact us', contactUrl),
    ],
  }),
};
