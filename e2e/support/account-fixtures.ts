import { placeOrder } from './an-order.ts';
import { aCustomer, type ShopperApi, writeReview } from './shopper-api.ts';
import { type Person, type StaffApi, staffApi } from './staff-api.ts';
import { receivePayment, type StaffOrder } from './staff-orders.ts';

const ADDRESS = {
  firstname: 'Lena',
  lastname: 'Wilk',
  street: ['Długa 5/7'],
  postcode: '30-001',
  city: 'Kraków',
  country_code: 'PL',
  telephone: '600700800',
};
const FAVOURITES = ['RL-SW-002', 'RL-LA-013', 'RL-BA-001', 'RL-ZM-003'];

/** A customer in whose account every tab has something to show. `newest`: an order that waits for its payment. */
export async function seedAccountFixtures({ admin }: { readonly admin: Person }) {
  const staff = await staffApi(admin);
  const customer = await aCustomer('Lena', 'lena.wilk@poczta.example');
  const { ask } = customer;
  const delivered = await placeOrder({ sku: 'RL-LA-013-50' }, customer);
  await send(staff, delivered.number, { isDelivered: true });
  const sent = await placeOrder({ quantity: 2 }, customer);
  await send(staff, sent.number, { isDelivered: false });
  const newest = await placeOrder({ sku: 'RL-SW-002', payment: 'przelewy24' }, customer);

  const invoice = { ...ADDRESS, company: 'Pracownia Łąka sp. z o.o.', vat_id: '8567346215', default_billing: true };
  for (const input of [
    { ...ADDRESS, default_shipping: true },
    { ...ADDRESS, street: ['Polna 2'], postcode: '16-030', city: 'Supraśl' },
    invoice,
  ])
    await ask('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', { input });
  await ask(
    'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { wishlist { id } } }',
    { items: FAVOURITES.map((sku) => ({ sku, quantity: 1 })) },
  );
  await ask('mutation { createWishlist(input: { name: "Dla mamy", visibility: PRIVATE }) { wishlist { id } } }');
  await review(staff, customer, 'RL-SW-001', 'Lekkie, szybko się wchłania. Rano pod krem w sam raz.', true);
  await review(staff, customer, 'RL-LA-013', 'Zapach zostaje na długo, trochę za mocny jak na sztyft.', false);
  return { customer, newest, sent };
}

async function send(staff: StaffApi, number: string, { isDelivered }: { readonly isDelivered: boolean }) {
  const { id, version: paid } = await receivePayment(staff, number);
  const { version } = await staff.send<StaffOrder>('POST', `/staff/orders/${id}/shipments`, {
    version: paid,
    tracking: [{ carrierCode: 'inpost', number: '620012345678901234567890' }],
  });
  if (isDelivered) await staff.send('POST', `/staff/orders/${id}/moves`, { to: 'complete', version });
}

async function review(staff: StaffApi, customer: ShopperApi, sku: string, text: string, isApproved: boolean) {
  await writeReview(customer, sku, 'Lena', text);
  if (!isApproved) return;
  const { items } = await staff.get<{ items: readonly [{ readonly id: number }] }>(
    `/staff/reviews?status=pending&sku=${sku}`,
  );
  await staff.send('POST', `/staff/reviews/${items[0].id}/approve`);
}
