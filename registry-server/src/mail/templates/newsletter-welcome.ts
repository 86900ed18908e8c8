import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface NewsletterWelcomeData {
  readonly unsubscribeUrl: string;
}

/** The first newsletter, with the link by which one leaves again. */
export const newsletterWelcome: MailTemplate<NewsletterWelcomeData> = {
  pl: ({ unsubscribeUrl }) => ({
    subject: 'Jesteś na liście',
    preview: 'Od teraz dostajesz nasz newsletter.',
    heading: 'Dziękujemy za zapis',
    blocks: [
      paragraph('Od teraz jako pierwsi napiszemy Ci o nowościach, promocjach i poradach.'),
      note('Możesz zrezygnować w każdej chwili, tak samo łatwo, jak było się zapisać:'),
      button('Wypisz mnie', unsubscribeUrl),
    ],
  }),
  en: ({ unsubscribeUrl }) => ({
    subject: 'You are on the list',
    preview: 'From now on you receive our newsletter.',
    heading: 'Thank you for subscribing',
    blocks: [
      paragraph('You will be the first to hear of news, offers and advice.'),
      note('You can leave at any time, as easily as you came:'),
      button('Unsubscribe', unsubscribeUrl),
    ],
  }),
};
