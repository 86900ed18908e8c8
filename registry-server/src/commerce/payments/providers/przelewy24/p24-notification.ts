import type { Notification } from '../provider.ts';
import { digestOf, isSameSignature } from '../signature.ts';
import { type P24Fields, type P24Value, parseP24 } from './p24-json.ts';
import { signP24 } from './p24-signature.ts';
import type { Przelewy24Config } from './przelewy24-config.ts';

/** What is signed, in this order. */
const SIGNED = {
  payment: [
    'merchantId',
    'posId',
    'sessionId',
    'amount',
    'originAmount',
    'currency',
    'orderId',
    'methodId',
    'statement',
  ],
  refund: ['orderId', 'sessionId', 'refundsUuid', 'merchantId', 'amount', 'currency', 'status'],
} as const;

/** Of a refund notification: 0 is given back, 1 is refused. */
const GIVEN_BACK = 0;

/** Verifies a notification of a payment or of a refund. They come for payments that succeeded only. */
export function readP24Notification(config: Przelewy24Config, rawBody: Buffer): Notification {
  const fields = parseP24(rawBody.toString('utf8'));
  if (!fields) return { kind: 'refused', fault: 'malformed' };
  const kind = 'refundsUuid' in fields ? 'refund' : 'payment';
  const signed = pick(fields, SIGNED[kind]);
  if (!signed || typeof fields.sign !== 'string') return { kind: 'refused', fault: 'malformed' };
  if (!isSameSignature(fields.sign.toLowerCase(), signP24(signed, config.crc))) {
    return { kind: 'refused', fault: 'signature' };
  }
  const isOurs = signed.merchantId === config.merchantId && (kind === 'refund' || signed.posId === config.posId);
  if (!isOurs) return { kind: 'refused', fault: 'merchant' };
  const event = digestOf(rawBody);
  const { amount, currency, orderId, sessionId, refundsUuid, status } = signed;
  if (typeof amount !== 'number') return { kind: 'refused', fault: 'malformed' };
  if (kind === 'refund') {
    const state = status === GIVEN_BACK ? 'done' : 'failed';
    return { kind, event, refund: { refundId: String(refundsUuid), state, amount, currency: String(currency) } };
  }
  return {
    kind,
    event,
    payment: {
      merchantReference: String(sessionId),
      providerReference: String(orderId),
      state: 'captured',
      amount,
      currency: String(currency),
      needsConfirmation: true,
    },
  };
}

function pick(fields: Readonly<Record<string, unknown>>, names: readonly string[]): P24Fields | undefined {
  const picked: Record<string, P24Value> = {};
  for (const name of names) {
    const value = fields[name];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined;
    picked[name] = value;
  }
  return picked;
}
