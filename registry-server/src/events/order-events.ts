/** What other systems are told of an order. */
export const ORDER_EVENTS = ['order.placed', 'order.paid', 'order.shipped', 'order.status'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** How the outbox names it: `order.placed:12`; the number is the row's id. */
export function orderTag(event: OrderEvent, orderId: number): string {
  return `${event}:${orderId}`;
}

/** The event that a tag of the outbox tells; undefined for a tag of something else. */
export function orderEventOf(tag: string): { readonly event: OrderEvent; readonly orderId: number } | undefined {
  const [event, id] = tag.split(':');
  const known = ORDER_EVENTS.find((each) => each === event);
  return known && id !== undefined && /^\d+$/.test(id) ? { event: known, orderId: Number(id) } : undefined;
}
