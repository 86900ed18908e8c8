import { orderEventOf } from './order-events.ts';

/** What other systems may be told of. Where each comes from: a tag of the outbox, `order.placed:12`. */
export const WEBHOOK_EVENTS = [
  'page.published',
  'page.unpublished',
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.status',
  'stock.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What an event is about: the number of a page, an order or a variant. */
export interface EventSubject {
  readonly event: WebhookEvent;
  readonly id: number;
}

const OWN_TAG = /^(page\.published|page\.unpublished|stock\.changed):(\d+)$/;

/** How the outbox tells that readers see this page now, or no longer. */
export function pageTag(event: 'page.published' | 'page.unpublished', pageId: number): string {
  return `${event}:${pageId}`;
}

/** How the outbox tells that there is more or less of a variant. */
export function stockTag(variantId: number): string {
  return `stock.changed:${variantId}`;
}

/** The event that a tag tells; undefined for a tag that nobody outside is told of. */
export function webhookEventOf(tag: string): EventSubject | undefined {
  const [, event, id] = OWN_TAG.exec(tag) ?? [];
  if (event !== undefined) return { event: event as WebhookEvent, id: Number(id) };
  const order = orderEventOf(tag);
  return order && { event: order.event, id: order.orderId };
}
