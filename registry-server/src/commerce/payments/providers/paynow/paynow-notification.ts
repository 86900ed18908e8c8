import { parseFields, textOf } from '../../../../integrations/json-fields.ts';
import type { Notification, NotificationHeaders } from '../provider.ts';
import { digestOf, isSameSignature } from '../signature.ts';
import { parsePaymentReference } from './payment-reference.ts';
import type { PaynowConfig } from './paynow-config.ts';
import { readPaynowState } from './paynow-report.ts';
import { signPaynowNotification } from './paynow-signature.ts';

/** Verifies a notification of a payment; of refunds Paynow sends none. */
export function readPaynowNotification(
  { signatureKey }: PaynowConfig,
  rawBody: Buffer,
  { signature }: NotificationHeaders,
): Notification {
  if (typeof signature !== 'string' || !isSameSignature(signature, signPaynowNotification(rawBody, signatureKey))) {
    return { kind: 'refused', fault: 'signature' };
  }
  const { paymentId, externalId, status } = parseFields(rawBody) ?? {};
  const [known, asked] = [readPaynowState(status), parsePaymentReference(externalId)];
  if (!known || textOf(paymentId) === '') return { kind: 'refused', fault: 'malformed' };
  // Signed by Paynow for this shop, but not asked for by us: a payment of another system of the seller.
  if (!asked) return { kind: 'ignored' };
  return {
    kind: 'payment',
    event: digestOf(rawBody),
    payment: { ...asked, ...known, providerReference: textOf(paymentId) },
  };
}
