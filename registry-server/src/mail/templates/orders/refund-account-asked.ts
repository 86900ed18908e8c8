import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface RefundAccountAskedData extends OrderNewsData {
  /** What waits to be sent; absent while it is not decided. */
  readonly amount?: string;
  /** The payment provider has refused to send it back. */
  readonly isRefused?: boolean;
}

/** Asks for the account to which money goes back that no payment provider can send. */
export const refundAccountAsked: MailTemplate<RefundAccountAskedData> = {
  pl: ({ number, amount, isRefused, orderUrl }) => ({
    subject: `Na jakie konto zwrócić pieniądze za zamówienie ${number}?`,
    preview: 'Podaj numer konta na stronie zamówienia.',
    heading: 'Podaj numer konta do zwrotu',
    blocks: [
      paragraph(
        amount
          ? `Chcemy zwrócić ${amount} za zamówienie ${number}, ale nie znamy numeru konta.`
          : `Zwrot za zamówienie ${number} wyślemy przelewem, ale nie znamy numeru konta.`,
      ),
      paragraph(
        isRefused
          ? 'Operator płatności nie mógł ich oddać tą drogą, którą przyszły: tak bywa, gdy karta jest już nieważna albo konto zamknięte.'
          : 'Przy płatności przelewem albo przy odbiorze pieniądze nie mogą wrócić automatycznie.',
      ),
      button('Podaj numer konta', orderUrl),
      note('Najbezpieczniej podać go na stronie zamówienia. Nie zadzwonimy do Ciebie, żeby o niego zapytać.'),
    ],
  }),
  en: ({ number, amount, isRefused, orderUrl }) => ({
    subject: `Where shall we return the money for order ${number}?`,
    preview: 'Enter the account number on the page of the order.',
    heading: 'Enter the account for your refund',
    blocks: [
      paragraph(
        amount
          ? `We would like to return ${amount} for order ${number}, but we do not know your account number.`
          : `The refund for order ${number} will be a transfer, but we do not know your account number.`,
      ),
      paragraph(
        isRefused
          ? 'The payment provider could not return it the way it came: that happens when a card has expired or an account was closed.'
          : 'Money paid by a transfer or at the door cannot go back by itself.',
      ),
      button('Enter the account number', orderUrl),
      note('The page of the order is the safest place for it. We will not call you to ask for it.'),
    ],
  }),
};
