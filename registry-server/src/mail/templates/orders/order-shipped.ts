import { button, type MailBlock, type MailLanguage, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import { deliveryFacts } from './order-blocks.ts';
import type { OrderNewsData } from './order-mail-data.ts';
import { trackBlock } from './order-track.ts';

export interface OrderShippedData extends OrderNewsData {
  readonly carrier: string;
  /** `Kurier DPD za pobraniem`; absent in mails that were written before it was kept. */
  readonly method?: string;
  readonly point?: string;
  readonly days?: string;
  /** Pieces in the parcel: `2 × Krem do twarzy`. */
  readonly lines: readonly string[];
  readonly parcels: readonly { readonly number: string; readonly title: string; readonly url?: string }[];
}

const parcelBlocks = ({ parcels }: OrderShippedData, follow: string): MailBlock[] =>
  parcels.map(({ number, title, url }) =>
    url ? button(`${follow} ${number}`, url) : paragraph(`${title}: ${number}`),
  );

const handlingBlock = (
  { carrier, method = carrier, ...rest }: OrderShippedData,
  language: MailLanguage,
): MailBlock => ({
  kind: 'facts',
  facts: deliveryFacts({ title: method, ...rest }, language),
});

/** A parcel is on its way. */
export const orderShipped: MailTemplate<OrderShippedData> = {
  pl: (data) => ({
    subject: `Zamówienie ${data.number} jest w drodze`,
    preview: `${data.carrier}${data.days ? `, ${data.days}` : ''}`,
    heading: 'Paczka wyruszyła',
    blocks: [
      paragraph(`Przekazaliśmy paczkę z zamówienia ${data.number} przewoźnikowi (${data.carrier}).`),
      trackBlock('shipped', data, 'pl'),
      { kind: 'list', items: data.lines },
      handlingBlock(data, 'pl'),
      ...parcelBlocks(data, 'Śledź przesyłkę'),
      button('Zobacz zamówienie', data.orderUrl),
    ],
  }),
  en: (data) => ({
    subject: `Order ${data.number} is on its way`,
    preview: `${data.carrier}${data.days ? `, ${data.days}` : ''}`,
    heading: 'Your parcel has left',
    blocks: [
      paragraph(`We have handed the parcel of order ${data.number} over to the carrier (${data.carrier}).`),
      trackBlock('shipped', data, 'en'),
      { kind: 'list', items: data.lines },
      handlingBlock(data, 'en'),
      ...parcelBlocks(data, 'Track parcel'),
      button('See the order', data.orderUrl),
    ],
  }),
};
