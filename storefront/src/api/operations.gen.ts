// Written from all documents of the storefront; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AttributeInputSelectedOption = {
  readonly value: string;
};

export type AttributeValueInput = {
  readonly attribute_code: string;
  readonly selected_options?: ReadonlyArray<AttributeInputSelectedOption | null | undefined> | null | undefined;
  readonly value?: string | null | undefined;
};

export type BillingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly same_as_shipping?: boolean | null | undefined;
  readonly use_for_shipping?: boolean | null | undefined;
};

export type BraintreeInput = {
  readonly device_data?: string | null | undefined;
  readonly is_active_payment_token_enabler: boolean;
  readonly payment_method_nonce: string;
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CartAddressInput = {
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly country_code: string;
  readonly custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  readonly fax?: string | null | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly region_id?: number | null | undefined;
  readonly save_in_address_book?: boolean | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly suffix?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type CartGiftKind =
  | 'GIFT'
  | 'SAMPLE';

export type CartItemAvailability =
  | 'AVAILABLE'
  | 'GONE'
  | 'NOT_EARNED'
  | 'NOT_FOR_SALE'
  | 'OUT_OF_STOCK'
  | 'SHORT'
  | 'WITHDRAWN'
  | 'WITHOUT_PRICE';

export type CartItemInput = {
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
  readonly parent_sku?: string | null | undefined;
  readonly quantity: number;
  readonly selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly sku: string;
};

export type CartItemUpdateInput = {
  readonly cart_item_id?: number | null | undefined;
  readonly cart_item_uid?: string | null | undefined;
  readonly customizable_options?: ReadonlyArray<CustomizableOptionInput | null | undefined> | null | undefined;
  readonly gift_message?: GiftMessageInput | null | undefined;
  readonly quantity?: number | null | undefined;
};

export type CheckoutConsentInput = {
  readonly agreement_id: number;
  readonly is_granted: boolean;
};

export type CheckoutStep =
  | 'BILLING_ADDRESS'
  | 'CONSENTS'
  | 'EMAIL'
  | 'ITEMS'
  | 'PAYMENT_METHOD'
  | 'PICKUP_LOCATION'
  | 'SHIPPING_ADDRESS'
  | 'SHIPPING_METHOD';

export type ContactUsInput = {
  readonly comment: string;
  readonly email: string;
  readonly name: string;
  /** Number of the order that it is about; at most 40 characters. */
  readonly order_number?: string | null | undefined;
  /** Consent to the privacy policy, of a form that asks for it: `false` is refused. */
  readonly privacy_consent?: boolean | null | undefined;
  readonly telephone?: string | null | undefined;
  /** What it is about, in the words that the form offers; at most 120 characters. */
  readonly topic?: string | null | undefined;
};

export type CreateProductReviewInput = {
  readonly nickname: string;
  readonly ratings: ReadonlyArray<ProductReviewRatingInput | null | undefined>;
  readonly sku: string;
  readonly summary: string;
  readonly text: string;
};

export type CustomerAddressAttributeInput = {
  readonly attribute_code: string;
  readonly value: string;
};

export type CustomerAddressInput = {
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly country_code?: string | null | undefined;
  readonly country_id?: string | null | undefined;
  readonly custom_attributes?: ReadonlyArray<CustomerAddressAttributeInput | null | undefined> | null | undefined;
  readonly custom_attributesV2?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  readonly default_billing?: boolean | null | undefined;
  readonly default_shipping?: boolean | null | undefined;
  readonly fax?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly region?: CustomerAddressRegionInput | null | undefined;
  readonly street?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  readonly region?: string | null | undefined;
  readonly region_code?: string | null | undefined;
  readonly region_id?: number | null | undefined;
};

export type CustomerCreateInput = {
  /** Terms and privacy policy; `false` is refused. */
  readonly accepted_terms?: boolean | null | undefined;
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly email: string;
  readonly firstname: string;
  readonly gender?: number | null | undefined;
  readonly is_subscribed?: boolean | null | undefined;
  readonly lastname: string;
  readonly middlename?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly taxvat?: string | null | undefined;
  readonly telephone?: string | null | undefined;
};

export type CustomerUpdateInput = {
  readonly allow_remote_shopping_assistance?: boolean | null | undefined;
  readonly custom_attributes?: ReadonlyArray<AttributeValueInput | null | undefined> | null | undefined;
  readonly date_of_birth?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly firstname?: string | null | undefined;
  readonly gender?: number | null | undefined;
  readonly is_subscribed?: boolean | null | undefined;
  readonly lastname?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly taxvat?: string | null | undefined;
  readonly telephone?: string | null | undefined;
};

export type CustomizableOptionInput = {
  readonly id?: number | null | undefined;
  readonly uid?: string | null | undefined;
  readonly value_string: string;
};

export type EnteredOptionInput = {
  readonly uid: string;
  readonly value: string;
};

export type ExpectedItemInput = {
  readonly cart_item_uid: string;
  readonly row_total_including_tax: number;
};

export type FriendsAndFamilyStatus =
  | 'MEMBER'
  | 'NONE'
  | 'REFUSED'
  | 'WAITING';

export type GiftMessageInput = {
  readonly from: string;
  readonly message: string;
  readonly to: string;
};

export type GooglePayEnvironment =
  | 'PRODUCTION'
  | 'TEST';

export type OrderAccountInput = {
  readonly password: string;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderPaymentOutcome =
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

/** What a method asks for beside its code; that of other methods is left aside. */
export type PaymentAdditionalDataInput = {
  readonly apple_pay?: PaymentWalletDataInput | null | undefined;
  readonly gpay?: PaymentWalletDataInput | null | undefined;
  readonly przelewy24?: Przelewy24DataInput | null | undefined;
};

export type PaymentMethodInput = {
  readonly additional_data?: PaymentAdditionalDataInput | null | undefined;
  /** Six digits; kept in memory only, for two minutes. */
  readonly blik_code?: string | null | undefined;
  /** Clients name it; this shop never offers the method. */
  readonly braintree?: BraintreeInput | null | undefined;
  readonly code: string;
  readonly purchase_order_number?: string | null | undefined;
};

export type PaymentWalletDataInput = {
  /** Of Apple Pay or Google Pay; kept in memory only, for two minutes. */
  readonly token: string;
};

export type PlaceOrderInput = {
  /** A guest's: an account is opened once the order is placed, as by `createAccountFromOrder`. Whatever comes of it, the order stands. */
  readonly account?: OrderAccountInput | null | undefined;
  readonly cart_id: string;
  /** What the shopper agrees to with the order, recorded with it; those that are not named stay as the cart has them. */
  readonly consents?: ReadonlyArray<CheckoutConsentInput | null | undefined> | null | undefined;
  /** Row totals with tax that the shopper was shown, before coupons. */
  readonly expected_items?: ReadonlyArray<ExpectedItemInput | null | undefined> | null | undefined;
  /** What the shopper was shown: an order that comes to something else is refused, with the lines named. */
  readonly expected_total?: number | null | undefined;
  /** How this order is paid, instead of what the cart has chosen: the last step of a checkout in one request. Refused with the order, it leaves the cart as it was. */
  readonly payment_method?: PaymentMethodInput | null | undefined;
};

export type ProductReviewRatingInput = {
  readonly id: string;
  readonly value_id: string;
};

export type ProductReviewSort =
  | 'HIGHEST'
  | 'LOWEST'
  | 'NEWEST';

export type ProductReviewStatus =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type Przelewy24DataInput = {
  /** The way that was chosen of `przelewy24Methods`. */
  readonly method?: number | null | undefined;
  /** The shopper has read the terms of Przelewy24, which are shown beside its ways. */
  readonly regulation_accept?: boolean | null | undefined;
};

export type RefundAccountInput = {
  /** The 26 digits of a Polish account, with or without `PL` and spaces, or another IBAN of the European Union. */
  readonly account_number: string;
  /** Whose account it is, where it is not the buyer's. */
  readonly holder?: string | null | undefined;
};

export type SetRefundAccountInput = {
  readonly account: RefundAccountInput;
  /** Number of the order; a customer's own, or a guest's with the token. */
  readonly order_number: string;
  readonly token?: string | null | undefined;
};

export type ShippingAddressInput = {
  readonly address?: CartAddressInput | null | undefined;
  readonly customer_address_id?: number | null | undefined;
  readonly customer_notes?: string | null | undefined;
  readonly pickup_location_code?: string | null | undefined;
};

export type ShippingMethodInput = {
  readonly carrier_code: string;
  readonly method_code: string;
};

export type StockAlertStatus =
  /** The mailbox has to be confirmed by the link in a mail. */
  | 'UNCONFIRMED'
  | 'WAITING';

export type SubscribeStockInput = {
  /** Absent: the address of the signed-in customer. */
  readonly email?: string | null | undefined;
  /** Of a variant, or of a product of which any variant will do. */
  readonly sku: string;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

/** What the shopper has chosen on the sheet of the wallet, which takes the place of the steps of the checkout: all of it holds, or nothing. */
export type WalletSheetInput = {
  /** Left out: where the parcel goes. */
  readonly billing_address?: BillingAddressInput | null | undefined;
  /** Of a guest; a customer has one in the account. */
  readonly email?: string | null | undefined;
  /** `apple-pay` or `gpay`. */
  readonly method: string;
  readonly shipping_address: ShippingAddressInput;
  readonly shipping_method: ShippingMethodInput;
};

export type WishlistItemInput = {
  readonly entered_options?: ReadonlyArray<EnteredOptionInput | null | undefined> | null | undefined;
  readonly parent_sku?: string | null | undefined;
  readonly quantity: number;
  readonly selected_options?: ReadonlyArray<string | null | undefined> | null | undefined;
  readonly sku: string;
};

export type WishlistVisibilityEnum =
  | 'PRIVATE'
  | 'PUBLIC';

export type WithdrawFromContractInput = {
  /** Where the receipt goes; the order's address when absent. */
  readonly email?: string | null | undefined;
  /** All that can be returned, when absent. */
  readonly items?: ReadonlyArray<WithdrawnItemInput> | null | undefined;
  readonly name: string;
  /** Number of the order; a customer's own, or a guest's with the token. */
  readonly order_number: string;
  readonly reason?: string | null | undefined;
  /** Where the money goes when no payment provider sends it back; it may be named later. */
  readonly refund_account?: RefundAccountInput | null | undefined;
  readonly token?: string | null | undefined;
};

export type WithdrawnItemInput = {
  readonly order_item_id: string;
  readonly quantity: number;
};

export type AccountAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountAddressesQuery = { readonly customer: { readonly addresses: ReadonlyArray<SavedAddressPartsFragment | null> | null } | null };

export type AddAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type AddAddressMutation = { readonly saved: { readonly id: number | null } | null };

export type ChangeAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type ChangeAddressMutation = { readonly saved: { readonly id: number | null } | null };

export type RemoveAddressMutationVariables = Exact<{
  id: number;
  deliverySuccessor: number;
  hasDeliverySuccessor: boolean;
  billingSuccessor: number;
  hasBillingSuccessor: boolean;
}>;


export type RemoveAddressMutation = { readonly deleteCustomerAddress: boolean | null, readonly delivery?: { readonly id: number | null } | null, readonly billing?: { readonly id: number | null } | null };

export type SavedAddressPartsFragment = { readonly id: number | null, readonly firstname: string | null, readonly middlename: string | null, readonly lastname: string | null, readonly prefix: string | null, readonly suffix: string | null, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null> | null, readonly postcode: string | null, readonly city: string | null, readonly country_code: string | null, readonly telephone: string | null, readonly fax: string | null, readonly default_shipping: boolean | null, readonly default_billing: boolean | null, readonly region: { readonly region: string | null, readonly region_code: string | null, readonly region_id: number | null } | null };

export type AccountProgramsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountProgramsQuery = { readonly customer: ProgramPartsFragment | null };

export type UpdateLoyaltyMutationVariables = Exact<{
  kameleon?: boolean | null | undefined;
  friendsAndFamily?: boolean | null | undefined;
  milesAndMore?: boolean | null | undefined;
}>;


export type UpdateLoyaltyMutation = { readonly updateLoyalty: { readonly customer: ProgramPartsFragment } | null };

export type ProgramPartsFragment = { readonly is_premium: boolean, readonly loyalty: { readonly kameleon: boolean, readonly friends_and_family: boolean, readonly friends_and_family_status: FriendsAndFamilyStatus, readonly miles_and_more: boolean } };

export type ReadWishlistsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadWishlistsQuery = { readonly customer: { readonly wishlist: { readonly id: string | null }, readonly wishlists: ReadonlyArray<WishlistFactsFragment | null> } | null };

export type ReadWishlistQueryVariables = Exact<{
  id: string;
}>;


export type ReadWishlistQuery = { readonly customer: { readonly wishlist_v2: (
      WishlistFactsFragment
      & FavouriteEntriesFragment
    ) | null } | null };

export type CreateWishlistMutationVariables = Exact<{
  name: string;
}>;


export type CreateWishlistMutation = { readonly createWishlist: { readonly wishlist: { readonly id: string | null } } | null };

export type UpdateWishlistMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  visibility?: WishlistVisibilityEnum | null | undefined;
}>;


export type UpdateWishlistMutation = { readonly updateWishlist: { readonly uid: string } | null };

export type DeleteWishlistMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWishlistMutation = { readonly deleteWishlist: { readonly status: boolean } | null };

export type WishlistFactsFragment = { readonly id: string | null, readonly name: string | null, readonly items_count: number | null, readonly visibility: WishlistVisibilityEnum, readonly sharing_code: string | null };

export type AddToWishlistMutationVariables = Exact<{
  id: string;
  sku: string;
}>;


export type AddToWishlistMutation = { readonly addProductsToWishlist: { readonly user_errors: ReadonlyArray<{ readonly sentence: string | null, readonly message: string } | null> } | null };

export type RemoveFromWishlistMutationVariables = Exact<{
  id: string;
  items: ReadonlyArray<string> | string;
}>;


export type RemoveFromWishlistMutation = { readonly removeProductsFromWishlist: { readonly wishlist: { readonly id: string | null } } | null };

export type ConfirmEmailMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmEmailMutation = { readonly confirmEmail: { readonly customer: { readonly email: string | null } } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { readonly requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { readonly resetPassword: boolean | null };

export type AccountHomeQueryVariables = Exact<{
  hasCart: boolean;
  underWay: ReadonlyArray<string> | string;
}>;


export type AccountHomeQuery = { readonly customer: { readonly newsletter_status: SubscriptionStatusesEnum, readonly orders: { readonly items: ReadonlyArray<OrderRowPartsFragment | null> } | null, readonly addresses: ReadonlyArray<{ readonly id: number | null } | null> | null, readonly wishlist: { readonly items_count: number | null }, readonly loyalty: { readonly kameleon: boolean, readonly friends_and_family_status: FriendsAndFamilyStatus, readonly miles_and_more: boolean }, readonly recently_viewed: ReadonlyArray<
      | ViewedProduct_BundleProduct_Fragment
      | ViewedProduct_ConfigurableProduct_Fragment
    >, readonly underWay: { readonly total_count: number | null } | null } | null, readonly customerCart?: { readonly id: string, readonly total_quantity: number, readonly items: ReadonlyArray<
      | { readonly uid: string, readonly quantity: number, readonly product:
          | { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null }
          | { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null }
         }
      | { readonly uid: string, readonly quantity: number, readonly product:
          | { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null }
          | { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null }
         }
     | null> | null, readonly prices: { readonly grand_total: { readonly value: number | null, readonly currency: string | null } | null } | null } };

export type CustomerOrdersQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type CustomerOrdersQuery = { readonly customer: { readonly orders: { readonly total_count: number | null, readonly items: ReadonlyArray<OrderRowPartsFragment | null> } | null } | null };

export type CustomerOrderQueryVariables = Exact<{
  number: string;
}>;


export type CustomerOrderQuery = { readonly customer: { readonly orders: { readonly items: ReadonlyArray<(
        { readonly token: string }
        & OrderPartsFragment
      ) | null> } | null } | null, readonly storeConfig: { readonly order_cancellation_reasons: ReadonlyArray<{ readonly description: string } | null> } | null };

export type ReorderMutationVariables = Exact<{
  number: string;
}>;


export type ReorderMutation = { readonly reorderItems: { readonly cart: { readonly id: string }, readonly userInputErrors: ReadonlyArray<{ readonly sentence: string | null, readonly message: string } | null> } | null };

export type OrderRowPartsFragment = { readonly number: string, readonly token: string, readonly status: string, readonly status_code: string, readonly order_date: string, readonly order_status_change_date: string, readonly status_date_label: string, readonly is_highlighted: boolean, readonly can_retry_payment: boolean, readonly is_returnable: boolean, readonly total: { readonly grand_total: { readonly value: number | null, readonly currency: string | null } } | null, readonly items: ReadonlyArray<
    | { readonly id: string, readonly product_name: string | null, readonly quantity_ordered: number | null, readonly product:
        | { readonly thumbnail: { readonly url: string | null } | null }
        | { readonly thumbnail: { readonly url: string | null } | null }
       | null }
    | { readonly id: string, readonly product_name: string | null, readonly quantity_ordered: number | null, readonly product:
        | { readonly thumbnail: { readonly url: string | null } | null }
        | { readonly thumbnail: { readonly url: string | null } | null }
       | null }
   | null> | null, readonly shipments: ReadonlyArray<{ readonly tracking: ReadonlyArray<{ readonly number: string | null, readonly url: string | null } | null> | null } | null> | null };

type ViewedProduct_BundleProduct_Fragment = { readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null } } | null } };

type ViewedProduct_ConfigurableProduct_Fragment = { readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null } } | null } };

