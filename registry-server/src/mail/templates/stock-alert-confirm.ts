import { button, type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface StockAlertConfirmData {
  readonly productName: string;
  readonly confirmUrl: string;
  readonly validHours: number;
}

/** A guest confirms that the mailbox is theirs before we write to it about a product. */
export const stockAlertConfirm: MailTemplate<StockAlertConfirmData> = {
  pl: ({ productName, confirmUrl, validHours }) => ({
    subject: 'Potwierdź powiadomienie o dostępności',
    preview: productName,
    heading: 'Damy znać, gdy wróci',
    blocks: [
      paragraph(`Potwierdź, że mamy napisać na ten adres, gdy znów będzie w sprzedaży: ${productName}.`),
      button('Tak, powiadomcie mnie', confirmUrl),
      note(`Link jest ważny ${validHours} godz. Wyślemy jedną wiadomość i usuniemy zgłoszenie.`),
      note('Jeśli to nie Ty, pomiń tę wiadomość.'),
    ],
  }),
  en: ({ productName, confirmUrl, validHours }) => ({
    subject: 'Confirm the back-in-stock notice',
    preview: productName,
    heading: 'We will tell you when it is back',
    blocks: [
      paragraph(`Confirm that we should write to this address when this is on sale again: ${productName}.`),
      button('Yes, tell me', confirmUrl),
      note(`The link is valid for ${validHours} hours. We send one message and delete the request.`),
      note('If it was not you, ignore this message.'),
    ],
  }),
};
