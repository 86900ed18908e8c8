import type { GraphqlContext } from '../../../graphql/context.ts';
import type { MutationResolvers } from '../../../graphql/resolver-types.gen.ts';
import type {
  MutationSetBillingAddressOnCartArgs,
  MutationSetCheckoutConsentsOnCartArgs,
  MutationSetDeliveryDetailsOnCartArgs,
  MutationSetGuestEmailOnCartArgs,
  MutationSetInPostLockerNumberOnCartArgs,
  MutationSetPaymentMethodOnCartArgs,
  MutationSetShippingAddressesOnCartArgs,
  MutationSetShippingMethodsOnCartArgs,
} from '../../../graphql/types.gen.ts';
import { type Change, changeFor, required } from '../../cart/index.ts';
import { setBillingAddress, setShippingAddress } from '../steps/set-addresses.ts';
import { setConsents } from '../steps/set-consents.ts';
import { clearPoint, setDeliveryDetails, setPoint, setShippingMethod } from '../steps/set-delivery.ts';
import { setGuestEmail } from '../steps/set-guest-email.ts';
import { setPaymentMethod } from '../steps/set-payment-method.ts';
import { readPayment } from './payment-input.ts';

interface OfCart<Input> {
  readonly input?: Input | null;
}

/** A mutation that changes the cart which its input names, and answers with it. */
function step<Input extends { readonly cart_id: string }>(
  changeOf: (input: Input, context: GraphqlContext) => Change<null>,
) {
  return async (_parent: unknown, args: OfCart<Input>, context: GraphqlContext) => {
    const input = required(args.input, 'input');
    const cartId = required(input.cart_id, 'cart_id');
    return { cart: (await changeFor(context, cartId, changeOf(input, context))).state };
  };
}

type Given<Args extends { input?: unknown }> = NonNullable<Args['input']>;

async function setPaymentMethodOnCart(
  _parent: unknown,
  args: MutationSetPaymentMethodOnCartArgs,
  context: GraphqlContext,
) {
  const { app } = context;
  const input = required(args.input, 'input');
  const cartId = required(input.cart_id, 'cart_id');
  const { choice, secrets } = readPayment(required(input.payment_method, 'payment_method'));
  const { state } = await changeFor(context, cartId, setPaymentMethod(choice, app.checkoutOffers));
  // Only once the cart took the choice; codes of an earlier one are of no use then.
  const hasSecrets = Object.keys(secrets).length > 0;
  await (hasSecrets ? app.payments.secrets.put(cartId, secrets) : app.payments.secrets.forget(cartId));
  return { cart: state };
}

/** The steps of the checkout. */
export const checkoutMutations: MutationResolvers = {
  setGuestEmailOnCart: step(({ email }: Given<MutationSetGuestEmailOnCartArgs>) => setGuestEmail(email)),
  setShippingAddressesOnCart: step(
    ({ shipping_addresses: addresses }: Given<MutationSetShippingAddressesOnCartArgs>, { app }) =>
      setShippingAddress(addresses, app.checkoutOffers),
  ),
  setBillingAddressOnCart: step(({ billing_address: address }: Given<MutationSetBillingAddressOnCartArgs>) =>
    setBillingAddress(address),
  ),
  setShippingMethodsOnCart: step(
    ({ shipping_methods: methods }: Given<MutationSetShippingMethodsOnCartArgs>, { app }) =>
      setShippingMethod(methods, app.checkoutOffers),
  ),
  setDeliveryDetailsOnCart: step((input: Given<MutationSetDeliveryDetailsOnCartArgs>) => setDeliveryDetails(input)),
  setInPostLockerNumberOnCart: step(
    ({ locker_number: code }: Given<MutationSetInPostLockerNumberOnCartArgs>, { app }) =>
      setPoint(code, app.checkoutOffers),
  ),
  removePickupLocationFromCart: step(() => clearPoint()),
  setCheckoutConsentsOnCart: step(({ consents }: Given<MutationSetCheckoutConsentsOnCartArgs>) =>
    setConsents(consents),
  ),
  setPaymentMethodOnCart,
};
