import { button, type MailBlock, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';
import { trackBlock } from './order-track.ts';

export interface OrderShippedData extends OrderNewsData {
  readonly carrier: string;
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
      ...(data.point ? [paragraph(`Odbierzesz ją tutaj: ${data.point}.`)] : []),
      ...(data.days ? [paragraph(`Przewidywana dostawa: ${data.days}.`)] : []),
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
      ...(data.point ? [paragraph(`You can collect it here: ${data.point}.`)] : []),
      ...(data.days ? [paragraph(`Expected delivery: ${data.days}.`)] : []),
      ...parcelBlocks(data, 'Track parcel'),
      button('See the order', data.orderUrl),
    ],
  }),
};
