import type { Site } from '../../../content/sites/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { createCustomerServices } from '../../../identity/customers/customer-services.ts';
import { aShop, type TestShop } from '../../../testing/a-cart.ts';
import { type CartAddress, type Shopper, type StoredCheckout, writeCheckout } from '../../cart/index.ts';
import { createGiftRuleBook } from '../../gifts/gift-rule-cache.ts';
import { createCancelKeys } from '../cancellation/cancel-keys.ts';
import { createOrders, type OrderDeps } from '../create-orders.ts';
import { createOrderLinks } from '../order-links.ts';
import type { PlaceRequest } from '../place/placement-deps.ts';

/** Where parcels of tests go. */
export const anAddress: CartAddress = {
  firstName: 'Lena',
  lastName: 'Łąkowska',
  middleName: null,
  prefix: null,
  suffix: null,
  company: null,
  vatId: null,
  street: ['Długa 5/7'],
  city: 'Kraków',
  postcode: '30-001',
  countryCode: 'PL',
  region: null,
  regionCode: null,
  regionId: null,
  phone: '+48600700800',
  fax: null,
};

const aCheckout: StoredCheckout = {
  shippingAddress: anAddress,
  billingAddress: 'same',
  delivery: { carrierCode: 'inpostcourier', methodCode: 'inpostcourier', disabledPaymentMethods: [] },
  payment: { code: 'banktransfer', additionalData: {} },
  consents: [
    { agreement: 'terms', isGranted: true, textVersion: '1', at: '2026-11-20T12:00:00.000Z', source: 'checkout' },
  ],
};

/** Accounts without mails: what they come to is tested through the API. */
function aBuyersAccounts(db: Db) {
  return createCustomerServices({
    db,
    mail: { enqueue: async () => {} },
    onError: () => {},
    rateLimits: { take: async () => ({ release: async () => {} }) } as never,
  });
}

/** A shop that takes orders; what payments are told is noted. */
export async function anOrderingShop(db: Db, changes: Partial<OrderDeps> = {}) {
  const shop = await aShop(db);
  const prepared: { readonly orderId: number; readonly code: string }[] = [];
  const givenBack: number[] = [];
  const made = createOrders({
    db,
    offers: shop.offers,
    delivery: shop.delivery,
    now: () => shop.catalogue.clock.now,
    sites: { require: () => shop.site as Site },
    links: createOrderLinks('key of tests'),
    cancelKeys: createCancelKeys('key of tests'),
    limit: () => {},
    cancelLimit: () => true,
    accountLimit: () => true,
    accounts: aBuyersAccounts(db),
    refund: async (_trx, orderId) => void givenBack.push(orderId),
    giftRules: { rulesOf: (siteId) => createGiftRuleBook(shop.rules).rulesOf(siteId) },
    preparePayment: async (_trx, { id }, { code }) => {
      prepared.push({ orderId: id, code });
      return undefined;
    },
    hasConsents: () => true,
    ...changes,
  });
  return {
    ...shop,
    ...made,
    prepared,
    givenBack,
    readyCart: (items: Readonly<Record<string, number>>, given: ReadyCart = {}) => readyCart(shop, items, given),
    place: (cartId: string, request: Partial<PlaceRequest> = {}) =>
      made.orders.place({ cartId, shopper: shop.guest, actor: { kind: 'shopper' }, shown: {}, ...request }),
    /** Pieces that can be sold. */
    stockOf: async (sku: string) => {
      const { sellable } = await db
        .selectFrom('stock')
        .innerJoin('product_variant', 'product_variant.id', 'stock.variantId')
        .select('sellable')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow();
      return sellable;
    },
  };
}

export type OrderingShop = Awaited<ReturnType<typeof anOrderingShop>>;

interface ReadyCart {
  readonly shopper?: Shopper;
  readonly email?: string | null;
  readonly checkout?: Partial<StoredCheckout>;
}

/** A cart with these things and everything that an order asks for. */
async function readyCart(
  { carts, guest, newCart, add, catalogue }: TestShop,
  items: Readonly<Record<string, number>>,
  { shopper = guest, email = 'lena@example.com', checkout = {} }: ReadyCart,
): Promise<string> {
  const cartId = await newCart(shopper);
  await add(cartId, items, shopper);
  await carts.change({ cartId, shopper }, async ({ trx }) => {
    await writeCheckout(trx, cartId, { ...aCheckout, ...checkout }, catalogue.clock.now);
    if (!shopper.customer) await trx.updateTable('cart').set({ email }).where('id', '=', cartId).execute();
    return { outcome: null };
  });
  return cartId;
}
