import type { Trx } from '../../database/transaction.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import type { CartFacts, CartState } from './calculation/calculate-cart.ts';
import { calculateCartWithOffers, withNotices } from './calculation/calculate-cart-with-offers.ts';
import { readFacts, readWholeCart, toFacts } from './calculation/cart-facts.ts';
import { CartIdMalformed, CartIdTaken } from './cart.errors.ts';
import { type CartRow, type Shopper, usableCart } from './cart-access.ts';
import { createCartId, isCartId } from './cart-id.ts';
import { type CartDeps, type Change, type ChangeRequest, changeCart, expiryOf } from './changes/change-cart.ts';
import { readOffers } from './changes/choose-gift.ts';
import { type MergeRequest, mergeCarts } from './changes/merge-carts.ts';
import type { StoredCheckout } from './checkout-state/checkout.store.ts';
import { forgetCheckouts } from './checkout-state/forget-checkouts.ts';

/** Carts as the rest of the server uses them; `app.carts` is one. */
export function createCarts(deps: CartDeps) {
  const { db, giftRules, offers, now } = deps;

  return {
    /** The cart of this id; throws what `usableCart` throws. */
    async find(shopper: Shopper, id: string): Promise<CartState> {
      return withNotices(await calculateCartWithOffers(await usableFacts(shopper, id), offers), shopper.site.language);
    },

    /** The cart as it would be with another checkout; nothing of it is kept. */
    async estimate(shopper: Shopper, id: string, change: (present: StoredCheckout) => StoredCheckout) {
      const facts = await usableFacts(shopper, id);
      return (await calculateCartWithOffers({ ...facts, checkout: change(facts.checkout) }, offers)).state;
    },

    /** The customer's cart, made when there is none. */
    async ofCustomer(shopper: Required<Shopper>): Promise<CartState> {
      return stateOf(shopper, (await findOfCustomer(shopper)) ?? (await make(shopper, createCartId())));
    },

    /** A new cart, or the customer's own when there is one; with an id that a client made, that one. */
    async create(shopper: Shopper, id = createCartId()): Promise<CartState> {
      if (!isCartId(id)) throw new CartIdMalformed();
      const { customer } = shopper;
      const own = customer && (await findOfCustomer({ ...shopper, customer }));
      return stateOf(shopper, own ?? (await make(shopper, id)));
    },

    /** Changes a cart; gives its new state and what came of the change. */
    change: <Outcome>(request: ChangeRequest, change: Change<Outcome>) => changeCart(deps, request, change),

    /** Moves a guest's cart into the customer's. */
    merge: (request: MergeRequest) => mergeCarts(deps, request),

    /** What the shop gives to a cart in this state, or would give to a larger one. */
    async offers({ site }: Shopper, state: CartState) {
      const settings = shopSettingsOf(site);
      return readOffers(db, state, { giftRules: await giftRules.rulesOf(site.id), settings, now: now() });
    },

    /** Forgets what a customer had in carts. */
    async forget(trx: Trx, customerId: number): Promise<void> {
      await trx.deleteFrom('cart').where('customerId', '=', customerId).where('status', '!=', 'ordered').execute();
      await forgetCheckouts(trx, customerId);
      // What became of those is in the orders, which are nobody's account's any more either.
      await trx
        .updateTable('cart')
        .set({ customerId: null, email: null })
        .where('customerId', '=', customerId)
        .execute();
    },
  };

  async function usableFacts(shopper: Shopper, id: string): Promise<CartFacts> {
    const rules = await giftRules.rulesOf(shopper.site.id);
    const at = now();
    const { row, found } = await readWholeCart(db, id, shopper);
    const cart = usableCart(row, { id, shopper, now: at });
    return { cart, ...(await toFacts(db, found, shopper, { giftRules: rules, now: at })) };
  }

  async function factsOf(shopper: Shopper, cart: CartRow): Promise<CartFacts> {
    const rules = await giftRules.rulesOf(shopper.site.id);
    return { cart, ...(await readFacts(db, cart.id, shopper, { giftRules: rules, now: now() })) };
  }

  async function stateOf(shopper: Shopper, cart: CartRow): Promise<CartState> {
    return withNotices(await calculateCartWithOffers(await factsOf(shopper, cart), offers), shopper.site.language);
  }

  function findOfCustomer({ site, customer }: Required<Shopper>): Promise<CartRow | undefined> {
    return db
      .selectFrom('cart')
      .selectAll()
      .where('customerId', '=', customer.id)
      .where('siteId', '=', site.id)
      .where('status', '=', 'active')
      .where('expiresAt', '>', now())
      .executeTakeFirst();
  }

  /** One that has ended, but was not cleaned away yet, would stand in the way of a new one. */
  async function dropExpired(siteId: number, customerId: number, at: Date): Promise<void> {
    await db
      .deleteFrom('cart')
      .where('customerId', '=', customerId)
      .where('siteId', '=', siteId)
      .where('status', '=', 'active')
      .where('expiresAt', '<=', at)
      .execute();
  }

  async function make(shopper: Shopper, id: string): Promise<CartRow> {
    const at = now();
    const { site, customer } = shopper;
    const customerId = customer?.id ?? null;
    if (customerId !== null) await dropExpired(site.id, customerId, at);
    const made = await db
      .insertInto('cart')
      .values({
        id,
        siteId: site.id,
        currency: site.currency,
        customerId,
        status: 'active',
        email: null,
        giftsDeclined: false,
        mergedInto: null,
        version: 1,
        createdAt: at,
        updatedAt: at,
        expiresAt: expiryOf(customerId, shopSettingsOf(site), at),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
    // The customer's other tab was faster, or the id is taken.
    const own = customer && (await findOfCustomer({ site, customer }));
    if (!own) throw new CartIdTaken(id);
    return own;
  }
}

export type Carts = ReturnType<typeof createCarts>;
