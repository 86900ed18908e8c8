import { type Fields, fieldsOf, listOf, textOf } from '../../../../integrations/json-fields.ts';
import { minorUnitsOfDecimal } from '../minor-units.ts';
import type { RefundState, ReportedPayment } from '../provider.ts';

type State = Pick<ReportedPayment, 'state' | 'needsConfirmation' | 'reasonCode'>;

/** An order that was not captured. An approved one is captured by `confirm`. */
const ORDER_STATES: Readonly<Record<string, State>> = {
  CREATED: { state: 'pending' },
  SAVED: { state: 'pending' },
  PAYER_ACTION_REQUIRED: { state: 'pending' },
  APPROVED: { state: 'captured', needsConfirmation: true },
  VOIDED: { state: 'declined', reasonCode: 'VOIDED' },
};

/** A capture. */
const CAPTURE_STATES: Readonly<Record<string, State>> = {
  COMPLETED: { state: 'captured' },
  // Some of it went back; that is told by the refund.
  PARTIALLY_REFUNDED: { state: 'captured' },
  PENDING: { state: 'review' },
  DECLINED: { state: 'declined', reasonCode: 'DECLINED' },
  FAILED: { state: 'declined', reasonCode: 'FAILED' },
  REFUNDED: { state: 'returned' },
};

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  PENDING: 'pending',
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** An amount as PayPal writes it: `{ currency_code, value: '12.34' }`. */
export function readPaypalAmount(value: unknown): { readonly amount: number; readonly currency: string } | undefined {
  const fields = fieldsOf(value);
  const [amount, currency] = [minorUnitsOfDecimal(fields.value), textOf(fields.currency_code)];
  return amount === undefined || currency === '' ? undefined : { amount, currency };
}

/** The capture of an order, once there is one. */
export function captureOf(order: Fields): Fields | undefined {
  const [unit] = listOf(order.purchase_units);
  return listOf(fieldsOf(unit?.payments).captures)[0];
}

/** An order as PayPal tells it; undefined when that makes no sense. */
export function readPaypalOrder(order: Fields): ReportedPayment | undefined {
  const [unit] = listOf(order.purchase_units);
  const capture = captureOf(order);
  const known = capture ? CAPTURE_STATES[textOf(capture.status)] : ORDER_STATES[textOf(order.status)];
  // What was captured counts, not what was asked for.
  const money = readPaypalAmount((capture ?? unit)?.amount);
  const [merchantReference, providerReference] = [
    textOf(unit?.custom_id) || textOf(capture?.custom_id),
    textOf(order.id),
  ];
  return known && money && merchantReference && providerReference
    ? { merchantReference, providerReference, ...money, ...known }
    : undefined;
}

/** A capture as a notification tells it; undefined when that makes no sense. */
export function readPaypalCapture(capture: Fields): ReportedPayment | undefined {
  const known = CAPTURE_STATES[textOf(capture.status)];
  const money = readPaypalAmount(capture.amount);
  const merchantReference = textOf(capture.custom_id);
  const providerReference = textOf(fieldsOf(fieldsOf(capture.supplementary_data).related_ids).order_id);
  return known && money && merchantReference && providerReference
    ? { merchantReference, providerReference, ...money, ...known }
    : undefined;
}

/** The state of a refund; undefined for a word that PayPal does not document. */
export function readPaypalRefundState(status: unknown): RefundState | undefined {
  return REFUND_STATES[textOf(status)];
}
