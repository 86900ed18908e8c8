import type { FastifyInstance, FastifyReply } from 'fastify';
import { createAccessTokens } from '../access-tokens.ts';
import { createBoundedMap } from '../bounded-map.ts';
import { createMerchantPanel } from '../merchant-panel.ts';
import type { PaymentOutcome } from '../payment-registry.ts';
import type { PaymentContext, ProviderStandIn } from '../provider-stand-in.ts';
import { isShopAddress } from '../shop-address.ts';
import { DEMO_PAYPAL } from './paypal-account.ts';
import { paypalEvent, signAsPaypal } from './paypal-events.ts';
import {
  centsOf,
  createPaypalOrders,
  newPaypalId,
  type PaypalMoney,
  type PaypalOrder,
  writePaypalCapture,
  writePaypalOrder,
} from './paypal-orders.ts';

const NAME = 'paypal';
type Body = Record<string, unknown>;
type Post = { Body: Body };
type OfOne = { Params: { id: string }; Body: Body };

const no = (reply: FastifyReply, status: number, name: string, issue?: string) =>
  reply.status(status).send({ name, ...(issue && { details: [{ issue }] }) });
const isMoney = (money: PaypalMoney | undefined): money is PaypalMoney =>
  typeof money?.currency_code === 'string' && /^\d{1,7}\.\d{2}$/.test(money.value) && centsOf(money) > 0;

/** PayPal's Orders API, version 2, with its page of approval. */
export const paypalStandIn: ProviderStandIn = { name: NAME, prefix: '/paypal', register };

function register(scope: FastifyInstance, { config, paymentRegistry, notifications }: PaymentContext): void {
  const orders = createPaypalOrders();
  const tokens = createAccessTokens();
  /** What a `PayPal-Request-Id` was answered with. */
  const answered = createBoundedMap<object>();
  const panel = createMerchantPanel(scope, NAME, () => config.storefrontUrl);
  const basic = Buffer.from(`${DEMO_PAYPAL.clientId}:${DEMO_PAYPAL.clientSecret}`).toString('base64');
  const notify = (type: string, resource: Body) =>
    notifications.send(NAME, paypalEvent(panel.notifyUrl(), type, resource));

  scope.post<Post>('/v1/oauth2/token', async ({ headers, body }, reply) => {
    const isKnown = headers.authorization === `Basic ${basic}` && body.grant_type === 'client_credentials';
    if (!isKnown) return reply.status(401).send({ error: 'invalid_client' });
    return { access_token: tokens.issue(), token_type: 'Bearer', expires_in: 32_400 };
  });

  function onOutcome(order: PaypalOrder, outcome: PaymentOutcome): void {
    // PayPal forgets what nobody approves, and tells nobody.
    if (outcome === 'expired') return void orders.forget(order.id);
    order.status = 'APPROVED';
    order.isDeclined = outcome === 'declined';
    notify('CHECKOUT.ORDER.APPROVED', writePaypalOrder(order));
  }

  scope.register(async (api) => {
    api.addHook('onRequest', tokens.require);
    api.addHook('preHandler', async ({ headers }, reply) => {
      const before = answered.get(String(headers['paypal-request-id']));
      return before ? reply.status(200).send(before) : undefined;
    });
    const remember = (id: unknown, answer: object) => (typeof id === 'string' ? answered.set(id, answer) : answer);

    api.post<Post>('/v2/checkout/orders', async ({ body, headers }, reply) => {
      const [unit] = (body.purchase_units ?? []) as readonly Body[];
      const source = body.payment_source as { paypal?: { experience_context?: Body } } | undefined;
      const { return_url: returnUrl } = source?.paypal?.experience_context ?? {};
      const amount = unit?.amount as PaypalMoney | undefined;
      if (body.intent !== 'CAPTURE' || !isMoney(amount) || !isShopAddress(returnUrl, config.storefrontUrl)) {
        return no(reply, 400, 'INVALID_REQUEST');
      }
      const [customId, description] = [String(unit?.custom_id), String(unit?.description)];
      const order = orders.open({ customId, amount, description, returnUrl });
      paymentRegistry.open({
        provider: NAME,
        id: order.id,
        amount: centsOf(amount),
        currency: amount.currency_code,
        description,
        returnUrl,
        onOutcome: (outcome) => onOutcome(order, outcome),
      });
      const href = `${config.url}${paymentRegistry.pathOf(NAME, order.id)}`;
      const answer = { ...writePaypalOrder(order), links: [{ href, rel: 'payer-action', method: 'GET' }] };
      return remember(headers['paypal-request-id'], answer);
    });

    api.get<OfOne>('/v2/checkout/orders/:id', async ({ params }, reply) => {
      const order = orders.get(params.id);
      return order ? writePaypalOrder(order) : no(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    });

    api.post<OfOne>('/v2/checkout/orders/:id/capture', async ({ params, headers }, reply) => {
      const order = orders.get(params.id);
      if (!order) return no(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
      if (order.status === 'COMPLETED') return no(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') return no(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
      if (order.isDeclined) return no(reply, 422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
      orders.capture(order);
      notify('PAYMENT.CAPTURE.COMPLETED', writePaypalCapture(order));
      return reply.status(201).send(remember(headers['paypal-request-id'], writePaypalOrder(order)));
    });

    api.post<OfOne>('/v2/payments/captures/:id/refund', async ({ params, body, headers }, reply) => {
      const order = orders.byCapture(params.id);
      if (!order) return no(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
      const amount = (body.amount ?? order.amount) as PaypalMoney;
      const before = order.refunds.reduce((sum, refund) => sum + centsOf(refund.amount), 0);
      if (!isMoney(amount) || amount.currency_code !== order.amount.currency_code)
        return no(reply, 400, 'INVALID_REQUEST');
      if (before + centsOf(amount) > centsOf(order.amount)) {
        return no(reply, 422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
      }
      const refund = { id: newPaypalId(), customId: String(body.custom_id ?? ''), amount };
      order.refunds.push(refund);
      const written = { id: refund.id, status: 'COMPLETED', amount, custom_id: refund.customId };
      notify('PAYMENT.CAPTURE.REFUNDED', written);
      return reply.status(201).send(remember(headers['paypal-request-id'], written));
    });

    api.post<Post>('/v1/notifications/verify-webhook-signature', async ({ body }) => {
      const { transmission_id: id, transmission_time: time, webhook_id: webhookId, webhook_event: event } = body;
      const expected = signAsPaypal({ id: String(id), time: String(time), webhookId: String(webhookId) }, event);
      const isGood = webhookId === DEMO_PAYPAL.webhookId && body.transmission_sig === expected;
      return { verification_status: isGood ? 'SUCCESS' : 'FAILURE' };
    });
  });
}
