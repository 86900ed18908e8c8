import type { Generated } from 'kysely';
import type { Id, Json, Timestamp } from '../../database/columns.ts';
import type { WebhookEvent } from '../../events/webhook-events.ts';

/** An address of another system that is told of events. */
export interface WebhookEndpointTable {
  id: Id;
  url: string;
  description: string;
  events: Json<readonly WebhookEvent[]>;
  /** Kept as it is, since every delivery is signed with it; shown once, when it is made. */
  secret: string;
  /** The one before, with which deliveries are signed as well until then. */
  oldSecret: string | null;
  oldSecretUntil: Timestamp | null;
  isActive: boolean;
  /** When it was switched off for failing; null when a person did it. */
  failedAt: Timestamp | null;
  lastSuccessAt: Timestamp | null;
  createdAt: Timestamp;
}

/** How one attempt ended. */
export interface WebhookAttempt {
  readonly at: string;
  readonly status?: number;
  /** A short code, never what the other side wrote. */
  readonly error?: string;
  readonly durationMs: number;
}

/** One event for one endpoint; the log of what was sent, and the queue of what is to be. */
export interface WebhookDeliveryTable {
  id: Id;
  endpointId: number;
  /** The same in every attempt, so that receivers know a repetition. */
  eventId: string;
  event: string;
  body: string;
  attempts: Generated<number>;
  /** The attempts of the present round. */
  log: Json<readonly WebhookAttempt[]>;
  /** Null when nothing is left to do. While a node is sending, the end of its lease. */
  nextAttemptAt: Timestamp | null;
  deliveredAt: Timestamp | null;
  gaveUpAt: Timestamp | null;
  createdAt: Timestamp;
}

/** One row: the number of the last change that deliveries were written for. Locking it puts the nodes in a queue. */
export interface WebhookCursorTable {
  id: number;
  last: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    webhook_endpoint: WebhookEndpointTable;
    webhook_delivery: WebhookDeliveryTable;
    webhook_cursor: WebhookCursorTable;
  }
}
