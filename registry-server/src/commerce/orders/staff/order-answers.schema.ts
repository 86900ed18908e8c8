import { listSchema } from '../../../http/paging.ts';
import { ORDER_STATUSES } from '../../order-status.ts';

const text = { type: 'string' } as const;
const optional = { type: ['string', 'null'] } as const;
const count = { type: 'integer' } as const;
const flag = { type: 'boolean' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const optionalMoment = { type: ['string', 'null'] } as const;

const statusSchema = { type: 'string', enum: ORDER_STATUSES } as const;

function object<const P extends Readonly<Record<string, object>>>(properties: P) {
  return { type: 'object', required: Object.keys(properties) as (keyof P & string)[], properties } as const;
}

const summaryProperties = {
  id: count,
  number: text,
  /** Code of the site. */
  site: text,
  status: statusSchema,
  statusLabel: text,
  statusAt: moment,
  isHighlighted: flag,
  /** Of the billing address. */
  name: text,
  email: text,
  customerId: { type: ['integer', 'null'] },
  /** Minor units. */
  total: count,
  currency: text,
  paymentMethod: text,
  paymentTitle: text,
  methodCode: text,
  carrierTitle: text,
  methodTitle: text,
  createdAt: moment,
  paidAt: optionalMoment,
  shippedAt: optionalMoment,
  deliveredAt: optionalMoment,
  /** Counts the changes: a write that names an older one is refused. */
  version: count,
} as const;

const orderSummarySchema = object(summaryProperties);

/** `total` is counted up to ten thousand; `hasMore` tells that there are more than that. */
export const orderListSchema = {
  ...listSchema(orderSummarySchema),
  required: ['items', 'total', 'page', 'pageSize', 'hasMore'],
  properties: { ...listSchema(orderSummarySchema).properties, hasMore: flag },
} as const;

const addressSchema = object({
  firstName: text,
  lastName: text,
  company: optional,
  vatId: optional,
  street: { type: 'array', items: text },
  city: text,
  postcode: optional,
  countryCode: text,
  region: optional,
  phone: optional,
});

const lineSchema = object({
  id: count,
  sku: text,
  productSku: text,
  /** Of the catalogue now; null when it has none. */
  ean: optional,
  name: text,
  /** What the catalogue calls the product now, in its own language; null when it has it no more. */
  catalogueName: optional,
  kind: { type: 'string', enum: ['item', 'gift', 'sample'] },
  options: { type: 'array', items: object({ label: text, value: text }) },
  quantity: count,
  shipped: count,
  canceled: count,
  returned: count,
  unitPrice: count,
  regularPrice: count,
  taxRate: count,
  total: count,
  discount: count,
  payable: count,
  tax: count,
});

const shipmentSchema = object({
  id: count,
  number: text,
  note: optional,
  createdAt: moment,
  lines: { type: 'array', items: object({ lineId: count, quantity: count }) },
  tracking: {
    type: 'array',
    items: object({ id: count, carrierCode: text, title: text, number: text, url: optional }),
  },
});

const allowedMoveSchema = object({ to: statusSchema, label: text });

export const orderDetailSchema = object({
  ...summaryProperties,
  language: text,
  note: optional,
  point: { anyOf: [{ type: 'null' }, object({ provider: text, code: text, address: text })] },
  estimateFrom: optional,
  estimateTo: optional,
  subtotal: count,
  discount: count,
  goods: count,
  deliveryPrice: count,
  deliveryDiscount: count,
  delivery: count,
  tax: count,
  taxes: { type: 'array', items: object({ rate: count, amount: count }) },
  discounts: { type: 'array', items: object({ code: text, label: text, goods: count, delivery: count }) },
  lines: { type: 'array', items: lineSchema },
  shippingAddress: addressSchema,
  /** It can still be corrected. */
  isAddressOpen: flag,
  isPointOpen: flag,
  billingAddress: addressSchema,
  history: {
    type: 'array',
    items: object({
      from: optional,
      to: statusSchema,
      label: text,
      at: moment,
      actorKind: { type: 'string', enum: ['shopper', 'staff', 'payment', 'system'] },
      /** Of the person of staff; of others nothing is told. */
      actorName: optional,
      note: optional,
    }),
  },
  consents: {
    type: 'array',
    items: object({ agreement: text, isGranted: flag, textVersion: text, source: text, at: moment }),
  },
  comments: {
    type: 'array',
    items: object({ id: count, at: moment, message: text, isVisible: flag, authorName: optional }),
  },
  shipments: { type: 'array', items: shipmentSchema },
  /** Where the order may go from here. */
  allowedMoves: { type: 'array', items: allowedMoveSchema },
  /** Mails about this order that may be sent again. */
  mails: { type: 'array', items: text },
});

export const statusListSchema = object({
  items: {
    type: 'array',
    items: object({ status: statusSchema, label: text, dateLabel: text }),
  },
});
