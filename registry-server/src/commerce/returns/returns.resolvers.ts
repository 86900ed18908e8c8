import { languageOf } from '../../error-messages/language.ts';
import type { App } from '../../fastify-app.ts';
import type { Batch, GraphqlContext } from '../../graphql/context.ts';
import { toDateTime } from '../../graphql/date-time.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import { idFromUid, toUid } from '../../graphql/uids.ts';
import { type TypedRefundAccount, transferRefundOf } from '../bank-refunds/index.ts';
import {
  findOrder,
  knownOrder,
  type LineInOrder,
  lastReturnDay,
  linesOf,
  type OrderRow,
  OrderUnknown,
} from '../orders/index.ts';
import type { ReturnStatus } from './return-status.ts';
import { returnablePieces } from './returnable-pieces.ts';
import { type ReturnRequest, type ReturnRow, returnsOfOrders } from './returns.store.ts';
import { returnAddressOf, withdraw } from './withdraw.ts';

const LABELS: Readonly<Record<ReturnStatus, { readonly pl: string; readonly en: string }>> = {
  requested: { pl: 'Przyjęto oświadczenie', en: 'Statement received' },
  received: { pl: 'Produkty dotarły', en: 'Goods received' },
  refunded: { pl: 'Pieniądze zwrócone', en: 'Money returned' },
  rejected: { pl: 'Odrzucono', en: 'Rejected' },
};

/** A settled return whose money a person has still to send. */
const TRANSFER_WAITS = { pl: 'Przelew w przygotowaniu', en: 'Transfer being prepared' } as const;

interface WithdrawInput {
  readonly order_number: string;
  readonly token?: string | null;
  readonly name: string;
  readonly email?: string | null;
  readonly reason?: string | null;
  readonly refund_account?: TypedRefundAccount | null;
  readonly items?: readonly { readonly order_item_id: string; readonly quantity: number }[] | null;
}

async function batchReturns(app: App, orderIds: readonly number[]) {
  const found = await returnsOfOrders(app.db, orderIds);
  return orderIds.map((id) => found.get(id) ?? []);
}

const returnsOf = ({ id }: Pick<OrderRow, 'id'>, context: GraphqlContext): Promise<readonly ReturnRequest[]> =>
  context.load(loadReturns, id);
const loadReturns: Batch<number, readonly ReturnRequest[]> = (ids, { app }) => batchReturns(app, ids);

async function withdrawFromContract(
  _parent: unknown,
  { input }: { readonly input: WithdrawInput },
  context: GraphqlContext,
) {
  const { app, request, site } = context;
  app.returns.limit(request);
  const { id: orderId } = await knownOrder(context, input.order_number, { token: input.token ?? null });
  const lines = input.items?.map(({ order_item_id: uid, quantity }) => ({
    orderLineId: idFromUid(uid) ?? 0,
    quantity,
  }));
  const made = await withdraw(app.returns, {
    orderId,
    site,
    name: input.name,
    email: input.email ?? undefined,
    reason: input.reason ?? undefined,
    lines,
    refundAccount: input.refund_account ?? undefined,
  });
  const order = await findOrder(app.db, orderId);
  const [returns] = await batchReturns(app, [orderId]);
  const whole = returns?.find(({ id }) => id === made.id);
  if (!order || !whole) throw new OrderUnknown();
  return { order, return: whole };
}

async function quantityReturnable({ line }: LineInOrder, _args: unknown, context: GraphqlContext) {
  const reported = (await returnsOf({ id: line.orderId }, context)).filter(({ status }) => status !== 'rejected');
  return (
    returnablePieces(
      [line],
      reported.flatMap(({ lines }) => lines),
    ).get(line.id) ?? 0
  );
}

/** Withdrawal from the contract, for customers and guests. */
export const returnsResolvers: GraphqlFeature = {
  access: { 'Mutation.withdrawFromContract': 'public' },
  resolvers: {
    Mutation: { withdrawFromContract },
    CustomerOrder: {
      order_returns: (order: OrderRow, _args, context) => returnsOf(order, context),
      returnable_until: (order: OrderRow, _args, { site }) => lastReturnDay(order, site) ?? null,
    },
    OrderItem: { quantity_returnable: quantityReturnable },
    ConfigurableOrderItem: { quantity_returnable: quantityReturnable },
    OrderReturn: {
      created_at: ({ createdAt }: ReturnRow) => toDateTime(createdAt),
      send_to: ({ status }: ReturnRow, _args, { site }) => (status === 'requested' && returnAddressOf(site)) || null,
      async status_label({ status, orderId }: ReturnRow, _args, context) {
        const transfer = status === 'refunded' ? await transferRefundOf({ id: orderId }, context) : undefined;
        return (transfer && transfer.toSend > 0 ? TRANSFER_WAITS : LABELS[status])[languageOf(context.site)];
      },
      async items({ orderId, lines }: ReturnRequest, _args, context) {
        const known = new Map((await linesOf({ id: orderId }, context)).map((line) => [line.id, line.name]));
        return lines.map(({ orderLineId, quantity }) => ({
          order_item_id: toUid(orderLineId),
          product_name: known.get(orderLineId) ?? '',
          quantity,
        }));
      },
    },
  },
};
