import { allowsCookies } from '../cookie-choice/index.ts';

/** A thing as tags know it. The tracked currency is that of the price. */
export interface AnalyticsItem {
  /** The sku of the variant. */
  readonly id: string;
  /** The sku of the product. */
  readonly parent_id: string;
  /** What was chosen, in words. */
  readonly variant: string;
  readonly name: string;
  readonly currency: string;
  readonly category: string;
  readonly brand: string;
  /** Of one piece, with tax. */
  readonly price: number;
  readonly quantity: number;
  readonly url: string;
  readonly image: string;
}

interface ItemsEvent {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly AnalyticsItem[];
}

/** What happened in the shop, without anything that says to whom. */
export type AnalyticsEvent =
  | ({ readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' } & ItemsEvent)
  | { readonly event: 'login' /** The provider, or `passkey`. */; readonly method: string }
  | ({ readonly event: 'add_shipping_info'; readonly shipping_tier: string } & ItemsEvent)
  | ({ readonly event: 'add_payment_info'; readonly payment_type: string } & ItemsEvent)
  | ({
      readonly event: 'purchase';
      /** The number of the order. */
      readonly transaction_id: string;
      readonly tax: number;
      readonly shipping: number;
      readonly coupon: string;
    } & ItemsEvent);

/** Where tags look for events: those that the visitor has agreed to, and nobody else. */
const QUEUE = 'dataLayer';
/** Where no tag reads them, old ones give way. */
const MOST_EVENTS = 200;

const followers: ((event: AnalyticsEvent) => void)[] = [];

/**
 * Tells of every event: of those that are written down already, and of each that comes. Commands and marks of tags,
 * which lie in the same queue, are none.
 */
export function followEvents(follow: (event: AnalyticsEvent) => void): void {
  const { [QUEUE]: earlier = [] } = window as unknown as Partial<Record<typeof QUEUE, unknown[]>>;
  for (const entry of earlier) if (isGoodsEvent(entry)) follow(entry);
  followers.push(follow);
}

const isGoodsEvent = (entry: unknown): entry is AnalyticsEvent =>
  typeof entry === 'object' && entry !== null && 'event' in entry && 'items' in entry;

/**
 * Writes down what happened, for visitors who allow that it is analysed or used for advertising. Nothing is sent, and
 * nothing of the shop reads it again.
 */
export function track(event: AnalyticsEvent): void {
  if (!allowsCookies('analytics') && !allowsCookies('marketing')) return;
  const owner = window as unknown as Record<typeof QUEUE, AnalyticsEvent[] | undefined>;
  owner[QUEUE] ??= [];
  const queue = owner[QUEUE];
  queue.push(event);
  for (const follow of followers) follow(event);
  if (queue.length > MOST_EVENTS) queue.shift();
}
