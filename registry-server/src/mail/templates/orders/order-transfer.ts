import { button, type MailTemplate, paragraph } from '../../layout/mail-document.ts';
import { transferBlocks } from './order-blocks.ts';
import type { OrderNewsData, TransferMailData } from './order-mail-data.ts';

export interface OrderTransferData extends OrderNewsData {
  readonly transfer: TransferMailData;
}

/** Whoever wanted to pay otherwise pays by transfer now: the mail about the order did not say where to. */
export const orderTransfer: MailTemplate<OrderTransferData> = {
  pl: ({ number, orderUrl, transfer }) => ({
    subject: `Dane do przelewu za zamówienie ${number}`,
    preview: `${transfer.amount}, czekamy do ${transfer.payBefore}.`,
    heading: 'Zapłać przelewem',
    blocks: [
      paragraph(`Zamówienie ${number} czeka na przelew. Zaczniemy je pakować, gdy pieniądze do nas dotrą.`),
      ...transferBlocks(transfer, 'pl'),
      button('Zobacz zamówienie', orderUrl),
    ],
  }),
  en: ({ number, orderUrl, transfer }) => ({
    subject: `Details for the transfer for order ${number}`,
    preview: `${transfer.amount}, we wait until ${transfer.payBefore}.`,
    heading: 'Pay by transfer',
    blocks: [
      paragraph(`Order ${number} is waiting for the transfer. We begin to pack it when the money arrives.`),
      ...transferBlocks(transfer, 'en'),
      button('See the order', orderUrl),
    ],
  }),
};
