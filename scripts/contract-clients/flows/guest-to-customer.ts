import { expectThat, type Step } from './flow.ts';

/** Product page → guest cart → add → change → coupon → account → sign in → merge → wishlist → addresses → out. */
export const guestToCustomer: readonly Step[] = [
  {
    file: 'Product/product.gql.js',
    operation: 'getProductDetailForProductPage',
    variables: ({ urlKey }) => ({ urlKey }),
    keep: ({ products: { items } }, { urlKey }) =>
      expectThat(items.length === 1 && items[0].url_key === urlKey, 'the product of the page'),
  },
  {
    file: 'SignIn/signIn.gql.js',
    operation: 'CreateCartAfterSignIn',
    keep: (data, state) => {
      state.guestCart = data.cartId;
    },
  },
  {
    file: 'productFullDetail.gql.ce.js',
    operation: 'AddProductToCart',
    variables: ({ guestCart, sku }) => ({ cartId: guestCart, product: { sku, quantity: 1 } }),
  },
  {
    file: 'CartPage/cartPage.gql.js',
    operation: 'GetCartDetails',
    variables: ({ guestCart }) => ({ cartId: guestCart }),
    keep: ({ cart }) => expectThat(cart.items === undefined || cart.items.length === 1, 'one line in the cart'),
  },
  {
    file: 'ProductListing/productListing.gql.ce.js',
    operation: 'getProductListing',
    variables: ({ guestCart }) => ({ cartId: guestCart }),
    keep: ({ cart }, state) => {
      expectThat(cart.items.length === 1, 'one line in the listing');
      state.itemUid = cart.items[0].uid;
    },
  },
  {
    file: 'EditModal/productForm.gql.js',
    operation: 'UpdateCartItemQuantity',
    variables: ({ guestCart, itemUid }) => ({ cartId: guestCart, cartItemId: itemUid, quantity: 2 }),
  },
  {
    file: 'CouponCode/couponCode.gql.js',
    operation: 'applyCouponToCart',
    variables: ({ guestCart, coupon }) => ({ cartId: guestCart, couponCode: coupon }),
  },
  {
    file: 'PriceSummary/priceSummary.gql.js',
    operation: 'getPriceSummary',
    variables: ({ guestCart }) => ({ cartId: guestCart }),
    keep: ({ cart }) => expectThat(cart.prices.discounts.length === 1, 'a discount in the summary'),
  },
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
  {
    file: 'SignIn/signIn.gql.js',
    operation: 'CreateCartAfterSignIn',
    keep: (data, state) => {
      state.cart = data.cartId;
    },
  },
  {
    file: 'SignIn/signIn.gql.js',
    operation: 'MergeCartsAfterSignIn',
    variables: ({ guestCart, cart }) => ({ sourceCartId: guestCart, destinationCartId: cart }),
  },
  {
    file: 'ProductListing/productListing.gql.ce.js',
    operation: 'getProductListing',
    variables: ({ cart }) => ({ cartId: cart }),
    keep: ({ cart }) => expectThat(cart.items[0]?.quantity === 2, 'both pieces after the merge'),
  },
  { file: 'SignIn/signIn.gql.js', operation: 'GetCustomerAfterSignIn' },
  {
    file: 'WishlistPage/createWishlist.gql.js',
    operation: 'createWishlist',
    variables: () => ({ input: { name: 'Na później', visibility: 'PRIVATE' } }),
    keep: ({ createWishlist }, state) => {
      state.wishlist = createWishlist.wishlist.id;
    },
  },
  {
    file: 'WishlistDialog/wishlistDialog.gql.js',
    operation: 'addProductToWishlist',
    variables: ({ wishlist, sku }) => ({ wishlistId: wishlist, itemOptions: { sku, quantity: 1 } }),
  },
  {
    file: 'WishlistPage/wishlist.gql.js',
    operation: 'getCustomerWishlist',
    variables: ({ wishlist }) => ({ id: wishlist, currentPage: 1, pageSize: 5 }),
    keep: ({ customer }, state) => {
      state.wishlistItem = customer.wishlist_v2.items_v2.items[0].id;
    },
  },
  {
    file: 'WishlistPage/wishlistItem.gql.js',
    operation: 'RemoveProductsFromWishlist',
    variables: ({ wishlist, wishlistItem }) => ({ wishlistId: wishlist, wishlistItemsId: [wishlistItem] }),
  },
  {
    file: 'AddressBookPage/addressBookPage.gql.js',
    operation: 'AddNewCustomerAddressToAddressBook',
    variables: () => ({
      address: {
        firstname: 'Lena',
        lastname: 'Różana',
        street: ['Lipowa 3'],
        city: 'Łódź',
        postcode: '90-001',
        country_code: 'PL',
        telephone: '600 100 200',
        default_shipping: true,
        default_billing: true,
      },
    }),
  },
  {
    file: 'AddressBookPage/addressBookPage.gql.js',
    operation: 'GetCustomerAddressesForAddressBook',
    keep: ({ customer }, state) => {
      expectThat(customer.addresses.length === 1, 'one address in the book');
      state.address = customer.addresses[0].id;
    },
  },
  {
    file: 'AddressBookPage/addressBookPage.gql.js',
    operation: 'UpdateCustomerAddressInAddressBook',
    variables: ({ address }) => ({ addressId: address, updated_address: { city: 'Sopot', postcode: '81-701' } }),
  },
  {
    file: 'AddressBookPage/addressBookPage.gql.js',
    operation: 'DeleteCustomerAddressFromAddressBook',
    variables: ({ address }) => ({ addressId: address }),
  },
  {
    file: 'OrderHistoryPage/orderHistoryPage.gql.js',
    operation: 'GetCustomerOrders',
    variables: () => ({ pageSize: 10 }),
  },
  { file: 'AuthModal/authModal.gql.js', operation: 'SignOutFromModal' },
];
