import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationPayWithWalletTokenArgs } from '../../../graphql/types.gen.ts';
import { shopperOf } from '../../cart/cart-shopper.ts';

/** Tokens of wallets are whole encrypted documents. */
const LONGEST_TOKEN = 20_000;
const WALLETS = ['apple-pay', 'gpay'];

/** Takes over a wallet's token for the order that is placed next. */
export async function payWithWalletToken(
  _parent: unknown,
  { cartId, token }: MutationPayWithWalletTokenArgs,
  context: GraphqlContext,
) {
  const { app } = context;
  const state = await app.carts.find(shopperOf(context), cartId);
  if (!state.payment?.available || !WALLETS.includes(state.payment.code)) {
    throw new InputRefused('Choose Apple Pay or Google Pay first.', 'wallet-not-chosen');
  }
  if (token.trim() === '' || token.length > LONGEST_TOKEN) throw new InputRefused('Invalid token.', 'token-invalid');
  app.payments.secrets.put(cartId, { token });
  return { cart: state };
}
