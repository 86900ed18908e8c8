import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface NewsletterConfirmData {
  readonly confirmUrl: string;
  readonly validHours: number;
}

/** Double opt-in: only who reads the mailbox can subscribe it. */
export const newsletterConfirm: MailTemplate<NewsletterConfirmData> = {
  pl: ({ confirmUrl, validHours }) => ({
    subject: 'Potwierdź zapis do newslettera',
    preview: 'Jeszcze jedno kliknięcie.',
    heading: 'Jeszcze jedno kliknięcie',
    blocks: [
      paragraph('Potwierdź, że chcesz otrzymywać nasz newsletter na ten adres.'),
      button('Potwierdzam zapis', confirmUrl),
      note(`Link jest ważny ${validHours} godz. Bez potwierdzenia niczego nie wyślemy.`),
      note('Jeśli to nie Ty, pomiń tę wiadomość.'),
    ],
  }),
  en: ({ confirmUrl, validHours }) => ({
    subject: 'Confirm your newsletter subscription',
    preview: 'One more click.',
    heading: 'One more click',
    blocks: [
      paragraph('Confirm that you want to receive our newsletter at this address.'),
      button('Confirm the subscription', confirmUrl),
      note(`The link is valid for ${validHours} hours. Without it we will send you nothing.`),
      note('If it was not you, ignore this message.'),
    ],
  }),
};
