import { ServiceFailed } from '../../../../integrations/service-failed.ts';
import type { ReportedPayment } from '../provider.ts';

/** `status` of `GET /transaction/by/sessionId`. */
const STATES: Readonly<Record<number, Pick<ReportedPayment, 'state' | 'needsConfirmation'>>> = {
  0: { state: 'pending' },
  // Paid in advance: the money is settled to the shop only once it is confirmed.
  1: { state: 'captured', needsConfirmation: true },
  2: { state: 'captured' },
  3: { state: 'returned' },
};

/** A payment as Przelewy24 tells it when it is asked. */
export function readP24Status(data: unknown): ReportedPayment {
  const { sessionId, orderId, status, amount, currency } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const known = STATES[Number(status)];
  if (!known || typeof sessionId !== 'string' || typeof amount !== 'number' || typeof currency !== 'string') {
    throw new ServiceFailed('przelewy24', 'an answer that is no transaction');
  }
  return { ...known, merchantReference: sessionId, providerReference: String(orderId ?? ''), amount, currency };
}
