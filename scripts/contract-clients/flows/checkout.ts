import { expectThat, type FlowState, type Step } from './flow.ts';

const ADDRESS = {
  firstname: 'Lena',
  lastname: 'Różana',
  street: ['ul. Lipowa 3', ''],
  city: 'Łódź',
  region: 'LD',
  postcode: '90-001',
  country_code: 'PL',
  telephone: '600 100 200',
};

const PAYMENT = 'banktransfer';

const cartOf = ({ cart, guestCart }: FlowState) => cart ?? guestCart;

/** Adds two pieces and a coupon to a new cart. */
const shop: readonly Step[] = [
  {
    file: 'CheckoutPage/checkoutPage.gql.js',
    operation: 'createCart',
    keep: (data, state) => {
      if (state.token) state.cart = data.cartId;
      else state.guestCart = data.cartId;
    },
  },
  {
    file: 'productFullDetail.gql.ce.js',
    operation: 'AddProductToCart',
    variables: (state) => ({ cartId: cartOf(state), product: { sku: state.sku, quantity: 2 } }),
  },
  {
    file: 'CouponCode/couponCode.gql.js',
    operation: 'applyCouponToCart',
    variables: (state) => ({ cartId: cartOf(state), couponCode: state.coupon }),
  },
  {
    file: 'CheckoutPage/checkoutPage.gql.js',
    operation: 'getCheckoutDetails',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ cart }) => expectThat(cart.items.length === 1, 'one line to check out'),
  },
];

/** From choosing the first delivery method without a pickup point to a placed order. */
const buy: readonly Step[] = [
  {
    file: 'ShippingMethod/shippingMethod.gql.js',
    operation: 'SetShippingMethod',
    variables: (state) => ({
      cartId: cartOf(state),
      shippingMethod: { carrier_code: state.carrier, method_code: state.method },
    }),
    keep: ({ setShippingMethodsOnCart: { cart } }) => {
      const [{ selected_shipping_method: selected }] = cart.shipping_addresses;
      expectThat(selected !== null, 'the chosen delivery on the cart');
      expectThat(
        cart.available_payment_methods.some(({ code }: { code: string }) => code === PAYMENT),
        'a bank transfer to be offered',
      );
    },
  },
  {
    file: 'PaymentInformation/paymentInformation.gql.js',
    operation: 'getPaymentInformation',
    variables: (state) => ({ cartId: cartOf(state) }),
  },
  {
    file: 'BillingAddress/billingAddress.gql.js',
    operation: 'setBillingAddress',
    variables: (state) => ({
      cartId: cartOf(state),
      firstName: ADDRESS.firstname,
      lastName: ADDRESS.lastname,
      street1: ADDRESS.street[0],
      street2: '',
      city: ADDRESS.city,
      region: ADDRESS.region,
      postcode: ADDRESS.postcode,
      country: 'PL',
      phoneNumber: ADDRESS.telephone,
    }),
    keep: ({ setBillingAddressOnCart: { cart } }) =>
      expectThat(
        cart.shipping_addresses[0].selected_shipping_method !== null,
        'the delivery to stay when the billing address is set',
      ),
  },
  {
    file: 'PaymentInformation/paymentMethods.gql.js',
    operation: 'setPaymentMethodOnCart',
    variables: (state) => ({ cartId: cartOf(state), paymentMethod: { code: PAYMENT } }),
    keep: ({ setPaymentMethodOnCart: { cart } }) =>
      expectThat(cart.selected_payment_method.code === PAYMENT, 'the chosen payment on the cart'),
  },
  {
    file: 'PriceSummary/priceSummary.gql.js',
    operation: 'getPriceSummary',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ cart }, state) => {
      state.total = cart.prices.grand_total.value;
      expectThat((state.total ?? 0) > 0, 'something to pay');
    },
  },
  {
    file: 'CheckoutPage/checkoutPage.gql.js',
    operation: 'getOrderDetails',
    variables: (state) => ({ cartId: cartOf(state) }),
  },
  {
    file: 'CheckoutPage/checkoutPage.gql.js',
    operation: 'placeOrder',
    variables: (state) => ({ cartId: cartOf(state) }),
    keep: ({ placeOrder }, state) => {
      state.orderNumber = placeOrder.order.order_number;
      expectThat(Boolean(state.orderNumber), 'the number of an order');
    },
  },
];

/** Remembers the first offered delivery method without a pickup point. */
function keepMethod(cart: CartWithMethods, state: FlowState): void {
  const offered = cart.shipping_addresses[0]?.available_shipping_methods ?? [];
  const method = offered.find(
    ({ available, method_code: code }) => available && !/locker|inpost$|95_|^freeshipping/.test(code),
  );
  if (!method) throw new Error('No delivery method is offered for the address.');
  state.carrier = method.carrier_code;
  state.method = method.method_code;
}

interface CartWithMethods {
  readonly shipping_addresses: readonly {
    readonly available_shipping_methods: readonly {
      readonly available: boolean;
      readonly carrier_code: string;
      readonly method_code: string;
    }[];
  }[];
}

/** Cart → add → coupon → e-mail and address → delivery → payment → order. */
export const guestCheckout: readonly Step[] = [
  ...shop,
  {
    file: 'AddressForm/guestForm.gql.js',
    operation: 'SetGuestShipping',
    variables: ({ guestCart, email }) => ({ cartId: guestCart, email, address: ADDRESS }),
    keep: ({ setShippingAddressesOnCart: { cart } }, state) => keepMethod(cart, state),
  },
  ...buy,
];

/** Account → cart → add → coupon → saved address → delivery → payment → order → history. */
export const customerCheckout: readonly Step[] = [
  {
    file: 'CreateAccount/createAccount.gql.js',
    operation: 'CreateAccount',
    variables: ({ email, password }) => ({
      email,
      password,
      firstname: 'Lena',
      lastname: 'Różana',
      is_subscribed: false,
    }),
  },
  {
    file: 'SignIn/signIn.gql.js',
    operation: 'SignIn',
    variables: ({ email, password }) => ({ email, password }),
    keep: (data, state) => {
      state.token = data.generateCustomerToken.token;
    },
  },
  ...shop,
  {
    file: 'AddressForm/customerForm.gql.js',
    operation: 'CreateCustomerAddress',
    variables: () => {
      const { region, ...address } = ADDRESS;
      return { address: { ...address, region: { region_code: region }, default_shipping: true } };
    },
    keep: ({ createCustomerAddress }, state) => {
      state.address = createCustomerAddress.id;
    },
  },
  {
    file: 'ShippingInformation/shippingInformation.gql.js',
    operation: 'SetCustomerAddressOnCart',
    variables: ({ cart, address }) => ({ cartId: cart, addressId: address }),
    keep: ({ setShippingAddressesOnCart: { cart } }, state) => keepMethod(cart, state),
  },
  ...buy,
  {
    file: 'OrderConfirmationPage/orderConfirmationPage.gql.js',
    operation: 'getOrderConfirmationDetails',
    variables: ({ orderNumber }) => ({ orderNumber }),
    keep: ({ customer }) => expectThat(customer.orders.items.length === 1, 'the order to be found by its number'),
  },
  {
    file: 'OrderHistoryPage/orderHistoryPage.gql.js',
    operation: 'GetCustomerOrders',
    variables: () => ({ pageSize: 10 }),
    keep: ({ customer }, { orderNumber, total }) => {
      const [order] = customer.orders.items;
      expectThat(order?.number === orderNumber, 'the order in the history');
      expectThat(order.total.grand_total.value === total, 'the total that was shown');
    },
  },
];
