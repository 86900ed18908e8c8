import type { OrderPayments } from '../api/commerce/order-payments.ts';
import type { Order, OrderLine, OrderSummary } from '../api/commerce/orders.ts';

const ADDRESS: Order['shippingAddress'] = {
  firstName: 'Lena',
  lastName: 'Łąkowska',
  company: null,
  vatId: null,
  street: ['Lniana 7'],
  city: 'Łódź',
  postcode: '90-001',
  countryCode: 'PL',
  region: null,
  phone: '+48600700800',
};

export const anOrderSummary = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 12,
  number: '000000012',
  site: 'pl',
  status: 'processing',
  statusLabel: 'W realizacji',
  statusAt: '2026-11-20T11:04:00.000Z',
  isHighlighted: false,
  name: 'Lena Łąkowska',
  email: 'lena@poczta.example',
  customerId: null,
  total: 10_399,
  currency: 'PLN',
  paymentMethod: 'banktransfer',
  paymentTitle: 'Przelew tradycyjny',
  methodCode: 'inpostcourier',
  carrierTitle: 'InPost',
  methodTitle: 'Kurier',
  createdAt: '2026-11-20T11:00:00.000Z',
  paidAt: null,
  shippedAt: null,
  deliveredAt: null,
  version: 3,
  ...change,
});

export const anOrderLine = (change: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  sku: 'RL-1-30',
  productSku: 'RL-1',
  ean: '5909990105601',
  name: 'Krem Świt',
  catalogueName: null,
  kind: 'item',
  options: [{ label: 'Pojemność', value: '30 ml' }],
  quantity: 2,
  shipped: 0,
  canceled: 0,
  returned: 0,
  unitPrice: 4_450,
  regularPrice: 4_450,
  taxRate: 23,
  total: 8_900,
  discount: 0,
  payable: 8_900,
  tax: 1_664,
  ...change,
});

/** An order that is worked on: two pieces of a cream, to be sent by courier. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  ...anOrderSummary(),
  language: 'pl-PL',
  note: null,
  point: null,
  estimateFrom: '2026-11-23',
  estimateTo: '2026-11-24',
  subtotal: 8_900,
  discount: 0,
  goods: 8_900,
  deliveryPrice: 1_499,
  deliveryDiscount: 0,
  delivery: 1_499,
  tax: 1_944,
  taxes: [{ rate: 23, amount: 1_944 }],
  discounts: [],
  lines: [anOrderLine()],
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  isAddressOpen: true,
  isPointOpen: false,
  history: [
    {
      from: null,
      to: 'new',
      label: 'Nowe zamówienie',
      at: '2026-11-20T11:00:00.000Z',
      actorKind: 'shopper',
      actorName: null,
      note: null,
    },
  ],
  consents: [],
  comments: [],
  shipments: [],
  allowedMoves: [
    { to: 'complete', label: 'Dostarczone' },
    { to: 'ngeniusComplete', label: 'Dostarczone' },
    { to: 'onHold', label: 'Wstrzymane' },
    { to: 'canceled', label: 'Anulowane' },
  ],
  mails: ['order-accepted'],
  ...change,
});

export const someMoney = (change: Partial<OrderPayments> = {}): OrderPayments => ({
  outcome: 'paid',
  captured: 10_399,
  refunded: 0,
  attempts: [
    {
      id: 5,
      method: 'przelewy24',
      provider: 'przelewy24',
      state: 'captured',
      amount: 10_399,
      currency: 'PLN',
      refunded: 0,
      createdAt: '2026-11-20T11:01:00.000Z',
      capturedAt: '2026-11-20T11:03:00.000Z',
    },
  ],
  refunds: [],
  ...change,
});

/** The same money, which came by transfer: no provider knows of it. */
export const someTransfer = (): OrderPayments => ({
  ...someMoney(),
  attempts: someMoney().attempts.map(({ provider: _, ...attempt }) => ({ ...attempt, method: 'banktransfer' })),
});
