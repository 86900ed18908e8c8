import { button, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface OrderCanceledData extends OrderNewsData {
  /** What was paid and goes back; absent when nothing was. */
  readonly refund?: string;
}

/** The order was canceled. */
export const orderCanceled: MailTemplate<OrderCanceledData> = {
  pl: ({ number, refund, orderUrl }) => ({
    subject: `Zamówienie ${number} zostało anulowane`,
    preview: refund ? `Zwracamy ${refund}.` : 'Nic za nie nie zapłacisz.',
    heading: 'Zamówienie zostało anulowane',
    blocks: [
      paragraph(
        refund
          ? `Zamówienie ${number} zostało anulowane. Zwracamy ${refund} tą samą drogą, którą przyszła płatność.`
          : `Zamówienie ${number} zostało anulowane. Nic za nie nie zapłacisz.`,
      ),
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, refund, orderUrl }) => ({
    subject: `Order ${number} has been cancelled`,
    preview: refund ? `We are returning ${refund}.` : 'You pay nothing for it.',
    heading: 'Your order has been cancelled',
    blocks: [
      paragraph(
        refund
          ? `Order ${number} has been cancelled. We are returning ${refund} the way it was paid.`
          : `Order ${number} has been cancelled. You pay nothing for it.`,
      ),
      button('See the order', orderUrl),
    ],
  }),
};
