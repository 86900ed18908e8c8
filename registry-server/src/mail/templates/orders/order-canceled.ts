import { button, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';
import { type RefundTransferData, refundAccountBlocks, refundWay } from './refund-words.ts';

export interface OrderCanceledData extends OrderNewsData {
  /** What was paid and goes back; absent when nothing was. */
  readonly refund?: string;
  /** Absent when a payment provider sends it. */
  readonly transfer?: RefundTransferData;
}

/** The order was canceled. */
export const orderCanceled: MailTemplate<OrderCanceledData> = {
  pl: ({ number, refund, transfer, orderUrl }) => ({
    subject: `Zamówienie ${number} zostało anulowane`,
    preview: refund ? `Zwracamy ${refund}.` : 'Nic za nie nie zapłacisz.',
    heading: 'Zamówienie zostało anulowane',
    blocks: [
      paragraph(
        refund
          ? `Zamówienie ${number} zostało anulowane. Zwracamy ${refund} ${refundWay(transfer, 'pl')}.`
          : `Zamówienie ${number} zostało anulowane. Nic za nie nie zapłacisz.`,
      ),
      ...(refund ? refundAccountBlocks(transfer, orderUrl, 'pl') : []),
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, refund, transfer, orderUrl }) => ({
    subject: `Order ${number} has been cancelled`,
    preview: refund ? `We are returning ${refund}.` : 'You pay nothing for it.',
    heading: 'Your order has been cancelled',
    blocks: [
      paragraph(
        refund
          ? `Order ${number} has been cancelled. We are returning ${refund} ${refundWay(transfer, 'en')}.`
          : `Order ${number} has been cancelled. You pay nothing for it.`,
      ),
      ...(refund ? refundAccountBlocks(transfer, orderUrl, 'en') : []),
      button('See the order', orderUrl),
    ],
  }),
};
