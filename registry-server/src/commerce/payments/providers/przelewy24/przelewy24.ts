import { MINUTE_MS } from '../../../../time/durations.ts';
import { ProviderRefused } from '../../payments.errors.ts';
import type { PaymentProvider, PaymentRequest, ReportedPayment } from '../provider.ts';
import { createP24Client, textIn } from './p24-client.ts';
import { readP24Notification } from './p24-notification.ts';
import { createP24Options } from './p24-options.ts';
import { createP24Pictures } from './p24-pictures.ts';
import { PAGE_MINUTES, registration } from './p24-registration.ts';
import { readP24Status } from './p24-report.ts';
import { signP24 } from './p24-signature.ts';
import type { Przelewy24Config } from './przelewy24-config.ts';

const NAME = 'przelewy24';
const NOT_FOUND = 404;
/** Pictures do not depend on the amount. */
const ANY_AMOUNT = { amount: 10_000, currency: 'PLN', language: 'pl' } as const;
/** A refund that was asked for before. */
const REPEATED = 409;
/** In grosze: of BLIK 1 to 50,000 zł, of PayPo 5 to 5,000 zł. */
const RANGES: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  przelewy24_blik: { least: 100, most: 5_000_000 },
  przelewy24_paypo: { least: 500, most: 500_000 },
};

/** Przelewy24, REST API version 1. */
export function createPrzelewy24(
  config: Przelewy24Config,
  { timeoutMs, now }: { readonly timeoutMs: number; readonly now?: () => number },
): PaymentProvider {
  const client = createP24Client(config, timeoutMs);
  const options = createP24Options(client, now);
  const { merchantId, posId, crc, url, terms } = config;
  const picture = createP24Pictures({ url, timeoutMs, now, listed: () => options(ANY_AMOUNT) });

  /** The number of PayPo among the methods, which is the merchant's own. */
  async function payPo({ method, amount, currency, language }: PaymentRequest): Promise<number | undefined> {
    if (method !== 'przelewy24_paypo') return undefined;
    const found = (await options({ amount, currency, language })).find(({ name }) => /paypo/i.test(name));
    if (!found?.active) throw new ProviderRefused(NAME, 'paypo-unavailable');
    return Number(found.id);
  }

  async function tokenFor(request: PaymentRequest): Promise<string> {
    const body = registration(config, request, await payPo(request));
    return textIn(await client.require('POST', '/transaction/register', body), 'token');
  }

  async function status(merchantReference: string): Promise<ReportedPayment | undefined> {
    const answer = await client.ask('GET', `/transaction/by/sessionId/${encodeURIComponent(merchantReference)}`);
    if (answer.status === NOT_FOUND) return undefined;
    if (answer.status !== 200) throw new ProviderRefused(NAME, answer.code);
    return readP24Status(answer.data);
  }

  return {
    name: NAME,
    serves: ['przelewy24', 'przelewy24_blik', 'przelewy24_card', 'przelewy24_paypo'],
    pageLifeMs: PAGE_MINUTES * MINUTE_MS,
    // A payment that the bank has refused has the status of one that nobody has made, and its page is dead.
    tellsRefusals: false,
    range: (method) => RANGES[method],
    options,
    picture,
    terms,
    status: ({ merchantReference }) => status(merchantReference),
    verifyNotification: async (rawBody) => readP24Notification(config, rawBody),

    async register(request) {
      const token = await tokenFor(request);
      return { state: 'pending', redirectUrl: `${url}/trnRequest/${token}` };
    },

    async chargeBlik(request, blikCode) {
      const token = await tokenFor(request);
      const { status: answered, code } = await client.ask('POST', '/paymentMethod/blik/chargeByCode', {
        token,
        blikCode,
      });
      // 201 is "sent to the bank": paid is what the notification or the status says.
      return answered === 201 ? { state: 'pending' } : { state: 'declined', reasonCode: `BLIK_${code}` };
    },

    async confirm(payment) {
      const { merchantReference: sessionId, amount, currency } = payment;
      const orderId = BigInt(payment.providerReference);
      const sign = signP24({ sessionId, orderId, amount, currency }, crc);
      const body = { merchantId, posId, sessionId, amount, currency, orderId, sign };
      const answer = await client.ask('PUT', '/transaction/verify', body);
      const isVerified = answer.status === 200 && (answer.data as { status?: unknown })?.status === 'success';
      if (isVerified) return { ...payment, needsConfirmation: false };
      // It may have been confirmed before, by an answer that was lost.
      const found = await status(sessionId);
      if (found?.state === 'captured' && !found.needsConfirmation) return found;
      throw new ProviderRefused(NAME, answer.code);
    },

    async refund({ refundId, merchantReference: sessionId, providerReference, amount, description, notifyUrl }) {
      const refunds = [
        { orderId: BigInt(providerReference), sessionId, amount, description: description.slice(0, 35) },
      ];
      const body = { requestId: refundId, refunds, refundsUuid: refundId, urlStatus: notifyUrl };
      const answer = await client.ask('POST', '/transaction/refund', body);
      if (answer.status === 201 || answer.status === REPEATED) return { state: 'pending' };
      throw new ProviderRefused(NAME, answer.code);
    },
  };
}
