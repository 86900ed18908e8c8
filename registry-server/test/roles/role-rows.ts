import { randomUUID } from 'node:crypto';
import { PASSWORD, type Role, type RoleWorld, SKU } from './role-world.ts';

/**
 * What comes of asking. `ok`: an answer. The others are categories of refusals; `not-mine` is the answer that a thing
 * of somebody else gets, which has to be the one for a thing that does not exist.
 */
export type Outcome = 'ok' | 'authorization' | 'authentication' | 'missing' | 'input' | 'exists';

export interface RoleRow {
  /** The whole operation; `$own…` names are filled from the world of the owner. */
  readonly document: string;
  readonly variables?: (world: RoleWorld) => Record<string, unknown>;
  /** The same with a name that nobody has: foreign and missing have to look the same. */
  readonly missing?: Record<string, unknown>;
  readonly outcomes: Readonly<Record<Exclude<Role, 'expired'>, Outcome>>;
}

const everybody = { guest: 'ok', stranger: 'ok', owner: 'ok' } as const;
const customersOnly = { guest: 'authorization', stranger: 'ok', owner: 'ok' } as const;
const ownerOnly = { guest: 'authorization', stranger: 'missing', owner: 'ok' } as const;
/** A cart's id cannot be guessed: there the contract's own error tells that it is somebody else's. */
const cartOfOwner = { guest: 'authorization', stranger: 'authorization', owner: 'ok' } as const;

const GHOST = 999_999_999;
const CART_ID = ({ ownerCartId }: RoleWorld) => ({ cartId: ownerCartId });

const open = (document: string): RoleRow => ({ document, outcomes: everybody });
const signedIn = (document: string, variables?: RoleRow['variables']): RoleRow => ({
  document,
  ...(variables && { variables }),
  outcomes: customersOnly,
});
const ownCart = (document: string, variables: RoleRow['variables'] = CART_ID): RoleRow => ({
  document,
  variables,
  outcomes: cartOfOwner,
});
const CART_ADDRESS =
  '{ firstname: "Lena", lastname: "Różana", street: ["Lipowa 3"], city: "Łódź", postcode: "90-001", country_code: "PL", telephone: "600100200" }';
/** A step of the checkout; what is missing before it is told to the owner only. */
const ownCheckout = (name: string, rest: string, owner: Outcome = 'ok'): RoleRow => ({
  ...ownCart(`mutation ($cartId: String!) { ${name}(input: { cart_id: $cartId, ${rest} }) { cart { id } } }`),
  outcomes: { ...cartOfOwner, owner },
});
// The cart of this test is not ready to be paid, which only its owner learns.
const unreadyCart = (document: string): RoleRow => ({
  document,
  variables: CART_ID,
  outcomes: { guest: 'authorization', stranger: 'authorization', owner: 'input' },
});
const ownWishlist = (document: string): RoleRow => ({
  document,
  variables: ({ wishlistId, wishlistItemId }) => ({ id: wishlistId, item: wishlistItemId }),
  missing: { id: String(GHOST), item: String(GHOST) },
  // The contract calls a wishlist that is not there a fault of the input.
  outcomes: { ...ownerOnly, stranger: 'input' },
});

/** Its uid cannot be guessed; the contract calls a list of somebody else a fault of the input. */
const ownCompareList = (document: string): RoleRow => ({
  document,
  variables: ({ compareListUid }) => ({ list: compareListUid }),
  outcomes: { guest: 'input', stranger: 'input', owner: 'ok' },
});

const ofOwnersOrder = (document: string, owner: Outcome): RoleRow => ({
  document,
  variables: ({ ownerOrder }) => ({ number: ownerOrder.number }),
  missing: { number: '999999999' },
  outcomes: { guest: 'missing', stranger: 'missing', owner },
});

// A guest has to name an address: these ask without one, about a thing that is there.
const stockAlert = (name: string): RoleRow => ({
  document: `mutation { ${name}(input: { sku: "${SKU}-50" }) { status } }`,
  outcomes: { guest: 'input', stranger: 'input', owner: 'input' },
});

const CUSTOMER_INPUT = `{ firstname: "Anna", lastname: "Lniana", email: $email, password: "${PASSWORD}" }`;
const newEmail = () => ({ email: `${randomUUID()}@example.com` });

