import { button, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';
import { type RefundTransferData, refundWay } from './refund-words.ts';

export interface OrderRefundedData extends OrderNewsData {
  readonly amount: string;
  /** Absent when a payment provider has sent it. */
  readonly transfer?: RefundTransferData;
}

/** A refund was made. */
export const orderRefunded: MailTemplate<OrderRefundedData> = {
  pl: ({ number, amount, transfer, orderUrl }) => ({
    subject: `Zwrot pieniędzy za zamówienie ${number}`,
    preview: amount,
    heading: 'Zwróciliśmy pieniądze',
    blocks: [
      paragraph(`Zwróciliśmy ${amount} za zamówienie ${number} ${refundWay(transfer, 'pl')}.`),
      paragraph('Zależnie od banku pieniądze będą na koncie w ciągu kilku dni roboczych.'),
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, amount, transfer, orderUrl }) => ({
    subject: `Refund for order ${number}`,
    preview: amount,
    heading: 'We have returned the money',
    blocks: [
      paragraph(`We have returned ${amount} for order ${number} ${refundWay(transfer, 'en')}.`),
      paragraph('Depending on the bank the money will be on the account within a few working days.'),
      button('See the order', orderUrl),
    ],
  }),
};
