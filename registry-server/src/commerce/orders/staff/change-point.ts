import type { Trx } from '../../../database/transaction.ts';
import { orderTag } from '../../../events/order-events.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { carriedMethods, type Delivery, POINT_PROVIDERS } from '../../delivery/index.ts';
import { type OrderPoint, toOrderPoint } from '../order-point.ts';
import type { OrderLine, OrderRow, OrderView } from '../order-view.ts';
import { readOrderLines } from '../reading/order-parts.ts';
import { mayCorrectAddress } from './correct-address.ts';

/** Whether a parcel of the order can still go to another point: it has one, and something has not left yet. */
export function mayChangePoint(
  { point, status }: Pick<OrderRow, 'point' | 'status'>,
  lines: readonly Pick<OrderLine, 'quantity' | 'shipped' | 'canceled'>[],
): boolean {
  return point !== null && mayCorrectAddress({ status }, lines);
}

/**
 * The point of a code in the network of the order, asked for there, as in the checkout. It waits for another company's
 * server, so it is done before the order is locked.
 */
export async function findNewPoint(
  delivery: Pick<Delivery, 'checkPoint'>,
  { point, methodCode }: Pick<OrderView, 'point' | 'methodCode'>,
  code: string,
): Promise<OrderPoint> {
  const provider = POINT_PROVIDERS.find((known) => known === point?.provider);
  if (!provider) throw new FieldInvalid('/code', 'point', 'Ta przesyłka nie idzie do punktu odbioru.');
  const cashOnDelivery = carriedMethods.get(methodCode)?.cashOnDelivery ?? false;
  const check = await delivery.checkPoint({ provider, code, cashOnDelivery, site: { language: 'pl' } });
  if (!check.isFit) throw new FieldInvalid('/code', check.refusal, check.message);
  return toOrderPoint(check.point);
}

interface PointChange {
  readonly point: OrderPoint;
  readonly staffId: number;
  readonly now: Date;
}

/** Sends an order, which is locked, to another point, and keeps the one before as a note; false when it goes there already. */
export async function changePoint(trx: Trx, order: OrderRow, { point, staffId, now }: PointChange): Promise<boolean> {
  const lines = (await readOrderLines(trx, [order.id])).get(order.id) ?? [];
  const { point: before } = order;
  if (before === null || !mayChangePoint(order, lines)) {
    throw new FieldInvalid('', 'status', 'Paczka już wyszła albo zamówienie jest zamknięte: punktu nie można zmienić.');
  }
  if (before.code === point.code) return false;
  await trx
    .updateTable('sales_order')
    .set({ point: JSON.stringify(point), updatedAt: now, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute();
  const message = `Zmieniono punkt odbioru na ${point.code}. Przedtem: ${before.code}, ${before.address}.`;
  await trx
    .insertInto('sales_order_comment')
    .values({ orderId: order.id, at: now, message, isVisible: false, staffId })
    .execute();
  await recordChange(trx, [orderTag('order.address', order.id)]);
  return true;
}
