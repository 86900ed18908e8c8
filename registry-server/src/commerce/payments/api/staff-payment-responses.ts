import type { Attempt } from '../attempts/attempts.store.ts';
import type { PaymentIncident } from '../incidents/incidents.store.ts';
import type { Refund } from '../refunds/refund-order.ts';

const moment = (name: string, at: Date | null) => (at === null ? {} : { [name]: at.toISOString() });
const known = <T>(name: string, value: T | null) => (value === null ? {} : { [name]: value });

/** An incident as staff see it. */
export function incidentResponse(incident: PaymentIncident) {
  const { id, kind, details, seen, firstAt, lastAt, provider, orderId, attemptId, dealtAt, dealtBy, note } = incident;
  return {
    id,
    kind,
    details: { ...details },
    seen,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    ...known('provider', provider),
    ...known('orderId', orderId),
    ...known('attemptId', attemptId),
    ...moment('dealtAt', dealtAt),
    ...known('dealtBy', dealtBy),
    ...known('note', note),
  };
}

/** A refund as staff see it. */
export function refundResponse({ createdAt, doneAt, ...refund }: Refund) {
  return { ...refund, createdAt: createdAt.toISOString(), ...moment('doneAt', doneAt) };
}

/** An attempt as staff see it: without the address that pays it. */
export function attemptResponse(attempt: Attempt) {
  const { id, method, state, amount, currency, refunded, createdAt } = attempt;
  return {
    id,
    method,
    state,
    amount,
    currency,
    refunded,
    createdAt: createdAt.toISOString(),
    ...known('provider', attempt.provider),
    ...known('externalId', attempt.providerReference),
    ...known('reasonCode', attempt.reasonCode),
    ...moment('capturedAt', attempt.capturedAt),
    ...moment('expiresAt', attempt.expiresAt),
  };
}
