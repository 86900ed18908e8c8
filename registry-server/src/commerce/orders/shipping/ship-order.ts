import type { Trx } from '../../../database/transaction.ts';
import { orderTag } from '../../../events/order-events.ts';
import { recordChange } from '../../../events/outbox.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import type { OrderStatus } from '../../order-status.ts';
import type { OrderLine, OrderRow, OrderShipment } from '../order-view.ts';
import { ShipmentRefused } from '../orders.errors.ts';
import { readOrderLines, readOrderShipments } from '../reading/order-parts.ts';
import { noteOpenPieces } from './note-open-pieces.ts';

/** Statuses in which a parcel may leave. */
const SHIPPABLE: readonly OrderStatus[] = ['processing'];

export interface ParcelTracking {
  readonly carrierCode: string;
  readonly title: string;
  readonly number: string;
}

export interface NewShipment {
  /** Pieces by line; all that have not left yet, when absent. */
  readonly lines?: readonly { readonly lineId: number; readonly quantity: number }[] | undefined;
  readonly tracking: readonly ParcelTracking[];
  readonly note: string | null;
  readonly now: Date;
}

/** Writes down a parcel that leaves, of an order that is locked; more than was ordered cannot leave. */
export async function shipOrder(
  trx: Trx,
  order: OrderRow,
  { lines, tracking, note, now }: NewShipment,
): Promise<OrderShipment> {
  if (!SHIPPABLE.includes(order.status)) throw new ShipmentRefused(order.status);
  const known = (await readOrderLines(trx, [order.id])).get(order.id) ?? [];
  const pieces = lines
    ? wantedPieces(known, lines)
    : known.map((line) => ({ lineId: line.id, quantity: openPieces(line) }));
  const leaving = pieces.filter(({ quantity }) => quantity > 0);
  if (leaving.length === 0) throw new FieldInvalid('/lines', 'minItems', 'Wszystko już wysłano.');
  const before = (await readOrderShipments(trx, [order.id])).get(order.id) ?? [];
  const { id } = await trx
    .insertInto('shipment')
    .values({ orderId: order.id, number: `${order.number}-${before.length + 1}`, note, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { lineId, quantity } of leaving) {
    await trx.insertInto('shipment_line').values({ shipmentId: id, orderLineId: lineId, quantity }).execute();
    await trx
      .updateTable('sales_order_line')
      .set((eb) => ({ shipped: eb('shipped', '+', quantity) }))
      .where('id', '=', lineId)
      .execute();
  }
  for (const each of tracking)
    await trx
      .insertInto('shipment_tracking')
      .values({ shipmentId: id, ...each })
      .execute();
  await trx
    .updateTable('sales_order')
    .set({ shippedAt: order.shippedAt ?? now, updatedAt: now, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute();
  await noteOpenPieces(trx, order.id);
  await recordChange(trx, [orderTag('order.shipped', order.id)]);
  const made = (await readOrderShipments(trx, [order.id])).get(order.id)?.at(-1);
  if (!made) throw new Error(`Order ${order.id} has no shipment after one was written`);
  return made;
}

/** Pieces of a line that have not left and were not canceled. */
export function openPieces({ quantity, shipped, canceled }: Pick<OrderLine, 'quantity' | 'shipped' | 'canceled'>) {
  return Math.max(0, quantity - canceled - shipped);
}

function wantedPieces(known: readonly OrderLine[], wanted: NonNullable<NewShipment['lines']>) {
  const sums = new Map<number, number>();
  for (const [index, { lineId, quantity }] of wanted.entries()) {
    const line = known.find(({ id }) => id === lineId);
    if (!line) throw new FieldInvalid(`/lines/${index}/lineId`, 'exists', 'W zamówieniu nie ma takiej pozycji.');
    const sum = (sums.get(lineId) ?? 0) + quantity;
    if (sum > openPieces(line)) {
      throw new FieldInvalid(`/lines/${index}/quantity`, 'maximum', `Do wysłania zostało ${openPieces(line)} szt.`);
    }
    sums.set(lineId, sum);
  }
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }));
}

const ADDRESSES: Readonly<Record<string, (number: string) => string>> = {
  inpost: (number) => `https://inpost.pl/sledzenie-przesylek?number=${number}`,
  dpd: (number) => `https://tracktrace.dpd.com.pl/parcelDetails?p1=${number}`,
  dhl: (number) => `https://www.dhl.com/pl-pl/home/tracking/tracking-parcel.html?tracking-id=${number}`,
  gls: (number) => `https://gls-group.eu/PL/pl/sledzenie-paczek?match=${number}`,
  orlen: (number) => `https://www.orlenpaczka.pl/sledz-paczke/?numer=${number}`,
};

/** Where a parcel can be followed; undefined for a carrier that the shop knows no such page of. */
export function trackingUrl({ carrierCode, number }: { readonly carrierCode: string; readonly number: string }) {
  const code = carrierCode.toLowerCase();
  const known = Object.keys(ADDRESSES).find((name) => code.startsWith(name));
  return known === undefined ? undefined : ADDRESSES[known]?.(encodeURIComponent(number));
}
