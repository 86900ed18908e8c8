import { createKeptAnswers } from '../../../../integrations/cached-answers.ts';
import { type Fields, fieldsOf, listOf, pageAddressOf, textOf } from '../../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import { DAY_MS, HOUR_MS } from '../../../../time/durations.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import type { PaymentProvider, PaymentRequest, PaymentStarted, RefundRequest } from '../provider.ts';
import { formatPaymentReference } from './payment-reference.ts';
import { createPaynowClient } from './paynow-client.ts';
import type { PaynowConfig } from './paynow-config.ts';
import { readPaynowNotification } from './paynow-notification.ts';
import { readPaynowRefundState, readPaynowState } from './paynow-report.ts';

const NAME = 'paynow';
/** Paynow ends what nobody has paid after ten days. */
const PAGE_LIFE_MS = 10 * DAY_MS;
/** In grosze: of BLIK 1 to 50,000 zł. */
const BLIK_RANGE = { least: 100, most: 5_000_000 };

/** Paynow, REST API version 3. */
export function createPaynow(
  config: PaynowConfig,
  { timeoutMs, now }: { readonly timeoutMs: number; readonly now?: () => number },
): PaymentProvider {
  const client = createPaynowClient(config, timeoutMs);
  const findBlikMethod = createBlikMethodLookup(client, now);

  async function begin(request: PaymentRequest, choice: Fields = {}): Promise<PaymentStarted> {
    const answer = fieldsOf(
      await client.ask('POST', '/v3/payments', {
        idempotencyKey: request.merchantReference,
        body: { ...paymentOf(request), ...choice },
      }),
    );
    const [providerReference, known] = [textOf(answer.paymentId), readPaynowState(answer.status)];
    if (providerReference === '' || !known) throw new ServiceFailed(NAME, 'an answer that is no payment');
    const redirectUrl = pageAddressOf(answer.redirectUrl);
    const { state, reasonCode } = known;
    return { providerReference, state, ...(reasonCode && { reasonCode }), ...(redirectUrl && { redirectUrl }) };
  }

  /** The same key and the same body give the refund that was made by them before. */
  async function askForRefund({ refundId, providerReference, amount }: RefundRequest) {
    const path = `/v3/payments/${encodeURIComponent(providerReference)}/refunds`;
    const answer = await client.ask('POST', path, { idempotencyKey: refundId, body: { amount } });
    if (answer === undefined) throw new ProviderRefused(NAME, 'NOT_FOUND');
    const [id, state] = [textOf(fieldsOf(answer).refundId), readPaynowRefundState(fieldsOf(answer).status)];
    if (id === '' || !state) throw new ServiceFailed(NAME, 'an answer that is no refund');
    return { providerReference: id, state };
  }

  return {
    name: NAME,
    serves: ['paynow_gateway', 'paynow_blik_gateway'],
    pageLifeMs: PAGE_LIFE_MS,
    tellsRefusals: true,
    range: (method) => (method === 'paynow_blik_gateway' ? BLIK_RANGE : undefined),
    refund: askForRefund,
    verifyNotification: async (rawBody, headers) => readPaynowNotification(config, rawBody, headers),

    // BLIK without a code is paid on Paynow's page, where BLIK is chosen already.
    register: async (request) =>
      begin(
        request,
        request.method === 'paynow_blik_gateway' ? { paymentMethodId: await findBlikMethod(request) } : {},
      ),

    chargeBlik: async (request, authorizationCode) =>
      begin(request, { paymentMethodId: await findBlikMethod(request), authorizationCode }),

    async status({ merchantReference, providerReference, amount, currency }) {
      // Without Paynow's id the answer to our request was lost: only its notification tells it.
      if (providerReference === null) return undefined;
      const path = `/v3/payments/${encodeURIComponent(providerReference)}/status`;
      const answer = await client.ask('GET', path, { idempotencyKey: merchantReference });
      if (answer === undefined) return undefined;
      const known = readPaynowState(fieldsOf(answer).status);
      if (!known) throw new ServiceFailed(NAME, 'an answer that is no status');
      // Paynow tells no amount, and takes no other than the one that the signed request has said.
      return { merchantReference, providerReference, amount, currency, ...known };
    },

    async refundStatus(request) {
      if (request.providerRefundReference === null) return undefined;
      const path = `/v3/refunds/${encodeURIComponent(request.providerRefundReference)}/status`;
      const answer = await client.ask('GET', path, { idempotencyKey: request.refundId });
      const state = readPaynowRefundState(fieldsOf(answer).status);
      return state && { state };
    },
  };
}

function paymentOf(request: PaymentRequest): Fields {
  const { payer, amount, currency, description, language, returnUrl } = request;
  return {
    amount,
    currency,
    externalId: formatPaymentReference(request),
    description: description.slice(0, 255),
    continueUrl: returnUrl,
    buyer: {
      email: payer.email,
      firstName: payer.firstName.slice(0, 50),
      lastName: payer.lastName.slice(0, 50),
      locale: language === 'pl' ? 'pl-PL' : 'en-GB',
    },
  };
}

const METHODS_CACHE = { freshMs: HOUR_MS, staleMs: 24 * HOUR_MS, most: 50 };

/** The number of BLIK by code among the shop's ways of payment; asked for at most once an hour. */
function createBlikMethodLookup(client: ReturnType<typeof createPaynowClient>, now?: () => number) {
  const kept = createKeptAnswers<readonly Fields[]>({ ...METHODS_CACHE, ...(now && { now }) });
  return async ({ currency, merchantReference }: PaymentRequest): Promise<number> => {
    const types = await kept(currency, async () => {
      const query = { currency };
      const answer = await client.ask('GET', '/v3/payments/paymentmethods', {
        idempotencyKey: merchantReference,
        query,
      });
      if (!Array.isArray(answer)) throw new ServiceFailed('paynow', 'an answer without methods');
      return listOf(answer);
    });
    const methods = types.filter(({ type }) => type === 'BLIK').flatMap(({ paymentMethods }) => listOf(paymentMethods));
    const found = methods.find(({ status }) => status === 'ENABLED');
    const id = Number(textOf(found?.id));
    if (!Number.isInteger(id) || id <= 0) throw new ProviderRefused('paynow', 'BLIK_UNAVAILABLE');
    return id;
  };
}
