import type { HasLanguage } from '../../../error-messages/language.ts';
import { customerIn, type GraphqlContext } from '../../../graphql/context.ts';
import type { CheckoutUserInputErrorCodes, MutationReorderItemsArgs } from '../../../graphql/types.gen.ts';
import { addItems, type ItemRefusal, tellRefusal } from '../../cart/index.ts';
import { readOrderLines } from '../reading/order-parts.ts';
import { knownOrder, OrderUnknown } from './known-order.ts';

/** Those of the contract's codes that this mutation has. */
const CODES: Readonly<Partial<Record<ItemRefusal['code'], CheckoutUserInputErrorCodes>>> = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
};

/** Puts what was bought once into the customer's cart again, at today's prices; what cannot be is told by line. */
export async function reorderItems(
  _parent: unknown,
  { orderNumber }: MutationReorderItemsArgs,
  context: GraphqlContext,
) {
  const { app, site } = context;
  const customer = customerIn(context);
  const order = await knownOrder(context, orderNumber);
  if (order.customerId !== customer.id) throw new OrderUnknown();
  const lines = (await readOrderLines(app.db, [order.id])).get(order.id) ?? [];
  // The shop gives gifts again by today's rules.
  const bought = lines.filter(({ kind }) => kind === 'item');
  const shopper = { site, customer };
  const { cart } = await app.carts.ofCustomer(shopper);
  const wanted = bought.map(({ sku, quantity }) => ({ sku, quantity }));
  const { state, outcome } = await app.carts.change({ cartId: cart.id, shopper }, addItems(wanted));
  return { cart: state, userInputErrors: outcome.map(toUserError(site)) };
}

const toUserError = (site: HasLanguage) => (refusal: ItemRefusal) => {
  const { code, message } = refusal;
  const { sentence } = tellRefusal(refusal, { site, base: '' });
  return { code: CODES[code] ?? ('UNDEFINED' as const), message, sentence, path: ['orderNumber'] };
};
