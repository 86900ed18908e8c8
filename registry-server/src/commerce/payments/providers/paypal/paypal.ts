import { type Fields, listOf, pageAddressOf, parseFields, textOf } from '../../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { HOUR_MS } from '../../../../time/durations.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import { decimalOf } from '../minor-units.ts';
import type { PaymentProvider, PaymentRequest, ReportedPayment } from '../provider.ts';
import { createPaypalClient, type PaypalClientOptions } from './paypal-client.ts';
import type { PaypalConfig } from './paypal-config.ts';
import { readPaypalEvent, verifyPaypalSignature } from './paypal-notification.ts';
import { captureOf, readPaypalOrder, readPaypalRefundState } from './paypal-report.ts';

const NAME = 'paypal';
/** PayPal's currencies of two decimals; of others it takes whole units, which the shop does not have. */
const CURRENCIES = ['PLN', 'EUR', 'USD', 'GBP', 'CZK', 'SEK', 'NOK', 'DKK', 'CHF', 'CAD', 'AUD', 'NZD', 'ILS', 'MXN'];
/** PayPal lets an order be approved for three hours. */
const PAGE_LIFE_MS = 3 * HOUR_MS;
/** Somebody else was faster: what holds is asked for. */
const CAPTURED_BEFORE = 'ORDER_ALREADY_CAPTURED';

/** PayPal, Orders API version 2. */
export function createPaypal(config: PaypalConfig, options: PaypalClientOptions): PaymentProvider {
  const client = createPaypalClient(config, options);
  const pathOf = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`;

  async function find(orderId: string): Promise<Fields | undefined> {
    return client.ask(pathOf(orderId));
  }

  async function capture(orderId: string, merchantReference: string): Promise<Fields | undefined> {
    try {
      return await client.ask(`${pathOf(orderId)}/capture`, { body: {}, requestId: `capture-${merchantReference}` });
    } catch (error) {
      if (error instanceof ProviderRefused && error.reasonCode === CAPTURED_BEFORE) return find(orderId);
      throw error;
    }
  }

  return {
    name: NAME,
    serves: ['paypal'],
    currencies: CURRENCIES,
    pageLifeMs: PAGE_LIFE_MS,
    tellsRefusals: true,

    async register(request) {
      const order = await client.ask('/v2/checkout/orders', {
        body: paypalOrder(config, request),
        requestId: request.merchantReference,
      });
      const providerReference = textOf(order?.id);
      const link = listOf(order?.links).find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      const redirectUrl = pageAddressOf(link?.href);
      if (providerReference === '' || !redirectUrl) throw new ServiceFailed(NAME, 'an answer that is no order');
      return { state: 'pending', providerReference, redirectUrl };
    },

    async verifyNotification(rawBody, headers) {
      const body = parseFields(rawBody);
      if (!body) return { kind: 'refused', fault: 'malformed' };
      const isSigned = await verifyPaypalSignature(client, config.webhookId, rawBody, headers);
      return isSigned ? readPaypalEvent(config, body) : { kind: 'refused', fault: 'signature' };
    },

    async confirm(payment) {
      const { providerReference, merchantReference } = payment;
      const approved = await find(providerReference);
      const before = approved && reportOf(approved);
      if (!before) throw new ProviderRefused(NAME, 'RESOURCE_NOT_FOUND');
      const isAsked =
        before.merchantReference === merchantReference &&
        before.amount === payment.amount &&
        before.currency === payment.currency;
      if (!before.needsConfirmation || !isAsked) return before;
      try {
        const captured = await capture(providerReference, merchantReference);
        return captured ? reportOf(captured) : before;
      } catch (error) {
        if (!(error instanceof ProviderRefused) || error.reasonCode !== 'INSTRUMENT_DECLINED') throw error;
        return { ...before, state: 'declined', needsConfirmation: false, reasonCode: error.reasonCode };
      }
    },

    async status({ merchantReference, providerReference, amount, currency }) {
      // Without PayPal's id the answer to our request was lost, and with it the page on which to approve.
      if (providerReference === null) return undefined;
      const order = await find(providerReference);
      // PayPal forgets orders that nobody approves.
      return order
        ? reportOf(order)
        : { merchantReference, providerReference, amount, currency, state: 'expired', reasonCode: 'GONE' };
    },

    async refund({ refundId, providerReference, amount, currency, description }) {
      const order = await find(providerReference);
      const captureId = textOf(order && captureOf(order)?.id);
      if (captureId === '') throw new ProviderRefused(NAME, 'NOT_CAPTURED');
      const refund = await client.ask(`/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, {
        requestId: refundId,
        body: {
          amount: { currency_code: currency, value: decimalOf(amount) },
          custom_id: refundId,
          note_to_payer: description.slice(0, 255),
        },
      });
      const state = readPaypalRefundState(refund?.status);
      if (!state) throw new ServiceFailed(NAME, 'an answer that is no refund');
      return { state, providerReference: textOf(refund?.id) };
    },
  };
}

function reportOf(order: Fields): ReportedPayment {
  const payment = readPaypalOrder(order);
  if (!payment) throw new ServiceFailed(NAME, 'an answer that is no order');
  return payment;
}

/** What `POST /v2/checkout/orders` is asked with. */
function paypalOrder({ brandName }: PaypalConfig, request: PaymentRequest): Fields {
  const { merchantReference, amount, currency, description, language, returnUrl } = request;
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: merchantReference,
        description: description.slice(0, 127),
        amount: { currency_code: currency, value: decimalOf(amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: returnUrl,
          user_action: 'PAY_NOW',
          // The address is the shop's matter; PayPal gets none and asks for none.
          shipping_preference: 'NO_SHIPPING',
          locale: language === 'pl' ? 'pl-PL' : 'en-GB',
          ...(brandName && { brand_name: brandName.slice(0, 127) }),
        },
      },
    },
  };
}
