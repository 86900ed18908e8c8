import { customerCheckout, guestCheckout } from './checkout.ts';
import type { FlowState, Step } from './flow.ts';
import { customerOrders } from './graphcommerce/account.ts';
import { browse } from './graphcommerce/browse.ts';
import { guestOrders } from './graphcommerce/checkout.ts';
import { guestToCustomer } from './guest-to-customer.ts';

/** Flows by what they are about. */
export type Flows = Readonly<Record<string, readonly Step[]>>;

export const PWA_STUDIO_FLOWS: Flows = {
  'PWA Studio, from guest to customer': guestToCustomer,
  'PWA Studio, a guest buys': guestCheckout,
  'PWA Studio, a customer buys': customerCheckout,
};

export const GRAPHCOMMERCE_FLOWS: Flows = {
  'GraphCommerce, a guest looks around': browse,
  'GraphCommerce, a guest buys': guestOrders,
  'GraphCommerce, a guest becomes a customer and buys': customerOrders,
};

/** Sample values for variables of steps that are checked without a running shop. */
export const SOME_STATE: FlowState = {
  sku: 'KREM-50',
  coupon: 'WITAJ10',
  email: 'lena@poczta.example',
  password: 'Cichy-Gaj-71',
  cart: 'cart',
  guestCart: 'cart',
  itemUid: 'MQ==',
  token: 'token',
  wishlist: '1',
  wishlistItem: '1',
  address: 1,
  carrier: 'courier',
  method: 'standard',
  total: 100,
  orderNumber: '000000001',
  orderId: 'MQ==',
  urlKey: 'krem',
  productId: '1',
  categoryUid: 'MQ==',
  configurableSku: 'KREM',
  configurableUrlKey: 'krem',
  optionUids: ['MQ=='],
  compareUid: 'compare',
  ratings: [{ id: 'MQ==', value_id: 'MQ==' }],
};
