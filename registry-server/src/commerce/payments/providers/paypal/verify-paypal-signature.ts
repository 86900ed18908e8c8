import type { NotificationHeaders } from '../provider.ts';
import type { PaypalClient } from './paypal-client.ts';

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
