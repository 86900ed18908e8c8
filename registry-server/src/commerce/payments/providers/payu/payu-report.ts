import { type Fields, textOf } from '../../../../integrations/json-fields.ts';
import { minorUnitsOf } from '../minor-units.ts';
import type { RefundState, ReportedPayment } from '../provider.ts';

/** What PayU's words for an order come to. */
const STATES: Readonly<Record<string, Pick<ReportedPayment, 'state' | 'needsConfirmation' | 'reasonCode'>>> = {
  NEW: { state: 'pending' },
  PENDING: { state: 'pending' },
  // Where the point of sale takes no money by itself: it is taken by `confirm`.
  WAITING_FOR_CONFIRMATION: { state: 'captured', needsConfirmation: true },
  COMPLETED: { state: 'captured' },
  CANCELED: { state: 'declined', reasonCode: 'CANCELED' },
};

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  PENDING: 'pending',
  FINALIZED: 'done',
  CANCELED: 'failed',
};

/** An order as PayU tells it, in a notification or when it is asked; undefined when that makes no sense. */
export function readPayuOrder(order: Fields): ReportedPayment | undefined {
  const { extOrderId, orderId, status, totalAmount, currencyCode } = order;
  const known = STATES[textOf(status)];
  const amount = minorUnitsOf(totalAmount);
  const [merchantReference, providerReference, currency] = [textOf(extOrderId), textOf(orderId), textOf(currencyCode)];
  if (!known || amount === undefined || !merchantReference || !providerReference || !currency) return undefined;
  return { merchantReference, providerReference, amount, currency, ...known };
}

/** The state of a refund; undefined for a word that PayU does not document. */
export function readPayuRefundState(status: unknown): RefundState | undefined {
  return REFUND_STATES[textOf(status)];
}
