import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface OrderDeliveredData extends OrderNewsData {
  /** The last day on which it may be returned. */
  readonly returnUntil: string;
}

/** The parcel was handed over: from now on the days for a withdrawal are counted. */
export const orderDelivered: MailTemplate<OrderDeliveredData> = {
  pl: ({ number, firstName, returnUntil, orderUrl }) => ({
    subject: `Zamówienie ${number} zostało dostarczone`,
    preview: 'Dziękujemy za zakupy.',
    heading: `${firstName}, paczka dotarła`,
    blocks: [
      paragraph(`Zamówienie ${number} zostało dostarczone. Dziękujemy za zakupy.`),
      button('Zobacz zamówienie', orderUrl),
      note(`Od umowy możesz odstąpić do ${returnUntil}, na stronie zamówienia („Odstąp od umowy tutaj”).`),
    ],
  }),
  en: ({ number, firstName, returnUntil, orderUrl }) => ({
    subject: `Order ${number} has been delivered`,
    preview: 'Thank you for shopping with us.',
    heading: `${firstName}, your parcel has arrived`,
    blocks: [
      paragraph(`Order ${number} has been delivered. Thank you for shopping with us.`),
      button('See the order', orderUrl),
      note(
        `You may withdraw from the contract until ${returnUntil}, on the page of the order (“Withdraw from the contract here”).`,
      ),
    ],
  }),
};
