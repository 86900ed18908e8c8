import type { DeliveryRow } from './deliveries.store.ts';
import type { EndpointRow } from './endpoints.store.ts';

const time = (at: Date | null) => at?.toISOString() ?? null;

/** An endpoint as administrators see it, without its secret. */
export function webhookAnswer({ id, url, description, events, isActive, ...row }: EndpointRow) {
  return {
    id,
    url,
    description,
    events: [...events],
    isActive,
    failedAt: time(row.failedAt),
    lastSuccessAt: time(row.lastSuccessAt),
    oldSecretUntil: row.oldSecret === null ? null : time(row.oldSecretUntil),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A line of the log. */
export function deliveryAnswer({ id, eventId, event, body, attempts, log, ...row }: DeliveryRow) {
  return {
    id,
    eventId,
    event,
    body,
    attempts,
    log: log.map((attempt) => ({ ...attempt })),
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: time(row.nextAttemptAt),
  };
}

function stateOf({ deliveredAt, gaveUpAt }: Pick<DeliveryRow, 'deliveredAt' | 'gaveUpAt'>) {
  if (deliveredAt) return 'delivered' as const;
  return gaveUpAt ? ('given-up' as const) : ('waiting' as const);
}
