import type { OrderOnPage } from '../order-parts/index.ts';

type StageName = 'stagePlaced' | 'stagePaid' | 'stageAccepted' | 'stageShipped' | 'stageDelivered';

/** A stage of an order on its way, or how it has ended. */
export interface OrderStage {
  /** The name of its sentence; `ended` is told by the status of the order itself. */
  readonly name: StageName | 'ended';
  readonly state: 'done' | 'current' | 'coming';
  /** When it was reached; absent where nobody has noted that. */
  readonly date?: string | undefined;
}

type Staged = Pick<
  OrderOnPage,
  'status_code' | 'order_date' | 'order_status_change_date' | 'history' | 'shipments' | 'payment_methods'
>;

const ON_DELIVERY = 'cashondelivery';
/** From here on the shop works on an order: a paid one, or one that is paid at the door. */
const IN_HAND = ['accepted', 'processing'];
const DELIVERED = ['complete', 'ngeniusComplete'];
/** Nothing comes after these, or not as it was meant to come. */
const ENDED = ['canceled', 'fraud', 'close', 'closed', 'returned-to-sender'];

/** Whether the parcel of an order is still to come. */
export function isStillComing({ status_code: status }: Pick<Staged, 'status_code'>): boolean {
  return !DELIVERED.includes(status) && !ENDED.includes(status);
}

/** The way of an order from its placing to the door: what is behind it, where it is, and what is still to come. */
export function orderStages(order: Staged): readonly OrderStage[] {
  const { status_code: status, order_date: placedAt, history, shipments, payment_methods: methods } = order;
  const since = (codes: readonly string[]) => history.find(({ status_code: code }) => codes.includes(code))?.date;
  const isPaidAtDoor = methods.some(({ type }) => type === ON_DELIVERY);
  const dates: readonly (readonly [StageName, string | undefined])[] = [
    ['stagePlaced', placedAt],
    [isPaidAtDoor ? 'stageAccepted' : 'stagePaid', since(isPaidAtDoor ? IN_HAND : ['processing'])],
    ['stageShipped', shipments[0]?.created_at],
    ['stageDelivered', since(DELIVERED)],
  ];
  const reached = dates.findLastIndex(([, date]) => date !== undefined);
  const hasEnded = ENDED.includes(status);
  const stages = dates.map(([name, date], place) => ({ name, date, state: stateOf(place, hasEnded ? -1 : reached) }));
  if (!hasEnded) return stages;
  const behind = stages.slice(0, reached + 1).map((stage) => ({ ...stage, state: 'done' as const }));
  return [...behind, { name: 'ended', state: 'current', date: order.order_status_change_date }];
}

function stateOf(place: number, reached: number): OrderStage['state'] {
  if (place === reached) return 'current';
  return place < reached ? 'done' : 'coming';
}
