import type { Batch, GraphqlContext } from '../../../graphql/context.ts';
import type { OrderAddress, OrderLine, OrderRow } from '../order-view.ts';
import {
  readOrderAddresses,
  readOrderComments,
  readOrderDiscounts,
  readOrderDocuments,
  readOrderHistory,
  readOrderLines,
  readOrderShipments,
  readOrderTaxes,
} from '../reading/order-parts.ts';
import { addressOf } from '../reading/read-orders.ts';

type Reader<Part> = (db: GraphqlContext['app']['db'], ids: readonly number[]) => Promise<ReadonlyMap<number, Part[]>>;

/** One query for all orders of an answer, and only for parts that somebody asks for. */
function partOf<Part>(read: Reader<Part>) {
  const batch: Batch<number, readonly Part[]> = async (ids, { app }) => {
    const found = await read(app.db, ids);
    return ids.map((id) => found.get(id) ?? []);
  };
  return ({ id }: Pick<OrderRow, 'id'>, context: GraphqlContext) => context.load(batch, id);
}

export const linesOf = partOf(readOrderLines);
export const taxesOf = partOf(readOrderTaxes);
export const discountsOf = partOf(readOrderDiscounts);
export const historyOf = partOf(readOrderHistory);
export const commentsOf = partOf(readOrderComments);
export const shipmentsOf = partOf(readOrderShipments);
export const documentsOfOrder = partOf(readOrderDocuments);
const addressesOf = partOf(readOrderAddresses);

/** The address of the invoice, or of the parcel. */
export async function addressIn(order: OrderRow, kind: OrderAddress['kind'], context: GraphqlContext) {
  return addressOf(await addressesOf(order, context), kind);
}

/** A line with the order that it is in: what the resolvers of an item take. */
export interface LineInOrder {
  readonly __typename: 'OrderItem' | 'ConfigurableOrderItem';
  readonly line: OrderLine;
  readonly order: OrderRow;
}

/** A line as lists give it. */
export function toOrderItem(line: OrderLine, order: OrderRow): LineInOrder {
  return { __typename: line.hasChoice ? 'ConfigurableOrderItem' : 'OrderItem', line, order };
}
