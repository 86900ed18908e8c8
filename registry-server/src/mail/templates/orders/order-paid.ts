import { button, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface OrderPaidData extends OrderNewsData {
  readonly amount: string;
  readonly method: string;
}

/** The order is paid. */
export const orderPaid: MailTemplate<OrderPaidData> = {
  pl: ({ number, firstName, amount, method, orderUrl }) => ({
    subject: `Otrzymaliśmy płatność za zamówienie ${number}`,
    preview: `${amount}, ${method}`,
    heading: `${firstName}, płatność dotarła`,
    blocks: [
      paragraph(`Otrzymaliśmy ${amount} (${method}) za zamówienie ${number}. Pakujemy je i damy znać, gdy wyruszy.`),
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, firstName, amount, method, orderUrl }) => ({
    subject: `We have received the payment for order ${number}`,
    preview: `${amount}, ${method}`,
    heading: `${firstName}, your payment has arrived`,
    blocks: [
      paragraph(
        `We have received ${amount} (${method}) for order ${number}. We are packing it and will tell you when it leaves.`,
      ),
      button('See the order', orderUrl),
    ],
  }),
};
