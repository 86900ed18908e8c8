import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface RefundAccountAskedData extends OrderNewsData {
  /** What waits to be sent; absent while it is not decided. */
  readonly amount?: string;
}

/** Asks for the account to which money goes back that no payment provider can send. */
export const refundAccountAsked: MailTemplate<RefundAccountAskedData> = {
  pl: ({ number, amount, orderUrl }) => ({
    subject: `Na jakie konto zwrócić pieniądze za zamówienie ${number}?`,
    preview: 'Podaj numer konta na stronie zamówienia.',
    heading: 'Podaj numer konta do zwrotu',
    blocks: [
      paragraph(
        amount
          ? `Chcemy zwrócić ${amount} za zamówienie ${number}, ale nie znamy numeru konta.`
          : `Zwrot za zamówienie ${number} wyślemy przelewem, ale nie znamy numeru konta.`,
      ),
      paragraph('Przy płatności przelewem albo przy odbiorze pieniądze nie mogą wrócić automatycznie.'),
      button('Podaj numer konta', orderUrl),
      note('Numer podaje się tylko na stronie zamówienia. Nie przysyłaj go e-mailem ani nikomu przez telefon.'),
    ],
  }),
  en: ({ number, amount, orderUrl }) => ({
    subject: `Where shall we return the money for order ${number}?`,
    preview: 'Enter the account number on the page of the order.',
    heading: 'Enter the account for your refund',
    blocks: [
      paragraph(
        amount
          ? `We would like to return ${amount} for order ${number}, but we do not know your account number.`
          : `The refund for order ${number} will be a transfer, but we do not know your account number.`,
      ),
      paragraph('Money paid by a transfer or at the door cannot go back by itself.'),
      button('Enter the account number', orderUrl),
      note('The number is entered on the page of the order only. Do not send it by e-mail or tell it on the phone.'),
    ],
  }),
};
