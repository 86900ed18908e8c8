import type { MailLanguage, MailShop } from './mail-document.ts';

interface LayoutWords {
  /** The reason of the mail, in its footer. */
  readonly reason: (shop: MailShop) => string;
  /** The same for a mail that is answered to whoever wrote. */
  readonly answerable: (shop: MailShop) => string;
  /** Below a button, for clients that show none. */
  readonly buttonFallback: string;
}

/** What the layout itself says. */
export const LAYOUT_WORDS: Readonly<Record<MailLanguage, LayoutWords>> = {
  pl: {
    reason: ({ name }) => `To automatyczna wiadomość ze sklepu ${name}. Prosimy na nią nie odpowiadać.`,
    answerable: ({ name }) => `Wiadomość przekazana przez sklep ${name}. Odpowiedź trafi do osoby, która napisała.`,
    buttonFallback: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  },
  en: {
    reason: ({ name }) => `This is an automatic message from ${name}. Please do not reply to it.`,
    answerable: ({ name }) => `A message passed on by ${name}. Your reply goes to the person who wrote it.`,
    buttonFallback: 'If the button does not work, copy this address into your browser:',
  },
};