export type ViewedProductFragment =
  | ViewedProduct_BundleProduct_Fragment
  | ViewedProduct_ConfigurableProduct_Fragment
;

export type AccountProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountProfileQuery = { readonly customer: ProfilePartsFragment | null };

export type UpdateProfileMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateProfileMutation = { readonly updateCustomerV2: { readonly customer: ProfilePartsFragment } | null };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { readonly updateCustomerEmail: { readonly customer: (
      { readonly renewed_token: { readonly token: string | null, readonly expires_at: string | null } | null }
      & ProfilePartsFragment
    ) } | null };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { readonly changeCustomerPassword: { readonly renewed_token: { readonly token: string | null, readonly expires_at: string | null } | null } | null };

export type ProfilePartsFragment = { readonly email: string | null, readonly is_confirmed: boolean | null, readonly firstname: string | null, readonly lastname: string | null, readonly telephone: string | null, readonly date_of_birth: string | null, readonly is_premium: boolean };

export type CustomerReviewsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type CustomerReviewsQuery = { readonly customer: { readonly reviews: { readonly total_count: number, readonly items: ReadonlyArray<{ readonly id: string, readonly rating: number, readonly text: string, readonly nickname: string, readonly created_at: string, readonly status: ProductReviewStatus, readonly is_verified: boolean, readonly shade_sku: string | null, readonly product:
          | { readonly name: string | null, readonly url_key: string | null, readonly thumbnail: { readonly url: string | null } | null }
          | { readonly name: string | null, readonly url_key: string | null, readonly thumbnail: { readonly url: string | null } | null }
         } | null> } } | null };

