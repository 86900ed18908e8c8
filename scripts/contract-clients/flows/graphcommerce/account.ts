import { expectThat, type Step } from '../flow.ts';
import { ADDRESS, deliverAndPay, fillCart } from './checkout.ts';

const { addition: _addition, ...HOME } = ADDRESS;

/** Sign-up → sign-in → the guest's cart and list become the customer's → wish list → address. */
const signUp: readonly Step[] = [
  {
    file: 'AttributesForm.graphql',
    operation: 'AttributesForm',
    variables: () => ({ formCode: 'customer_account_create' }),
    keep: ({ attributesForm }) => {
      const codes = attributesForm.items.map(({ code }: { code: string }) => code);
      expectThat(
        ['firstname', 'lastname', 'telephone'].every((code) => codes.includes(code)),
        'fields of the sign-up',
      );
    },
  },
  {
    file: 'UseCustomerCreateForm.graphql',
    operation: 'UseCustomerCreateForm',
    variables: ({ email, password }) => ({
      input: {
        email,
        password,
        firstname: ADDRESS.firstname,
        lastname: ADDRESS.lastname,
        is_subscribed: false,
        custom_attributes: [{ attribute_code: 'telephone', value: ADDRESS.telephone }],
      },
    }),
    keep: ({ createCustomerV2: { customer } }) => expectThat(customer.custom_attributes.length === 1, 'the phone'),
  },
  {
    file: 'SignInForm/SignIn.graphql',
    operation: 'SignIn',
    variables: ({ email, password }) => ({ email, password }),
    keep: (data, state) => {
      state.token = data.generateCustomerToken.token;
    },
  },
  { file: 'hooks/Customer.graphql', operation: 'Customer' },
  { file: 'UseCustomerValidateToken.graphql', operation: 'UseCustomerValidateToken' },
  {
    file: 'CustomerCart.graphql',
    operation: 'CustomerCart',
    keep: ({ customerCart }, state) => {
      state.cart = customerCart.id;
    },
  },
  {
    file: 'MergeCarts.graphql',
    operation: 'MergeCarts',
    variables: ({ guestCart, cart }) => ({ sourceCartId: guestCart, destinationCartId: cart }),
  },
  {
    file: 'AssignCustomerToCompareList.graphql',
    operation: 'AssignCompareListToCustomer',
    variables: ({ compareUid }) => ({ uid: compareUid }),
  },
  {
    file: 'CustomerCompareList.graphql',
    operation: 'CustomerCompareList',
    keep: ({ customer }) => expectThat(customer.compare_list.item_count === 1, 'what the guest compared'),
  },
  { file: 'UseWishlistCustomer.graphql', operation: 'UseWishlistCustomer' },
  {
    file: 'AddProductToWishlist.graphql',
    operation: 'AddProductToWishlist',
    variables: ({ sku }) => ({ input: [{ sku, quantity: 1 }] }),
    keep: ({ addProductsToWishlist: { wishlist } }, state) => {
      state.wishlistItem = wishlist.items_v2.items[0].id;
    },
  },
  {
    file: 'UseRemoveProductsFromWishlist.graphql',
    operation: 'UseRemoveProductsFromWishlist',
    variables: ({ wishlistItem }) => ({ wishlistItemIds: [wishlistItem] }),
  },
  {
    file: 'CreateCustomerAddress.graphql',
    operation: 'CreateCustomerAddress',
    variables: () => ({ ...HOME, region: { region: 'łódzkie' }, defaultShipping: true, defaultBilling: true }),
    keep: ({ createCustomerAddress }, state) => {
      state.address = createCustomerAddress.id;
    },
  },
  {
    file: 'UpdateCustomerAddress.graphql',
    operation: 'UpdateCustomerAddress',
    variables: ({ address }) => ({ ...HOME, id: address, houseNumber: '5', region: { region: 'łódzkie' } }),
  },
  { file: 'AccountDashboardAddresses.graphql', operation: 'AccountDashboardAddresses' },
];

/** A page about the order. */
function pageOfOrder(operation: string): Step {
  return { file: `${operation}.graphql`, operation, variables: ({ orderNumber }) => ({ orderNumber }) };
}

