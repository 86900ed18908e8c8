import { button, type MailTemplate, note, paragraph } from '../../layout/mail-document.ts';
import type { OrderNewsData } from './order-mail-data.ts';
import { type RefundTransferData, refundWay } from './refund-words.ts';

export interface OrderCancelAskedData extends OrderNewsData {
  readonly reason: string;
  /** What was paid and would go back; absent when nothing was. */
  readonly refund?: string;
  /** Absent when a payment provider sends it. */
  readonly transfer?: RefundTransferData;
  /** The order's page with the key that cancels. */
  readonly cancelUrl: string;
}

/** A link that cancels the order: whoever asked has to read the order's mail. */
export const orderCancelAsked: MailTemplate<OrderCancelAskedData> = {
  pl: ({ number, reason, refund, transfer, cancelUrl }) => ({
    subject: `Potwierdź anulowanie zamówienia ${number}`,
    preview: 'Zamówienie jest ważne, dopóki tego nie potwierdzisz.',
    heading: 'Czy anulować zamówienie?',
    blocks: [
      paragraph(`Ktoś z linkiem do zamówienia ${number} poprosił o jego anulowanie. Powód: ${reason}.`),
      ...(refund ? [paragraph(`Po anulowaniu zwrócimy ${refund} ${refundWay(transfer, 'pl')}.`)] : []),
      button('Anuluj zamówienie', cancelUrl),
      note('Link jest ważny 24 godziny. Jeśli to nie Ty, pomiń tę wiadomość: zamówienie zostaje bez zmian.'),
    ],
  }),
  en: ({ number, reason, refund, transfer, cancelUrl }) => ({
    subject: `Confirm that order ${number} is to be cancelled`,
    preview: 'The order stands until you confirm.',
    heading: 'Shall we cancel your order?',
    blocks: [
      paragraph(`Somebody with the link to order ${number} has asked to cancel it. Reason: ${reason}.`),
      ...(refund ? [paragraph(`Once it is cancelled, we will return ${refund} ${refundWay(transfer, 'en')}.`)] : []),
      button('Cancel the order', cancelUrl),
      note('The link is valid for 24 hours. If it was not you, ignore this message: the order stays as it is.'),
    ],
  }),
};
