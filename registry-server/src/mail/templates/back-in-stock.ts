import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface BackInStockData {
  readonly productName: string;
  readonly productUrl: string;
}

/** Somebody waited for a product and it is there again. */
export const backInStock: MailTemplate<BackInStockData> = {
  pl: ({ productName, productUrl }) => ({
    subject: `Znów dostępne: ${productName}`,
    preview: 'Produkt, na który czekasz, wrócił do sprzedaży.',
    heading: 'Wróciło do sprzedaży',
    blocks: [
      paragraph(`Możesz już zamówić: ${productName}.`),
      button('Zobacz produkt', productUrl),
      note('Liczba sztuk bywa ograniczona, a powiadomienie nie jest rezerwacją. To jedyna wiadomość w tej sprawie.'),
    ],
  }),
  en: ({ productName, productUrl }) => ({
    subject: `Back in stock: ${productName}`,
    preview: 'The product you are waiting for is on sale again.',
    heading: 'It is back',
    blocks: [
      paragraph(`You can order it now: ${productName}.`),
      button('See the product', productUrl),
      note('Stock may be limited and this notice reserves nothing. It is the only message about it.'),
    ],
  }),
};
