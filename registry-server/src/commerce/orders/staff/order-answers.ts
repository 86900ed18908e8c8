import type { Site } from '../../../content/sites/index.ts';
import type { VariantLabel } from '../../catalog/index.ts';
import type { OrderAddress, OrderLine, OrderRow, OrderShipment, OrderView } from '../order-view.ts';
import { trackingUrl } from '../shipping/ship-order.ts';
import { movesOf } from '../status/order-moves.ts';
import { isHighlighted } from '../status/order-rules.ts';
import { statusWords } from '../status/status-words.ts';
import { mayChangePoint } from './change-point.ts';
import { mayCorrectAddress } from './correct-address.ts';

/** Staff read Polish, whatever the shopper does. */
const STAFF_LANGUAGE = 'pl';

export interface OrderExtras {
  /** Names of staff by id. */
  readonly names: ReadonlyMap<number, string>;
  readonly mails: readonly string[];
  /** By sku, of variants that the catalogue still has. */
  readonly labels: ReadonlyMap<string, VariantLabel>;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** An order in a list. */
export function orderSummary(order: OrderRow, { site, name }: { readonly site: Site; readonly name: string }) {
  const { id, number, status, email, customerId, total, currency, paymentMethod, paymentTitle, version } = order;
  const { methodCode, carrierTitle, methodTitle } = order;
  return {
    id,
    number,
    site: site.code,
    status,
    statusLabel: statusWords(status, STAFF_LANGUAGE).label,
    statusAt: order.statusAt.toISOString(),
    isHighlighted: isHighlighted(order, site),
    name,
    email,
    customerId,
    total,
    currency,
    paymentMethod,
    paymentTitle,
    methodCode,
    carrierTitle,
    methodTitle,
    version,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    shippedAt: iso(order.shippedAt),
    deliveredAt: iso(order.deliveredAt),
  };
}

/** The name that an order goes by. */
export function nameOf({ firstName, lastName }: Pick<OrderAddress, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** An order with everything that staff may know of it. */
export function orderDetail(order: OrderView, site: Site, { names, mails, labels }: OrderExtras) {
  const { language, note, estimateFrom, estimateTo, subtotal, discount, goods, deliveryPrice } = order;
  const { deliveryDiscount, delivery, tax } = order;
  return {
    ...orderSummary(order, { site, name: nameOf(order.billingAddress) }),
    language,
    note,
    point: order.point && { ...order.point },
    estimateFrom,
    estimateTo,
    subtotal,
    discount,
    goods,
    deliveryPrice,
    deliveryDiscount,
    delivery,
    tax,
    mails: [...mails],
    taxes: order.taxes.map(({ rate, amount }) => ({ rate, amount })),
    discounts: order.discounts.map(({ code, label, goods: off, delivery: offDelivery }) => ({
      code,
      label,
      goods: off,
      delivery: offDelivery,
    })),
    lines: order.lines.map((line) => lineAnswer(line, labels.get(line.sku))),
    shippingAddress: addressAnswer(order.shippingAddress),
    isAddressOpen: mayCorrectAddress(order, order.lines),
    isPointOpen: mayChangePoint(order, order.lines),
    billingAddress: addressAnswer(order.billingAddress),
    history: order.history.map(({ from, to, at, actorKind, actorId, note: why }) => ({
      from,
      to,
      label: statusWords(to, STAFF_LANGUAGE).label,
      at: at.toISOString(),
      actorKind,
      note: why,
      actorName: (actorKind === 'staff' && actorId !== null && names.get(actorId)) || null,
    })),
    consents: order.consents.map(({ agreement, isGranted, textVersion, source, at }) => ({
      agreement,
      isGranted,
      textVersion,
      source,
      at: at.toISOString(),
    })),
    comments: order.comments.map(({ id, at, message, isVisible, staffId }) => ({
      id,
      at: at.toISOString(),
      message,
      isVisible,
      authorName: (staffId !== null && names.get(staffId)) || null,
    })),
    shipments: order.shipments.map(shipmentAnswer),
    allowedMoves: movesOf(order).map((to) => ({ to, label: statusWords(to, STAFF_LANGUAGE).label })),
  };
}

function lineAnswer(line: OrderLine, label: VariantLabel | undefined) {
  const { id, sku, productSku, name, kind, quantity, shipped, canceled, returned, unitPrice, regularPrice } = line;
  const { taxRate, total, discount, payable, tax, options } = line;
  return {
    id,
    sku,
    productSku,
    ean: label?.ean ?? null,
    name,
    catalogueName: label?.name ?? null,
    kind,
    quantity,
    shipped,
    canceled,
    returned,
    unitPrice,
    regularPrice,
    taxRate,
    total,
    discount,
    payable,
    tax,
    options: options.map(({ label, value }) => ({ label, value })),
  };
}

function addressAnswer(address: OrderAddress) {
  const { firstName, lastName, company, vatId, street, city, postcode, countryCode, region, phone } = address;
  return {
    firstName,
    lastName,
    company,
    vatId,
    street: [...street],
    city,
    postcode,
    countryCode,
    region,
    phone,
  };
}

function shipmentAnswer({ id, number, note, createdAt, lines, tracking }: OrderShipment) {
  return {
    id,
    number,
    note,
    createdAt: createdAt.toISOString(),
    lines: lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
    tracking: tracking.map((each) => ({
      id: each.id,
      carrierCode: each.carrierCode,
      title: each.title,
      number: each.number,
      url: trackingUrl(each) ?? null,
    })),
  };
}
