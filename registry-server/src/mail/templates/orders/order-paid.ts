import { button, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import { paymentFact } from './order-blocks.ts';
import type { OrderNewsData } from './order-mail-data.ts';
import { trackBlock } from './order-track.ts';

export interface OrderPaidData extends OrderNewsData {
  readonly amount: string;
  readonly method: string;
}

/** The order is paid. */
export const orderPaid: MailTemplate<OrderPaidData> = {
  pl: ({ number, amount, method, orderUrl }) => ({
    subject: `Otrzymaliśmy płatność za zamówienie ${number}`,
    preview: `${amount}, ${method}`,
    heading: 'Płatność dotarła',
    blocks: [
      paragraph(`Otrzymaliśmy ${amount} za zamówienie ${number}. Pakujemy je i damy znać, gdy wyruszy.`),
      trackBlock('paid', {}, 'pl'),
      { kind: 'facts', facts: [paymentFact({ title: method, isPaid: true }, 'pl')] },
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, amount, method, orderUrl }) => ({
    subject: `We have received the payment for order ${number}`,
    preview: `${amount}, ${method}`,
    heading: 'Your payment has arrived',
    blocks: [
      paragraph(`We have received ${amount} for order ${number}. We are packing it and will tell you when it leaves.`),
      trackBlock('paid', {}, 'en'),
      { kind: 'facts', facts: [paymentFact({ title: method, isPaid: true }, 'en')] },
      button('See the order', orderUrl),
    ],
  }),
};
