/** Webhook events of orders. `order.address`: it goes to another address or another pick-up point. */
export const ORDER_EVENTS = ['order.placed', 'order.paid', 'order.address', 'order.shipped', 'order.status'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Its tag in the outbox: `order.placed:12`, with the id of the order's row. */
export function orderTag(event: OrderEvent, orderId: number): string {
  return `${event}:${orderId}`;
}

/** The order event of an outbox tag; undefined for other tags. */
export function orderEventOf(tag: string): { readonly event: OrderEvent; readonly orderId: number } | undefined {
  const [event, id] = tag.split(':');
  const known = ORDER_EVENTS.find((each) => each === event);
  return known && id !== undefined && /^\d+$/.test(id) ? { event: known, orderId: Number(id) } : undefined;
}
