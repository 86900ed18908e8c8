import { randomBytes, randomUUID } from 'node:crypto';
import { createCategoriesStore } from '../../src/commerce/catalog/categories/categories.store.ts';
import { createProductsStore } from '../../src/commerce/catalog/products/products.store.ts';
import { aStoredOrder } from '../../src/commerce/orders/testing/a-stored-order.ts';
import type { App } from '../../src/fastify-app.ts';
import { toUid } from '../../src/graphql/uids.ts';
import { hashPassword } from '../../src/identity/credentials/index.ts';
import { aCategory, aProduct } from '../../src/testing/a-catalogue.ts';
import { type CustomerClient, signedInCustomer } from '../../src/testing/a-customer.ts';
import { type GraphqlAnswer, graphqlClient } from '../../src/testing/graphql-client.ts';

export type Ask = ReturnType<typeof graphqlClient>;

/** Who asks. */
export const ROLES = ['guest', 'stranger', 'owner', 'expired'] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD = 'Len-i-r0za';
export const SKU = 'RL-MATRIX';

/** A customer with things of their own, and a guest with a cart: what others may try to reach. */
export interface RoleWorld {
  readonly owner: CustomerClient;
  readonly addressId: number;
  readonly wishlistId: string;
  readonly wishlistItemId: string;
  readonly compareListUid: string;
  readonly ownerCartId: string;
  readonly ownerCartItemUid: string;
  readonly guestCartId: string;
  /** It is being prepared: it can be canceled, and there is nothing to pay. */
  readonly ownerOrder: { readonly number: string; readonly uid: string };
  readonly guestOrder: { readonly number: string; readonly token: string };
  readonly askAs: Readonly<Record<Role, Ask>>;
}

/** The goods that all worlds share. */
export async function stockTheShop(app: App): Promise<void> {
  await createCategoriesStore(app.db).put(aCategory('twarz'));
  await createProductsStore(app.db).put(SKU, aProduct(SKU, { categories: ['twarz'] }));
  await app.events.settle();
}

/** A world of its own, so that one case cannot spoil another. */
export async function aRoleWorld(app: App): Promise<RoleWorld> {
  const passwordHash = await ownPassword();
  const owner = await signedInCustomer(app, { email: `${randomUUID()}@example.com`, passwordHash });
  const stranger = await signedInCustomer(app, { passwordHash });
  const expired = { authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
  const askAs = {
    guest: graphqlClient(app),
    stranger: graphqlClient(app, stranger.headers),
    owner: graphqlClient(app, owner.headers),
    expired: graphqlClient(app, expired),
  };
  const { data } = await made(askAs.owner(OWN_THINGS));
  const ownerCartId = data.createEmptyCart;
  const wishlistId = data.createWishlist.wishlist.id;
  const filled = await made(askAs.owner(FILL, { cartId: ownerCartId, wishlistId, sku: SKU }));
  const guest = await made(askAs.guest('mutation { createEmptyCart }'));
  await made(askAs.guest(ADD, { cartId: guest.data.createEmptyCart, sku: SKU }));
  return {
    owner,
    addressId: data.createCustomerAddress.id,
    wishlistId,
    wishlistItemId: filled.data.addProductsToWishlist.wishlist.items_v2.items[0].id,
    compareListUid: data.createCompareList.uid,
    ownerCartId,
    ownerCartItemUid: filled.data.addProductsToCart.cart.items[0].uid,
    guestCartId: guest.data.createEmptyCart,
    ...(await theirOrders(app, owner.customer.id)),
    askAs,
  };
}

async function theirOrders(app: App, customerId: number) {
  const { id: siteId } = app.sites.require(undefined);
  const cartId = () => randomBytes(16).toString('hex');
  const own = await aStoredOrder(app.db, { siteId, customerId, cartId: cartId(), status: 'processing' });
  const guests = await aStoredOrder(app.db, { siteId, cartId: cartId() });
  return {
    ownerOrder: { number: own.number, uid: toUid(own.id) },
    guestOrder: { number: guests.number, token: app.orders.tokenOf(guests) },
  };
}

let hash: Promise<string> | undefined;
/** One hash for all: hashing is slow on purpose. */
function ownPassword(): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  return hash;
}

async function made(answer: Promise<GraphqlAnswer<ReturnType<typeof JSON.parse>>>) {
  const { data, errors } = await answer;
  if (errors) throw new Error(`The world could not be made: ${JSON.stringify(errors)}`);
  return { data };
}

const OWN_THINGS = `mutation {
  createEmptyCart
  createCompareList { uid }
  createWishlist(input: { name: "Na później", visibility: PRIVATE }) { wishlist { id } }
  createCustomerAddress(input: {
    firstname: "Lena", lastname: "Różana", street: ["Lipowa 3"], city: "Łódź", postcode: "90-001",
    country_code: PL, telephone: "600100200"
  }) { id }
}`;
const FILL = `mutation ($cartId: String!, $wishlistId: ID!, $sku: String!) {
  addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { items { uid } } user_errors { message } }
  addProductsToWishlist(wishlistId: $wishlistId, wishlistItems: [{ sku: $sku, quantity: 1 }]) {
    wishlist { items_v2 { items { id } } }
  }
}`;
const ADD = `mutation ($cartId: String!, $sku: String!) {
  addProductsToCart(cartId: $cartId, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } }
}`;
