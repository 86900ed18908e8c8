import { parsePostalCode } from '@witryna/module-schemas/validation';
import type { GraphqlContext } from '../../../graphql/context.ts';
import type { EstimateTotalsInput } from '../../../graphql/types.gen.ts';
import {
  type CartAddress,
  type CartState,
  deliveryFactsOf,
  required,
  type StoredCheckout,
  shopperOf,
} from '../../cart/index.ts';
import { requireCountry } from '../addresses/cart-address-input.ts';
import { checkoutError } from '../checkout.errors.ts';
import { toAvailableMethod } from './delivery-fields.ts';
import { readShort } from './input-text.ts';

const POSTCODE_LENGTH = 40;

/** Nobody yet: only where the parcel would go. */
const NOBODY: CartAddress = {
  firstName: '',
  lastName: '',
  middleName: null,
  prefix: null,
  suffix: null,
  company: null,
  vatId: null,
  street: [],
  city: '',
  postcode: null,
  countryCode: '',
  region: null,
  regionCode: null,
  regionId: null,
  phone: '',
  fax: null,
};

/** The cart as it would be, were it sent there and so; nothing of it is kept. */
async function estimatedState(
  { input }: { readonly input: EstimateTotalsInput },
  context: GraphqlContext,
): Promise<CartState> {
  const { address, shipping_method: method } = input;
  requireCountry(address.country_code, 'shipping', context.site);
  const typed = readShort(address.postcode, 'postcode', POSTCODE_LENGTH);
  const postcode = typed === undefined ? null : (parsePostalCode(typed) ?? typed);
  const change = ({ delivery, ...stored }: StoredCheckout): StoredCheckout => {
    const wanted = method
      ? { carrierCode: method.carrier_code, methodCode: method.method_code, disabledPaymentMethods: [] }
      : delivery;
    return {
      ...stored,
      shippingAddress: { ...(stored.shippingAddress ?? NOBODY), countryCode: address.country_code, postcode },
      ...(wanted && { delivery: wanted }),
    };
  };
  return context.app.carts.estimate(shopperOf(context), required(input.cart_id, 'cart_id'), change);
}

/** Ways of delivery to a place, before there is an address. */
export async function estimateShippingMethods(
  _parent: unknown,
  args: { readonly input: EstimateTotalsInput },
  context: GraphqlContext,
) {
  const state = await estimatedState(args, context);
  const facts = deliveryFactsOf(state, { site: context.site, now: new Date() });
  return (await context.app.delivery.methods(facts)).map((offered) => toAvailableMethod(offered, state.currency));
}

/** What the cart would come to. */
export async function estimateTotals(
  _parent: unknown,
  args: { readonly input: EstimateTotalsInput },
  context: GraphqlContext,
) {
  const estimated = await estimatedState(args, context);
  const { cart_id: cartId, shipping_method: method } = args.input;
  if (method && !estimated.delivery) throw checkoutError.shippingMethod(method.carrier_code, method.method_code);
  // The addresses and choices shown are those of the cart.
  const { checkout } = await context.app.carts.find(shopperOf(context), cartId);
  return { cart: { ...estimated, checkout } };
}
