import type { GraphqlContext } from '../../graphql/context.ts';
import type { Shopper } from './cart-access.ts';

/** Who asks. */
export function shopperOf({ site, customer }: GraphqlContext): Shopper {
  return { site, ...(customer && { customer }) };
}
