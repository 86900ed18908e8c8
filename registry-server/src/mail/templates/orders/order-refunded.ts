import { button, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface OrderRefundedData extends OrderNewsData {
  readonly amount: string;
}

/** A refund was made. */
export const orderRefunded: MailTemplate<OrderRefundedData> = {
  pl: ({ number, amount, orderUrl }) => ({
    subject: `Zwrot pieniędzy za zamówienie ${number}`,
    preview: amount,
    heading: 'Zwróciliśmy pieniądze',
    blocks: [
      paragraph(`Zwróciliśmy ${amount} za zamówienie ${number}, tą samą drogą, którą przyszła płatność.`),
      paragraph('Zależnie od banku pieniądze będą na koncie w ciągu kilku dni roboczych.'),
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, amount, orderUrl }) => ({
    subject: `Refund for order ${number}`,
    preview: amount,
    heading: 'We have returned the money',
    blocks: [
      paragraph(`We have returned ${amount} for order ${number}, the way it was paid.`),
      paragraph('Depending on the bank the money will be on the account within a few working days.'),
      button('See the order', orderUrl),
    ],
  }),
};