export type AccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSecurityQuery = { readonly customer: { readonly email: string | null, readonly has_password: boolean, readonly deletion_due_at: string | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly device: string | null, readonly created_at: string, readonly last_used_at: string, readonly is_current: boolean }> } | null };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { readonly revokeCustomerSession: boolean };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { readonly revokeOtherCustomerSessions: boolean };

export type ScheduleDeletionMutationVariables = Exact<{
  password?: string | null | undefined;
  token?: string | null | undefined;
}>;


export type ScheduleDeletionMutation = { readonly scheduleCustomerDeletion: { readonly due_at: string } };

export type SendDeletionLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type SendDeletionLinkMutation = { readonly sendCustomerDeletionLink: boolean };

export type CancelDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelDeletionMutation = { readonly cancelCustomerDeletion: boolean };

export type OrderedItemsQueryVariables = Exact<{
  token: string;
}>;


export type OrderedItemsQuery = { readonly guestOrderByToken: { readonly items: ReadonlyArray<
      | { readonly kind: string, readonly product_sku: string, readonly quantity_ordered: number | null }
      | { readonly kind: string, readonly product_sku: string, readonly quantity_ordered: number | null }
     | null> | null } };

export type SuggestProductsQueryVariables = Exact<{
  key: string;
}>;


