import { type Fields, fieldsOf, listOf, pageAddressOf, textOf } from '../../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import type { PaymentProvider, PaymentRequest, PaymentStarted, ReportedPayment } from '../provider.ts';
import { createPayuClient, type PayuClientOptions, refusalOf } from './payu-client.ts';
import type { PayuConfig } from './payu-config.ts';
import { readPayuNotification } from './payu-notification.ts';
import { readPayuOrder, readPayuRefundState } from './payu-report.ts';

const NAME = 'payu';
/** Of a wallet: longer ones are none. */
const LONGEST_TOKEN = 16_384;

/** PayU, REST API version 2.1. */
export function createPayu(config: PayuConfig, options: PayuClientOptions): PaymentProvider {
  const client = createPayuClient(config, options);

  async function order(request: PaymentRequest, choice?: PayuChoice): Promise<PaymentStarted> {
    const answer = await client.ask('POST', '/orders', payuOrder(config, request, choice));
    const providerReference = textOf(answer?.orderId);
    const redirectUrl = pageAddressOf(answer?.redirectUri);
    const statusCode = refusalOf(answer ?? {}, 0);
    // WARNING_CONTINUE_3DS and its like: it goes on where the shopper is sent to.
    const goesOn = statusCode === 'SUCCESS' || (statusCode.startsWith('WARNING_CONTINUE') && redirectUrl !== undefined);
    if (!goesOn) throw new ProviderRefused(NAME, statusCode);
    if (providerReference === '') throw new ServiceFailed(NAME, 'an answer without an order');
    return { state: 'pending', providerReference, ...(redirectUrl && { redirectUrl }) };
  }

  async function find(
    orderId: string,
  ): Promise<{ readonly payment: ReportedPayment; readonly order: Fields } | undefined> {
    const answer = await client.ask('GET', `/orders/${encodeURIComponent(orderId)}`);
    const [found] = listOf(answer?.orders);
    if (!found) return undefined;
    const payment = readPayuOrder(found);
    if (!payment) throw new ServiceFailed(NAME, 'an answer that is no order');
    return { payment, order: found };
  }

  async function findRefund(orderId: string, refundId: string) {
    const answer = await client.ask('GET', `/orders/${encodeURIComponent(orderId)}/refunds`);
    const found = listOf(answer?.refunds).find(({ extRefundId }) => extRefundId === refundId);
    const state = readPayuRefundState(found?.status);
    return found && state && { state, providerReference: textOf(found.refundId) };
  }

  return {
    name: NAME,
    serves: ['payu_gateway', 'payu_gateway_card'],
    pageLifeMs: config.validitySeconds * 1_000,
    tellsRefusals: true,
    verifyNotification: async (rawBody, headers) => readPayuNotification(config, rawBody, headers),
    refundStatus: ({ providerReference, refundId }) => findRefund(providerReference, refundId),

    register(request) {
      const value = payMethodOf(config, request.method);
      return order(request, value === undefined ? undefined : { value });
    },

    chargeBlik: (request, code) => order(request, { value: config.payMethods.blik, authorizationCode: code }),

    async chargeToken(request, token) {
      const value = payMethodOf(config, request.method);
      if (value === undefined || token.length > LONGEST_TOKEN) throw new ProviderRefused(NAME, 'INVALID_TOKEN');
      return order(request, { value, authorizationCode: Buffer.from(token).toString('base64') });
    },

    async confirm(payment) {
      const path = `/orders/${encodeURIComponent(payment.providerReference)}`;
      const found = await find(payment.providerReference);
      if (!found) throw new ProviderRefused(NAME, 'DATA_NOT_FOUND');
      if (textOf(found.order.merchantPosId) !== config.posId) throw new ProviderRefused(NAME, 'FOREIGN_ORDER');
      if (!found.payment.needsConfirmation) return found.payment;
      const isAsked = found.payment.amount === payment.amount && found.payment.currency === payment.currency;
      if (!isAsked || found.payment.merchantReference !== payment.merchantReference) return found.payment;
      await client.ask('PUT', `${path}/status`, { orderId: payment.providerReference, orderStatus: 'COMPLETED' });
      return (await find(payment.providerReference))?.payment ?? found.payment;
    },

    // Without PayU's id the answer to our order was lost: only its notification tells it.
    status: async ({ providerReference }) =>
      providerReference === null ? undefined : (await find(providerReference))?.payment,

    async refund({ refundId, providerReference, amount, description }) {
      // PayU does not promise that the same id twice gives back once.
      const before = await findRefund(providerReference, refundId);
      if (before) return before;
      const answer = await client.ask('POST', `/orders/${encodeURIComponent(providerReference)}/refunds`, {
        refund: {
          description: description.slice(0, 255),
          extRefundId: refundId,
          amount: String(amount),
        },
      });
      if (!answer) throw new ProviderRefused(NAME, 'DATA_NOT_FOUND');
      const refund = fieldsOf(answer.refund);
      const state = readPayuRefundState(refund.status);
      if (!state) throw new ProviderRefused(NAME, refusalOf(answer, 0));
      return { state, providerReference: textOf(refund.refundId) };
    },
  };
}

/** A way of payment chosen in advance, with the code or token that pays it. */
interface PayuChoice {
  readonly value: string;
  readonly authorizationCode?: string;
}

/** What `POST /orders` is asked with: amounts are digits of minor units. */
function payuOrder(config: PayuConfig, request: PaymentRequest, choice?: PayuChoice): Fields {
  const { payer, client, description } = request;
  const totalAmount = String(request.amount);
  return {
    extOrderId: request.merchantReference,
    merchantPosId: config.posId,
    notifyUrl: request.notifyUrl,
    continueUrl: request.returnUrl,
    // Required; without a known address this server stands for the shopper.
    customerIp: client.ip ?? '127.0.0.1',
    description: description.slice(0, 255),
    currencyCode: request.currency,
    totalAmount,
    validityTime: String(config.validitySeconds),
    buyer: {
      email: payer.email,
      ...(payer.phone && { phone: payer.phone }),
      firstName: payer.firstName.slice(0, 255),
      lastName: payer.lastName.slice(0, 255),
      language: request.language,
    },
    products: [{ name: description.slice(0, 255), unitPrice: totalAmount, quantity: '1' }],
    ...(choice && { payMethods: { payMethod: { type: 'PBL', ...choice } } }),
  };
}

/** The way of payment that a method of the shop fixes at PayU; undefined where the shopper chooses there. */
function payMethodOf({ payMethods }: PayuConfig, method: string): string | undefined {
  if (method === 'payu_gateway_card') return payMethods.card;
  if (method === 'apple-pay') return payMethods.applePay;
  return method === 'gpay' ? payMethods.googlePay : undefined;
}
