import type { Selectable } from 'kysely';
import type { Site } from '../../content/sites/index.ts';
import type { GraphqlContext, SignedInCustomer } from '../../graphql/context.ts';
import { CartForbidden, CartMissing, CartNotActive } from './cart.errors.ts';
import type { CartTable } from './cart.tables.ts';

export type CartRow = Selectable<CartTable>;

/** Who shops, and where. */
export interface Shopper {
  readonly site: Site;
  readonly customer?: Pick<SignedInCustomer, 'id' | 'isPremium'>;
}

/** The cart, when this shopper may use it now; throws the refusal that clients know otherwise. */
export function usableCart(
  cart: CartRow | undefined,
  { id, shopper, now }: { readonly id: string; readonly shopper: Shopper; readonly now: Date },
): CartRow {
  if (!cart || cart.siteId !== shopper.site.id || cart.expiresAt <= now) throw new CartMissing(id);
  if (cart.status !== 'active') throw new CartNotActive(cart.status);
  if (cart.customerId !== (shopper.customer?.id ?? null)) throw new CartForbidden(id);
  return cart;
}

/** Who asks. */
export function shopperOf({ site, customer }: GraphqlContext): Shopper {
  return { site, ...(customer && { customer }) };
}