export type SuggestProductsQuery = { readonly products: { readonly items: ReadonlyArray<
      | { readonly crosssell_products: ReadonlyArray<
          | SuggestedProduct_BundleProduct_Fragment
          | SuggestedProduct_ConfigurableProduct_Fragment
         | null> | null, readonly related_products: ReadonlyArray<
          | SuggestedProduct_BundleProduct_Fragment
          | SuggestedProduct_ConfigurableProduct_Fragment
         | null> | null }
      | { readonly crosssell_products: ReadonlyArray<
          | SuggestedProduct_BundleProduct_Fragment
          | SuggestedProduct_ConfigurableProduct_Fragment
         | null> | null, readonly related_products: ReadonlyArray<
          | SuggestedProduct_BundleProduct_Fragment
          | SuggestedProduct_ConfigurableProduct_Fragment
         | null> | null }
     | null> | null } | null };

type SuggestedProduct_BundleProduct_Fragment = { readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly thumbnail: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null } } } };

type SuggestedProduct_ConfigurableProduct_Fragment = { readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly configurable_options: ReadonlyArray<{ readonly attribute_code: string | null } | null> | null, readonly thumbnail: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null } } } };

export type SuggestedProductFragment =
  | SuggestedProduct_BundleProduct_Fragment
  | SuggestedProduct_ConfigurableProduct_Fragment
;

export type ReadCartQueryVariables = Exact<{
  id: string;
}>;


export type ReadCartQuery = { readonly cart: CartPartsFragment | null };

export type ReadCustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadCustomerCartQuery = { readonly customerCart: CartPartsFragment };

export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { readonly createEmptyCart: string | null };

export type MergeCartsMutationVariables = Exact<{
  source: string;
  destination?: string | null | undefined;
}>;


export type MergeCartsMutation = { readonly mergeCarts: CartPartsFragment };

export type AddToCartMutationVariables = Exact<{
  cartId: string;
  items: ReadonlyArray<CartItemInput> | CartItemInput;
}>;


export type AddToCartMutation = { readonly addProductsToCart: { readonly cart: CartPartsFragment, readonly user_errors: ReadonlyArray<CartFaultFragment | null> } | null };

export type UpdateCartMutationVariables = Exact<{
  cartId: string;
  items: ReadonlyArray<CartItemUpdateInput | null | undefined> | CartItemUpdateInput;
}>;


export type UpdateCartMutation = { readonly updateCartItems: { readonly cart: CartPartsFragment, readonly errors: ReadonlyArray<CartFaultFragment | null> } | null };

export type RemoveFromCartMutationVariables = Exact<{
  cartId: string;
  uid: string;
}>;


export type RemoveFromCartMutation = { readonly removeItemFromCart: { readonly cart: CartPartsFragment } | null };

export type RestoreToCartMutationVariables = Exact<{
  cartId: string;
  uid: string;
}>;


export type RestoreToCartMutation = { readonly restoreCartItem: { readonly cart: CartPartsFragment } | null };

export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyCouponMutation = { readonly applyCouponToCart: { readonly cart: CartPartsFragment } | null };

export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
}>;


export type RemoveCouponMutation = { readonly removeCouponFromCart: { readonly cart: CartPartsFragment | null } | null };

export type ChooseGiftMutationVariables = Exact<{
  cartId: string;
  sku: string;
  source?: string | null | undefined;
}>;


export type ChooseGiftMutation = { readonly chooseCartGift: { readonly cart: CartPartsFragment } | null };

export type DeclineGiftsMutationVariables = Exact<{
  cartId: string;
}>;


export type DeclineGiftsMutation = { readonly declineCartGifts: { readonly cart: CartPartsFragment } | null };

export type EstimateDeliveryMutationVariables = Exact<{
  cartId: string;
}>;


export type EstimateDeliveryMutation = { readonly estimateShippingMethods: ReadonlyArray<{ readonly available: boolean, readonly price_incl_tax: { readonly value: number | null, readonly currency: string | null }, readonly delivery_time: { readonly from: string, readonly to: string } | null } | null> | null, readonly estimateTotals: { readonly cart: { readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null } | null } };

export type CartFaultFragment = { readonly sentence: string | null, readonly message: string, readonly path: string | null };

export type CartPartsFragment = { readonly id: string, readonly version: number, readonly total_quantity: number, readonly gifts_declined: boolean, readonly items: ReadonlyArray<
    | CartLineParts_BundleCartItem_Fragment
    | CartLineParts_ConfigurableCartItem_Fragment
   | null> | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null, readonly prices: { readonly grand_total: { readonly value: number | null, readonly currency: string | null } | null, readonly subtotal_including_tax: { readonly value: number | null, readonly currency: string | null } | null, readonly discounts: ReadonlyArray<{ readonly label: string, readonly applied_to: CartDiscountType, readonly amount: { readonly value: number | null, readonly currency: string | null }, readonly coupon: { readonly code: string } | null } | null> | null, readonly applied_taxes: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: string | null } } | null> | null } | null, readonly shipping_addresses: ReadonlyArray<{ readonly selected_shipping_method: { readonly carrier_title: string, readonly method_title: string, readonly price_incl_tax: { readonly value: number | null, readonly currency: string | null } } | null } | null>, readonly free_delivery_from: { readonly value: number | null, readonly currency: string | null }, readonly free_delivery_missing: { readonly value: number | null, readonly currency: string | null }, readonly gift_offers: ReadonlyArray<{ readonly source: string, readonly kind: CartGiftKind, readonly label: string, readonly choices: number, readonly missing: { readonly value: number | null, readonly currency: string | null }, readonly threshold: { readonly value: number | null, readonly currency: string | null }, readonly items: ReadonlyArray<{ readonly sku: string, readonly is_available: boolean, readonly is_chosen: boolean, readonly product:
        | { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null }
        | { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null }
       } | null> } | null>, readonly notices: ReadonlyArray<{ readonly code: string, readonly message: string, readonly sku: string | null, readonly quantity: number | null, readonly coupon: string | null } | null> };

