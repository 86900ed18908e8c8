import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { nextRetryAt } from '../../work/backoff.ts';
import { type Every, workUnderLease } from '../../work/lease.ts';
import { RETRY_PAUSES_MS } from './backoff.ts';
import type { DeliveriesStore, DeliveryRow } from './deliveries.store.ts';
import { type EndpointRow, type EndpointsStore, secretsOf } from './endpoints.store.ts';
import { type PostOutcome, postSafely } from './post-safely.ts';
import { signatureOf } from './signature.ts';
import { spreadEvents } from './spread-events.ts';

/** Deliveries that one node makes at a time. */
const BATCH = 16;
/** Sent when a person asks for it, to see whether it arrives. */
export const TEST_EVENT = 'test';
const SWITCHED_OFF = { error: 'switched-off' } as const;

export interface WebhookSenderDeps {
  readonly db: Db;
  readonly endpoints: EndpointsStore;
  readonly deliveries: DeliveriesStore;
  /** Tells administrators that an endpoint was switched off, in the transaction that does it. */
  readonly notifyWebhookDisabled: (trx: Trx, endpoint: EndpointRow, now: Date) => Promise<void>;
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly now?: () => Date;
  /** When leases are renewed; for tests. */
  readonly every?: Every;
}

/** Tells other systems what the outbox tells. */
export function createWebhookSender(deps: WebhookSenderDeps) {
  const { db, endpoints, deliveries, log, now = () => new Date() } = deps;
  const lease = {
    now,
    renew: deliveries.renewLease,
    onFailure: (error: unknown) => log.error({ err: error }, 'delivering webhooks failed'),
    ...(deps.every && { every: deps.every }),
  };
  let running: Promise<void> | undefined;
  let isStopping = false;

  async function deliver(delivery: DeliveryRow, isHeld: () => boolean): Promise<void> {
    const endpoint = await endpoints.find(delivery.endpointId);
    if (!endpoint) return;
    // Left to the node that has it by now.
    if (!isHeld()) return;
    const at = now();
    const isTest = delivery.event === TEST_EVENT;
    const outcome = endpoint.isActive || isTest ? await post(delivery, endpoint, at) : SWITCHED_OFF;
    const taken = isTaken(outcome);
    // A test is watched: it is made once, and says nothing of how the endpoint fares otherwise.
    const isOver = taken || isTest || outcome === SWITCHED_OFF;
    const next = isOver ? undefined : nextRetryAt(RETRY_PAUSES_MS, delivery.attempts, at);
    const attempt = { at: at.toISOString(), ...outcome, durationMs: Math.max(0, now().getTime() - at.getTime()) };
    await deliveries.finish(delivery, { attempt, isTaken: taken, next, now: at });
    if (taken) await endpoints.noteSuccess(endpoint.id, at);
    else if (!isOver) await handleFailure(delivery, endpoint, { attempt, isLast: next === undefined });
  }

  async function post(delivery: DeliveryRow, endpoint: EndpointRow, at: Date): Promise<PostOutcome> {
    const { timeoutMs, allowPrivate } = deps;
    try {
      const headers = headersOf(delivery, endpoint, at);
      return await postSafely(endpoint.url, { headers, body: delivery.body, timeoutMs, allowPrivate });
    } catch (error) {
      // Counted as any other failure, so that it ends with being given up.
      log.error({ err: error, webhook: endpoint.id }, 'a webhook could not be sent');
      return { error: 'not-sent' };
    }
  }

  async function handleFailure(
    delivery: DeliveryRow,
    endpoint: EndpointRow,
    { attempt, isLast }: { attempt: object; isLast: boolean },
  ): Promise<void> {
    const about = { webhook: endpoint.id, delivery: delivery.id, attempts: delivery.attempts, ...attempt };
    log.warn(about, isLast ? 'a webhook was given up' : 'a webhook could not be delivered yet');
    if (!isLast || !isEndpointLost(endpoint, delivery)) return;
    const at = now();
    await endpoints.switchOff(endpoint.id, at, (trx, lost) => deps.notifyWebhookDisabled(trx, lost, at));
  }

  async function run(): Promise<void> {
    await spreadEvents(db, now());
    while (!isStopping && (await deliveries.hasDue(now()))) {
      const batch = await deliveries.claimDue(now(), BATCH);
      if (batch.rows.length === 0) return;
      await workUnderLease(batch, deliver, lease);
    }
  }

  return {
    /** Delivers whatever is due; a call while one is under way joins it. */
    sendDue(): Promise<void> {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Begins nothing further and resolves when nothing is under way. */
    async stop(): Promise<void> {
      isStopping = true;
      await running?.catch((error: unknown) => log.error({ err: error }, 'delivering webhooks failed'));
    },
  };
}

function headersOf({ eventId, event, body }: DeliveryRow, endpoint: EndpointRow, at: Date): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000);
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Witryna-Webhooks/1',
    'webhook-id': eventId,
    'webhook-event': event,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id: eventId, timestamp, body }, secretsOf(endpoint, at)),
  };
}

/** Any 2xx; a redirect is none, since it is not followed. */
function isTaken(outcome: PostOutcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/**
 * Whether an endpoint is switched off with the delivery that was just given up: nothing has arrived there since that
 * delivery was written. One event that the other side cannot stand is no reason, nor is a short outage.
 */
function isEndpointLost(
  endpoint: { readonly lastSuccessAt: Date | null },
  delivery: { readonly createdAt: Date },
): boolean {
  return endpoint.lastSuccessAt === null || endpoint.lastSuccessAt < delivery.createdAt;
}
