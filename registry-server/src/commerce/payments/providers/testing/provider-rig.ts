import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atFileEnd } from '../../../../testing/at-file-end.ts';
import { runStandIns, TEST_STOREFRONT_URL } from '../../../../testing/run-stand-ins.ts';
import type { AttemptReference, PaymentProvider, PaymentRequest, RefundRequest, ReportedPayment } from '../provider.ts';
import { decidePayment } from './decide-payment.ts';

/** A notification as it came over the wire. */
export interface CaughtNotice {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The stand-ins, and a server that catches their notifications. */
export async function runProviderRig() {
  const standIns = await runStandIns();
  const caught: CaughtNotice[] = [];
  const waiting: ((notice: CaughtNotice) => void)[] = [];
  const catcher = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const notice = { rawBody: Buffer.concat(chunks), headers: request.headers };
    const next = waiting.shift();
    if (next) next(notice);
    else caught.push(notice);
    response.end();
  });
  await new Promise<void>((listens) => catcher.listen(0, '127.0.0.1', listens));
  atFileEnd(() => catcher.close());
  const notifyUrl = `http://127.0.0.1:${(catcher.address() as AddressInfo).port}/notice`;

  async function send(path: string, method: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${standIns.url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response;
  }
  for (const provider of ['paynow', 'paypal', 'ngenius']) await send(`/${provider}/panel`, 'PUT', { notifyUrl });

  return {
    url: standIns.url,
    notifyUrl,
    /** The next notification that comes in, or came in already. */
    nextNotice: (): Promise<CaughtNotice> => {
      const notice = caught.shift();
      return notice ? Promise.resolve(notice) : new Promise((resolve) => waiting.push(resolve));
    },
    caughtNotices: () => caught.length,
    turn: (provider: string, scenario: object) => send(`/api/platnosci/${provider}`, 'PUT', scenario),
    choose: decidePayment,
  };
}

export type ProviderRig = Awaited<ReturnType<typeof runProviderRig>>;

/** A request with an id of its own. */
export function aRequest(rig: Pick<ProviderRig, 'notifyUrl'>, changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    merchantReference: randomBytes(16).toString('hex'),
    method: 'payu_gateway',
    amount: 12_990,
    currency: 'PLN',
    orderNumber: '000000012',
    description: 'Zamówienie 000000012 – żółć/ąę',
    language: 'pl',
    payer: {
      email: 'anna@example.com',
      firstName: 'Anna',
      lastName: 'Żółć',
      phone: '+48600700800',
      street: 'Różana 3/4',
      city: 'Łódź',
      postcode: '90-001',
      countryCode: 'PL',
    },
    client: { ip: '203.0.113.7', userAgent: 'test' },
    returnUrl: `${TEST_STOREFRONT_URL}/payment-return?order=000000012`,
    notifyUrl: rig.notifyUrl,
    data: {},
    ...changes,
  };
}

/** The attempt of a request, as it is polled. */
export function attemptOf(request: PaymentRequest, providerReference: string | undefined): AttemptReference {
  const { merchantReference, method, amount, currency } = request;
  return { merchantReference, method, amount, currency, providerReference: providerReference ?? null };
}

/** A refund of what a request has paid. */
export function aRefund(
  request: PaymentRequest,
  providerReference: string,
  changes: Partial<RefundRequest> = {},
): RefundRequest {
  const { merchantReference, amount, currency, notifyUrl } = request;
  return {
    refundId: randomBytes(16).toString('hex'),
    merchantReference,
    providerReference,
    amount,
    currency,
    captured: amount,
    refundedInAll: amount,
    providerRefundReference: null,
    description: 'Zwrot',
    notifyUrl,
    ...changes,
  };
}

/** Begins a payment, pays it on its page, and takes in what the notification says, confirmed where that is needed. */
export async function payThrough(
  rig: ProviderRig,
  provider: PaymentProvider,
  request: PaymentRequest,
  outcome: 'paid' | 'declined' | 'expired' = 'paid',
): Promise<ReportedPayment> {
  const { redirectUrl = '' } = await provider.register(request);
  await rig.choose(redirectUrl, outcome);
  return takeNotice(rig, provider);
}

/** The next notification that speaks of a payment, confirmed where that is needed. */
export async function takeNotice(rig: ProviderRig, provider: PaymentProvider): Promise<ReportedPayment> {
  const { rawBody, headers } = await rig.nextNotice();
  const notification = await provider.verifyNotification(rawBody, headers);
  if (notification.kind !== 'payment') throw new Error(`a notice of a payment was expected: ${notification.kind}`);
  const { payment } = notification;
  return payment.needsConfirmation && provider.confirm ? provider.confirm(payment) : payment;
}