type CartLineParts_BundleCartItem_Fragment = { readonly uid: string, readonly sku: string, readonly quantity: number, readonly max_qty: number | null, readonly availability: CartItemAvailability, readonly is_available: boolean, readonly outOfStock: boolean, readonly isFaF: boolean, readonly isGift: boolean, readonly isSample: boolean, readonly gift_source: string | null, readonly errors: ReadonlyArray<{ readonly sentence: string | null, readonly message: string, readonly path: string | null } | null> | null, readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: string | null }, readonly original_item_price: { readonly value: number | null, readonly currency: string | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: string | null }, readonly row_total_with_discount_including_tax: { readonly value: number | null, readonly currency: string | null } } | null, readonly product:
    | (
      { readonly sku: string | null, readonly brand_label: string | null, readonly product_line_label: string | null, readonly url_key: string | null, readonly categories: ReadonlyArray<{ readonly name: string | null, readonly url_path: string | null } | null> | null }
      & CartProduct_BundleProduct_Fragment
    )
    | (
      { readonly sku: string | null, readonly brand_label: string | null, readonly product_line_label: string | null, readonly url_key: string | null, readonly categories: ReadonlyArray<{ readonly name: string | null, readonly url_path: string | null } | null> | null }
      & CartProduct_ConfigurableProduct_Fragment
    )
   };

type CartLineParts_ConfigurableCartItem_Fragment = { readonly uid: string, readonly sku: string, readonly quantity: number, readonly max_qty: number | null, readonly availability: CartItemAvailability, readonly is_available: boolean, readonly outOfStock: boolean, readonly isFaF: boolean, readonly isGift: boolean, readonly isSample: boolean, readonly gift_source: string | null, readonly configurable_options: ReadonlyArray<{ readonly option_label: string, readonly value_label: string } | null>, readonly configured_variant:
    | CartProduct_BundleProduct_Fragment
    | CartProduct_ConfigurableProduct_Fragment
  , readonly errors: ReadonlyArray<{ readonly sentence: string | null, readonly message: string, readonly path: string | null } | null> | null, readonly prices: { readonly price_including_tax: { readonly value: number | null, readonly currency: string | null }, readonly original_item_price: { readonly value: number | null, readonly currency: string | null }, readonly row_total_including_tax: { readonly value: number | null, readonly currency: string | null }, readonly row_total_with_discount_including_tax: { readonly value: number | null, readonly currency: string | null } } | null, readonly product:
    | (
      { readonly sku: string | null, readonly brand_label: string | null, readonly product_line_label: string | null, readonly url_key: string | null, readonly categories: ReadonlyArray<{ readonly name: string | null, readonly url_path: string | null } | null> | null }
      & CartProduct_BundleProduct_Fragment
    )
    | (
      { readonly sku: string | null, readonly brand_label: string | null, readonly product_line_label: string | null, readonly url_key: string | null, readonly categories: ReadonlyArray<{ readonly name: string | null, readonly url_path: string | null } | null> | null }
      & CartProduct_ConfigurableProduct_Fragment
    )
   };

export type CartLinePartsFragment =
  | CartLineParts_BundleCartItem_Fragment
  | CartLineParts_ConfigurableCartItem_Fragment
;

type CartProduct_BundleProduct_Fragment = { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null, readonly unit_price: { readonly per: string, readonly price: { readonly value: number | null, readonly currency: string | null } } | null, readonly price_range: { readonly omnibus_lowest_price: { readonly value: number | null, readonly currency: string | null } | null } };

type CartProduct_ConfigurableProduct_Fragment = { readonly name: string | null, readonly thumbnail: { readonly url: string | null } | null, readonly unit_price: { readonly per: string, readonly price: { readonly value: number | null, readonly currency: string | null } } | null, readonly price_range: { readonly omnibus_lowest_price: { readonly value: number | null, readonly currency: string | null } | null } };

export type CartProductFragment =
  | CartProduct_BundleProduct_Fragment
  | CartProduct_ConfigurableProduct_Fragment
;

export type ReadCheckoutQueryVariables = Exact<{
  id: string;
}>;


export type ReadCheckoutQuery = { readonly cart: CheckoutPartsFragment | null, readonly checkoutAgreements: ReadonlyArray<AgreementPartsFragment | null> | null, readonly walletSheets: WalletSheetsPartsFragment };

export type SaveDetailsMutationVariables = Exact<{
  cartId: string;
  email: string;
  isGuest: boolean;
  shipping: ShippingAddressInput;
  billing: BillingAddressInput;
}>;


export type SaveDetailsMutation = { readonly setGuestEmailOnCart?: { readonly cart: { readonly id: string } } | null, readonly setShippingAddressesOnCart: { readonly cart: { readonly id: string } } | null, readonly setBillingAddressOnCart: { readonly cart: CheckoutPartsFragment } | null };

export type ChooseDeliveryMutationVariables = Exact<{
  cartId: string;
  method: ShippingMethodInput;
  point: string;
  hasPoint: boolean;
}>;


export type ChooseDeliveryMutation = { readonly setInPostLockerNumberOnCart?: { readonly cart: { readonly id: string } } | null, readonly setShippingMethodsOnCart: { readonly cart: CheckoutPartsFragment } | null };

export type CheckoutPartsFragment = (
  { readonly email: string | null, readonly missing_for_order: ReadonlyArray<CheckoutStep | null>, readonly billing_address: { readonly id: number | null, readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly postcode: string | null, readonly city: string, readonly telephone: string | null, readonly country: { readonly code: string } } | null, readonly shipping_addresses: ReadonlyArray<{ readonly id: number | null, readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly postcode: string | null, readonly city: string, readonly telephone: string | null, readonly customer_notes: string | null, readonly pickup_location_code: string | null, readonly country: { readonly code: string }, readonly available_shipping_methods: ReadonlyArray<OfferedDeliveryFragment | null> | null, readonly selected_shipping_method: { readonly carrier_code: string, readonly method_code: string, readonly needs_pickup_location: string | null, readonly disabled_payment_methods: ReadonlyArray<string>, readonly delivery_time: { readonly from: string, readonly to: string } | null } | null } | null>, readonly available_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string } | null> | null, readonly unavailable_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string, readonly reason: string | null } | null>, readonly selected_payment_method: { readonly code: string } | null, readonly consents: ReadonlyArray<{ readonly agreement_id: number, readonly is_granted: boolean } | null> }
  & CartPartsFragment
);

export type OfferedDeliveryFragment = { readonly carrier_code: string, readonly carrier_title: string, readonly method_code: string | null, readonly method_title: string | null, readonly available: boolean, readonly error_message: string | null, readonly needs_pickup_location: string | null, readonly is_cash_on_delivery: boolean, readonly price_incl_tax: { readonly value: number | null, readonly currency: string | null }, readonly delivery_time: { readonly from: string, readonly to: string } | null };

export type AgreementPartsFragment = { readonly agreement_id: number, readonly code: string, readonly name: string, readonly checkbox_text: string, readonly is_required: boolean, readonly text_version: string };

export type ReadExpressDeliveriesMutationVariables = Exact<{
  cartId: string;
}>;


export type ReadExpressDeliveriesMutation = { readonly estimateShippingMethods: ReadonlyArray<OfferedDeliveryFragment | null> | null };

