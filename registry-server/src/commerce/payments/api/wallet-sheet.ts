import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { MutationPayWithWalletTokenArgs, WalletSheetInput } from '../../../graphql/types.gen.ts';
import { type Change, type CheckoutOffers, changeFor, shopperOf } from '../../cart/index.ts';
import {
  setBillingAddress,
  setGuestEmail,
  setPaymentMethod,
  setShippingAddress,
  setShippingMethod,
} from '../../checkout/index.ts';

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
    ? (await changeFor(context, cartId, applyWalletSheet(sheet, app.checkoutOffers))).state
    : await app.carts.find(shopperOf(context), cartId);
  if (!state.payment?.available || !WALLETS.includes(state.payment.code)) throw walletNotChosen();
  await app.payments.secrets.put(cartId, { token });
  return { cart: state };
}

const walletNotChosen = () => new InputRefused('Choose Apple Pay or Google Pay first.', 'wallet-not-chosen');

/** Without an address of its own the invoice goes where the parcel goes. */
const SAME = { same_as_shipping: true } as const;

/**
 * Takes over what the shopper has chosen on the wallet's sheet: the steps of the checkout one after another, all of them or
 * none. A customer is written to at the account's address, whatever the wallet says.
 */
function applyWalletSheet(sheet: WalletSheetInput, offers: CheckoutOffers): Change<null> {
  const { email, shipping_address: address, shipping_method: method, billing_address: billing } = sheet;
  const steps = [
    setShippingAddress([address], offers),
    setBillingAddress(billing ?? SAME),
    setShippingMethod([method], offers),
    setPaymentMethod({ code: sheet.method, additionalData: {} }, offers),
  ];
  return async (open) => {
    const first = email && !open.shopper.customer ? [setGuestEmail(email)] : [];
    const notices = [];
    for (const step of [...first, ...steps]) notices.push(...((await step(open)).notices ?? []));
    return { outcome: null, notices };
  };
}
