import type { PayableOrder, PayableOrders } from '../payable-orders.ts';

/** One order in memory that notes what payments tell it: for tests of what is told, not of what orders make of it. */
export function ordersInMemory(id: number, siteId: number, total: number) {
  let paid = 0;
  const order: PayableOrder = {
    id,
    siteId,
    number: String(id),
    language: 'pl',
    currency: 'PLN',
    total,
    paymentMethod: 'przelewy24',
    shippingMethod: 'inpostcourier',
    isAwaitingPayment: true,
    payer: {
      email: 'lena@example.com',
      firstName: 'Lena',
      lastName: 'Łąkowska',
      street: 'Długa 5',
      city: 'Kraków',
      postcode: '30-001',
      countryCode: 'PL',
    },
  };
  const orders: PayableOrders = {
    find: async () => order,
    lock: async () => order,
    isAwaitingPayment: () => true,
    async paid() {
      paid += 1;
      return 'accepted';
    },
    chosen: async () => {},
    failed: async () => {},
    underReview: async () => {},
    refundRefused: async () => {},
    refunded: async () => {},
    expired: async () => true,
  };
  return { orders, paid: () => paid };
}