export type ReadExpressAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadExpressAgreementsQuery = { readonly checkoutAgreements: ReadonlyArray<AgreementPartsFragment | null> | null };

export type EstimateExpressMutationVariables = Exact<{
  cartId: string;
  method: ShippingMethodInput;
}>;


export type EstimateExpressMutation = { readonly estimateTotals: { readonly cart: { readonly prices: { readonly grand_total: { readonly value: number | null, readonly currency: string | null } | null } | null } | null } };

export type TakeWalletSheetMutationVariables = Exact<{
  cartId: string;
  token: string;
  sheet: WalletSheetInput;
}>;


export type TakeWalletSheetMutation = { readonly payWithWalletToken: { readonly cart: { readonly id: string } } | null };

export type ReadPrzelewy24BanksQueryVariables = Exact<{
  amount: number;
}>;


export type ReadPrzelewy24BanksQuery = { readonly przelewy24Methods: ReadonlyArray<{ readonly id: string, readonly name: string, readonly active: boolean } | null> | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { readonly placeOrder: { readonly errors: ReadonlyArray<{ readonly reason: string, readonly sentence: string | null, readonly message: string, readonly lines: ReadonlyArray<{ readonly cart_item_uid: string, readonly name: string, readonly available: number, readonly reason: string } | null> } | null>, readonly order: { readonly order_number: string, readonly payment_method: string | null, readonly redirect_url: string | null, readonly payment_error: string | null, readonly payment_error_sentence: string | null, readonly account_error: string | null, readonly token: string | null } | null } | null };

export type PayPlacedOrderMutationVariables = Exact<{
  number: string;
  token: string;
  method: PaymentMethodInput;
}>;


export type PayPlacedOrderMutation = { readonly retryPaymentUrl: { readonly url: string | null, readonly reason_code: string | null, readonly reason_sentence: string | null } | null };

export type SetOrderQuantityMutationVariables = Exact<{
  cartId: string;
  uid: string;
  quantity: number;
}>;


export type SetOrderQuantityMutation = { readonly updateCartItems: { readonly cart: { readonly id: string } } | null };

export type DropOrderCouponMutationVariables = Exact<{
  cartId: string;
}>;


export type DropOrderCouponMutation = { readonly removeCouponFromCart: { readonly cart: { readonly id: string } | null } | null };

export type ReadCompareListQueryVariables = Exact<{
  uid: string;
}>;


export type ReadCompareListQuery = { readonly compareList: ComparedProductsFragment | null };

export type ReadOwnCompareListQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadOwnCompareListQuery = { readonly customer: { readonly compare_list: ComparedProductsFragment | null } | null };

export type ReadOwnComparedSkusQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadOwnComparedSkusQuery = { readonly customer: { readonly compare_list: ComparedSkusFragment | null } | null };

export type AssignCompareListMutationVariables = Exact<{
  uid: string;
}>;


export type AssignCompareListMutation = { readonly assignCompareListToCustomer: { readonly compare_list: ComparedSkusFragment | null } | null };

export type CreateCompareListMutationVariables = Exact<{
  skus: ReadonlyArray<string> | string;
}>;


export type CreateCompareListMutation = { readonly createCompareList: ComparedSkusFragment | null };

export type AddToCompareListMutationVariables = Exact<{
  uid: string;
  skus: ReadonlyArray<string> | string;
}>;


export type AddToCompareListMutation = { readonly addProductsToCompareList: ComparedSkusFragment | null };

export type RemoveFromCompareListMutationVariables = Exact<{
  uid: string;
  skus: ReadonlyArray<string> | string;
}>;


export type RemoveFromCompareListMutation = { readonly removeProductsFromCompareList: ComparedSkusFragment | null };

export type DeleteCompareListMutationVariables = Exact<{
  uid: string;
}>;


export type DeleteCompareListMutation = { readonly deleteCompareList: { readonly result: boolean } | null };

export type ComparedSkusFragment = { readonly uid: string, readonly items: ReadonlyArray<{ readonly product:
      | { readonly sku: string | null }
      | { readonly sku: string | null }
     } | null> | null };

export type ComparedProductsFragment = { readonly uid: string, readonly maximum: number, readonly attributes: ReadonlyArray<{ readonly code: string, readonly label: string } | null> | null, readonly items: ReadonlyArray<{ readonly attributes: ReadonlyArray<{ readonly code: string, readonly value: string } | null>, readonly product:
      | (
        { readonly rating_summary: number, readonly review_count: number, readonly pao: string | null, readonly composition: ReadonlyArray<string | null> | null }
        & ListedProduct_BundleProduct_Fragment
      )
      | (
        { readonly rating_summary: number, readonly review_count: number, readonly pao: string | null, readonly composition: ReadonlyArray<string | null> | null }
        & ListedProduct_ConfigurableProduct_Fragment
      )
     } | null> | null };

export type ReadCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadCustomerQuery = { readonly customer: { readonly email: string | null, readonly firstname: string | null, readonly lastname: string | null, readonly telephone: string | null, readonly is_premium: boolean, readonly token_expires_at: string | null, readonly renewed_token: { readonly token: string | null, readonly expires_at: string | null } | null, readonly addresses: ReadonlyArray<CustomerAddressPartsFragment | null> | null } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInMutation = { readonly generateCustomerToken: { readonly token: string | null, readonly expires_at: string | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly revokeCustomerToken: { readonly result: boolean } | null };

export type CustomerAddressPartsFragment = { readonly id: number | null, readonly company: string | null, readonly country_code: string | null, readonly city: string | null, readonly default_billing: boolean | null, readonly default_shipping: boolean | null, readonly firstname: string | null, readonly lastname: string | null, readonly postcode: string | null, readonly street: ReadonlyArray<string | null> | null, readonly telephone: string | null, readonly vat_id: string | null };

export type ReadSharedWishlistQueryVariables = Exact<{
  code: string;
}>;


export type ReadSharedWishlistQuery = { readonly wishlistBySharingCode: (
    { readonly name: string | null }
    & FavouriteEntriesFragment
  ) | null };

export type ReadFavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadFavouritesQuery = { readonly customer: { readonly wishlist: FavouriteEntriesFragment } | null };

export type AddFavouritesMutationVariables = Exact<{
  listId: string;
  items: ReadonlyArray<WishlistItemInput> | WishlistItemInput;
}>;


export type AddFavouritesMutation = { readonly addProductsToWishlist: { readonly user_errors: ReadonlyArray<{ readonly sentence: string | null, readonly message: string } | null>, readonly wishlist: FavouriteEntriesFragment } | null };

export type RemoveFavouritesMutationVariables = Exact<{
  listId: string;
  ids: ReadonlyArray<string> | string;
}>;


export type RemoveFavouritesMutation = { readonly removeProductsFromWishlist: { readonly wishlist: FavouriteEntriesFragment } | null };

export type FavouriteEntriesFragment = { readonly id: string | null, readonly items_v2: { readonly items: ReadonlyArray<{ readonly id: string, readonly product:
        | { readonly sku: string | null }
        | { readonly sku: string | null }
       | null } | null> } | null };

export type FindOrderQueryVariables = Exact<{
  number: string;
  email: string;
  lastname: string;
}>;


export type FindOrderQuery = { readonly guestOrder: { readonly number: string, readonly token: string } };

export type LinkedOrderQueryVariables = Exact<{
  token: string;
}>;


export type LinkedOrderQuery = { readonly guestOrderByToken: { readonly number: string, readonly token: string } };

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { readonly contactUs: { readonly status: boolean } | null };

export type ListedProductsQueryVariables = Exact<{
  skus: ReadonlyArray<string> | string;
  count: number;
}>;


export type ListedProductsQuery = { readonly products: { readonly items: ReadonlyArray<
      | ListedProduct_BundleProduct_Fragment
      | ListedProduct_ConfigurableProduct_Fragment
     | null> | null } | null };

type ListedProduct_BundleProduct_Fragment = { readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly brand_label: string | null, readonly product_line_label: string | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null }, readonly regular_price: { readonly value: number | null, readonly currency: string | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null } } | null, readonly omnibus_lowest_price: { readonly value: number | null, readonly currency: string | null } | null } };

