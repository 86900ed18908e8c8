import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createAccessTokens } from '../access-tokens.ts';
import { createMerchantPanel } from '../merchant-panel.ts';
import type { PaymentContext, ProviderStandIn } from '../provider-stand-in.ts';
import type { Scenario } from '../scenario.ts';
import { isShopAddress } from '../shop-address.ts';
import { DEMO_NGENIUS } from './ngenius-account.ts';
import { createNgeniusOrders, type NgeniusOrder, refundedOf, writeNgeniusOrder } from './ngenius-orders.ts';

const NAME = 'ngenius';
const PAYMENT_JSON = 'application/vnd.ni-payment.v2+json';
const IDENTITY_JSON = 'application/vnd.ni-identity.v1+json';
type Body = Record<string, unknown>;
type Money = { readonly currencyCode?: string; readonly value?: number };
type OfOrder = { Params: { id: string }; Body: Body };

const STATE = { paid: 'CAPTURED', declined: 'FAILED', expired: 'EXPIRED' } as const;
const EVENT = { paid: 'CAPTURED', declined: 'DECLINED', expired: 'GATEWAY_RISK_PRE_AUTH_REJECTED' } as const;

const no = (reply: FastifyReply, status: number, errorCode: string) =>
  reply.status(status).send({ code: status, errors: [{ errorCode, message: errorCode }] });

/** N-Genius Online's REST API with its page of payment. */
export const ngeniusStandIn: ProviderStandIn = { name: NAME, prefix: '/ngenius', register };

function register(scope: FastifyInstance, { config, paymentRegistry, notifications }: PaymentContext): void {
  const orders = createNgeniusOrders();
  const tokens = createAccessTokens();
  const panel = createMerchantPanel(scope, NAME, () => config.storefrontUrl);
  const path = `/transactions/outlets/${DEMO_NGENIUS.outlet}/orders`;

  for (const type of [PAYMENT_JSON, IDENTITY_JSON]) {
    scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, body === '' ? {} : JSON.parse(String(body)));
      } catch (error) {
        done(error as Error);
      }
    });
  }

  scope.post('/identity/auth/access-token', async ({ headers }, reply) => {
    if (headers.authorization !== `Basic ${DEMO_NGENIUS.apiKey}`) return no(reply, 401, 'unauthorized');
    return { access_token: tokens.issue(), expires_in: 300, token_type: 'bearer' };
  });

  function notify(order: NgeniusOrder, eventName: string): void {
    const body = {
      eventId: randomUUID(),
      eventName,
      outletId: DEMO_NGENIUS.outlet,
      order: writeNgeniusOrder(order, config.url),
    };
    notifications.send(NAME, (forges) => ({
      url: panel.notifyUrl(),
      body: JSON.stringify(body, forge(forges)),
      headers: {
        'content-type': 'application/json',
        [DEMO_NGENIUS.webhookHeader]: forges === 'signature' ? 'forged' : DEMO_NGENIUS.webhookSecret,
      },
    }));
  }

  scope.register(async (api) => {
    api.addHook('onRequest', tokens.require);

    api.post<{ Body: Body }>(path, async ({ body }, reply) => {
      const { currencyCode, value } = (body.amount ?? {}) as Money;
      const { redirectUrl } = (body.merchantAttributes ?? {}) as Body;
      const isSound = body.action === 'SALE' && Number.isInteger(value) && Number(value) > 0 && currencyCode;
      if (!isSound || !isShopAddress(redirectUrl, config.storefrontUrl)) return no(reply, 422, 'invalidOrder');
      const order = orders.open({
        merchantOrderReference: String(body.merchantOrderReference),
        amount: Number(value),
        currency: currencyCode,
        returnUrl: redirectUrl,
      });
      paymentRegistry.open({
        provider: NAME,
        id: order.reference,
        amount: order.amount,
        currency: order.currency,
        description: 'Zamówienie w sklepie',
        returnUrl: redirectUrl,
        onOutcome: (outcome) => {
          order.state = STATE[outcome];
          notify(order, EVENT[outcome]);
        },
      });
      return reply.status(201).send(writeNgeniusOrder(order, config.url));
    });

    api.get<OfOrder>(`${path}/:id`, async ({ params }, reply) => {
      const order = orders.get(params.id);
      return order ? writeNgeniusOrder(order, config.url) : no(reply, 404, 'orderNotFound');
    });

    api.post<OfOrder>(`${path}/:id/payments/:payment/captures/:capture/refund`, async ({ params, body }, reply) => {
      const order = orders.get(params.id);
      const { currencyCode, value = 0 } = (body.amount ?? {}) as Money;
      const isSound = order?.state === 'CAPTURED' && currencyCode === order.currency && value > 0;
      if (!isSound || refundedOf(order) + value > order.amount) return no(reply, 422, 'refundNotPermitted');
      order.refunds.push(value);
      return { state: refundedOf(order) < order.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED', amount: body.amount };
    });
  });
}

/** Writes all amounts and the outlet as the scenario asks for. */
function forge(forges: Scenario['forges']) {
  return (key: string, value: unknown): unknown => {
    if (forges === 'amount' && key === 'value') return Number(value) - 1;
    if (forges === 'currency' && key === 'currencyCode') return 'EUR';
    return forges === 'merchant' && key === 'outletId' ? '0de00000-demo-4000-8000-000000000002' : value;
  };
}
