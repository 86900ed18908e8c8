import { createHash } from 'node:crypto';
import type { BuildNotification } from '../notification-sender.ts';
import { DEMO_P24 } from './p24-account.ts';
import type { P24Transaction } from './p24-transactions.ts';

const sha384 = (value: object) => createHash('sha384').update(JSON.stringify(value)).digest('hex');
const OTHER_MERCHANT = 111_111;

/** The stand-in's own telling of the signature: it must not share a mistake with the shop's. */
export function signAsP24(fields: object, crc: string = DEMO_P24.crc): string {
  return sha384({ ...fields, crc });
}

/** The notification of a payment. */
export function paymentNotification({
  sessionId,
  orderId,
  amount,
  currency,
  urlStatus,
}: P24Transaction): BuildNotification {
  return (forges) => {
    const merchantId = forges === 'merchant' ? OTHER_MERCHANT : DEMO_P24.merchantId;
    const paid = forges === 'amount' ? amount - 1 : amount;
    const fields = {
      merchantId,
      posId: merchantId,
      sessionId,
      amount: paid,
      originAmount: paid,
      currency: forges === 'currency' ? 'EUR' : currency,
      orderId,
      methodId: 154,
      statement: `p24-${orderId}`,
    };
    return { url: urlStatus, headers: JSON_HEADERS, body: signed(fields, forges === 'signature') };
  };
}

/** The notification of a refund. */
export function refundNotification(
  { sessionId, orderId, currency }: P24Transaction,
  { refundsUuid, amount, url }: { readonly refundsUuid: string; readonly amount: number; readonly url: string },
): BuildNotification {
  return (forges) => {
    const { merchantId } = DEMO_P24;
    const fields = { orderId, sessionId, refundsUuid, merchantId, amount, currency, status: 0 };
    const sign = signAsP24(fields, forges === 'signature' ? 'forged' : DEMO_P24.crc);
    return {
      url,
      headers: JSON_HEADERS,
      body: JSON.stringify({ ...fields, requestId: refundsUuid, timestamp: new Date().toISOString(), sign }),
    };
  };
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function signed(fields: object, isForged: boolean): string {
  return JSON.stringify({ ...fields, sign: signAsP24(fields, isForged ? 'forged' : DEMO_P24.crc) });
}