type ListedProduct_ConfigurableProduct_Fragment = { readonly sku: string | null, readonly name: string | null, readonly url_key: string | null, readonly stock_status: ProductStockStatus | null, readonly brand_label: string | null, readonly product_line_label: string | null, readonly variants: ReadonlyArray<{ readonly product: { readonly sku: string | null, readonly stock_status: ProductStockStatus | null } | null } | null> | null, readonly small_image: { readonly url: string | null } | null, readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null }, readonly regular_price: { readonly value: number | null, readonly currency: string | null } }, readonly maximum_price: { readonly final_price: { readonly value: number | null, readonly currency: string | null } } | null, readonly omnibus_lowest_price: { readonly value: number | null, readonly currency: string | null } | null } };

export type ListedProductFragment =
  | ListedProduct_BundleProduct_Fragment
  | ListedProduct_ConfigurableProduct_Fragment
;

export type GuestOrderQueryVariables = Exact<{
  token: string;
}>;


export type GuestOrderQuery = { readonly guestOrderByToken: OrderPartsFragment, readonly storeConfig: { readonly order_cancellation_reasons: ReadonlyArray<{ readonly description: string } | null> } | null };

export type WithdrawMutationVariables = Exact<{
  input: WithdrawFromContractInput;
}>;


export type WithdrawMutation = { readonly withdrawFromContract: { readonly return: { readonly number: string, readonly created_at: string } } | null };

export type SetRefundAccountMutationVariables = Exact<{
  input: SetRefundAccountInput;
}>;


export type SetRefundAccountMutation = { readonly setRefundAccount: { readonly order: { readonly number: string } } | null };

export type RequestOrderCancelMutationVariables = Exact<{
  token: string;
  reason: string;
}>;


export type RequestOrderCancelMutation = { readonly requestGuestOrderCancel: { readonly errorV2: { readonly code: CancelOrderErrorCode } | null } | null };

export type ConfirmOrderCancelMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type ConfirmOrderCancelMutation = { readonly confirmCancelOrder: { readonly errorV2: { readonly code: CancelOrderErrorCode } | null } | null };

export type CancelOwnOrderMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelOwnOrderMutation = { readonly cancelOrder: { readonly errorV2: { readonly code: CancelOrderErrorCode } | null } | null };

export type OrderPartsFragment = { readonly id: string, readonly number: string, readonly email: string | null, readonly status: string, readonly status_code: string, readonly order_date: string, readonly order_status_change_date: string, readonly status_date_label: string, readonly can_retry_payment: boolean, readonly available_actions: ReadonlyArray<OrderActionType | null>, readonly is_returnable: boolean, readonly returnable_until: string | null, readonly shipping_method: string | null, readonly customer_notes: string | null, readonly items: ReadonlyArray<
    | { readonly id: string, readonly kind: string, readonly product_name: string | null, readonly quantity_ordered: number | null, readonly quantity_returnable: number, readonly product:
        | { readonly thumbnail: { readonly url: string | null } | null }
        | { readonly thumbnail: { readonly url: string | null } | null }
       | null, readonly selected_options: ReadonlyArray<{ readonly value: string } | null> | null, readonly prices: { readonly row_total_including_tax: { readonly value: number | null, readonly currency: string | null } } | null }
    | { readonly id: string, readonly kind: string, readonly product_name: string | null, readonly quantity_ordered: number | null, readonly quantity_returnable: number, readonly product:
        | { readonly thumbnail: { readonly url: string | null } | null }
        | { readonly thumbnail: { readonly url: string | null } | null }
       | null, readonly selected_options: ReadonlyArray<{ readonly value: string } | null> | null, readonly prices: { readonly row_total_including_tax: { readonly value: number | null, readonly currency: string | null } } | null }
   | null> | null, readonly total: { readonly grand_total: { readonly value: number | null, readonly currency: string | null }, readonly subtotal_incl_tax: { readonly value: number | null, readonly currency: string | null }, readonly total_shipping: { readonly value: number | null, readonly currency: string | null }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: string | null } } | null> | null, readonly taxes: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly value: number | null, readonly currency: string | null } } | null> | null } | null, readonly payment_methods: ReadonlyArray<{ readonly name: string, readonly type: string } | null> | null, readonly delivery_estimate: { readonly from: string, readonly to: string } | null, readonly pickup_point: { readonly code: string, readonly address: string } | null, readonly history: ReadonlyArray<{ readonly date: string, readonly status_code: string } | null>, readonly shipments: ReadonlyArray<{ readonly created_at: string, readonly tracking: ReadonlyArray<{ readonly title: string, readonly number: string | null, readonly url: string | null } | null> | null } | null> | null, readonly shipping_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly street: ReadonlyArray<string | null>, readonly postcode: string | null, readonly city: string, readonly telephone: string | null } | null, readonly billing_address: { readonly firstname: string, readonly lastname: string, readonly company: string | null, readonly vat_id: string | null, readonly street: ReadonlyArray<string | null>, readonly postcode: string | null, readonly city: string, readonly telephone: string | null } | null, readonly order_returns: ReadonlyArray<{ readonly number: string, readonly status: string, readonly status_label: string, readonly created_at: string, readonly send_to: string | null, readonly items: ReadonlyArray<{ readonly product_name: string, readonly quantity: number } | null> } | null>, readonly transfer_refund: { readonly account_ending: string | null, readonly is_awaited: boolean, readonly amount: { readonly value: number | null, readonly currency: string | null } } | null, readonly invoices: ReadonlyArray<{ readonly number: string } | null> };

