import { type Fields, fieldsOf, pageAddressOf, parseFields, textOf } from '../../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { HOUR_MS } from '../../../../time/durations.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import type { PaymentProvider, PaymentRequest, ReportedPayment } from '../provider.ts';
import { digestOf, isSameSignature } from '../signature.ts';
import { createNgeniusClient, type NgeniusClientOptions } from './ngenius-client.ts';
import type { NgeniusConfig } from './ngenius-config.ts';
import { readNgeniusOrder, refundedOf, refundPathOf } from './ngenius-report.ts';

const NAME = 'ngenius';
/** N-Genius does not say for how long; nobody who means to pay needs more. */
const PAGE_LIFE_MS = HOUR_MS;
/** What N-Genius answers a refund with that was made. */
const REFUNDED = ['REFUNDED', 'PARTIALLY_REFUNDED', 'SUCCESS', 'REVERSED'];

/** N-Genius Online: orders paid on its page. */
export function createNgenius(config: NgeniusConfig, options: NgeniusClientOptions): PaymentProvider {
  const client = createNgeniusClient(config, options);
  const orders = `/transactions/outlets/${encodeURIComponent(config.outlet)}/orders`;

  async function find(reference: string): Promise<Fields | undefined> {
    return client.ask(`${orders}/${encodeURIComponent(reference)}`);
  }

  return {
    name: NAME,
    serves: ['ngeniusonline'],
    currencies: config.currencies,
    pageLifeMs: PAGE_LIFE_MS,
    tellsRefusals: true,

    async register(request) {
      const order = await client.ask(orders, ngeniusOrder(request));
      const providerReference = textOf(order?.reference);
      const redirectUrl = pageAddressOf(fieldsOf(fieldsOf(order?._links).payment).href);
      if (providerReference === '' || !redirectUrl) throw new ServiceFailed(NAME, 'an answer that is no order');
      return { state: 'pending', providerReference, redirectUrl };
    },

    async verifyNotification(rawBody, headers) {
      const secret = headers[config.webhookHeader];
      if (typeof secret !== 'string' || !isSameSignature(secret, config.webhookSecret)) {
        return { kind: 'refused', fault: 'signature' };
      }
      const body = parseFields(rawBody);
      const payment = body && readNgeniusOrder(fieldsOf(body.order));
      if (!payment) return { kind: 'refused', fault: 'malformed' };
      const outlet = textOf(body.outletId) || textOf(fieldsOf(body.order).outletId);
      if (outlet !== '' && outlet !== config.outlet) return { kind: 'refused', fault: 'merchant' };
      // A header proves who speaks, but not what is said: nothing but "still open" is believed without asking.
      return {
        kind: 'payment',
        event: textOf(body.eventId) || digestOf(rawBody),
        payment: { ...payment, needsConfirmation: payment.state !== 'pending' },
      };
    },

    async confirm({ providerReference }) {
      const order = await find(providerReference);
      if (!order) throw new ProviderRefused(NAME, 'NOT_FOUND');
      return reportOf(order);
    },

    async status({ providerReference }) {
      const order = providerReference === null ? undefined : await find(providerReference);
      return order && reportOf(order);
    },

    async refund({ providerReference, amount, currency, refundedInAll }) {
      const order = await find(providerReference);
      // N-Genius knows no id of ours: when all that was to go back is back already, this went with an answer that was lost.
      if (order && refundedOf(order) + amount > refundedInAll) return { state: 'done' };
      const path = order && refundPathOf(order, config.url);
      if (!path) throw new ProviderRefused(NAME, 'NOT_REFUNDABLE');
      const answer = await client.ask(path, { amount: { currencyCode: currency, value: amount } });
      if (!answer) throw new ProviderRefused(NAME, 'NOT_FOUND');
      return { state: REFUNDED.includes(textOf(answer.state)) ? 'done' : 'pending' };
    },
  };
}

function ngeniusOrder(request: PaymentRequest): Fields {
  const { payer, amount, currency, language, merchantReference, returnUrl } = request;
  return {
    action: 'SALE',
    amount: { currencyCode: currency, value: amount },
    // Pages in Polish there are none.
    language: language === 'pl' ? 'en' : language,
    emailAddress: payer.email,
    merchantOrderReference: merchantReference,
    merchantAttributes: { redirectUrl: returnUrl, cancelUrl: returnUrl, skipConfirmationPage: true },
    billingAddress: {
      firstName: payer.firstName,
      lastName: payer.lastName,
      address1: payer.street,
      city: payer.city,
      postalCode: payer.postcode,
      countryCode: payer.countryCode,
    },
  };
}

function reportOf(order: Fields): ReportedPayment {
  const payment = readNgeniusOrder(order);
  if (!payment) throw new ServiceFailed(NAME, 'an answer that is no order');
  return payment;
}
