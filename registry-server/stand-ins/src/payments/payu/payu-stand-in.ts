import type { FastifyInstance, FastifyReply } from 'fastify';
import { createAccessTokens } from '../access-tokens.ts';
import type { PaymentContext, ProviderStandIn } from '../provider-stand-in.ts';
import { isNotificationAddress, isShopAddress } from '../shop-address.ts';
import { DEMO_PAYU, PAYU_BLIK_FAILURES } from './payu-account.ts';
import { orderNotification, payuRefundNotification, writePayuOrder, writePayuRefund } from './payu-notifications.ts';
import { createPayuOrders, type PayuOrder } from './payu-orders.ts';

const NAME = 'payu';
type Body = Record<string, unknown>;
type Post = { Body: Body };
type OfOrder = { Params: { id: string }; Body: Body };

const no = (reply: FastifyReply, status: number, statusCode: string, codeLiteral?: string) =>
  reply.status(status).send({ status: { statusCode, ...(codeLiteral && { codeLiteral }) } });
const isAmount = (text: unknown) => typeof text === 'string' && /^[1-9]\d{0,11}$/.test(text);

/** PayU's REST API, version 2.1, with its page of payment. */
export const payuStandIn: ProviderStandIn = { name: NAME, prefix: '/payu', register };

function register(scope: FastifyInstance, { config, paymentRegistry, notifications }: PaymentContext): void {
  const orders = createPayuOrders();
  const tokens = createAccessTokens();

  scope.post<Post>('/pl/standard/user/oauth/authorize', async ({ body }, reply) => {
    const { grant_type, client_id, client_secret } = body;
    const isKnown = client_id === DEMO_PAYU.posId && client_secret === DEMO_PAYU.clientSecret;
    if (!isKnown || grant_type !== 'client_credentials') return reply.status(401).send({ error: 'invalid_client' });
    return { access_token: tokens.issue(), token_type: 'bearer', expires_in: 43_199, grant_type };
  });

  function end(order: PayuOrder, status: 'COMPLETED' | 'CANCELED'): void {
    if (order.status !== 'PENDING') return;
    order.status = status;
    notifications.send(NAME, orderNotification(order));
  }

  scope.register(async (api) => {
    api.addHook('onRequest', tokens.require);

    api.post<Post>('/api/v2_1/orders', async ({ body }, reply) => {
      const { merchantPosId, extOrderId, totalAmount, currencyCode, notifyUrl, continueUrl, customerIp } = body;
      if (merchantPosId !== DEMO_PAYU.posId) return no(reply, 403, 'UNAUTHORIZED');
      if (typeof extOrderId !== 'string' || !isAmount(totalAmount) || typeof customerIp !== 'string') {
        return no(reply, 400, 'ERROR_VALUE_INVALID');
      }
      if (
        !isShopAddress(continueUrl, config.storefrontUrl) ||
        !isNotificationAddress(notifyUrl, config.storefrontUrl)
      ) {
        return no(reply, 400, 'ERROR_VALUE_INVALID', 'ADDRESS');
      }
      if (orders.isTaken(extOrderId)) return no(reply, 400, 'ERROR_ORDER_NOT_UNIQUE');
      const { payMethod = {} } = (body.payMethods ?? {}) as { readonly payMethod?: Body };
      const { value, authorizationCode } = payMethod;
      const isBlikCode = value === 'blik' && authorizationCode !== undefined;
      if (isBlikCode && !/^\d{6}$/.test(String(authorizationCode))) {
        return no(reply, 400, 'BUSINESS_ERROR', 'INVALID_BLIK_CODE');
      }
      const order = orders.open({
        extOrderId,
        totalAmount: Number(totalAmount),
        currencyCode: String(currencyCode),
        description: String(body.description),
        notifyUrl,
        continueUrl,
      });
      const { orderId } = order;
      const payment = paymentRegistry.open({
        provider: NAME,
        id: orderId,
        amount: order.totalAmount,
        currency: order.currencyCode,
        description: order.description,
        returnUrl: continueUrl,
        onOutcome: (outcome) => end(order, outcome === 'paid' ? 'COMPLETED' : 'CANCELED'),
      });
      const answer = { status: { statusCode: 'SUCCESS' }, orderId, extOrderId };
      if (authorizationCode !== undefined) {
        const outcome = isBlikCode ? ofBlik(String(authorizationCode)) : ofWallet(String(authorizationCode));
        paymentRegistry.settle(NAME, payment.id, outcome);
        return reply.status(201).send(answer);
      }
      const redirectUri = `${config.url}${paymentRegistry.pathOf(NAME, orderId)}`;
      // Sent as a redirect, which a server must not follow.
      return reply
        .status(302)
        .header('location', redirectUri)
        .send({ ...answer, redirectUri });
    });

    api.get<OfOrder>('/api/v2_1/orders/:id', async ({ params }, reply) => {
      const order = orders.get(params.id);
      if (!order) return no(reply, 404, 'DATA_NOT_FOUND');
      return { orders: [writePayuOrder(order)], status: { statusCode: 'SUCCESS' } };
    });

    api.put<OfOrder>('/api/v2_1/orders/:id/status', async ({ params, body }, reply) => {
      const order = orders.get(params.id);
      if (order?.status !== 'WAITING_FOR_CONFIRMATION' || body.orderStatus !== 'COMPLETED') {
        return no(reply, 400, 'ERROR_VALUE_INVALID');
      }
      order.status = 'COMPLETED';
      notifications.send(NAME, orderNotification(order));
      return { status: { statusCode: 'SUCCESS' } };
    });

    api.get<OfOrder>('/api/v2_1/orders/:id/refunds', async ({ params }, reply) => {
      const order = orders.get(params.id);
      if (!order) return no(reply, 404, 'DATA_NOT_FOUND');
      return { refunds: order.refunds.map((refund) => writePayuRefund(refund, order.currencyCode)) };
    });

    api.post<OfOrder>('/api/v2_1/orders/:id/refunds', async ({ params, body }, reply) => {
      const order = orders.get(params.id);
      if (!order) return no(reply, 404, 'DATA_NOT_FOUND');
      const { amount = String(order.totalAmount), extRefundId } = (body.refund ?? {}) as Body;
      const before = order.refunds.reduce((sum, refund) => sum + refund.amount, 0);
      const isSound = order.status === 'COMPLETED' && isAmount(amount) && typeof extRefundId === 'string';
      if (!isSound) return no(reply, 400, 'ERROR_VALUE_INVALID');
      if (order.refunds.some((refund) => refund.extRefundId === extRefundId)) {
        return no(reply, 400, 'BUSINESS_ERROR', 'REFUND_NOT_UNIQUE');
      }
      if (before + Number(amount) > order.totalAmount) return no(reply, 400, 'BUSINESS_ERROR', 'AMOUNT_TOO_BIG');
      const refund = { refundId: String(Date.now()) + order.refunds.length, extRefundId, amount: Number(amount) };
      order.refunds.push(refund);
      notifications.send(NAME, payuRefundNotification(order, refund));
      const written = { ...writePayuRefund(refund, order.currencyCode), status: 'PENDING' };
      return { orderId: order.orderId, refund: written, status: { statusCode: 'SUCCESS' } };
    });
  });
}

function ofBlik(code: string) {
  if (PAYU_BLIK_FAILURES[code] === 'expired') return 'expired';
  return code.startsWith('777') ? 'paid' : 'declined';
}

/** Tokens come in base64; one that says so is declined. */
function ofWallet(authorizationCode: string) {
  const token = Buffer.from(authorizationCode, 'base64').toString('utf8');
  return token === '' || token.includes('declined') ? 'declined' : 'paid';
}
