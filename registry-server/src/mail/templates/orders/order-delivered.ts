import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';
import { trackBlock } from './order-track.ts';

export interface OrderDeliveredData extends OrderNewsData {
  /** The last day on which it may be returned. */
  readonly returnUntil: string;
}

/** The parcel was handed over: from now on the days for a withdrawal are counted. */
export const orderDelivered: MailTemplate<OrderDeliveredData> = {
  pl: ({ number, returnUntil, orderUrl, isPaidAtDoor = false }) => ({
    subject: `Zamówienie ${number} zostało dostarczone`,
    preview: 'Dziękujemy za zakupy.',
    heading: 'Paczka dotarła',
    blocks: [
      paragraph(`Zamówienie ${number} zostało dostarczone. Dziękujemy za zakupy.`),
      trackBlock('delivered', { isPaidAtDoor }, 'pl'),
      button('Zobacz zamówienie', orderUrl),
      note(`Od umowy możesz odstąpić do ${returnUntil}, na stronie zamówienia („Odstąp od umowy tutaj”).`),
    ],
  }),
  en: ({ number, returnUntil, orderUrl, isPaidAtDoor = false }) => ({
    subject: `Order ${number} has been delivered`,
    preview: 'Thank you for shopping with us.',
    heading: 'Your parcel has arrived',
    blocks: [
      paragraph(`Order ${number} has been delivered. Thank you for shopping with us.`),
      trackBlock('delivered', { isPaidAtDoor }, 'en'),
      button('See the order', orderUrl),
      note(
        `You may withdraw from the contract until ${returnUntil}, on the page of the order (“Withdraw from the contract here”).`,
      ),
    ],
  }),
};
