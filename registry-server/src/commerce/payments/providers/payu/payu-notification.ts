import { fieldsOf, parseFields, textOf } from '../../../../integrations/json-fields.ts';
import { minorUnitsOf } from '../minor-units.ts';
import type { Notification, NotificationHeaders } from '../provider.ts';
import { digestOf } from '../signature.ts';
import type { PayuConfig } from './payu-config.ts';
import { readPayuOrder, readPayuRefundState } from './payu-report.ts';
import { isSignedByPayu } from './payu-signature.ts';

const MALFORMED = { kind: 'refused', fault: 'malformed' } as const;

/** Verifies a notification of an order or of a refund. */
export function readPayuNotification(
  { posId, secondKey }: PayuConfig,
  rawBody: Buffer,
  headers: NotificationHeaders,
): Notification {
  const signature = headers['openpayu-signature'] ?? headers['x-openpayu-signature'];
  if (typeof signature !== 'string' || !isSignedByPayu(rawBody, signature, secondKey)) {
    return { kind: 'refused', fault: 'signature' };
  }
  const body = parseFields(rawBody);
  if (!body) return MALFORMED;
  const event = digestOf(rawBody);
  if ('refund' in body) {
    const { extRefundId, refundId, amount, currencyCode, status } = fieldsOf(body.refund);
    const ours = textOf(extRefundId);
    // Given back in PayU's panel: there is no refund of ours to move.
    if (ours === '') return { kind: 'ignored' };
    const [state, minorUnits] = [readPayuRefundState(status), minorUnitsOf(amount)];
    if (!state || minorUnits === undefined) return MALFORMED;
    return {
      kind: 'refund',
      event,
      refund: {
        refundId: ours,
        state,
        amount: minorUnits,
        currency: textOf(currencyCode),
        providerReference: textOf(refundId),
      },
    };
  }
  const order = fieldsOf(body.order);
  const payment = readPayuOrder(order);
  if (!payment) return MALFORMED;
  if (textOf(order.merchantPosId) !== posId) return { kind: 'refused', fault: 'merchant' };
  // MD5 is weak: nothing but "still open" is believed without asking.
  return { kind: 'payment', event, payment: { ...payment, needsConfirmation: payment.state !== 'pending' } };
}