/** Every operation of the schema with who may do it; an operation without a row fails the test beside. */
export const roleRows: Readonly<Record<string, RoleRow>> = {
  'Query.robotsConfig': open('{ robotsConfig { defaultRobots customInstructions } }'),
  'Query.products': open('{ products(search: "krem") { total_count } }'),
  'Query.categories': open('{ categories { total_count } }'),
  'Query.categoryList': open('{ categoryList { uid } }'),
  'Query.route': open('{ route(url: "krem-rl-matrix") { type } }'),
  'Query.urlResolver': open('{ urlResolver(url: "krem-rl-matrix") { type } }'),
  'Query.cmsPage': {
    document: '{ cmsPage(identifier: "nie-ma") { title } }',
    outcomes: { guest: 'missing', stranger: 'missing', owner: 'missing' },
  },
  'Query.cmsBlocks': {
    document: '{ cmsBlocks(identifiers: []) { items { title } } }',
    outcomes: { guest: 'input', stranger: 'input', owner: 'input' },
  },
  'Query.countries': open('{ countries { id } }'),
  'Query.country': open('{ country(id: "PL") { id } }'),
  'Query.storeConfig': open('{ storeConfig { store_code } }'),
  'Query.availableStores': open('{ availableStores { store_code } }'),
  'Query.currency': open('{ currency { base_currency_code } }'),
  'Query.productReviewRatingsMetadata': open('{ productReviewRatingsMetadata { items { id } } }'),
  'Query.productReviews': open(`{ productReviews(skus: ["${SKU}"]) { __typename } }`),
  'Query.searchTerm': open('{ searchTerm(Search: "krem") { query_text } }'),
  'Query.recaptchaV3Config': open('{ recaptchaV3Config { website_key } }'),
  'Query.recaptchaFormConfig': open('{ recaptchaFormConfig(formType: CONTACT) { is_enabled } }'),
  'Query.isEmailAvailable': open('{ isEmailAvailable(email: "a@example.com") { is_email_available } }'),
  'Query.customer': signedIn('{ customer { email addresses { id } wishlists { id } } }'),
  'Query.customerCart': signedIn('{ customerCart { id } }'),
  'Query.attributesForm': open('{ attributesForm(formCode: "customer_account_create") { items { code } } }'),
  'Query.attributesList': open('{ attributesList(entityType: CATALOG_PRODUCT) { items { code } } }'),
  'Query.customAttributeMetadataV2': open(
    '{ customAttributeMetadataV2(attributes: [{ attribute_code: "brand", entity_type: "catalog_product" }]) { items { code } } }',
  ),
  'Query.customerDownloadableProducts': signedIn('{ customerDownloadableProducts { items { status } } }'),
  'Query.customerPaymentTokens': signedIn('{ customerPaymentTokens { items { public_hash } } }'),
  'Query.cart': ownCart('query ($cartId: String!) { cart(cart_id: $cartId) { id email } }'),
  'Query.wishlistBySharingCode': open('{ wishlistBySharingCode(code: "nikt-nie-zna") { id } }'),

  'Mutation.createEmptyCart': open('mutation { createEmptyCart }'),
  'Mutation.createGuestCart': {
    document: 'mutation { createGuestCart { cart { id } } }',
    outcomes: { guest: 'ok', stranger: 'exists', owner: 'exists' },
  },
  'Mutation.addProductsToCart': ownCart(
    `mutation ($cartId: String!) { addProductsToCart(cartId: $cartId, cartItems: [{ sku: "${SKU}", quantity: 1 }]) { cart { id } } }`,
  ),
  'Mutation.addSimpleProductsToCart': ownCart(
    `mutation ($cartId: String!) { addSimpleProductsToCart(input: { cart_id: $cartId, cart_items: [{ data: { sku: "${SKU}", quantity: 1 } }] }) { cart { id } } }`,
  ),
  'Mutation.addConfigurableProductsToCart': ownCart(
    `mutation ($cartId: String!) { addConfigurableProductsToCart(input: { cart_id: $cartId, cart_items: [{ data: { sku: "${SKU}-50", quantity: 1 }, parent_sku: "${SKU}" }] }) { cart { id } } }`,
  ),
  'Mutation.updateCartItems': ownCart(
    'mutation ($cartId: String!, $uid: ID!) { updateCartItems(input: { cart_id: $cartId, cart_items: [{ cart_item_uid: $uid, quantity: 2 }] }) { cart { id } } }',
    ({ ownerCartId, ownerCartItemUid }) => ({ cartId: ownerCartId, uid: ownerCartItemUid }),
  ),
  'Mutation.removeItemFromCart': ownCart(
    'mutation ($cartId: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $uid }) { cart { id } } }',
    ({ ownerCartId, ownerCartItemUid }) => ({ cartId: ownerCartId, uid: ownerCartItemUid }),
  ),
  // Nothing was taken out, which only its owner learns.
  'Mutation.restoreCartItem': {
    ...ownCart(
      'mutation ($cartId: String!, $uid: ID!) { restoreCartItem(input: { cart_id: $cartId, cart_item_uid: $uid }) { cart { id } } }',
      ({ ownerCartId, ownerCartItemUid }) => ({ cartId: ownerCartId, uid: ownerCartItemUid }),
    ),
    outcomes: { guest: 'authorization', stranger: 'authorization', owner: 'missing' },
  },
  'Mutation.applyCouponToCart': {
    ...ownCart(
      'mutation ($cartId: String!) { applyCouponToCart(input: { cart_id: $cartId, coupon_code: "NIE-MA" }) { cart { id } } }',
    ),
    outcomes: { guest: 'authorization', stranger: 'authorization', owner: 'missing' },
  },
  'Mutation.applyCouponsToCart': {
    ...ownCart(
      'mutation ($cartId: String!) { applyCouponsToCart(input: { cart_id: $cartId, coupon_codes: ["NIE-MA"] }) { cart { id } } }',
    ),
    outcomes: { guest: 'authorization', stranger: 'authorization', owner: 'missing' },
  },
  'Mutation.removeCouponFromCart': ownCart(
    'mutation ($cartId: String!) { removeCouponFromCart(input: { cart_id: $cartId }) { cart { id } } }',
  ),
  'Mutation.chooseCartGift': {
    ...ownCart(
      'mutation ($cartId: String!) { chooseCartGift(input: { cart_id: $cartId, sku: "RL-GRATIS" }) { cart { id } } }',
    ),
    outcomes: { guest: 'authorization', stranger: 'authorization', owner: 'input' },
  },
  'Query.checkoutAgreements': open('{ checkoutAgreements { agreement_id } }'),
  'Mutation.setGuestEmailOnCart': ownCheckout('setGuestEmailOnCart', 'email: "lena@example.com"', 'input'),
  'Mutation.setShippingAddressesOnCart': ownCheckout(
    'setShippingAddressesOnCart',
    `shipping_addresses: [{ address: ${CART_ADDRESS} }]`,
  ),
  'Mutation.setBillingAddressOnCart': ownCheckout(
    'setBillingAddressOnCart',
    `billing_address: { address: ${CART_ADDRESS} }`,
  ),
  'Mutation.setShippingMethodsOnCart': ownCheckout(
    'setShippingMethodsOnCart',
    'shipping_methods: [{ carrier_code: "inpostcourier", method_code: "inpostcourier" }]',
    'input',
  ),
  'Mutation.setPaymentMethodOnCart': ownCheckout(
    'setPaymentMethodOnCart',
    'payment_method: { code: "banktransfer" }',
    'input',
  ),
  'Mutation.setDeliveryDetailsOnCart': ownCheckout('setDeliveryDetailsOnCart', 'display_info: "jutro"', 'input'),
  'Mutation.setInPostLockerNumberOnCart': ownCheckout(
    'setInPostLockerNumberOnCart',
    'locker_number: "NIE-MA"',
    'input',
  ),
  'Mutation.removePickupLocationFromCart': ownCart(
    'mutation ($cartId: String!) { removePickupLocationFromCart(input: { cart_id: $cartId }) { cart { id } } }',
  ),
  'Mutation.setCheckoutConsentsOnCart': ownCheckout(
    'setCheckoutConsentsOnCart',
    'consents: [{ agreement_id: 1, is_granted: true }]',
  ),
  'Mutation.estimateShippingMethods': ownCart(
    'mutation ($cartId: String!) { estimateShippingMethods(input: { cart_id: $cartId, address: { country_code: PL } }) { method_code } }',
  ),
  'Mutation.estimateTotals': ownCart(
    'mutation ($cartId: String!) { estimateTotals(input: { cart_id: $cartId, address: { country_code: PL } }) { cart { id } } }',
  ),
  'Mutation.declineCartGifts': ownCart(
    'mutation ($cartId: String!) { declineCartGifts(input: { cart_id: $cartId }) { cart { id } } }',
  ),
  'Mutation.cartFromLink': open(`mutation { cartFromLink(items: "${SKU}:1") { cart { id } } }`),
  'Mutation.mergeCarts': {
    document:
      'mutation ($source: String!, $target: String) { mergeCarts(source_cart_id: $source, destination_cart_id: $target) { id } }',
    variables: ({ guestCartId, ownerCartId }) => ({ source: guestCartId, target: ownerCartId }),
    outcomes: cartOfOwner,
  },

  'Mutation.createCustomer': {
    document: `mutation ($email: String) { createCustomer(input: ${CUSTOMER_INPUT}) { customer { email } } }`,
    variables: newEmail,
    outcomes: everybody,
  },
  'Mutation.createCustomerV2': {
    document: `mutation ($email: String!) { createCustomerV2(input: ${CUSTOMER_INPUT}) { customer { email } } }`,
    variables: newEmail,
    outcomes: everybody,
  },
  'Mutation.generateCustomerToken': {
    document: 'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Zle-has1o") { token } }',
    variables: ({ owner }) => ({ email: owner.customer.email }),
    missing: { email: 'nikt@example.com' },
    outcomes: { guest: 'authentication', stranger: 'authentication', owner: 'authentication' },
  },
  'Mutation.revokeCustomerToken': signedIn('mutation { revokeCustomerToken { result } }'),
  'Mutation.revokeAllCustomerTokens': signedIn('mutation { revokeAllCustomerTokens { result } }'),
  'Mutation.requestPasswordResetEmail': {
    document: 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }',
    variables: ({ owner }) => ({ email: owner.customer.email }),
    missing: { email: 'nikt@example.com' },
    outcomes: everybody,
  },
  'Mutation.resetPassword': {
    document: `mutation ($email: String!) { resetPassword(email: $email, resetPasswordToken: "zgadywany", newPassword: "${PASSWORD}1") }`,
    variables: ({ owner }) => ({ email: owner.customer.email }),
    missing: { email: 'nikt@example.com' },
    outcomes: { guest: 'input', stranger: 'input', owner: 'input' },
  },
  'Mutation.confirmEmail': {
    document:
      'mutation ($email: String!) { confirmEmail(input: { email: $email, confirmation_key: "zgadywany" }) { customer { email } } }',
    variables: ({ owner }) => ({ email: owner.customer.email }),
    missing: { email: 'nikt@example.com' },
    outcomes: { guest: 'input', stranger: 'input', owner: 'input' },
  },
  'Mutation.resendConfirmationEmail': {
    document: 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }',
    variables: ({ owner }) => ({ email: owner.customer.email }),
    missing: { email: 'nikt@example.com' },
    outcomes: everybody,
  },
  'Mutation.updateCustomer': signedIn(
    'mutation { updateCustomer(input: { firstname: "Ola" }) { customer { firstname } } }',
  ),
  'Mutation.updateCustomerV2': signedIn(
    'mutation { updateCustomerV2(input: { firstname: "Ola" }) { customer { firstname } } }',
  ),
  'Mutation.updateCustomerEmail': signedIn(
    `mutation ($email: String!) { updateCustomerEmail(email: $email, password: "${PASSWORD}") { customer { email } } }`,
    newEmail,
  ),
  'Mutation.changeCustomerPassword': signedIn(
    `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "${PASSWORD}-2") { email } }`,
  ),
  'Query.guestOrder': {
    document:
      'query ($number: String!) { guestOrder(input: { number: $number, email: "lena@example.com", lastname: "Łąkowska" }) { number } }',
    variables: ({ guestOrder }) => ({ number: guestOrder.number }),
    outcomes: everybody,
  },
  'Query.guestOrderByToken': {
    document: 'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }',
    variables: ({ guestOrder }) => ({ token: guestOrder.token }),
    outcomes: everybody,
  },
  'Query.orderPaymentStatus': ofOwnersOrder(
    'query ($number: String!) { orderPaymentStatus(orderNumber: $number) { status } }',
    'ok',
  ),
  'Query.paymentReasons': open('{ paymentReasons { code sentence } }'),
  // It is paid for at the door: there is nothing to pay now.
  'Mutation.retryPaymentUrl': ofOwnersOrder(
    'mutation ($number: String!) { retryPaymentUrl(order_id: $number) { url } }',
    'input',
  ),
  'Mutation.reorderItems': {
    ...ofOwnersOrder('mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id } } }', 'ok'),
    outcomes: ownerOnly,
  },
  // Refusals stand in the answer: somebody else's order is not found, as one that does not exist.
  'Mutation.cancelOrder': {
    document:
      'mutation ($uid: ID!) { cancelOrder(input: { order_id: $uid, reason: "Inny powód" }) { errorV2 { code } } }',
    variables: ({ ownerOrder }) => ({ uid: ownerOrder.uid }),
    outcomes: customersOnly,
  },
  'Mutation.requestGuestOrderCancel': {
    document:
      'mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Inny powód" }) { errorV2 { code } } }',
    variables: ({ guestOrder }) => ({ token: guestOrder.token }),
    outcomes: everybody,
  },
  // The order's token is what it asks for; being its customer is not enough.
  'Mutation.createAccountFromOrder': {
    document:
      'mutation ($token: String!) { createAccountFromOrder(input: { token: $token, password: "rosa-na-lnie-7" }) { email } }',
    variables: ({ guestOrder }) => ({ token: guestOrder.token }),
    outcomes: everybody,
  },
  // Only its mailbox has the key: being the order's customer is not enough.
  'Mutation.confirmCancelOrder': {
    document:
      'mutation ($uid: ID!) { confirmCancelOrder(input: { order_id: $uid, confirmation_key: "a.b.c" }) { errorV2 { code } } }',
    variables: ({ ownerOrder }) => ({ uid: ownerOrder.uid }),
    missing: { uid: String(GHOST) },
    outcomes: { guest: 'input', stranger: 'input', owner: 'input' },
  },
  // It has not been delivered: there is nothing to withdraw from yet.
  'Mutation.withdrawFromContract': ofOwnersOrder(
    'mutation ($number: String!) { withdrawFromContract(input: { order_number: $number, name: "Lena" }) { return { number } } }',
    'input',
  ),
  // Nothing of it goes back: there is no account to name.
  'Mutation.setRefundAccount': ofOwnersOrder(
    'mutation ($number: String!) { setRefundAccount(input: { order_number: $number, account: { account_number: "61 1090 1014 0000 0712 1981 2874" } }) { order { number } } }',
    'input',
  ),
  'Mutation.placeOrder': ownCart(
    'mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) { errors { code } } }',
  ),
  'Mutation.updateLoyalty': signedIn('mutation { updateLoyalty(kameleon: true) { customer { email } } }'),
  'Mutation.createCustomerAddress': signedIn(
    'mutation { createCustomerAddress(input: { firstname: "Ola", lastname: "Lniana", street: ["Polna 1"], city: "Gdynia", postcode: "81-001", country_code: PL, telephone: "600100201" }) { id } }',
  ),
  'Mutation.updateCustomerAddress': {
    document: 'mutation ($id: Int!) { updateCustomerAddress(id: $id, input: { city: "Sopot" }) { id } }',
    variables: ({ addressId }) => ({ id: addressId }),
    missing: { id: GHOST },
    outcomes: ownerOnly,
  },
  'Mutation.deleteCustomerAddress': {
    document: 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }',
    variables: ({ addressId }) => ({ id: addressId }),
    missing: { id: GHOST },
    outcomes: ownerOnly,
  },
  'Mutation.deleteCustomer': signedIn('mutation { deleteCustomer }'),
  'Mutation.scheduleCustomerDeletion': signedIn(
    `mutation { scheduleCustomerDeletion(password: "${PASSWORD}") { due_at } }`,
  ),
  'Mutation.sendCustomerDeletionLink': {
    document: 'mutation { sendCustomerDeletionLink }',
    // They have a password, which does instead.
    outcomes: { guest: 'authorization', stranger: 'input', owner: 'input' },
  },
  'Mutation.cancelCustomerDeletion': signedIn('mutation { cancelCustomerDeletion }'),
  'Mutation.revokeCustomerSession': signedIn('mutation { revokeCustomerSession(id: "nobody") }'),
  'Mutation.revokeOtherCustomerSessions': signedIn('mutation { revokeOtherCustomerSessions }'),
  'Mutation.deletePaymentToken': {
    document: 'mutation { deletePaymentToken(public_hash: "x") { result } }',
    outcomes: { guest: 'authorization', stranger: 'missing', owner: 'missing' },
  },
  'Mutation.subscribeEmailToNewsletter': open(
    'mutation { subscribeEmailToNewsletter(email: "czytam@example.com") { status } }',
  ),

  // The small shop of this test has no seller to write to.
  'Mutation.contactUs': {
    document:
      'mutation { contactUs(input: { name: "Lena", email: "lena@poczta.example", comment: "Dzień dobry" }) { status } }',
    outcomes: { guest: 'missing', stranger: 'missing', owner: 'missing' },
  },

  'Query.przelewy24Methods': open('{ przelewy24Methods(amount: 103.99) { id name } }'),
  'Mutation.registerCardTransaction': unreadyCart(
    'mutation ($cartId: String!) { registerCardTransaction(cartId: $cartId) { token } }',
  ),
  'Mutation.payWithWalletToken': unreadyCart(
    'mutation ($cartId: String!) { payWithWalletToken(cartId: $cartId, token: "t") { cart { id } } }',
  ),

  'Query.walletSheets': open('{ walletSheets { apple_pay { merchant_name } google_pay { merchant_id } } }'),
  // Nobody's wallets are set up in the small shop.
  'Mutation.startApplePaySession': {
    document:
      'mutation { startApplePaySession(validationUrl: "https://apple-pay-gateway.apple.com/paymentservices/x") }',
    outcomes: { guest: 'input', stranger: 'input', owner: 'input' },
  },

  'Mutation.subscribeStock': stockAlert('subscribeStock'),
  'Mutation.SubscribeStock': stockAlert('SubscribeStock'),

  'Query.compareList': ownCompareList('query ($list: ID!) { compareList(uid: $list) { uid } }'),
  'Mutation.createCompareList': open('mutation { createCompareList(input: { products: [] }) { uid } }'),
  'Mutation.addProductsToCompareList': ownCompareList(
    'mutation ($list: ID!) { addProductsToCompareList(input: { uid: $list, products: ["1"] }) { uid } }',
  ),
  'Mutation.removeProductsFromCompareList': ownCompareList(
    'mutation ($list: ID!) { removeProductsFromCompareList(input: { uid: $list, products: ["1"] }) { uid } }',
  ),
  'Mutation.assignCompareListToCustomer': {
    ...ownCompareList('mutation ($list: ID!) { assignCompareListToCustomer(uid: $list) { result } }'),
    outcomes: { guest: 'authorization', stranger: 'input', owner: 'ok' },
  },
  'Mutation.deleteCompareList': ownCompareList('mutation ($list: ID!) { deleteCompareList(uid: $list) { result } }'),
  'Mutation.createWishlist': signedIn(
    'mutation { createWishlist(input: { name: "Prezenty", visibility: PUBLIC }) { wishlist { id } } }',
  ),
  'Mutation.updateWishlist': ownWishlist(
    'mutation ($id: ID!) { updateWishlist(wishlistId: $id, name: "Inna") { name } }',
  ),
  'Mutation.deleteWishlist': ownWishlist('mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status } }'),
  'Mutation.clearWishlist': ownWishlist('mutation ($id: ID!) { clearWishlist(wishlistId: $id) { wishlist { id } } }'),
  'Mutation.addProductsToWishlist': ownWishlist(
    `mutation ($id: ID!) { addProductsToWishlist(wishlistId: $id, wishlistItems: [{ sku: "${SKU}", quantity: 1 }]) { wishlist { id } } }`,
  ),
  'Mutation.removeProductsFromWishlist': ownWishlist(
    'mutation ($id: ID!, $item: ID!) { removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: [$item]) { wishlist { id } } }',
  ),
  'Mutation.updateProductsInWishlist': ownWishlist(
    'mutation ($id: ID!, $item: ID!) { updateProductsInWishlist(wishlistId: $id, wishlistItems: [{ wishlist_item_id: $item, quantity: 2 }]) { wishlist { id } } }',
  ),
  'Mutation.addWishlistItemsToCart': ownWishlist(
    'mutation ($id: ID!, $item: ID!) { addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: [$item]) { status } }',
  ),
  'Mutation.createProductReview': signedIn(
    `mutation { createProductReview(input: { sku: "${SKU}", nickname: "Ola", summary: "Dobry", text: "Dobrze nawilża.", ratings: [{ id: "NA==", value_id: "MjE=" }] }) { review { nickname } } }`,
  ),
};
