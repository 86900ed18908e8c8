import { orderEventOf } from './order-events.ts';

/** Webhook events. Each is caused by a tag of the outbox, `order.placed:12`. */
export const WEBHOOK_EVENTS = [
  'page.published',
  'page.unpublished',
  'order.placed',
  'order.paid',
  'order.address',
  'order.shipped',
  'order.status',
  'stock.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The subject of an event: the id of a page, an order or a variant. */
export interface EventSubject {
  readonly event: WebhookEvent;
  readonly id: number;
}

const OWN_TAG = /^(page\.published|page\.unpublished|stock\.changed):(\d+)$/;

/** The outbox tag of a published or unpublished page. */
export function pageTag(event: 'page.published' | 'page.unpublished', pageId: number): string {
  return `${event}:${pageId}`;
}

/** The outbox tag of a changed stock. */
export function stockTag(variantId: number): string {
  return `stock.changed:${variantId}`;
}

/** The webhook event of a tag; undefined for internal tags. */
export function webhookEventOf(tag: string): EventSubject | undefined {
  const [, event, id] = OWN_TAG.exec(tag) ?? [];
  if (event !== undefined) return { event: event as WebhookEvent, id: Number(id) };
  const order = orderEventOf(tag);
  return order && { event: order.event, id: order.orderId };
}
