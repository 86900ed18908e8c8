import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface OrderPaymentFailedData extends OrderNewsData {
  readonly amount: string;
  /** Where it can be paid again. */
  readonly retryUrl: string;
}

/** A payment failed; the order can be paid again. */
export const orderPaymentFailed: MailTemplate<OrderPaymentFailedData> = {
  pl: ({ number, amount, retryUrl }) => ({
    subject: `Płatność za zamówienie ${number} nie powiodła się`,
    preview: 'Zamówienie czeka, możesz zapłacić jeszcze raz.',
    heading: 'Płatność się nie powiodła',
    blocks: [
      paragraph(
        `Nie otrzymaliśmy potwierdzenia płatności ${amount} za zamówienie ${number}. Zamówienie czeka na Ciebie.`,
      ),
      button('Zapłać za zamówienie', retryUrl),
      note('Jeśli pieniądze zeszły z konta, nie płać drugi raz: potwierdzenie czasem dociera z opóźnieniem.'),
    ],
  }),
  en: ({ number, amount, retryUrl }) => ({
    subject: `The payment for order ${number} has failed`,
    preview: 'The order is waiting; you can pay again.',
    heading: 'The payment has failed',
    blocks: [
      paragraph(
        `We have not received a confirmation of the payment of ${amount} for order ${number}. The order is waiting for you.`,
      ),
      button('Pay for your order', retryUrl),
      note('If the money has left your account, do not pay twice: a confirmation sometimes arrives late.'),
    ],
  }),
};