export type PaymentStatusQueryVariables = Exact<{
  number: string;
  token: string;
}>;


export type PaymentStatusQuery = { readonly orderPaymentStatus: { readonly order_number: string, readonly status: OrderPaymentOutcome, readonly status_code: string, readonly payment_method: string, readonly reason_code: string | null, readonly reason_sentence: string | null, readonly can_retry: boolean, readonly retry_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string }> | null, readonly instructions: { readonly title: string } | null } | null, readonly guestOrderByToken: { readonly total: { readonly grand_total: { readonly value: number | null, readonly currency: string | null } } | null } };

export type PaymentReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentReasonsQuery = { readonly paymentReasons: ReadonlyArray<{ readonly code: string | null, readonly is_prefix: boolean, readonly sentence: string }> };

export type RetryPaymentMutationVariables = Exact<{
  number: string;
  token: string;
  method?: PaymentMethodInput | null | undefined;
}>;


export type RetryPaymentMutation = { readonly retryPaymentUrl: { readonly url: string | null, readonly reason_code: string | null, readonly reason_sentence: string | null, readonly retry_payment_methods: ReadonlyArray<{ readonly code: string, readonly title: string }> | null, readonly instructions: { readonly text: string } | null } | null };

export type ProductReviewsQueryVariables = Exact<{
  sku: string;
  page: number;
  pageSize: number;
  sort: ProductReviewSort;
  rating?: number | null | undefined;
}>;


export type ProductReviewsQuery = { readonly productReviews: { readonly total_count: number, readonly average: number, readonly distribution: ReadonlyArray<number>, readonly items: ReadonlyArray<{ readonly id: string, readonly nickname: string, readonly summary: string, readonly text: string, readonly language: string, readonly rating: number, readonly created_at: string, readonly is_verified: boolean, readonly is_own: boolean, readonly shade_sku: string | null } | null> } };

export type ReviewFormQueryVariables = Exact<{
  sku: string;
}>;


export type ReviewFormQuery = { readonly productReviewRatingsMetadata: { readonly items: ReadonlyArray<{ readonly id: string, readonly values: ReadonlyArray<{ readonly value: string, readonly value_id: string } | null> } | null> }, readonly customer: { readonly bought_variants: ReadonlyArray<string> } | null };

export type CreateProductReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateProductReviewMutation = { readonly createProductReview: { readonly review: { readonly id: string } } };

export type SubscribeStockMutationVariables = Exact<{
  input: SubscribeStockInput;
}>;


export type SubscribeStockMutation = { readonly SubscribeStock: { readonly status: StockAlertStatus } | null };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationMutation = { readonly resendConfirmationEmail: boolean | null };

export type SignUpMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type SignUpMutation = { readonly createCustomerV2: { readonly customer: { readonly email: string | null } } | null };

export type SaveFirstAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type SaveFirstAddressMutation = { readonly createCustomerAddress: { readonly id: number | null } | null };

export type ThankYouQueryVariables = Exact<{
  number: string;
  token: string;
}>;


export type ThankYouQuery = { readonly guestOrderByToken: { readonly number: string, readonly email: string | null, readonly status_code: string, readonly shipping_method: string | null, readonly items: ReadonlyArray<
      | { readonly id: string, readonly kind: string, readonly product_name: string | null, readonly product_sku: string, readonly product_url_key: string | null, readonly quantity_ordered: number | null, readonly quantity_returnable: number, readonly product:
          | { readonly brand_label: string | null, readonly thumbnail: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly name: string | null } | null> | null }
          | { readonly brand_label: string | null, readonly thumbnail: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly name: string | null } | null> | null }
         | null, readonly selected_options: ReadonlyArray<{ readonly value: string } | null> | null, readonly product_sale_price: { readonly value: number | null, readonly currency: string | null }, readonly prices: { readonly row_total_including_tax: { readonly value: number | null, readonly currency: string | null } } | null }
      | { readonly parent_sku: string | null, readonly id: string, readonly kind: string, readonly product_name: string | null, readonly product_sku: string, readonly product_url_key: string | null, readonly quantity_ordered: number | null, readonly quantity_returnable: number, readonly product:
          | { readonly brand_label: string | null, readonly thumbnail: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly name: string | null } | null> | null }
          | { readonly brand_label: string | null, readonly thumbnail: { readonly url: string | null } | null, readonly categories: ReadonlyArray<{ readonly name: string | null } | null> | null }
         | null, readonly selected_options: ReadonlyArray<{ readonly value: string } | null> | null, readonly product_sale_price: { readonly value: number | null, readonly currency: string | null }, readonly prices: { readonly row_total_including_tax: { readonly value: number | null, readonly currency: string | null } } | null }
     | null> | null, readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null>, readonly total: { readonly grand_total: { readonly value: number | null, readonly currency: string | null }, readonly subtotal_incl_tax: { readonly value: number | null, readonly currency: string | null }, readonly total_shipping: { readonly value: number | null, readonly currency: string | null }, readonly total_tax: { readonly value: number | null, readonly currency: string | null }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly amount: { readonly value: number | null, readonly currency: string | null } } | null> | null, readonly taxes: ReadonlyArray<{ readonly rate: number, readonly amount: { readonly value: number | null, readonly currency: string | null } } | null> | null } | null, readonly payment_methods: ReadonlyArray<{ readonly name: string, readonly type: string } | null> | null, readonly delivery_estimate: { readonly from: string, readonly to: string } | null, readonly pickup_point: { readonly code: string, readonly address: string } | null }, readonly orderPaymentStatus: { readonly status: OrderPaymentOutcome, readonly can_retry: boolean, readonly payment_method: string, readonly instructions: { readonly account: string, readonly bank: string, readonly pay_before: string, readonly recipient: string, readonly title: string, readonly amount: { readonly value: number | null, readonly currency: string | null } } | null } | null };

export type CreateAccountFromOrderMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type CreateAccountFromOrderMutation = { readonly createAccountFromOrder: { readonly email: string } | null };

export type ReadWalletSheetsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadWalletSheetsQuery = { readonly walletSheets: WalletSheetsPartsFragment };

export type WalletSheetsPartsFragment = { readonly apple_pay: { readonly country_code: string, readonly merchant_name: string, readonly supported_networks: ReadonlyArray<string> } | null, readonly google_pay: { readonly card_networks: ReadonlyArray<string>, readonly country_code: string, readonly environment: GooglePayEnvironment, readonly gateway: string, readonly gateway_merchant_id: string, readonly merchant_id: string, readonly merchant_name: string } | null };

export type StartApplePaySessionMutationVariables = Exact<{
  validationUrl: string;
}>;


export type StartApplePaySessionMutation = { readonly startApplePaySession: string };
