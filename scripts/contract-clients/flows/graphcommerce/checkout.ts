import { expectThat, type FlowState, type Step } from '../flow.ts';

export const ADDRESS = {
  firstname: 'Lena',
  lastname: 'Różana',
  street: 'ul. Lipowa',
  houseNumber: '3',
  addition: '',
  city: 'Łódź',
  postcode: '90-001',
  countryCode: 'PL',
  telephone: '600 100 200',
};
const PAYMENT = 'banktransfer';

const cartOf = ({ cart, guestCart }: FlowState) => cart ?? guestCart;

/** Adds a product of each kind to the cart, changes quantities, applies a coupon. */
export const fillCart: readonly Step[] = [
  {
    file: 'ProductAddToCart.graphql',
    operation: 'ProductAddToCart',
    variables: (state) => ({ cartId: cartOf(state), sku: state.sku }),
    keep: ({ addProductsToCart }) => expectThat(addProductsToCart.user_errors.length === 0, 'the product in the cart'),
  },
  {
    file: 'AddProductsToCart.graphql',
    operation: 'AddProductsToCart',
    variables: (state) => ({
      cartId: cartOf(state),
      cartItems: [{ sku: state.configurableSku, quantity: 1, selected_options: state.optionUids }],
    }),
    keep: ({ addProductsToCart }) => expectThat(addProductsToCart.user_errors.length === 0, 'the choice in the cart'),
  },
  { file: 'CartAdded.graphql', operation: 'CartAdded', variables: (state) => ({ cartId: cartOf(state) }) },
  {
    file: 'Crosssells.graphql',
    operation: 'Crosssells',
    variables: ({ sku }) => ({ pageSize: 1, filters: { sku: { in: [sku] } } }),
  },
  { file: 'CartFab.graphql', operation: 'CartFab', variables: (state) => ({ cartId: cartOf(state) }) },
  {
    file: 'CartPage.graphql',
    operation: 'CartPage',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ cart }, state) => {
      expectThat(cart.items.length === 2, 'two lines in the cart');
      state.itemUid = cart.items[0].uid;
    },
  },
  {
    file: 'UpdateItemQuantity.graphql',
    operation: 'UpdateItemQuantity',
    variables: (state) => ({ cartId: cartOf(state), uid: state.itemUid, quantity: 2 }),
  },
  {
    file: 'ApplyCouponForm.graphql',
    operation: 'ApplyCouponForm',
    variables: (state) => ({ cartId: cartOf(state), couponCode: state.coupon }),
  },
  {
    file: 'GetCoupon.graphql',
    operation: 'GetCoupon',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ cart }, { coupon }) => expectThat(cart.applied_coupons[0]?.code === coupon, 'the coupon on the cart'),
  },
  { file: 'ShippingPage.graphql', operation: 'ShippingPage', variables: (state) => ({ cartId: cartOf(state) }) },
  { file: 'CountryRegions.graphql', operation: 'CountryRegions' },
];

/** From choosing the first delivery method without a pickup point to a placed order. */
export const deliverAndPay: readonly Step[] = [
  {
    file: 'GetShippingMethods.graphql',
    operation: 'GetShippingMethods',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ cart }, state) => keepMethod(cart.shipping_addresses[0]?.available_shipping_methods ?? [], state),
  },
  {
    file: 'ShippingMethodForm.graphql',
    operation: 'ShippingMethodForm',
    variables: (state) => ({ cartId: cartOf(state), carrier: state.carrier, method: state.method }),
  },
  { file: 'BillingPage.graphql', operation: 'BillingPage', variables: (state) => ({ cartId: cartOf(state) }) },
  { file: 'CartAgreements.graphql', operation: 'CartAgreements' },
  {
    file: 'GetPaymentMethodContext.graphql',
    operation: 'GetPaymentMethodContext',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ cart }) =>
      expectThat(
        cart.available_payment_methods.some(({ code }: { code: string }) => code === PAYMENT),
        'a bank transfer to be offered',
      ),
  },
  {
    file: 'PaymentMethodOptionsNoop.graphql',
    operation: 'PaymentMethodOptionsNoop',
    variables: (state) => ({ cartId: cartOf(state), code: PAYMENT }),
  },
  {
    file: 'GetCartSummary.graphql',
    operation: 'GetCartSummary',
    variables: (state) => ({ cartId: cartOf(state) }),
  },
  {
    file: 'GetCartTotals.graphql',
    operation: 'GetCartTotals',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ cart }) => expectThat(cart.prices.grand_total.value > 0, 'something to pay'),
  },
  {
    file: 'PaymentMethodPlaceOrderNoop.graphql',
    operation: 'PaymentMethodPlaceOrderNoop',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ placeOrder }, state) => {
      expectThat(placeOrder.errors.length === 0, `an order: ${JSON.stringify(placeOrder.errors)}`);
      state.orderNumber = placeOrder.order.order_number;
    },
  },
];

interface OfferedMethod {
  readonly available: boolean;
  readonly carrier_code: string;
  readonly method_code: string;
}

function keepMethod(offered: readonly OfferedMethod[], state: FlowState): void {
  const method = offered.find(
    ({ available, method_code: code }) => available && !/locker|inpost$|95_|^freeshipping/.test(code),
  );
  if (!method) throw new Error('No delivery method is offered for the address.');
  state.carrier = method.carrier_code;
  state.method = method.method_code;
}

/** A guest orders, and finds the order by number, e-mail and postcode. */
export const guestOrders: readonly Step[] = [
  {
    file: 'CreateEmptyCart.graphql',
    operation: 'CreateEmptyCart',
    keep: (data, state) => {
      state.guestCart = data.createEmptyCart;
    },
  },
  ...fillCart,
  { file: 'IsEmailAvailable.graphql', operation: 'IsEmailAvailable', variables: ({ email }) => ({ email }) },
  {
    file: 'SetGuestEmailOnCart.graphql',
    operation: 'SetGuestEmailOnCart',
    variables: ({ guestCart, email }) => ({ cartId: guestCart, email }),
  },
  {
    file: 'SetShippingBillingAddress.graphql',
    operation: 'SetShippingBillingAddress',
    variables: ({ guestCart }) => ({ ...ADDRESS, cartId: guestCart, saveInAddressBook: true, customerNote: '' }),
  },
  { file: 'GetAddresses.graphql', operation: 'GetAddresses', variables: ({ guestCart }) => ({ cartId: guestCart }) },
  ...deliverAndPay,
  {
    file: 'GuestOrder.graphql',
    operation: 'GuestOrder',
    variables: ({ orderNumber, email }) => ({ input: { number: orderNumber, email, postcode: ADDRESS.postcode } }),
    keep: ({ guestOrder }, { orderNumber }) => expectThat(guestOrder.number === orderNumber, 'the order of the guest'),
  },
  { file: 'GuestNewsletterToggle.graphql', operation: 'GuestNewsletterToggle', variables: ({ email }) => ({ email }) },
];
