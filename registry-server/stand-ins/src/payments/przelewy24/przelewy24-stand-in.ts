import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { PaymentOutcome } from '../payment-registry.ts';
import type { PaymentContext, ProviderStandIn } from '../provider-stand-in.ts';
import { isNotificationAddress, isShopAddress } from '../shop-address.ts';
import { DEMO_P24, DEMO_P24_METHODS, P24_BLIK_FAILURES } from './p24-account.ts';
import { paymentNotification, refundNotification, signAsP24 } from './p24-notifications.ts';
import { drawMethodPicture } from './p24-pictures.ts';
import { createP24Transactions, type P24Transaction } from './p24-transactions.ts';

const NAME = 'przelewy24';
type Body = Record<string, unknown>;
type Post = { Body: Body };

/** What browsers and page servers get without an account. */
const PUBLIC = ['/p24/trnRequest/', '/p24/obrazki/', '/p24/dokumenty/'];
const DOCUMENTS: Readonly<Record<string, string>> = {
  regulamin: 'Regulamin płatności',
  informacja: 'Obowiązek informacyjny',
};

/** What a shopper does in the bank's app, by the code; undefined of a code that is wrong. */
function outcomeOfCode(code: unknown): PaymentOutcome | undefined {
  if (typeof code !== 'string') return undefined;
  return /^777\d{3}$/.test(code) ? 'paid' : P24_BLIK_FAILURES.get(code);
}

/** Przelewy24's REST API, version 1, with its page of payment. */
export const przelewy24StandIn: ProviderStandIn = { name: NAME, prefix: '/p24', register };