/** The pages of an account that has an order. */
const lookAround: readonly Step[] = [
  { file: 'AccountDashboard.graphql', operation: 'AccountDashboard' },
  {
    file: 'AccountDashboardOrders.graphql',
    operation: 'AccountDashboardOrders',
    variables: () => ({ currentPage: 1, pageSize: 5 }),
  },
  {
    file: 'OrderDetailPage.graphql',
    operation: 'OrderDetailPage',
    variables: ({ orderNumber }) => ({ orderNumber }),
    keep: ({ customer }, state) => {
      const [order] = customer.orders.items;
      expectThat(order?.number === state.orderNumber, 'the order in the account');
      state.orderId = order.id;
    },
  },
  pageOfOrder('InvoiceDetailPage'),
  pageOfOrder('ShipmentDetailPage'),
  pageOfOrder('CreditMemoDetailPage'),
  {
    file: 'OrderCardItemImages.graphql',
    operation: 'OrderCardItemImages',
    variables: ({ urlKey }) => ({ urlKeys: [urlKey] }),
  },
  { file: 'ReorderItems.graphql', operation: 'ReorderItems', variables: ({ orderNumber }) => ({ orderNumber }) },
  {
    file: 'CreateProductReviewForm/ProductReviewRatingsMetadata.graphql',
    operation: 'ProductReviewRatingsMetadata',
    keep: ({ productReviewRatingsMetadata: { items } }, state) => {
      state.ratings = items.map(({ id, values }: { id: string; values: { value_id: string }[] }) => ({
        id,
        value_id: values.at(-1)?.value_id,
      }));
    },
  },
  {
    file: 'CreateProductReview.graphql',
    operation: 'CreateProductReview',
    variables: ({ sku, ratings }) => ({ nickname: 'Lena', ratings, sku, summary: 'Dobry', text: 'Pachnie lnem.' }),
  },
  { file: 'AccountDashboardReviews.graphql', operation: 'AccountDashboardReviews' },
  {
    file: 'UpdateNewsletterSubscription.graphql',
    operation: 'UpdateNewsletterSubscription',
    variables: () => ({ isSubscribed: true }),
  },
  { file: 'GetCustomerNewsLetterToggle.graphql', operation: 'GetCustomerNewsletterToggle' },
  {
    file: 'UseCustomerUpdateForm.graphql',
    operation: 'UseCustomerUpdateForm',
    variables: () => ({ input: { firstname: 'Helena', lastname: ADDRESS.lastname } }),
  },
  {
    file: 'UpdateDefaultAddress.graphql',
    operation: 'UpdateDefaultAddress',
    variables: ({ address }) => ({ addressId: address, defaultBilling: true, defaultShipping: true }),
  },
  { file: 'PaymentTokens.graphql', operation: 'CustomerPaymentTokens' },
  { file: 'DownloadsPage.graphql', operation: 'DownloadsPage' },
  {
    file: 'CancelOrder.graphql',
    operation: 'CancelOrder',
    variables: ({ orderId }) => ({ orderId, reason: 'Inny powód' }),
    keep: ({ cancelOrder }) => expectThat(cancelOrder.error === null, 'a canceled order'),
  },
  {
    file: 'DeleteCustomerAddressForm.graphql',
    operation: 'DeleteCustomerAddressForm',
    variables: ({ address }) => ({ id: address }),
  },
  { file: 'SignOutForm.graphql', operation: 'SignOutForm' },
];

/** A guest with a cart and a compare list becomes a customer, orders and visits the account pages. */
export const customerOrders: readonly Step[] = [
  {
    file: 'CreateEmptyCart.graphql',
    operation: 'CreateEmptyCart',
    keep: (data, state) => {
      state.guestCart = data.createEmptyCart;
    },
  },
  {
    file: 'CreateCompareList.graphql',
    operation: 'CreateCompareList',
    variables: ({ productId }) => ({ products: [productId] }),
    keep: ({ createCompareList }, state) => {
      state.compareUid = createCompareList.uid;
    },
  },
  ...fillCart,
  ...signUp,
  {
    file: 'SetCustomerShippingBillingAddressOnCart.graphql',
    operation: 'SetCustomerShippingBillingAddressOnCart',
    variables: ({ cart, address }) => ({
      cartId: cart,
      shippingAddress: { customer_address_id: address },
      billingAddress: { customer_address_id: address },
    }),
  },
  ...deliverAndPay,
  ...lookAround,
];
