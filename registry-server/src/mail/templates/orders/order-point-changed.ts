import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import { deliveryFacts } from './order-blocks.ts';
import type { OrderNewsData } from './order-mail-data.ts';

export interface OrderPointChangedData extends OrderNewsData {
  /** `InPost Paczkomat® 24/7` */
  readonly method: string;
  readonly point: string;
}

/** Staff have sent an order to another pick-up point. */
export const orderPointChanged: MailTemplate<OrderPointChangedData> = {
  pl: ({ number, method, point, orderUrl }) => ({
    subject: `Nowy punkt odbioru zamówienia ${number}`,
    preview: point,
    heading: 'Paczka pojedzie do innego punktu',
    blocks: [
      paragraph(`Zmieniliśmy punkt odbioru zamówienia ${number}. Odbierzesz je tutaj:`),
      { kind: 'facts', facts: deliveryFacts({ title: method, point }, 'pl') },
      button('Zobacz zamówienie', orderUrl),
      note('Ten punkt Ci nie odpowiada? Napisz do nas, zanim wyślemy paczkę.'),
    ],
  }),
  en: ({ number, method, point, orderUrl }) => ({
    subject: `A new pick-up point for order ${number}`,
    preview: point,
    heading: 'Your parcel goes to another pick-up point',
    blocks: [
      paragraph(`We have changed the pick-up point of order ${number}. It waits for you here:`),
      { kind: 'facts', facts: deliveryFacts({ title: method, point }, 'en') },
      button('See the order', orderUrl),
      note('Does this point not suit you? Write to us before we send the parcel.'),
    ],
  }),
};
