import type { SiteDirectory } from '../../content/sites/index.ts';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { TooManyRequests } from '../../graphql/refusals.ts';
import type { NetworkLimit } from '../../rate-limits/index.ts';
import type { RateLimit } from '../../work/rate-limit.ts';
import { type OpenAccountDeps, openOrderAccount } from './account/open-account.ts';
import { type CancelKeys, cancelTokenExpiry } from './cancellation/cancel-keys.ts';
import type { OrderLinks } from './order-links.ts';
import type { OrderRow, OrderView } from './order-view.ts';
import type {
  CancelAskedHook,
  MovedHook,
  OrderMail,
  Orders,
  PaidHook,
  PaymentChosenHook,
  PaymentFailedHook,
  PlacedHook,
  RefundedHook,
  RefundRefusedHook,
  ShippedHook,
} from './orders.ts';
import { placeOrder } from './place/place-order.ts';
import type { PlaceDeps } from './place/placement-deps.ts';
import { findOrder, findOrderByNumber } from './reading/find-order.ts';
import { readOrders } from './reading/read-orders.ts';
import { shipOrder } from './shipping/ship-order.ts';
import { moveOrder } from './status/move-order.ts';

export interface OrderDeps extends Omit<PlaceDeps, 'placedHooks'>, OpenAccountDeps {
  readonly db: Db;
  readonly sites: Pick<SiteDirectory, 'require'>;
  readonly links: OrderLinks;
  readonly cancelKeys: CancelKeys;
  readonly limit: NetworkLimit;
  /** Of mails that one order may send for: whoever has its link must not fill the buyer's mailbox. */
  readonly cancelLimit: RateLimit;
  /** Writes down that what was paid goes back. */
  readonly refund: (trx: Trx, orderId: number, reason: string) => Promise<void>;
  readonly now: () => Date;
}

/** What was hung on orders; each list runs in the order of its registration, inside the transaction. */
export interface OrderHooks {
  readonly placed: PlacedHook[];
  readonly moved: MovedHook[];
  readonly cancelAsked: CancelAskedHook[];
  readonly shipped: ShippedHook[];
  readonly paid: PaidHook[];
  readonly paymentChosen: PaymentChosenHook[];
  readonly failed: PaymentFailedHook[];
  readonly refunded: RefundedHook[];
  readonly refundRefused: RefundRefusedHook[];
}

/** Orders over the database; `hooks` is for those who place orders and take money for them. */
export function createOrders(deps: OrderDeps): {
  readonly orders: Orders;
  readonly hooks: OrderHooks;
} {
  const { db, sites, links, cancelKeys, now } = deps;
  const hooks: OrderHooks = {
    placed: [],
    moved: [],
    cancelAsked: [],
    shipped: [],
    paid: [],
    paymentChosen: [],
    failed: [],
    refunded: [],
    refundRefused: [],
  };
  const mails: OrderMail[] = [];
  const siteOf = ({ siteId }: OrderRow) => sites.require(String(siteId));

  async function whole(row: OrderRow | undefined, trx?: Trx): Promise<OrderView | undefined> {
    return row && (await readOrders(trx ?? db, [row]))[0];
  }

  const orders: Orders = {
    place: (request) => placeOrder({ ...deps, placedHooks: hooks.placed }, request),
    find: async (id, trx) => whole(await findOrder(trx ?? db, id), trx),
    findByNumber: async (number, trx) => whole(await findOrderByNumber(trx ?? db, number), trx),
    async findByToken(token) {
      const id = links.orderIdOf(token);
      const row = id === undefined ? undefined : await findOrder(db, id);
      return row && links.isTokenOf(row, token) ? whole(row) : undefined;
    },
    openAccount: (request) => openOrderAccount(deps, request),
    tokenOf: links.tokenOf,
    isTokenOf: links.isTokenOf,
    limit: deps.limit,
    async move(trx, orderId, to, actor, note) {
      const { order, done } = await moveOrder(trx, { orderId, to, actor, note, now: now() });
      if (done) for (const hook of hooks.moved) await hook(trx, done, siteOf(order));
      return order;
    },
    async cancel(trx, order, actor, reason, money = 'give-back') {
      const canceled = await orders.move(trx, order.id, 'canceled', actor, reason);
      if (canceled.paidAt !== null && money === 'give-back') await deps.refund(trx, order.id, reason);
      return canceled;
    },
    async askToCancel(trx, order, reason) {
      if (!deps.cancelLimit(String(order.id))) throw new TooManyRequests();
      const request = { reason, expiresAt: cancelTokenExpiry(now()) };
      const asked = { ...request, order, key: cancelKeys.keyOf(order, request) };
      for (const hook of hooks.cancelAsked) await hook(trx, asked, siteOf(order));
    },
    readCancelKey: (order, key) => cancelKeys.read(order, key, now()),
    async ship(trx, order, given) {
      const shipment = await shipOrder(trx, order, given);
      for (const hook of hooks.shipped) await hook(trx, { order, shipment }, siteOf(order));
      return shipment;
    },
    onPlaced: (hook) => void hooks.placed.push(hook),
    onMoved: (hook) => void hooks.moved.push(hook),
    onCancelAsked: (hook) => void hooks.cancelAsked.push(hook),
    onShipped: (hook) => void hooks.shipped.push(hook),
    onPaid: (hook) => void hooks.paid.push(hook),
    onPaymentChosen: (hook) => void hooks.paymentChosen.push(hook),
    onPaymentFailed: (hook) => void hooks.failed.push(hook),
    onRefunded: (hook) => void hooks.refunded.push(hook),
    onRefundRefused: (hook) => void hooks.refundRefused.push(hook),
    registerMail: (mail) => void mails.push(mail),
    async mailsOf(order, trx) {
      const fitting = [];
      for (const mail of mails) if (await mail.isFor(order, trx)) fitting.push(mail);
      return fitting;
    },
  };
  return { orders, hooks };
}
