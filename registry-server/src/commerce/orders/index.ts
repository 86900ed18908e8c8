/** What other features may use of orders. */

export { knownOrder, OrderUnknown } from './api/known-order.ts';
export { documentsOfOrder, type LineInOrder, linesOf, toOrderItem } from './api/load-order-parts.ts';
export { meantNumbers, numberPrefixesOf } from './meant-numbers.ts';
export type { OrderAddress, OrderLine, OrderRow, OrderView, PlacedOrder } from './order-view.ts';
export { OrderMissing, ShipmentRefused } from './orders.errors.ts';
export type { AskedCancel, OrderPaying, Orders, ShippedOrder } from './orders.ts';
export { findOrder, lockOrder } from './reading/find-order.ts';
export { readOrderLines } from './reading/order-parts.ts';
export { readOrders } from './reading/read-orders.ts';
export { openPieces, trackingUrl } from './shipping/ship-order.ts';
export { orderWords } from './staff/order-words.ts';
export { countWaitingOrders, type WaitingOrders } from './staff/search-orders.ts';
export { canMove, movesOf } from './status/order-moves.ts';
export { isReturnable, lastReturnDay } from './status/order-rules.ts';
export { returnStock } from './stock/return-stock.ts';
export { stockChange } from './stock/stock-tags.ts';
