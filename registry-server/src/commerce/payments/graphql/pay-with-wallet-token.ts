import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationPayWithWalletTokenArgs } from '../../../graphql/types.gen.ts';
import { changeFor, shopperOf } from '../../cart/index.ts';
import { takeWalletSheet } from './take-wallet-sheet.ts';

/** Tokens of wallets are whole encrypted documents. */
const LONGEST_TOKEN = 20_000;
const WALLETS = ['apple-pay', 'gpay'];

/** Takes over a wallet's token for the order that is placed next, with what was chosen on the wallet's sheet. */
export async function payWithWalletToken(
  _parent: unknown,
  { cartId, token, sheet }: MutationPayWithWalletTokenArgs,
  context: GraphqlContext,
) {
  const { app } = context;
  if (token.trim() === '' || token.length > LONGEST_TOKEN) throw new InputRefused('Invalid token.', 'token-invalid');
  if (sheet && !WALLETS.includes(sheet.method)) throw walletNotChosen();
  const state = sheet
    ? (await changeFor(context, cartId, takeWalletSheet(sheet, app.checkoutOffers))).state
    : await app.carts.find(shopperOf(context), cartId);
  if (!state.payment?.available || !WALLETS.includes(state.payment.code)) throw walletNotChosen();
  await app.payments.secrets.put(cartId, { token });
  return { cart: state };
}

const walletNotChosen = () => new InputRefused('Choose Apple Pay or Google Pay first.', 'wallet-not-chosen');
