import { type Fields, fieldsOf, listOf, textOf } from '../../../../integrations/json-fields.ts';
import type { Notification, NotificationHeaders } from '../provider.ts';
import type { PaypalClient } from './paypal-client.ts';
import type { PaypalConfig } from './paypal-config.ts';
import { readPaypalAmount, readPaypalCapture, readPaypalOrder, readPaypalRefundState } from './paypal-report.ts';

/** Fields of the question and the headers of the notification that fill them. */
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** Asks PayPal whether it has signed a notification for this webhook. The raw body is JSON, looked at before. */
export async function verifyPaypalSignature(
  client: PaypalClient,
  webhookId: string,
  rawBody: Buffer,
  headers: NotificationHeaders,
): Promise<boolean> {
  const fields: Record<string, string> = { webhook_id: webhookId };
  for (const [field, header] of Object.entries(HEADERS)) {
    const value = headers[header];
    if (typeof value !== 'string' || value === '') return false;
    fields[field] = value;
  }
  // The event goes in as it came: parsed and written anew it might not be what was signed.
  const body = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${rawBody.toString('utf8')}}`;
  const answer = await client.ask('/v1/notifications/verify-webhook-signature', { body });
  return answer?.verification_status === 'SUCCESS';
}

const MALFORMED = { kind: 'refused', fault: 'malformed' } as const;

/** What an event of PayPal is, once its signature has been looked at. */
export function readPaypalEvent({ merchantId }: PaypalConfig, body: Fields): Notification {
  const [event, type] = [textOf(body.id), textOf(body.event_type)];
  const resource = fieldsOf(body.resource);
  if (event === '' || type === '') return MALFORMED;
  if (!isOurs(resource, merchantId)) return { kind: 'refused', fault: 'merchant' };
  if (type === 'PAYMENT.CAPTURE.REFUNDED') return refundOf(event, resource);
  if (type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') return reversalOf(event, resource);
  const isCapture = /^PAYMENT\.CAPTURE\.(COMPLETED|PENDING|DENIED|DECLINED)$/.test(type);
  if (!isCapture && type !== 'CHECKOUT.ORDER.APPROVED') return { kind: 'ignored' };
  const payment = isCapture ? readPaypalCapture(resource) : readPaypalOrder(resource);
  return payment ? { kind: 'payment', event, payment } : MALFORMED;
}

function refundOf(event: string, resource: Fields): Notification {
  const refundId = textOf(resource.custom_id);
  // Given back in PayPal's panel: there is no refund of ours to move.
  if (refundId === '') return { kind: 'ignored' };
  const [money, state] = [readPaypalAmount(resource.amount), readPaypalRefundState(resource.status)];
  if (!money || !state) return MALFORMED;
  return { kind: 'refund', event, refund: { refundId, state, ...money, providerReference: textOf(resource.id) } };
}

/** The shopper approved, but nothing was captured in time. */
function reversalOf(event: string, resource: Fields): Notification {
  const [unit] = listOf(resource.purchase_units);
  const money = readPaypalAmount(unit?.amount);
  const [merchantReference, providerReference] = [
    textOf(unit?.custom_id),
    textOf(resource.order_id) || textOf(resource.id),
  ];
  if (!money || merchantReference === '' || providerReference === '') return MALFORMED;
  return {
    kind: 'payment',
    event,
    payment: { merchantReference, providerReference, ...money, state: 'expired', reasonCode: 'APPROVAL_REVERSED' },
  };
}

function isOurs(resource: Fields, merchantId: string | undefined): boolean {
  const [unit] = listOf(resource.purchase_units);
  const payee = textOf(fieldsOf(resource.payee).merchant_id) || textOf(fieldsOf(unit?.payee).merchant_id);
  return merchantId === undefined || payee === '' || payee === merchantId;
}