function register(scope: FastifyInstance, { config, paymentRegistry, notifications }: PaymentContext): void {
  const transactions = createP24Transactions();
  const basic = Buffer.from(`${DEMO_P24.merchantId}:${DEMO_P24.reportKey}`).toString('base64');

  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (PUBLIC.some((path) => request.url.startsWith(path)) || request.headers.authorization === `Basic ${basic}`)
      return;
    return reply.status(401).send({ error: 'Incorrect authentication', code: 401 });
  });

  function pay(transaction: P24Transaction): void {
    if (transaction.status !== 0) return;
    transaction.status = 1;
    notifications.send(NAME, paymentNotification(transaction));
  }

  scope.get('/api/v1/testAccess', async () => ({ data: true, error: '' }));

  scope.post<Post>('/api/v1/transaction/register', async ({ body }, reply) => {
    const { sessionId, merchantId, amount, currency, urlReturn, urlStatus } = body;
    const isSound =
      signAsP24({ sessionId, merchantId, amount, currency }) === body.sign &&
      merchantId === DEMO_P24.merchantId &&
      areAddressesSound(body, config.storefrontUrl) &&
      !transactions.bySession(String(sessionId));
    if (!isSound) return reply.status(400).send({ error: 'Incorrect input data', code: 400 });
    const facts = { sessionId: String(sessionId), amount: Number(amount), currency: String(currency) };
    const transaction = transactions.open({
      ...facts,
      email: String(body.email),
      description: String(body.description),
      urlReturn: String(urlReturn),
      urlStatus: String(urlStatus),
    });
    paymentRegistry.open({
      provider: NAME,
      id: transaction.token,
      amount: facts.amount,
      currency: facts.currency,
      description: transaction.description,
      returnUrl: transaction.urlReturn,
      // Nothing is sent of a payment that failed.
      onOutcome: (outcome) => outcome === 'paid' && pay(transaction),
    });
    return { data: { token: transaction.token }, responseCode: 0 };
  });

  scope.get<{ Params: { token: string } }>('/trnRequest/:token', async ({ params: { token } }, reply) =>
    reply.redirect(paymentRegistry.pathOf(NAME, token), 303),
  );

  scope.post<Post>('/api/v1/paymentMethod/blik/chargeByCode', async ({ body }, reply) => {
    const transaction = transactions.byToken(String(body.token));
    if (!transaction) return reply.status(400).send({ error: 'Incorrect token', code: 400 });
    const outcome = outcomeOfCode(body.blikCode);
    if (!outcome) return reply.status(400).send({ error: 'Incorrect BLIK code', code: 63 });
    paymentRegistry.settle(NAME, transaction.token, outcome);
    return reply.status(201).send({ data: { orderId: transaction.orderId, message: 'success' }, responseCode: 0 });
  });

  scope.put<Post>('/api/v1/transaction/verify', async ({ body }, reply) => {
    const { sessionId, orderId, amount, currency, sign } = body;
    const found = transactions.bySession(String(sessionId));
    const isSound = signAsP24({ sessionId, orderId, amount, currency }) === sign && found?.orderId === orderId;
    const isPaid = found?.status === 1 && found.amount === amount && found.currency === currency;
    if (!isSound || !isPaid) return reply.status(400).send({ error: 'Incorrect verification', code: 400 });
    found.status = 2;
    return { data: { status: 'success' }, responseCode: 0 };
  });

  scope.get<{ Params: { id: string } }>('/api/v1/transaction/by/sessionId/:id', async ({ params: { id } }, reply) => {
    const found = transactions.bySession(id);
    if (!found) return reply.status(404).send({ error: 'Transaction not found', code: 404 });
    const { sessionId, orderId, amount, currency, status, email } = found;
    return { data: { sessionId, orderId, amount, currency, status, clientEmail: email }, responseCode: 0 };
  });

  scope.get<{ Querystring: { amount?: string } }>('/api/v1/payment/methods/:language', async ({ query }) => ({
    data: DEMO_P24_METHODS.map((method) => ({
      ...method,
      subgroup: method.group,
      mobile: true,
      availabilityHours: null,
      status: method.name !== 'PayPo' || (Number(query.amount) >= 500 && Number(query.amount) <= 500_000),
      imgUrl: `${config.url}/p24/obrazki/${method.id}.png`,
      mobileImgUrl: `${config.url}/p24/obrazki/${method.id}.png`,
    })),
    responseCode: 0,
  }));

  scope.get<{ Params: { file: string } }>('/obrazki/:file', async ({ params: { file } }, reply) => {
    const method = DEMO_P24_METHODS.find(({ id }) => `${id}.png` === file);
    if (!method) return reply.status(404).send({ error: 'Not found', code: 404 });
    return reply.type('image/png').send(drawMethodPicture(method.id));
  });

  scope.get<{ Params: { name: string } }>('/dokumenty/:name', async ({ params: { name } }, reply) => {
    const title = Object.hasOwn(DOCUMENTS, name) ? DOCUMENTS[name] : undefined;
    if (title === undefined) return reply.status(404).send({ error: 'Not found', code: 404 });
    return sendPage(reply, title, html`<p>Tak zaczyna się dokument operatora, którego zastępujemy w pokazie.</p>`);
  });

  scope.post<Post>('/api/v1/transaction/refund', async ({ body }, reply) => {
    const [wanted] = (body.refunds ?? []) as readonly { sessionId?: string; orderId?: number; amount?: number }[];
    const found = transactions.bySession(String(wanted?.sessionId));
    const refundsUuid = String(body.refundsUuid);
    const amount = Number(wanted?.amount);
    if (found?.refunds.has(refundsUuid)) return reply.status(409).send({ error: 'Refund exists', code: 409 });
    const isSound = found?.status === 2 && found.orderId === wanted?.orderId && refundsUuid.length <= 35;
    if (!isSound || !(amount > 0) || found.refunded + amount > found.amount) {
      return reply.status(400).send({ error: 'Incorrect refund', code: 400 });
    }
    found.refunds.add(refundsUuid);
    found.refunded += amount;
    if (found.refunded === found.amount) found.status = 3;
    notifications.send(NAME, refundNotification(found, { refundsUuid, amount, url: String(body.urlStatus) }));
    return reply.status(201).send({ data: [{ ...wanted, status: true, message: 'success' }], responseCode: 0 });
  });
}

function areAddressesSound({ urlReturn, urlStatus }: Body, storefrontUrl: string): boolean {
  return isShopAddress(urlReturn, storefrontUrl) && isNotificationAddress(urlStatus, storefrontUrl);
}
