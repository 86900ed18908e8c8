import type { FastifyInstance, FastifyReply } from 'fastify';
import { createBoundedMap } from '../bounded-map.ts';
import { createMerchantPanel } from '../merchant-panel.ts';
import type { PaymentContext, ProviderStandIn } from '../provider-stand-in.ts';
import type { Scenario } from '../scenario.ts';
import { isShopAddress } from '../shop-address.ts';
import { DEMO_PAYNOW, DEMO_PAYNOW_METHODS } from './paynow-account.ts';
import { createPaynowPayments, type PaynowPayment, type PaynowStatus } from './paynow-payments.ts';
import { isSignedForPaynow, signAsPaynow } from './paynow-signatures.ts';

const NAME = 'paynow';
type Raw = { Body: string; Params: { id: string } };

const no = (reply: FastifyReply, status: number, errorType: string) =>
  reply.status(status).send({ statusCode: status, errors: [{ errorType, message: errorType }] });
const STATUS = { paid: 'CONFIRMED', declined: 'REJECTED', expired: 'EXPIRED' } as const;

/** Paynow's REST API, version 3, with its page of payment. */
export const paynowStandIn: ProviderStandIn = { name: NAME, prefix: '/paynow', register };

function register(scope: FastifyInstance, { config, paymentRegistry, notifications }: PaymentContext): void {
  const payments = createPaynowPayments();
  /** What an idempotency key was used for. */
  const answered = createBoundedMap<{ readonly body: string; readonly answer: object }>();
  const panel = createMerchantPanel(scope, NAME, () => config.storefrontUrl);

  function notify(payment: PaynowPayment, status: PaynowStatus): void {
    payment.status = status;
    const { paymentId, externalId } = payment;
    notifications.send(NAME, (forges) => {
      const content = {
        paymentId,
        externalId: forgedId(externalId, forges),
        status,
        modifiedAt: new Date().toISOString(),
      };
      const body = JSON.stringify(content);
      // A seller is told apart by the key alone.
      const isForged = forges === 'signature' || forges === 'merchant';
      const signature = signAsPaynow(body, isForged ? 'forged' : DEMO_PAYNOW.signatureKey);
      return { url: panel.notifyUrl(), body, headers: { 'content-type': 'application/json', Signature: signature } };
    });
  }

  function begin(facts: Pick<PaynowPayment, 'externalId' | 'amount' | 'currency' | 'description' | 'continueUrl'>) {
    const payment = payments.open(facts);
    paymentRegistry.open({
      provider: NAME,
      id: payment.paymentId,
      amount: facts.amount,
      currency: facts.currency,
      description: facts.description,
      returnUrl: facts.continueUrl,
      onOutcome: (outcome) => notify(payment, STATUS[outcome]),
    });
    return payment;
  }

  /** The shopper tries another way: the payment is left behind, a new one goes on. */
  scope.post<{ Params: { id: string } }>('/panel/platnosci/:id/ponow', async ({ params }, reply) => {
    const old = payments.get(params.id);
    if (!old || !['NEW', 'PENDING'].includes(old.status)) return reply.status(404).send({});
    notify(old, 'ABANDONED');
    const { externalId, amount, currency, description, continueUrl } = old;
    const next = begin({ externalId, amount, currency, description, continueUrl });
    notify(next, 'NEW');
    return { paymentId: next.paymentId };
  });

  scope.register(async (api) => {
    // Signatures are made over bodies as they come.
    api.removeContentTypeParser('application/json');
    api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    api.addHook('preHandler', async (request, reply) =>
      isSignedForPaynow(request) ? undefined : no(reply, 401, 'UNAUTHORIZED'),
    );

    /** One answer for each key; another body under the same key is refused. */
    async function once(key: unknown, body: string, reply: FastifyReply, work: () => object | FastifyReply) {
      if (typeof key !== 'string' || key.length > 45) return no(reply, 400, 'VALIDATION_ERROR');
      const before = answered.get(key);
      if (before) return before.body === body ? before.answer : no(reply, 400, 'VALIDATION_IDEMPOTENCY_ERROR');
      const answer = work();
      if (answer !== reply) answered.set(key, { body, answer });
      return answer;
    }

    api.get('/v3/payments/paymentmethods', async () => DEMO_PAYNOW_METHODS);

    api.post<Raw>('/v3/payments', async ({ body, headers }, reply) =>
      once(headers['idempotency-key'], body, reply, () => {
        const wanted = JSON.parse(body) as Record<string, unknown>;
        const { amount, currency = 'PLN', externalId, description, continueUrl, authorizationCode: code } = wanted;
        const isSound = Number.isInteger(amount) && Number(amount) >= 100 && typeof externalId === 'string';
        if (!isSound || !isShopAddress(continueUrl, config.storefrontUrl)) return no(reply, 400, 'VALIDATION_ERROR');
        if (code !== undefined && (!/^\d{6}$/.test(String(code)) || code === '333333')) {
          return no(reply, 400, 'AUTHORIZATION_CODE_INVALID');
        }
        const text = { externalId, currency: String(currency), description: String(description) };
        const payment = begin({ ...text, amount: Number(amount), continueUrl });
        const { paymentId } = payment;
        if (code === undefined)
          return { paymentId, status: 'NEW', redirectUrl: `${config.url}${paymentRegistry.pathOf(NAME, paymentId)}` };
        payment.status = 'PENDING';
        if (code !== '222222') paymentRegistry.settle(NAME, paymentId, code === '444444' ? 'declined' : 'paid');
        return { paymentId, status: 'PENDING' };
      }),
    );

    api.get<Raw>('/v3/payments/:id/status', async ({ params: { id } }, reply) => {
      const payment = payments.get(id);
      return payment ? { paymentId: id, status: payment.status } : no(reply, 404, 'NOT_FOUND');
    });

    api.post<Raw>('/v3/payments/:id/refunds', async ({ params: { id }, body, headers }, reply) =>
      once(headers['idempotency-key'], body, reply, () => {
        const payment = payments.get(id);
        const { amount } = JSON.parse(body) as { amount?: number };
        if (!payment) return no(reply, 404, 'NOT_FOUND');
        const isSound = payment.status === 'CONFIRMED' && Number.isInteger(amount) && Number(amount) > 0;
        if (!isSound) return no(reply, 400, 'VALIDATION_ERROR');
        if (payment.refunded + Number(amount) > payment.amount) return no(reply, 400, 'INSUFFICIENT_BALANCE_FUNDS');
        const { refundId, status } = payments.createRefund(payment, Number(amount));
        return { refundId, status };
      }),
    );

    api.get<Raw>('/v3/refunds/:id/status', async ({ params: { id } }, reply) => {
      const refund = payments.refund(id);
      if (!refund) return no(reply, 404, 'NOT_FOUND');
      refund.status = 'SUCCESSFUL';
      return { refundId: id, status: refund.status };
    });
  });
}

/** Notifications tell no amount; what the shop has written into its own id is forged instead. */
function forgedId(externalId: string, forges: Scenario['forges']): string {
  if (forges === 'currency') return externalId.replace(/[A-Z]{3}$/, 'EUR');
  return forges === 'amount' ? externalId.replace(/-(\d+)-/, (_, amount) => `-${Number(amount) - 1}-`) : externalId;
}
