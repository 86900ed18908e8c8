import { createHmac } from 'node:crypto';
import type { BuildNotification } from '../notification-sender.ts';
import { DEMO_PAYPAL } from './paypal-account.ts';
import { newPaypalId } from './paypal-orders.ts';

const OTHER_MERCHANT = '0THERMERCHANT';

/** What a signature is made over; the stand-in's own, since only PayPal's verify call has to understand it. */
export function signAsPaypal(
  { id, time, webhookId }: { readonly id: string; readonly time: string; readonly webhookId: string },
  event: unknown,
  key: string = DEMO_PAYPAL.clientSecret,
): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, time, webhookId, event]))
    .digest('base64');
}

/** A notification of something that happened. */
export function paypalEvent(
  url: string,
  eventType: string,
  resource: Readonly<Record<string, unknown>>,
): BuildNotification {
  const [id, time] = [`WH-${newPaypalId()}`, new Date().toISOString()];
  return (forges) => {
    const event = {
      id,
      event_version: '1.0',
      create_time: time,
      event_type: eventType,
      resource: forge(resource, forges),
    };
    const key = forges === 'signature' ? 'forged' : undefined;
    return {
      url,
      body: JSON.stringify(event),
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-of-a-stand-in',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signAsPaypal({ id, time, webhookId: DEMO_PAYPAL.webhookId }, event, key),
      },
    };
  };
}

/** Writes a resource, and all amounts and payees inside it, as the scenario asks for. */
function forge(resource: Readonly<Record<string, unknown>>, forges: string): unknown {
  return JSON.parse(JSON.stringify(resource), (key, value: unknown) => {
    if (forges === 'amount' && key === 'value') return '0.01';
    if (forges === 'currency' && key === 'currency_code') return 'EUR';
    return forges === 'merchant' && key === 'merchant_id' ? OTHER_MERCHANT : value;
  });
}
