// Written from the schema; do not edit.
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Query = {
  readonly attributesForm: AttributesFormOutput;
  readonly attributesList?: Maybe<AttributesMetadataOutput>;
  readonly customAttributeMetadataV2: AttributesMetadataOutput;
  readonly cart?: Maybe<Cart>;
  readonly customerCart: Cart;
  readonly searchTerm?: Maybe<SearchTerm>;
  readonly products?: Maybe<Products>;
  readonly categories?: Maybe<CategoryResult>;
  /** @deprecated Kept for clients that still select it. */
  readonly categoryList?: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  /** What is agreed to in the checkout. Without `include_optional` only what an order needs: clients take a `MANUAL` one for a condition. */
  readonly checkoutAgreements?: Maybe<ReadonlyArray<Maybe<CheckoutAgreement>>>;
  readonly compareList?: Maybe<CompareList>;
  readonly guestOrder: CustomerOrder;
  readonly guestOrderByToken: CustomerOrder;
  /** How far the payment of an order is. A guest names the cart that it was made of, or the order's token. */
  readonly orderPaymentStatus?: Maybe<OrderPaymentStatus>;
  /** What each `reason_code` means: exact codes first, then what others begin with, last the sentence of all the rest. */
  readonly paymentReasons: ReadonlyArray<PaymentReason>;
  /** Banks and wallets of Przelewy24 for an amount, as `Money.value`; empty where the shop has no account there. */
  readonly przelewy24Methods?: Maybe<ReadonlyArray<Maybe<Przelewy24Method>>>;
  /** What a page opens the browser's own wallets with, without anybody's script. A wallet that is not in it is paid on the provider's page. */
  readonly walletSheets: WalletSheets;
  /**
   * Approved reviews of some products. Unless another order is asked for, those in the language of the site come first, and
   * of each kind the latest.
   */
  readonly productReviews: ProductReviewsOutput;
  readonly productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  readonly countries?: Maybe<ReadonlyArray<Maybe<Country>>>;
  readonly country?: Maybe<Country>;
  readonly storeConfig?: Maybe<StoreConfig>;
  readonly availableStores?: Maybe<ReadonlyArray<Maybe<StoreConfig>>>;
  readonly currency?: Maybe<Currency>;
  /** What pages tell crawlers that say nothing of their own; PWA Studio asks for it. */
  readonly robotsConfig?: Maybe<RobotsConfig>;
  /** A list that its owner shows to whoever has its sharing code. */
  readonly wishlistBySharingCode?: Maybe<Wishlist>;
  readonly route?: Maybe<RoutableInterface>;
  /** @deprecated Kept for clients that still select it. */
  readonly urlResolver?: Maybe<EntityUrl>;
  readonly cmsPage?: Maybe<CmsPage>;
  readonly cmsBlocks?: Maybe<CmsBlocks>;
  readonly recaptchaV3Config?: Maybe<ReCaptchaConfigurationV3>;
  readonly recaptchaFormConfig?: Maybe<ReCaptchaConfigOutput>;
  readonly customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  readonly customerDownloadableProducts?: Maybe<CustomerDownloadableProducts>;
  readonly customer?: Maybe<Customer>;
  readonly isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
};


export type QueryAttributesFormArgs = {
  formCode: Scalars['String']['input'];
};


export type QueryAttributesListArgs = {
  entityType: AttributeEntityTypeEnum;
  filters?: InputMaybe<AttributeFilterInput>;
};


export type QueryCustomAttributeMetadataV2Args = {
  attributes?: InputMaybe<ReadonlyArray<AttributeInput>>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QuerySearchTermArgs = {
  Search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryCategoriesArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckoutAgreementsArgs = {
  include_optional?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryOrderPaymentStatusArgs = {
  orderNumber: Scalars['String']['input'];
  cart_id?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPrzelewy24MethodsArgs = {
  amount: Scalars['Float']['input'];
};


export type QueryProductReviewsArgs = {
  skus: ReadonlyArray<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  type?: InputMaybe<ProductReviewType>;
  sort?: InputMaybe<ProductReviewSort>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryWishlistBySharingCodeArgs = {
  code: Scalars['String']['input'];
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryRecaptchaFormConfigArgs = {
  formType: ReCaptchaFormEnum;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};

export type Mutation = {
  /** Names or changes the account for money that goes back by a transfer, until it is sent. */
  readonly setRefundAccount?: Maybe<SetRefundAccountOutput>;
  /** Makes a cart of a link: `SKU:2,SKU2:1`. A customer's own cart gets the things. */
  readonly cartFromLink?: Maybe<AddProductsToCartOutput>;
  /** Puts a line back that was taken out, in its place and with the gifts that went with it. */
  readonly restoreCartItem?: Maybe<RestoreCartItemOutput>;
  /** Puts a gift or a sample into the cart that the cart has earned; where there is a single choice, it is made anew. */
  readonly chooseCartGift?: Maybe<ChooseCartGiftOutput>;
  /** Takes all gifts and samples out and notes that none are wanted. */
  readonly declineCartGifts?: Maybe<DeclineCartGiftsOutput>;
  /** @deprecated Kept for clients that still select it. */
  readonly createEmptyCart?: Maybe<Scalars['String']['output']>;
  readonly createGuestCart?: Maybe<CreateGuestCartOutput>;
  readonly addProductsToCart?: Maybe<AddProductsToCartOutput>;
  readonly updateCartItems?: Maybe<UpdateCartItemsOutput>;
  readonly removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  readonly applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  readonly applyCouponsToCart?: Maybe<ApplyCouponToCartOutput>;
  readonly removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  readonly mergeCarts: Cart;
  readonly addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  readonly addConfigurableProductsToCart?: Maybe<AddConfigurableProductsToCartOutput>;
  readonly setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  readonly setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  readonly setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  readonly setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  readonly setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  readonly estimateShippingMethods?: Maybe<ReadonlyArray<Maybe<AvailableShippingMethod>>>;
  readonly estimateTotals: EstimateTotalsOutput;
  /** Keeps how the client shows the chosen delivery; it can switch off payments beside those that the method does, never allow one. */
  readonly setDeliveryDetailsOnCart?: Maybe<SetDeliveryDetailsOnCartOutput>;
  /** Sets the point where the parcel waits, in the network that has its code: the same as `pickup_location_code` of the shipping address. */
  readonly setInPostLockerNumberOnCart?: Maybe<SetInPostLockerNumberOnCartOutput>;
  /** Takes the point of the chosen delivery away, and keeps the delivery; without a delivery that needs one, all points. */
  readonly removePickupLocationFromCart?: Maybe<RemovePickupLocationFromCartOutput>;
  /** Records what the shopper agrees to: text version, time and source are the server's. */
  readonly setCheckoutConsentsOnCart?: Maybe<SetCheckoutConsentsOnCartOutput>;
  readonly createCompareList?: Maybe<CompareList>;
  readonly addProductsToCompareList?: Maybe<CompareList>;
  readonly removeProductsFromCompareList?: Maybe<CompareList>;
  readonly assignCompareListToCustomer?: Maybe<AssignCompareListToCustomerOutput>;
  readonly deleteCompareList?: Maybe<DeleteCompareListOutput>;
  readonly placeOrder?: Maybe<PlaceOrderOutput>;
  /** Opens an account for the guest who placed the order, with what was given there; the order belongs to it then. The answer is the same where the e-mail has an account: a mail tells its owner. */
  readonly createAccountFromOrder?: Maybe<CreateAccountFromOrderOutput>;
  readonly cancelOrder?: Maybe<CancelOrderOutput>;
  /** Sends the link that cancels to the order's mailbox; nothing is canceled yet. */
  readonly requestGuestOrderCancel?: Maybe<CancelOrderOutput>;
  /** Cancels the order with the key of that link, which holds for a day. */
  readonly confirmCancelOrder?: Maybe<CancelOrderOutput>;
  readonly reorderItems?: Maybe<ReorderItemsOutput>;
  /** Pays an order that is not paid once more. `order_id` is its number, or its id; a guest names the cart or the token. */
  readonly retryPaymentUrl?: Maybe<RetryPaymentUrlOutput>;
  /** Begins the payment of a cart by a card that is entered on the page. The order that the cart becomes takes it over. */
  readonly registerCardTransaction?: Maybe<CardTransaction>;
  /** Hands over the token of Apple Pay or Google Pay, after that method was chosen or with what was chosen on the wallet's sheet: `placeOrder` charges it. Good once, for two minutes; it is kept sealed until then. */
  readonly payWithWalletToken?: Maybe<PayWithWalletTokenOutput>;
  /** Asks Apple for the session of a sheet that the browser has opened; answers it as Apple wrote it, in JSON, for `completeMerchantValidation`. Good once, for five minutes. */
  readonly startApplePaySession: Scalars['String']['output'];
  /** A statement of withdrawal from the contract: taken at once, and confirmed by a mail with its content, day and hour. */
  readonly withdrawFromContract?: Maybe<WithdrawFromContractOutput>;
  readonly createProductReview: CreateProductReviewOutput;
  /** Asks for a mail when a product is on sale again. */
  readonly subscribeStock?: Maybe<SubscribeStockOutput>;
  readonly clearWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  readonly updateWishlist?: Maybe<UpdateWishlistOutput>;
  readonly deleteWishlist?: Maybe<DeleteWishlistOutput>;
  readonly addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  readonly removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  readonly updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
  readonly createWishlist?: Maybe<CreateWishlistOutput>;
  readonly addWishlistItemsToCart?: Maybe<AddWishlistItemsToCartOutput>;
  /** Sends a message of the contact form to the shop. */
  readonly contactUs?: Maybe<ContactUsOutput>;
  readonly deletePaymentToken?: Maybe<DeletePaymentTokenOutput>;
  /** @deprecated Kept for clients that still select it. */
  readonly createCustomer?: Maybe<CustomerOutput>;
  readonly createCustomerV2?: Maybe<CustomerOutput>;
  readonly generateCustomerToken?: Maybe<CustomerToken>;
  readonly revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  readonly requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  readonly resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly updateCustomer?: Maybe<CustomerOutput>;
  readonly updateCustomerV2?: Maybe<CustomerOutput>;
  readonly updateCustomerEmail?: Maybe<CustomerOutput>;
  readonly changeCustomerPassword?: Maybe<Customer>;
  readonly createCustomerAddress?: Maybe<CustomerAddress>;
  readonly updateCustomerAddress?: Maybe<CustomerAddress>;
  readonly deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  readonly deleteCustomer?: Maybe<Scalars['Boolean']['output']>;
  readonly confirmEmail?: Maybe<CustomerOutput>;
  /** Answers true whether or not there is such an account. */
  readonly resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Signs the customer out everywhere. */
  readonly revokeAllCustomerTokens?: Maybe<RevokeCustomerTokenOutput>;
  /** Joins or leaves benefit programs; one that is left out stays as it is. Friends and family are joined once the shop agrees. */
  readonly updateLoyalty?: Maybe<CustomerOutput>;
  /** Signs one device out; false when it is not signed in any more. */
  readonly revokeCustomerSession: Scalars['Boolean']['output'];
  /** Signs out everywhere but here. */
  readonly revokeOtherCustomerSessions: Scalars['Boolean']['output'];
  /** Deletes the account in a day, until which it can be kept: with its password, or the token of the link that was sent. */
  readonly scheduleCustomerDeletion: CustomerDeletionOutput;
  /** Sends the link that stands for the password of an account without one. */
  readonly sendCustomerDeletionLink: Scalars['Boolean']['output'];
  /** Keeps an account that was to be deleted. */
  readonly cancelCustomerDeletion: Scalars['Boolean']['output'];
  readonly subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
};


export type MutationSetRefundAccountArgs = {
  input: SetRefundAccountInput;
};


export type MutationCartFromLinkArgs = {
  items: Scalars['String']['input'];
};


export type MutationRestoreCartItemArgs = {
  input: RestoreCartItemInput;
};


export type MutationChooseCartGiftArgs = {
  input: ChooseCartGiftInput;
};


export type MutationDeclineCartGiftsArgs = {
  input: DeclineCartGiftsInput;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: ReadonlyArray<CartItemInput>;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationApplyCouponsToCartArgs = {
  input?: InputMaybe<ApplyCouponsToCartInput>;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationMergeCartsArgs = {
  source_cart_id: Scalars['String']['input'];
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationSetDeliveryDetailsOnCartArgs = {
  input: SetDeliveryDetailsOnCartInput;
};


export type MutationSetInPostLockerNumberOnCartArgs = {
  input: SetInPostLockerNumberOnCartInput;
};


export type MutationRemovePickupLocationFromCartArgs = {
  input?: InputMaybe<RemovePickupLocationFromCartInput>;
};


export type MutationSetCheckoutConsentsOnCartArgs = {
  input: SetCheckoutConsentsOnCartInput;
};


export type MutationCreateCompareListArgs = {
  input?: InputMaybe<CreateCompareListInput>;
};


export type MutationAddProductsToCompareListArgs = {
  input?: InputMaybe<AddProductsToCompareListInput>;
};


export type MutationRemoveProductsFromCompareListArgs = {
  input?: InputMaybe<RemoveProductsFromCompareListInput>;
};


export type MutationAssignCompareListToCustomerArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeleteCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationCreateAccountFromOrderArgs = {
  input: CreateAccountFromOrderInput;
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationRequestGuestOrderCancelArgs = {
  input: GuestOrderCancelInput;
};


export type MutationConfirmCancelOrderArgs = {
  input: ConfirmCancelOrderInput;
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationRetryPaymentUrlArgs = {
  order_id: Scalars['String']['input'];
  cart_id?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
  payment_method?: InputMaybe<PaymentMethodInput>;
};


export type MutationRegisterCardTransactionArgs = {
  cartId: Scalars['String']['input'];
  saveAlias?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPayWithWalletTokenArgs = {
  cartId: Scalars['String']['input'];
  sheet?: InputMaybe<WalletSheetInput>;
  token: Scalars['String']['input'];
};


export type MutationStartApplePaySessionArgs = {
  validationUrl: Scalars['String']['input'];
};


export type MutationWithdrawFromContractArgs = {
  input: WithdrawFromContractInput;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationSubscribeStockArgs = {
  input: SubscribeStockInput;
};


export type MutationClearWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationUpdateWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<WishlistVisibilityEnum>;
};


export type MutationDeleteWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemInput>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: ReadonlyArray<WishlistItemUpdateInput>;
};


export type MutationCreateWishlistArgs = {
  input: CreateWishlistInput;
};


export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationUpdateLoyaltyArgs = {
  kameleon?: InputMaybe<Scalars['Boolean']['input']>;
  friends_and_family?: InputMaybe<Scalars['Boolean']['input']>;
  miles_and_more?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRevokeCustomerSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationScheduleCustomerDeletionArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};

export type AttributeFilterInput = {
  readonly is_comparable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_filterable_in_search?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_html_allowed_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_searchable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_used_for_price_rules?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_used_for_promo_rules?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_visible_in_advanced_search?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is_wysiwyg_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AttributeInput = {
  readonly attribute_code?: InputMaybe<Scalars['String']['input']>;
  readonly entity_type?: InputMaybe<Scalars['String']['input']>;
};

export type AttributesFormOutput = {
  readonly errors: ReadonlyArray<Maybe<AttributeMetadataError>>;
  readonly items: ReadonlyArray<Maybe<CustomAttributeMetadataInterface>>;
};

export type AttributesMetadataOutput = {
  readonly errors: ReadonlyArray<Maybe<AttributeMetadataError>>;
  readonly items: ReadonlyArray<Maybe<CustomAttributeMetadataInterface>>;
};

export type CustomAttributeMetadataInterface = {
  readonly code: Scalars['ID']['output'];
  readonly default_value?: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_class?: Maybe<Scalars['String']['output']>;
  readonly frontend_input?: Maybe<AttributeFrontendInputEnum>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
};

export type AttributeMetadata = CustomAttributeMetadataInterface & {
  readonly code: Scalars['ID']['output'];
  readonly default_value?: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_class?: Maybe<Scalars['String']['output']>;
  readonly frontend_input?: Maybe<AttributeFrontendInputEnum>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
};

/** An attribute of products or categories. */
export type CatalogAttributeMetadata = CustomAttributeMetadataInterface & {
  readonly apply_to?: Maybe<ReadonlyArray<Maybe<CatalogAttributeApplyToEnum>>>;
  readonly is_comparable?: Maybe<Scalars['Boolean']['output']>;
  readonly is_filterable?: Maybe<Scalars['Boolean']['output']>;
  readonly is_filterable_in_search?: Maybe<Scalars['Boolean']['output']>;
  readonly is_html_allowed_on_front?: Maybe<Scalars['Boolean']['output']>;
  readonly is_searchable?: Maybe<Scalars['Boolean']['output']>;
  readonly is_used_for_price_rules?: Maybe<Scalars['Boolean']['output']>;
  readonly is_used_for_promo_rules?: Maybe<Scalars['Boolean']['output']>;
  readonly is_visible_in_advanced_search?: Maybe<Scalars['Boolean']['output']>;
  readonly is_visible_on_front?: Maybe<Scalars['Boolean']['output']>;
  readonly is_wysiwyg_enabled?: Maybe<Scalars['Boolean']['output']>;
  readonly swatch_input_type?: Maybe<SwatchInputTypeEnum>;
  readonly update_product_preview_image?: Maybe<Scalars['Boolean']['output']>;
  readonly use_product_image_for_swatch?: Maybe<Scalars['Boolean']['output']>;
  readonly used_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
  readonly code: Scalars['ID']['output'];
  readonly default_value?: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_class?: Maybe<Scalars['String']['output']>;
  readonly frontend_input?: Maybe<AttributeFrontendInputEnum>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
};

/** A field of a customer's account or address. */
export type CustomerAttributeMetadata = CustomAttributeMetadataInterface & {
  readonly input_filter?: Maybe<InputFilterEnum>;
  readonly multiline_count?: Maybe<Scalars['Int']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly validate_rules?: Maybe<ReadonlyArray<Maybe<ValidationRule>>>;
  readonly code: Scalars['ID']['output'];
  readonly default_value?: Maybe<Scalars['String']['output']>;
  readonly entity_type: AttributeEntityTypeEnum;
  readonly frontend_class?: Maybe<Scalars['String']['output']>;
  readonly frontend_input?: Maybe<AttributeFrontendInputEnum>;
  readonly is_required: Scalars['Boolean']['output'];
  readonly is_unique: Scalars['Boolean']['output'];
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly options: ReadonlyArray<Maybe<CustomAttributeOptionInterface>>;
};

export type ValidationRule = {
  readonly name?: Maybe<ValidationRuleEnum>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type AttributeMetadataError = {
  readonly message: Scalars['String']['output'];
  readonly type: AttributeMetadataErrorType;
};

export type CustomAttributeOptionInterface = {
  readonly is_default: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AttributeOptionMetadata = CustomAttributeOptionInterface & {
  readonly is_default: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AttributeEntityTypeEnum =
  | 'CATALOG_PRODUCT'
  | 'CATALOG_CATEGORY'
  | 'CUSTOMER'
  | 'CUSTOMER_ADDRESS';

export type AttributeFrontendInputEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'WEIGHT'
  | 'UNDEFINED';

export type AttributeMetadataErrorType =
  | 'ENTITY_NOT_FOUND'
  | 'ATTRIBUTE_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type CatalogAttributeApplyToEnum =
  | 'SIMPLE'
  | 'VIRTUAL'
  | 'BUNDLE'
  | 'DOWNLOADABLE'
  | 'CONFIGURABLE'
  | 'GROUPED'
  | 'CATEGORY';

export type InputFilterEnum =
  | 'NONE'
  | 'DATE'
  | 'TRIM'
  | 'STRIPTAGS'
  | 'ESCAPEHTML';

export type SwatchInputTypeEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'DROPDOWN'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'VISUAL'
  | 'WEIGHT';

export type ValidationRuleEnum =
  | 'DATE_RANGE_MAX'
  | 'DATE_RANGE_MIN'
  | 'FILE_EXTENSIONS'
  | 'INPUT_VALIDATION'
  | 'MAX_TEXT_LENGTH'
  | 'MIN_TEXT_LENGTH'
  | 'MAX_FILE_SIZE'
  | 'MAX_IMAGE_HEIGHT'
  | 'MAX_IMAGE_WIDTH';

export type SetRefundAccountInput = {
  readonly account: RefundAccountInput;
  /** Number of the order; a customer's own, or a guest's with the token. */
  readonly order_number: Scalars['String']['input'];
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type RefundAccountInput = {
  /** The 26 digits of a Polish account, with or without `PL` and spaces, or another IBAN of the European Union. */
  readonly account_number: Scalars['String']['input'];
  /** Whose account it is, where it is not the buyer's. */
  readonly holder?: InputMaybe<Scalars['String']['input']>;
};

export type SetRefundAccountOutput = {
  readonly order: CustomerOrder;
};

export type WithdrawFromContractInput = {
  /** Where the money goes when no payment provider sends it back; it may be named later. */
  readonly refund_account?: InputMaybe<RefundAccountInput>;
  /** Where the receipt goes; the order's address when absent. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** All that can be returned, when absent. */
  readonly items?: InputMaybe<ReadonlyArray<WithdrawnItemInput>>;
  readonly name: Scalars['String']['input'];
  /** Number of the order; a customer's own, or a guest's with the token. */
  readonly order_number: Scalars['String']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

/** Money of an order that no payment provider sends back: it was paid at the door or by a transfer. */
export type TransferRefund = {
  /** The last four characters of the account that the buyer has named. */
  readonly account_ending?: Maybe<Scalars['String']['output']>;
  /** What is being sent and has not left yet. */
  readonly amount: Money;
  /** There is money to be sent, or a return that is not settled: the account may be named or changed. */
  readonly is_awaited: Scalars['Boolean']['output'];
};

export type CustomerOrder = {
  /** Null when the payment provider sends money of this order back. */
  readonly transfer_refund?: Maybe<TransferRefund>;
  readonly can_retry_payment: Scalars['Boolean']['output'];
  readonly customer_notes?: Maybe<Scalars['String']['output']>;
  /** Working days on which the parcel was promised. */
  readonly delivery_estimate?: Maybe<OrderDeliveryEstimate>;
  readonly is_highlighted: Scalars['Boolean']['output'];
  readonly is_returnable: Scalars['Boolean']['output'];
  /** What happened to it, oldest first. */
  readonly history: ReadonlyArray<Maybe<OrderHistoryItem>>;
  readonly pickup_point?: Maybe<OrderPickupPoint>;
  /** Code of the status, `pendingPayment`. */
  readonly status_code: Scalars['String']['output'];
  /** What `order_status_change_date` is the day of. */
  readonly status_date_label: Scalars['String']['output'];
  readonly applied_coupons: ReadonlyArray<Maybe<AppliedCoupon>>;
  readonly available_actions: ReadonlyArray<Maybe<OrderActionType>>;
  readonly billing_address?: Maybe<OrderAddress>;
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly comments?: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly credit_memos?: Maybe<ReadonlyArray<Maybe<CreditMemo>>>;
  readonly customer_info: OrderCustomerInfo;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly gift_message?: Maybe<GiftMessage>;
  /** @deprecated Kept for clients that still select it. */
  readonly grand_total?: Maybe<Scalars['Float']['output']>;
  readonly id: Scalars['ID']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly increment_id?: Maybe<Scalars['String']['output']>;
  readonly invoices: ReadonlyArray<Maybe<Invoice>>;
  readonly is_virtual: Scalars['Boolean']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<OrderItemInterface>>>;
  readonly number: Scalars['String']['output'];
  readonly order_date: Scalars['String']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly order_number: Scalars['String']['output'];
  readonly order_status_change_date: Scalars['String']['output'];
  readonly payment_methods?: Maybe<ReadonlyArray<Maybe<OrderPaymentMethod>>>;
  readonly shipments?: Maybe<ReadonlyArray<Maybe<OrderShipment>>>;
  readonly shipping_address?: Maybe<OrderAddress>;
  readonly shipping_method?: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
  readonly total?: Maybe<OrderTotal>;
  readonly state?: Maybe<Scalars['String']['output']>;
  /** Statements of withdrawal, oldest first. */
  readonly order_returns: ReadonlyArray<Maybe<OrderReturn>>;
  /** The last day on which it may be returned; null while it is not delivered, and afterwards. */
  readonly returnable_until?: Maybe<Scalars['String']['output']>;
};

export type RestoreCartItemInput = {
  readonly cart_id: Scalars['String']['input'];
  /** As the line was called before it was taken out. */
  readonly cart_item_uid: Scalars['ID']['input'];
};

export type RestoreCartItemOutput = {
  readonly cart: Cart;
};

export type ChooseCartGiftInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly sku: Scalars['String']['input'];
  /** Of the offer that is meant, when several hold the sku. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
};

export type ChooseCartGiftOutput = {
  readonly cart: Cart;
};

export type DeclineCartGiftsInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type DeclineCartGiftsOutput = {
  readonly cart: Cart;
};

export type Cart = {
  /** From this value of goods on, after discounts, delivery is free. */
  readonly free_delivery_from: Money;
  /** What is missing to it; 0 when there is nothing. */
  readonly free_delivery_missing: Money;
  readonly gifts_declined: Scalars['Boolean']['output'];
  readonly gift_offers: ReadonlyArray<Maybe<CartGiftOffer>>;
  /** What the shopper should know: what became short, was cut, or does not hold any more. */
  readonly notices: ReadonlyArray<Maybe<CartNotice>>;
  /** Counts the changes. */
  readonly version: Scalars['Int']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly applied_coupon?: Maybe<AppliedCoupon>;
  readonly applied_coupons?: Maybe<ReadonlyArray<Maybe<AppliedCoupon>>>;
  readonly available_payment_methods?: Maybe<ReadonlyArray<Maybe<AvailablePaymentMethod>>>;
  readonly billing_address?: Maybe<BillingCartAddress>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly gift_message?: Maybe<GiftMessage>;
  readonly id: Scalars['ID']['output'];
  readonly is_virtual: Scalars['Boolean']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly items?: Maybe<ReadonlyArray<Maybe<CartItemInterface>>>;
  readonly itemsV2?: Maybe<CartItems>;
  readonly prices?: Maybe<CartPrices>;
  readonly selected_payment_method?: Maybe<SelectedPaymentMethod>;
  readonly shipping_addresses: ReadonlyArray<Maybe<ShippingCartAddress>>;
  readonly total_quantity: Scalars['Float']['output'];
  readonly total_summary_quantity_including_config: Scalars['Float']['output'];
  /** What the shopper has agreed to, or not. */
  readonly consents: ReadonlyArray<Maybe<CartConsent>>;
  /** What still keeps the cart from being ordered, in the order of the steps; empty when nothing does. */
  readonly missing_for_order: ReadonlyArray<Maybe<CheckoutStep>>;
  /** Ways of payment that do not go with this cart, with the reason. */
  readonly unavailable_payment_methods: ReadonlyArray<Maybe<UnavailablePaymentMethod>>;
  readonly gift_receipt_included: Scalars['Boolean']['output'];
  readonly printed_card_included: Scalars['Boolean']['output'];
};


export type CartItemsV2Args = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};

export type CartNotice = {
  readonly code: Scalars['String']['output'];
  /** Code of the coupon that it is about. */
  readonly coupon?: Maybe<Scalars['String']['output']>;
  /** In the language of the store. */
  readonly message: Scalars['String']['output'];
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
};

export type CartGiftOffer = {
  readonly choices: Scalars['Int']['output'];
  readonly items: ReadonlyArray<Maybe<CartGift>>;
  readonly kind: CartGiftKind;
  readonly label: Scalars['String']['output'];
  /** Value of goods that is missing; 0 when the shopper may choose. */
  readonly missing: Money;
  readonly source: Scalars['String']['output'];
  readonly threshold: Money;
};

export type CartGiftKind =
  | 'GIFT'
  | 'SAMPLE';

export type CartGift = {
  readonly is_available: Scalars['Boolean']['output'];
  readonly is_chosen: Scalars['Boolean']['output'];
  readonly product: ProductInterface;
  readonly sku: Scalars['String']['output'];
};

export type CartItemInterface = {
  /** Why the line cannot be ordered as it stands. */
  readonly availability: CartItemAvailability;
  /** What a gift is given for. */
  readonly gift_source?: Maybe<Scalars['String']['output']>;
  /** The shopper pays the price of friends and family. */
  readonly isFaF: Scalars['Boolean']['output'];
  readonly isGift: Scalars['Boolean']['output'];
  readonly isSample: Scalars['Boolean']['output'];
  readonly outOfStock: Scalars['Boolean']['output'];
  /** Of the variant. */
  readonly sku: Scalars['String']['output'];
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly prices?: Maybe<CartItemPrices>;
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type CartItemAvailability =
  | 'AVAILABLE'
  | 'GONE'
  | 'NOT_EARNED'
  | 'NOT_FOR_SALE'
  | 'OUT_OF_STOCK'
  | 'SHORT'
  | 'WITHDRAWN'
  | 'WITHOUT_PRICE';

export type CartItemPrices = {
  /** What is paid for the line. */
  readonly row_total_with_discount_including_tax: Money;
  readonly catalog_discount?: Maybe<ProductDiscount>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly original_item_price: Money;
  readonly original_row_total: Money;
  readonly price: Money;
  readonly price_including_tax: Money;
  readonly row_catalog_discount?: Maybe<ProductDiscount>;
  readonly row_total: Money;
  readonly row_total_including_tax: Money;
  readonly total_item_discount?: Maybe<Money>;
};

export type Error = {
  /** Where the input is at fault, a JSON pointer: `/cartItems/0/quantity`. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type CartItemError = {
  /** What is at fault of the line, a JSON pointer: `/quantity`. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: CartItemErrorType;
  readonly message: Scalars['String']['output'];
};

export type CreateEmptyCartInput = {
  readonly cart_id?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGuestCartInput = {
  readonly cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  readonly cart?: Maybe<Cart>;
};

export type CartItemInput = {
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly quantity: Scalars['Float']['input'];
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly sku: Scalars['String']['input'];
};

export type AddProductsToCartOutput = {
  readonly cart: Cart;
  readonly user_errors: ReadonlyArray<Maybe<Error>>;
};

export type CartUserInputError = Error & {
  /** Where the input is at fault, a JSON pointer: `/cartItems/0/quantity`. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type InsufficientStockError = Error & {
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  /** Where the input is at fault, a JSON pointer: `/cartItems/0/quantity`. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: CartUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type CartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'
  | 'PERMISSION_DENIED';

export type UpdateCartItemsInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<CartItemUpdateInput>>;
};

export type CartItemUpdateInput = {
  readonly cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  readonly cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
  readonly gift_message?: InputMaybe<GiftMessageInput>;
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type CustomizableOptionInput = {
  readonly id?: InputMaybe<Scalars['Int']['input']>;
  readonly uid?: InputMaybe<Scalars['ID']['input']>;
  readonly value_string: Scalars['String']['input'];
};

export type UpdateCartItemsOutput = {
  readonly cart: Cart;
  readonly errors: ReadonlyArray<Maybe<CartUserInputError>>;
};

export type RemoveItemFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  readonly cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  readonly cart: Cart;
};

export type ApplyCouponToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly coupon_code: Scalars['String']['input'];
};

export type ApplyCouponsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly coupon_codes: ReadonlyArray<InputMaybe<Scalars['String']['input']>>;
  readonly type?: InputMaybe<ApplyCouponsStrategy>;
};

export type ApplyCouponsStrategy =
  | 'APPEND'
  | 'REPLACE';

export type ApplyCouponToCartOutput = {
  readonly cart: Cart;
};

export type RemoveCouponFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  readonly cart?: Maybe<Cart>;
};

export type CartItems = {
  readonly items: ReadonlyArray<Maybe<CartItemInterface>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count: Scalars['Int']['output'];
};

export type SimpleCartItem = CartItemInterface & {
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly gift_message?: Maybe<GiftMessage>;
  /** Why the line cannot be ordered as it stands. */
  readonly availability: CartItemAvailability;
  /** What a gift is given for. */
  readonly gift_source?: Maybe<Scalars['String']['output']>;
  /** The shopper pays the price of friends and family. */
  readonly isFaF: Scalars['Boolean']['output'];
  readonly isGift: Scalars['Boolean']['output'];
  readonly isSample: Scalars['Boolean']['output'];
  readonly outOfStock: Scalars['Boolean']['output'];
  /** Of the variant. */
  readonly sku: Scalars['String']['output'];
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly prices?: Maybe<CartItemPrices>;
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type VirtualCartItem = CartItemInterface & {
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  /** Why the line cannot be ordered as it stands. */
  readonly availability: CartItemAvailability;
  /** What a gift is given for. */
  readonly gift_source?: Maybe<Scalars['String']['output']>;
  /** The shopper pays the price of friends and family. */
  readonly isFaF: Scalars['Boolean']['output'];
  readonly isGift: Scalars['Boolean']['output'];
  readonly isSample: Scalars['Boolean']['output'];
  readonly outOfStock: Scalars['Boolean']['output'];
  /** Of the variant. */
  readonly sku: Scalars['String']['output'];
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly prices?: Maybe<CartItemPrices>;
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type ConfigurableCartItem = CartItemInterface & {
  readonly configurable_options: ReadonlyArray<Maybe<SelectedConfigurableOption>>;
  readonly configured_variant: ProductInterface;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly gift_message?: Maybe<GiftMessage>;
  /** Why the line cannot be ordered as it stands. */
  readonly availability: CartItemAvailability;
  /** What a gift is given for. */
  readonly gift_source?: Maybe<Scalars['String']['output']>;
  /** The shopper pays the price of friends and family. */
  readonly isFaF: Scalars['Boolean']['output'];
  readonly isGift: Scalars['Boolean']['output'];
  readonly isSample: Scalars['Boolean']['output'];
  readonly outOfStock: Scalars['Boolean']['output'];
  /** Of the variant. */
  readonly sku: Scalars['String']['output'];
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly prices?: Maybe<CartItemPrices>;
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type SelectedConfigurableOption = {
  readonly configurable_product_option_uid: Scalars['ID']['output'];
  readonly configurable_product_option_value_uid: Scalars['ID']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['Int']['output'];
  readonly option_label: Scalars['String']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly value_id: Scalars['Int']['output'];
  readonly value_label: Scalars['String']['output'];
};

export type SelectedCustomizableOption = {
  readonly customizable_option_uid: Scalars['ID']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['Int']['output'];
  readonly is_required: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly sort_order: Scalars['Int']['output'];
  readonly type: Scalars['String']['output'];
  readonly values: ReadonlyArray<Maybe<SelectedCustomizableOptionValue>>;
};

export type CartItemErrorType =
  | 'UNDEFINED'
  | 'ITEM_QTY'
  | 'ITEM_INCREMENTS';

export type ProductDiscount = {
  readonly amount_off?: Maybe<Scalars['Float']['output']>;
  readonly percent_off?: Maybe<Scalars['Float']['output']>;
};

export type CartPrices = {
  readonly applied_taxes?: Maybe<ReadonlyArray<Maybe<CartTaxItem>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly discount?: Maybe<CartDiscount>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly grand_total?: Maybe<Money>;
  readonly grand_total_excluding_tax?: Maybe<Money>;
  readonly subtotal_excluding_tax?: Maybe<Money>;
  readonly subtotal_including_tax?: Maybe<Money>;
  readonly subtotal_with_discount_excluding_tax?: Maybe<Money>;
};

export type CartTaxItem = {
  readonly amount: Money;
  readonly label: Scalars['String']['output'];
};

export type CartDiscount = {
  readonly amount: Money;
  readonly label: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

export type SelectedCustomizableOptionValue = {
  readonly customizable_option_value_uid: Scalars['ID']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly price: CartItemSelectedOptionValuePrice;
  readonly value: Scalars['String']['output'];
};

export type CartItemSelectedOptionValuePrice = {
  readonly type: PriceTypeEnum;
  readonly units: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

export type QuoteItemsSortInput = {
  readonly field: SortQuoteItemsEnum;
  readonly order: SortEnum;
};

export type SortQuoteItemsEnum =
  | 'ITEM_ID'
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'PRODUCT_ID'
  | 'SKU'
  | 'NAME'
  | 'DESCRIPTION'
  | 'WEIGHT'
  | 'QTY'
  | 'PRICE'
  | 'BASE_PRICE'
  | 'CUSTOM_PRICE'
  | 'DISCOUNT_PERCENT'
  | 'DISCOUNT_AMOUNT'
  | 'BASE_DISCOUNT_AMOUNT'
  | 'TAX_PERCENT'
  | 'TAX_AMOUNT'
  | 'BASE_TAX_AMOUNT'
  | 'ROW_TOTAL'
  | 'BASE_ROW_TOTAL'
  | 'ROW_TOTAL_WITH_DISCOUNT'
  | 'ROW_WEIGHT'
  | 'PRODUCT_TYPE'
  | 'BASE_TAX_BEFORE_DISCOUNT'
  | 'TAX_BEFORE_DISCOUNT'
  | 'ORIGINAL_CUSTOM_PRICE'
  | 'PRICE_INC_TAX'
  | 'BASE_PRICE_INC_TAX'
  | 'ROW_TOTAL_INC_TAX'
  | 'BASE_ROW_TOTAL_INC_TAX'
  | 'DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'FREE_SHIPPING';

export type CartItemQuantity = {
  /** @deprecated Kept for clients that still select it. */
  readonly cart_item_id: Scalars['Int']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly quantity: Scalars['Float']['output'];
};

export type AddConfigurableProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type AddConfigurableProductsToCartOutput = {
  readonly cart: Cart;
};

export type AddSimpleProductsToCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly cart_items: ReadonlyArray<InputMaybe<SimpleProductCartItemInput>>;
};

export type AddSimpleProductsToCartOutput = {
  readonly cart: Cart;
};

export type ConfigurableProductCartItemInput = {
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
  readonly data: CartItemInput;
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly variant_sku?: InputMaybe<Scalars['String']['input']>;
};

export type SimpleProductCartItemInput = {
  readonly customizable_options?: InputMaybe<ReadonlyArray<InputMaybe<CustomizableOptionInput>>>;
  readonly data: CartItemInput;
};

export type SearchTerm = {
  readonly popularity?: Maybe<Scalars['Int']['output']>;
  readonly query_text?: Maybe<Scalars['String']['output']>;
  readonly redirect?: Maybe<Scalars['String']['output']>;
};

export type ProductInterface = {
  readonly application?: Maybe<Scalars['String']['output']>;
  readonly benefits?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly brand_label?: Maybe<Scalars['String']['output']>;
  readonly certificates?: Maybe<ReadonlyArray<Maybe<ProductCertificate>>>;
  readonly certifications?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly colour?: Maybe<ProductColour>;
  readonly composition?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomAttribute>>>;
  readonly ean?: Maybe<Scalars['String']['output']>;
  readonly friends_and_family_price?: Maybe<Money>;
  readonly gifts_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly has_free_delivery?: Maybe<Scalars['Boolean']['output']>;
  readonly has_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly has_samples?: Maybe<Scalars['Boolean']['output']>;
  /** Of `composition` what the shop tells of, in its order, at most six; empty where that is nothing. */
  readonly ingredients?: Maybe<ReadonlyArray<Maybe<ProductIngredient>>>;
  readonly is_bestseller?: Maybe<Scalars['Boolean']['output']>;
  readonly is_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly is_natural?: Maybe<Scalars['Boolean']['output']>;
  readonly is_new?: Maybe<Scalars['Boolean']['output']>;
  readonly is_presale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_promotion?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sample?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sponsored?: Maybe<Scalars['Boolean']['output']>;
  readonly loyalty_programs?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly pao?: Maybe<Scalars['String']['output']>;
  readonly product_line?: Maybe<Scalars['String']['output']>;
  readonly product_line_label?: Maybe<Scalars['String']['output']>;
  readonly safety?: Maybe<ProductSafety>;
  readonly samples_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly size?: Maybe<Scalars['String']['output']>;
  readonly skin_type?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly tax_class_id?: Maybe<Scalars['Int']['output']>;
  readonly unit_price?: Maybe<UnitPrice>;
  readonly usage?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly description?: Maybe<ComplexTextValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly new_from_date?: Maybe<Scalars['String']['output']>;
  readonly new_to_date?: Maybe<Scalars['String']['output']>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly small_image?: Maybe<ProductImage>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly uid: Scalars['ID']['output'];
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['Int']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly tier_price?: Maybe<Scalars['Float']['output']>;
  readonly tier_prices?: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly websites?: Maybe<ReadonlyArray<Maybe<Website>>>;
};


export type ProductInterfaceReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type PriceRange = {
  /** Lowest price of the 30 days before the reduction of the minimum price; null when it is not reduced. */
  readonly omnibus_lowest_price?: Maybe<Money>;
  /** True when the minimum price is that of a member of friends and family. */
  readonly is_friends_and_family?: Maybe<Scalars['Boolean']['output']>;
  readonly maximum_price?: Maybe<ProductPrice>;
  readonly minimum_price: ProductPrice;
};

/** Price of a usual amount, as „za 100 ml”. */
export type UnitPrice = {
  readonly per: Scalars['String']['output'];
  readonly price: Money;
};

export type ProductColour = {
  readonly code: Scalars['String']['output'];
  readonly hex: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly pantone?: Maybe<Scalars['String']['output']>;
};

/** Proof of a certification. */
export type ProductCertificate = {
  readonly code: Scalars['String']['output'];
  readonly issuer: Scalars['String']['output'];
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly scope?: Maybe<Scalars['String']['output']>;
  readonly valid_until?: Maybe<Scalars['String']['output']>;
};

/** Who answers for the product's safety, and what to heed. */
export type ProductSafety = {
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly documents?: Maybe<ReadonlyArray<Maybe<ProductDocument>>>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['String']['output']>;
  readonly responsible_person?: Maybe<ResponsiblePerson>;
  readonly warnings?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
};

/** A PDF that tells of the product's safety. */
export type ProductDocument = {
  readonly file_name: Scalars['String']['output'];
  readonly kind: ProductDocumentKind;
  readonly size_bytes: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type ProductDocumentKind =
  /** Certificate or report of a test. */
  | 'CERTIFICATE'
  /** Declaration of conformity. */
  | 'DECLARATION'
  /** Instructions of use. */
  | 'INSTRUCTIONS'
  | 'OTHER'
  /** Safety card or safety data sheet. */
  | 'SAFETY_DATA';

/** Something that a product is made of, and what the shop tells of it, in the language of the store. */
export type ProductIngredient = {
  readonly code: Scalars['String']['output'];
  /** Its drawing or photograph. */
  readonly image?: Maybe<ProductImage>;
  /** As `composition` has it. */
  readonly inci: Scalars['String']['output'];
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The page that tells of it; null where the store has none in its language. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type ResponsiblePerson = {
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type ProductAttributeFilterInput = {
  readonly application?: InputMaybe<FilterEqualTypeInput>;
  readonly brand?: InputMaybe<FilterEqualTypeInput>;
  readonly certifications?: InputMaybe<FilterEqualTypeInput>;
  readonly color?: InputMaybe<FilterEqualTypeInput>;
  readonly has_free_delivery?: InputMaybe<FilterEqualTypeInput>;
  readonly has_gift?: InputMaybe<FilterEqualTypeInput>;
  readonly has_samples?: InputMaybe<FilterEqualTypeInput>;
  readonly in_stock?: InputMaybe<FilterEqualTypeInput>;
  readonly is_bestseller?: InputMaybe<FilterEqualTypeInput>;
  readonly is_gift?: InputMaybe<FilterEqualTypeInput>;
  readonly is_natural?: InputMaybe<FilterEqualTypeInput>;
  readonly is_new?: InputMaybe<FilterEqualTypeInput>;
  readonly is_presale?: InputMaybe<FilterEqualTypeInput>;
  readonly is_promotion?: InputMaybe<FilterEqualTypeInput>;
  readonly is_sale?: InputMaybe<FilterEqualTypeInput>;
  readonly is_sample?: InputMaybe<FilterEqualTypeInput>;
  readonly is_sponsored?: InputMaybe<FilterEqualTypeInput>;
  readonly product_line?: InputMaybe<FilterEqualTypeInput>;
  readonly size?: InputMaybe<FilterEqualTypeInput>;
  readonly skin_type?: InputMaybe<FilterEqualTypeInput>;
  readonly category_id?: InputMaybe<FilterEqualTypeInput>;
  readonly category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly category_url_path?: InputMaybe<FilterEqualTypeInput>;
  readonly description?: InputMaybe<FilterMatchTypeInput>;
  readonly name?: InputMaybe<FilterMatchTypeInput>;
  readonly price?: InputMaybe<FilterRangeTypeInput>;
  readonly short_description?: InputMaybe<FilterMatchTypeInput>;
  readonly sku?: InputMaybe<FilterEqualTypeInput>;
  readonly url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeSortInput = {
  readonly created_at?: InputMaybe<SortEnum>;
  readonly name?: InputMaybe<SortEnum>;
  readonly position?: InputMaybe<SortEnum>;
  readonly price?: InputMaybe<SortEnum>;
  readonly relevance?: InputMaybe<SortEnum>;
};

/** An attribute with its values and what is known of it, as clients of earlier versions read it. */
export type CustomAttribute = {
  readonly attribute_metadata?: Maybe<AttributeMetadataInterface>;
  readonly entered_attribute_value?: Maybe<EnteredAttributeValue>;
  readonly selected_attribute_options?: Maybe<SelectedAttributeOption>;
};

export type AttributeMetadataInterface = {
  readonly attribute_labels?: Maybe<ReadonlyArray<Maybe<StoreLabels>>>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly data_type?: Maybe<ObjectDataTypeEnum>;
  readonly entity_type?: Maybe<EntityTypeEnum>;
  readonly is_system?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly ui_input?: Maybe<UiInputTypeInterface>;
  readonly uid?: Maybe<Scalars['ID']['output']>;
};

export type ProductAttributeMetadata = AttributeMetadataInterface & {
  readonly attribute_labels?: Maybe<ReadonlyArray<Maybe<StoreLabels>>>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly data_type?: Maybe<ObjectDataTypeEnum>;
  readonly entity_type?: Maybe<EntityTypeEnum>;
  readonly is_system?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly ui_input?: Maybe<UiInputTypeInterface>;
  readonly uid?: Maybe<Scalars['ID']['output']>;
  readonly used_in_components?: Maybe<ReadonlyArray<Maybe<CustomAttributesListsEnum>>>;
};

export type StoreLabels = {
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly store_code?: Maybe<Scalars['String']['output']>;
};

export type UiInputTypeInterface = {
  readonly is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  readonly ui_input_type?: Maybe<UiInputTypeEnum>;
};

export type UiAttributeTypeSelect = UiInputTypeInterface & {
  readonly is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  readonly ui_input_type?: Maybe<UiInputTypeEnum>;
};

export type UiAttributeTypeMultiSelect = UiInputTypeInterface & {
  readonly is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  readonly ui_input_type?: Maybe<UiInputTypeEnum>;
};

export type EnteredAttributeValue = {
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type SelectedAttributeOption = {
  readonly attribute_option?: Maybe<ReadonlyArray<Maybe<AttributeOptionInterface>>>;
};

export type AttributeOptionInterface = {
  readonly is_default?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly uid?: Maybe<Scalars['ID']['output']>;
};

export type AttributeOption = AttributeOptionInterface & {
  readonly is_default?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly uid?: Maybe<Scalars['ID']['output']>;
};

export type ObjectDataTypeEnum =
  | 'STRING'
  | 'FLOAT'
  | 'INT'
  | 'BOOLEAN'
  | 'COMPLEX';

export type EntityTypeEnum =
  | 'PRODUCT';

export type UiInputTypeEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'GALLERY'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'WEIGHT'
  | 'FIXED_PRODUCT_TAX'
  | 'PAGEBUILDER'
  | 'TEXTEDITOR';

export type CustomAttributesListsEnum =
  | 'PRODUCT_DETAILS_PAGE'
  | 'PRODUCTS_LISTING'
  | 'PRODUCTS_COMPARE'
  | 'PRODUCT_SORT'
  | 'PRODUCT_FILTER'
  | 'PRODUCT_SEARCH_RESULTS_FILTER'
  | 'ADVANCED_CATALOG_SEARCH';

export type Products = {
  readonly aggregations?: Maybe<ReadonlyArray<Maybe<Aggregation>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly filters?: Maybe<ReadonlyArray<Maybe<LayerFilter>>>;
  readonly items?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly sort_fields?: Maybe<SortFields>;
  readonly suggestions?: Maybe<ReadonlyArray<Maybe<SearchSuggestion>>>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type Aggregation = {
  readonly attribute_code: Scalars['String']['output'];
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<AggregationOption>>>;
  readonly position?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOptionInterface = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
};

export type AggregationOption = AggregationOptionInterface & {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
};

export type AggregationsFilterInput = {
  readonly category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type AggregationsCategoryFilterInput = {
  readonly includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SortFields = {
  readonly default?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<SortField>>>;
};

export type SortField = {
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type SearchSuggestion = {
  readonly search: Scalars['String']['output'];
};

export type SimpleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  readonly application?: Maybe<Scalars['String']['output']>;
  readonly benefits?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly brand_label?: Maybe<Scalars['String']['output']>;
  readonly certificates?: Maybe<ReadonlyArray<Maybe<ProductCertificate>>>;
  readonly certifications?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly colour?: Maybe<ProductColour>;
  readonly composition?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomAttribute>>>;
  readonly ean?: Maybe<Scalars['String']['output']>;
  readonly friends_and_family_price?: Maybe<Money>;
  readonly gifts_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly has_free_delivery?: Maybe<Scalars['Boolean']['output']>;
  readonly has_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly has_samples?: Maybe<Scalars['Boolean']['output']>;
  /** Of `composition` what the shop tells of, in its order, at most six; empty where that is nothing. */
  readonly ingredients?: Maybe<ReadonlyArray<Maybe<ProductIngredient>>>;
  readonly is_bestseller?: Maybe<Scalars['Boolean']['output']>;
  readonly is_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly is_natural?: Maybe<Scalars['Boolean']['output']>;
  readonly is_new?: Maybe<Scalars['Boolean']['output']>;
  readonly is_presale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_promotion?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sample?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sponsored?: Maybe<Scalars['Boolean']['output']>;
  readonly loyalty_programs?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly pao?: Maybe<Scalars['String']['output']>;
  readonly product_line?: Maybe<Scalars['String']['output']>;
  readonly product_line_label?: Maybe<Scalars['String']['output']>;
  readonly safety?: Maybe<ProductSafety>;
  readonly samples_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly size?: Maybe<Scalars['String']['output']>;
  readonly skin_type?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly tax_class_id?: Maybe<Scalars['Int']['output']>;
  readonly unit_price?: Maybe<UnitPrice>;
  readonly usage?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly description?: Maybe<ComplexTextValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly new_from_date?: Maybe<Scalars['String']['output']>;
  readonly new_to_date?: Maybe<Scalars['String']['output']>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly small_image?: Maybe<ProductImage>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly uid: Scalars['ID']['output'];
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['Int']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly tier_price?: Maybe<Scalars['Float']['output']>;
  readonly tier_prices?: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly websites?: Maybe<ReadonlyArray<Maybe<Website>>>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type SimpleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type VirtualProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  readonly application?: Maybe<Scalars['String']['output']>;
  readonly benefits?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly brand_label?: Maybe<Scalars['String']['output']>;
  readonly certificates?: Maybe<ReadonlyArray<Maybe<ProductCertificate>>>;
  readonly certifications?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly colour?: Maybe<ProductColour>;
  readonly composition?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomAttribute>>>;
  readonly ean?: Maybe<Scalars['String']['output']>;
  readonly friends_and_family_price?: Maybe<Money>;
  readonly gifts_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly has_free_delivery?: Maybe<Scalars['Boolean']['output']>;
  readonly has_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly has_samples?: Maybe<Scalars['Boolean']['output']>;
  /** Of `composition` what the shop tells of, in its order, at most six; empty where that is nothing. */
  readonly ingredients?: Maybe<ReadonlyArray<Maybe<ProductIngredient>>>;
  readonly is_bestseller?: Maybe<Scalars['Boolean']['output']>;
  readonly is_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly is_natural?: Maybe<Scalars['Boolean']['output']>;
  readonly is_new?: Maybe<Scalars['Boolean']['output']>;
  readonly is_presale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_promotion?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sample?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sponsored?: Maybe<Scalars['Boolean']['output']>;
  readonly loyalty_programs?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly pao?: Maybe<Scalars['String']['output']>;
  readonly product_line?: Maybe<Scalars['String']['output']>;
  readonly product_line_label?: Maybe<Scalars['String']['output']>;
  readonly safety?: Maybe<ProductSafety>;
  readonly samples_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly size?: Maybe<Scalars['String']['output']>;
  readonly skin_type?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly tax_class_id?: Maybe<Scalars['Int']['output']>;
  readonly unit_price?: Maybe<UnitPrice>;
  readonly usage?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly description?: Maybe<ComplexTextValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly new_from_date?: Maybe<Scalars['String']['output']>;
  readonly new_to_date?: Maybe<Scalars['String']['output']>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly small_image?: Maybe<ProductImage>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly uid: Scalars['ID']['output'];
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['Int']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly tier_price?: Maybe<Scalars['Float']['output']>;
  readonly tier_prices?: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly websites?: Maybe<ReadonlyArray<Maybe<Website>>>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type VirtualProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type ConfigurableProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  readonly configurable_options?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptions>>>;
  readonly configurable_product_options_selection?: Maybe<ConfigurableProductOptionsSelection>;
  readonly variants?: Maybe<ReadonlyArray<Maybe<ConfigurableVariant>>>;
  readonly application?: Maybe<Scalars['String']['output']>;
  readonly benefits?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly brand_label?: Maybe<Scalars['String']['output']>;
  readonly certificates?: Maybe<ReadonlyArray<Maybe<ProductCertificate>>>;
  readonly certifications?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly colour?: Maybe<ProductColour>;
  readonly composition?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomAttribute>>>;
  readonly ean?: Maybe<Scalars['String']['output']>;
  readonly friends_and_family_price?: Maybe<Money>;
  readonly gifts_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly has_free_delivery?: Maybe<Scalars['Boolean']['output']>;
  readonly has_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly has_samples?: Maybe<Scalars['Boolean']['output']>;
  /** Of `composition` what the shop tells of, in its order, at most six; empty where that is nothing. */
  readonly ingredients?: Maybe<ReadonlyArray<Maybe<ProductIngredient>>>;
  readonly is_bestseller?: Maybe<Scalars['Boolean']['output']>;
  readonly is_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly is_natural?: Maybe<Scalars['Boolean']['output']>;
  readonly is_new?: Maybe<Scalars['Boolean']['output']>;
  readonly is_presale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_promotion?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sample?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sponsored?: Maybe<Scalars['Boolean']['output']>;
  readonly loyalty_programs?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly pao?: Maybe<Scalars['String']['output']>;
  readonly product_line?: Maybe<Scalars['String']['output']>;
  readonly product_line_label?: Maybe<Scalars['String']['output']>;
  readonly safety?: Maybe<ProductSafety>;
  readonly samples_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly size?: Maybe<Scalars['String']['output']>;
  readonly skin_type?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly tax_class_id?: Maybe<Scalars['Int']['output']>;
  readonly unit_price?: Maybe<UnitPrice>;
  readonly usage?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly description?: Maybe<ComplexTextValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly new_from_date?: Maybe<Scalars['String']['output']>;
  readonly new_to_date?: Maybe<Scalars['String']['output']>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly small_image?: Maybe<ProductImage>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly uid: Scalars['ID']['output'];
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['Int']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly tier_price?: Maybe<Scalars['Float']['output']>;
  readonly tier_prices?: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly websites?: Maybe<ReadonlyArray<Maybe<Website>>>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type ConfigurableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type ConfigurableProductOptions = {
  readonly attribute_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly attribute_id?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly attribute_id_v2?: Maybe<Scalars['Int']['output']>;
  readonly attribute_uid: Scalars['ID']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly product_id?: Maybe<Scalars['Int']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly use_default?: Maybe<Scalars['Boolean']['output']>;
  readonly values?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsValues = {
  readonly default_label?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly store_label?: Maybe<Scalars['String']['output']>;
  readonly swatch_data?: Maybe<SwatchDataInterface>;
  readonly uid?: Maybe<Scalars['ID']['output']>;
  readonly use_default_value?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly value_index?: Maybe<Scalars['Int']['output']>;
};

export type SwatchDataInterface = {
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ColorSwatchData = SwatchDataInterface & {
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableVariant = {
  readonly attributes?: Maybe<ReadonlyArray<Maybe<ConfigurableAttributeOption>>>;
  readonly product?: Maybe<SimpleProduct>;
};

export type ConfigurableAttributeOption = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableProductOptionsSelection = {
  readonly configurable_options?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOption>>>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  readonly options_available_for_selection?: Maybe<ReadonlyArray<Maybe<ConfigurableOptionAvailableForSelection>>>;
  readonly variant?: Maybe<SimpleProduct>;
};

export type ConfigurableProductOption = {
  readonly attribute_code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly values?: Maybe<ReadonlyArray<Maybe<ConfigurableProductOptionValue>>>;
};

export type ConfigurableProductOptionValue = {
  readonly is_available: Scalars['Boolean']['output'];
  readonly is_use_default: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly swatch?: Maybe<SwatchDataInterface>;
  readonly uid: Scalars['ID']['output'];
};

export type ProductImage = MediaGalleryInterface & {
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type MediaGalleryInterface = {
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type ProductPrice = {
  readonly discount?: Maybe<ProductDiscount>;
  readonly final_price: Money;
  readonly regular_price: Money;
};

export type TierPrice = {
  readonly discount?: Maybe<ProductDiscount>;
  readonly final_price?: Maybe<Money>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type UrlRewrite = {
  readonly parameters?: Maybe<ReadonlyArray<Maybe<HttpQueryParameter>>>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type CategoryFilterInput = {
  readonly category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly ids?: InputMaybe<FilterEqualTypeInput>;
  readonly name?: InputMaybe<FilterMatchTypeInput>;
  readonly parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  readonly parent_id?: InputMaybe<FilterEqualTypeInput>;
  readonly url_key?: InputMaybe<FilterEqualTypeInput>;
  readonly url_path?: InputMaybe<FilterEqualTypeInput>;
};

export type CategoryResult = {
  readonly items?: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryInterface = {
  readonly breadcrumbs?: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly include_in_menu?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly automatic_sorting?: Maybe<Scalars['String']['output']>;
  readonly available_sort_by?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly children_count?: Maybe<Scalars['String']['output']>;
  readonly cms_block?: Maybe<CmsBlock>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  readonly default_sort_by?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly display_mode?: Maybe<Scalars['String']['output']>;
  readonly filter_price_range?: Maybe<Scalars['Float']['output']>;
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly is_anchor?: Maybe<Scalars['Int']['output']>;
  readonly landing_page?: Maybe<Scalars['Int']['output']>;
  readonly level?: Maybe<Scalars['Int']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keywords?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly path_in_store?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly product_count?: Maybe<Scalars['Int']['output']>;
  readonly products?: Maybe<CategoryProducts>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
};


export type CategoryInterfaceProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  readonly children?: Maybe<ReadonlyArray<Maybe<CategoryTree>>>;
  readonly breadcrumbs?: Maybe<ReadonlyArray<Maybe<Breadcrumb>>>;
  readonly include_in_menu?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly automatic_sorting?: Maybe<Scalars['String']['output']>;
  readonly available_sort_by?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly children_count?: Maybe<Scalars['String']['output']>;
  readonly cms_block?: Maybe<CmsBlock>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  readonly default_sort_by?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly display_mode?: Maybe<Scalars['String']['output']>;
  readonly filter_price_range?: Maybe<Scalars['Float']['output']>;
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly is_anchor?: Maybe<Scalars['Int']['output']>;
  readonly landing_page?: Maybe<Scalars['Int']['output']>;
  readonly level?: Maybe<Scalars['Int']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keywords?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly path_in_store?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly product_count?: Maybe<Scalars['Int']['output']>;
  readonly products?: Maybe<CategoryProducts>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};


export type CategoryTreeProductsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type Breadcrumb = {
  /** @deprecated Kept for clients that still select it. */
  readonly category_id?: Maybe<Scalars['Int']['output']>;
  readonly category_level?: Maybe<Scalars['Int']['output']>;
  readonly category_name?: Maybe<Scalars['String']['output']>;
  readonly category_uid: Scalars['ID']['output'];
  readonly category_url_key?: Maybe<Scalars['String']['output']>;
  readonly category_url_path?: Maybe<Scalars['String']['output']>;
};

export type Customer = {
  /** Products that the customer looked at on any device, last first; at most 30. */
  readonly recently_viewed: ReadonlyArray<ProductInterface>;
  /**
   * Skus of the variants of a product that the customer has paid for or received. Where there is one, a review of the
   * product is a verified buyer's.
   */
  readonly bought_variants: ReadonlyArray<Scalars['String']['output']>;
  readonly addresses?: Maybe<ReadonlyArray<Maybe<CustomerAddress>>>;
  readonly addressesV2?: Maybe<CustomerAddresses>;
  readonly allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  readonly compare_list?: Maybe<CompareList>;
  readonly confirmation_status: ConfirmationStatusEnum;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<AttributeValueInterface>>>;
  readonly date_of_birth?: Maybe<Scalars['String']['output']>;
  readonly default_billing?: Maybe<Scalars['String']['output']>;
  readonly default_shipping?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly dob?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly firstname?: Maybe<Scalars['String']['output']>;
  readonly gender?: Maybe<Scalars['Int']['output']>;
  readonly group?: Maybe<CustomerGroup>;
  /** @deprecated Kept for clients that still select it. */
  readonly group_id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  readonly lastname?: Maybe<Scalars['String']['output']>;
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly orders?: Maybe<CustomerOrders>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly reviews: ProductReviews;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly taxvat?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly wishlist: Wishlist;
  readonly wishlist_v2?: Maybe<Wishlist>;
  readonly wishlists: ReadonlyArray<Maybe<Wishlist>>;
  readonly is_confirmed?: Maybe<Scalars['Boolean']['output']>;
  /** Pays the friends-and-family prices. */
  readonly is_premium: Scalars['Boolean']['output'];
  readonly loyalty: CustomerLoyalty;
  /** When the token of this request ends unless it is used again, ISO 8601. */
  readonly token_expires_at?: Maybe<Scalars['String']['output']>;
  /** The token to go on with after a change of password or e-mail, which ends all others; null otherwise. */
  readonly renewed_token?: Maybe<CustomerToken>;
  /** False where somebody only ever signed in through another company. */
  readonly has_password: Scalars['Boolean']['output'];
  /** When the account will be deleted as its owner wished, ISO 8601; null when it stays. */
  readonly deletion_due_at?: Maybe<Scalars['String']['output']>;
  /** The devices on which the customer is signed in, the last used first. */
  readonly sessions: ReadonlyArray<CustomerSession>;
  /** UNCONFIRMED while the link in the mail is waited for. */
  readonly newsletter_status: SubscriptionStatusesEnum;
};


export type CustomerRecently_ViewedArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerBought_VariantsArgs = {
  product_sku: Scalars['String']['input'];
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type CustomerOrdersArgs = {
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
  scope?: InputMaybe<ScopeTypeEnum>;
};


export type CustomerReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerWishlistsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type SetDeliveryDetailsOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly delivery_time?: InputMaybe<DeliveryTimeInput>;
  readonly disabled_payment_methods?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly display_info?: InputMaybe<Scalars['String']['input']>;
};

export type DeliveryTimeInput = {
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type SetDeliveryDetailsOnCartOutput = {
  readonly cart: Cart;
};

export type SetInPostLockerNumberOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly locker_number: Scalars['String']['input'];
};

export type SetInPostLockerNumberOnCartOutput = {
  readonly cart: Cart;
};

export type RemovePickupLocationFromCartInput = {
  readonly cart_id: Scalars['String']['input'];
};

export type RemovePickupLocationFromCartOutput = {
  readonly cart: Cart;
};

export type SetCheckoutConsentsOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly consents: ReadonlyArray<InputMaybe<CheckoutConsentInput>>;
};

export type CheckoutConsentInput = {
  readonly agreement_id: Scalars['Int']['input'];
  readonly is_granted: Scalars['Boolean']['input'];
};

export type SetCheckoutConsentsOnCartOutput = {
  readonly cart: Cart;
};

export type PaymentMethodInput = {
  readonly additional_data?: InputMaybe<PaymentAdditionalDataInput>;
  /** Six digits; kept in memory only, for two minutes. */
  readonly blik_code?: InputMaybe<Scalars['String']['input']>;
  /** Clients name it; this shop never offers the method. */
  readonly braintree?: InputMaybe<BraintreeInput>;
  readonly code: Scalars['String']['input'];
  readonly purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type BraintreeInput = {
  readonly device_data?: InputMaybe<Scalars['String']['input']>;
  readonly is_active_payment_token_enabler: Scalars['Boolean']['input'];
  readonly payment_method_nonce: Scalars['String']['input'];
};

/** What a method asks for beside its code; that of other methods is left aside. */
export type PaymentAdditionalDataInput = {
  readonly apple_pay?: InputMaybe<PaymentWalletDataInput>;
  readonly gpay?: InputMaybe<PaymentWalletDataInput>;
  readonly przelewy24?: InputMaybe<Przelewy24DataInput>;
};

export type Przelewy24DataInput = {
  /** The way that was chosen of `przelewy24Methods`. */
  readonly method?: InputMaybe<Scalars['Int']['input']>;
  /** The shopper has read the terms of Przelewy24, which are shown beside its ways. */
  readonly regulation_accept?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaymentWalletDataInput = {
  /** Of Apple Pay or Google Pay; kept in memory only, for two minutes. */
  readonly token: Scalars['String']['input'];
};

export type CartConsent = {
  readonly agreement_id: Scalars['Int']['output'];
  readonly at: Scalars['String']['output'];
  readonly is_granted: Scalars['Boolean']['output'];
  readonly source: Scalars['String']['output'];
  readonly text_version: Scalars['String']['output'];
};

export type CheckoutStep =
  | 'ITEMS'
  | 'EMAIL'
  | 'SHIPPING_ADDRESS'
  | 'BILLING_ADDRESS'
  | 'SHIPPING_METHOD'
  | 'PICKUP_LOCATION'
  | 'PAYMENT_METHOD'
  | 'CONSENTS';

export type UnavailablePaymentMethod = {
  readonly code: Scalars['String']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type AvailableShippingMethod = {
  /** The parcel is paid where it is handed over: a point has to take payments. */
  readonly is_cash_on_delivery: Scalars['Boolean']['output'];
  readonly delivery_time?: Maybe<DeliveryTime>;
  readonly display_info?: Maybe<Scalars['String']['output']>;
  /** The network in which a point has to be chosen: `inpost` or `orlen`. */
  readonly needs_pickup_location?: Maybe<Scalars['String']['output']>;
  readonly amount: Money;
  readonly available: Scalars['Boolean']['output'];
  /** @deprecated Kept for clients that still select it. */
  readonly base_amount?: Maybe<Money>;
  readonly carrier_code: Scalars['String']['output'];
  readonly carrier_title: Scalars['String']['output'];
  readonly error_message?: Maybe<Scalars['String']['output']>;
  readonly method_code?: Maybe<Scalars['String']['output']>;
  readonly method_title?: Maybe<Scalars['String']['output']>;
  readonly price_excl_tax: Money;
  readonly price_incl_tax: Money;
};

export type SelectedShippingMethod = {
  /** Days on which the parcel is expected. */
  readonly delivery_time?: Maybe<DeliveryTime>;
  /** Codes of payments that do not go with it. */
  readonly disabled_payment_methods: ReadonlyArray<Scalars['String']['output']>;
  readonly display_info?: Maybe<Scalars['String']['output']>;
  /** As the client has told it, for display only. */
  readonly displayed_delivery_time?: Maybe<DeliveryTime>;
  readonly needs_pickup_location?: Maybe<Scalars['String']['output']>;
  readonly amount: Money;
  /** @deprecated Kept for clients that still select it. */
  readonly base_amount?: Maybe<Money>;
  readonly carrier_code: Scalars['String']['output'];
  readonly carrier_title: Scalars['String']['output'];
  readonly method_code: Scalars['String']['output'];
  readonly method_title: Scalars['String']['output'];
  readonly price_excl_tax: Money;
  readonly price_incl_tax: Money;
};

export type DeliveryTime = {
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type CheckoutAgreement = {
  readonly code: Scalars['String']['output'];
  readonly is_required: Scalars['Boolean']['output'];
  readonly text_version: Scalars['String']['output'];
  readonly agreement_id: Scalars['Int']['output'];
  readonly checkbox_text: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly content_height?: Maybe<Scalars['String']['output']>;
  readonly is_html: Scalars['Boolean']['output'];
  readonly mode: CheckoutAgreementMode;
  readonly name: Scalars['String']['output'];
};

export type SetGuestEmailOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  readonly cart: Cart;
};

export type SetShippingAddressesOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_addresses: ReadonlyArray<InputMaybe<ShippingAddressInput>>;
};

export type ShippingAddressInput = {
  readonly address?: InputMaybe<CartAddressInput>;
  readonly customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  readonly customer_notes?: InputMaybe<Scalars['String']['input']>;
  readonly pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

export type SetShippingAddressesOnCartOutput = {
  readonly cart: Cart;
};

export type SetBillingAddressOnCartInput = {
  readonly billing_address: BillingAddressInput;
  readonly cart_id: Scalars['String']['input'];
};

export type BillingAddressInput = {
  readonly address?: InputMaybe<CartAddressInput>;
  readonly customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  readonly same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  readonly use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SetBillingAddressOnCartOutput = {
  readonly cart: Cart;
};

export type CartAddressInput = {
  readonly city: Scalars['String']['input'];
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly country_code: Scalars['String']['input'];
  readonly custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<AttributeValueInput>>>;
  readonly fax?: InputMaybe<Scalars['String']['input']>;
  readonly firstname: Scalars['String']['input'];
  readonly lastname: Scalars['String']['input'];
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly region_id?: InputMaybe<Scalars['Int']['input']>;
  readonly save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  readonly street: ReadonlyArray<InputMaybe<Scalars['String']['input']>>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type SetShippingMethodsOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_methods: ReadonlyArray<InputMaybe<ShippingMethodInput>>;
};

export type ShippingMethodInput = {
  readonly carrier_code: Scalars['String']['input'];
  readonly method_code: Scalars['String']['input'];
};

export type SetShippingMethodsOnCartOutput = {
  readonly cart: Cart;
};

export type SetPaymentMethodOnCartInput = {
  readonly cart_id: Scalars['String']['input'];
  readonly payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  readonly cart: Cart;
};

export type PlaceOrderInput = {
  readonly cart_id: Scalars['String']['input'];
  /** A guest's: an account is opened once the order is placed, as by `createAccountFromOrder`. Whatever comes of it, the order stands. */
  readonly account?: InputMaybe<OrderAccountInput>;
  /** What the shopper was shown: an order that comes to something else is refused, with the lines named. */
  readonly expected_total?: InputMaybe<Scalars['Float']['input']>;
  /** Row totals with tax that the shopper was shown, before coupons. */
  readonly expected_items?: InputMaybe<ReadonlyArray<InputMaybe<ExpectedItemInput>>>;
  /** How this order is paid, instead of what the cart has chosen: the last step of a checkout in one request. Refused with the order, it leaves the cart as it was. */
  readonly payment_method?: InputMaybe<PaymentMethodInput>;
  /** What the shopper agrees to with the order, recorded with it; those that are not named stay as the cart has them. */
  readonly consents?: InputMaybe<ReadonlyArray<InputMaybe<CheckoutConsentInput>>>;
};

export type PlaceOrderOutput = {
  readonly errors: ReadonlyArray<Maybe<PlaceOrderError>>;
  /** @deprecated Kept for clients that still select it. */
  readonly order?: Maybe<Order>;
  readonly orderV2?: Maybe<CustomerOrder>;
};

export type PlaceOrderError = {
  readonly code: PlaceOrderErrorCodes;
  readonly message: Scalars['String']['output'];
  /** Lines that stand in the way. */
  readonly lines: ReadonlyArray<Maybe<PlaceOrderErrorLine>>;
  /** Stable and finer than the code: `out-of-stock`, `total-changed`, `coupon-refused` … */
  readonly reason: Scalars['String']['output'];
  /** What of the cart is at fault, a JSON pointer: `/email`, `/items`. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type Order = {
  /** @deprecated Kept for clients that still select it. */
  readonly order_id?: Maybe<Scalars['String']['output']>;
  readonly order_number: Scalars['String']['output'];
  /** Set when the account that was asked for was not opened: `createAccountFromOrder` takes another password. */
  readonly account_error?: Maybe<Scalars['String']['output']>;
  /** The same for people, in the language of the store. */
  readonly account_error_sentence?: Maybe<Scalars['String']['output']>;
  /** How to pay by transfer, as text. */
  readonly instructions?: Maybe<Scalars['String']['output']>;
  readonly payment_instructions?: Maybe<PaymentInstructions>;
  readonly payment_method?: Maybe<Scalars['String']['output']>;
  /** Set when the payment could not be begun: the order is there and can be paid with `retryPaymentUrl`. The provider's code of a refusal, or `provider-unavailable`, `payment-under-way`, `payment-interrupted`, `payment-page-expired`, `payment-not-started`. */
  readonly payment_error?: Maybe<Scalars['String']['output']>;
  /** The same for people, in the language of the store. */
  readonly payment_error_sentence?: Maybe<Scalars['String']['output']>;
  /** Beside `payment_error`: the ways in which the order can be paid now, for `retryPaymentUrl`. */
  readonly retry_payment_methods?: Maybe<ReadonlyArray<AvailablePaymentMethod>>;
  /** Where to pay; absent when there is nothing to do, or when it did not begin. */
  readonly redirect_url?: Maybe<Scalars['String']['output']>;
  /** Secret of links to this order. */
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type EstimateTotalsInput = {
  readonly address: EstimateAddressInput;
  readonly cart_id: Scalars['String']['input'];
  readonly shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateAddressInput = {
  readonly country_code: CountryCodeEnum;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsOutput = {
  readonly cart?: Maybe<Cart>;
};

export type CartAddressInterface = {
  readonly city: Scalars['String']['output'];
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly custom_attributes: ReadonlyArray<Maybe<AttributeValueInterface>>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<CartAddressRegion>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['String']['output'];
  readonly vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  readonly available_shipping_methods?: Maybe<ReadonlyArray<Maybe<AvailableShippingMethod>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly cart_items?: Maybe<ReadonlyArray<Maybe<CartItemQuantity>>>;
  readonly cart_items_v2?: Maybe<ReadonlyArray<Maybe<CartItemInterface>>>;
  readonly customer_notes?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly items_weight?: Maybe<Scalars['Float']['output']>;
  readonly pickup_location_code?: Maybe<Scalars['String']['output']>;
  readonly same_as_billing: Scalars['Boolean']['output'];
  readonly selected_shipping_method?: Maybe<SelectedShippingMethod>;
  readonly city: Scalars['String']['output'];
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly custom_attributes: ReadonlyArray<Maybe<AttributeValueInterface>>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<CartAddressRegion>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['String']['output'];
  readonly vat_id?: Maybe<Scalars['String']['output']>;
};

export type BillingCartAddress = CartAddressInterface & {
  /** @deprecated Kept for clients that still select it. */
  readonly customer_notes?: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly country: CartAddressCountry;
  readonly custom_attributes: ReadonlyArray<Maybe<AttributeValueInterface>>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly lastname: Scalars['String']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<CartAddressRegion>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['String']['output'];
  readonly vat_id?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartAddressCountry = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type AvailablePaymentMethod = {
  readonly code: Scalars['String']['output'];
  readonly is_deferred: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  readonly code: Scalars['String']['output'];
  readonly purchase_order_number?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CompareList = {
  readonly attributes?: Maybe<ReadonlyArray<Maybe<ComparableAttribute>>>;
  readonly item_count: Scalars['Int']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<ComparableItem>>>;
  /** Products that the list has room for. */
  readonly maximum: Scalars['Int']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type ComparableAttribute = {
  readonly code: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type ComparableItem = {
  readonly attributes: ReadonlyArray<Maybe<ProductAttribute>>;
  readonly product: ProductInterface;
  readonly uid: Scalars['ID']['output'];
};

export type ProductAttribute = {
  readonly code: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type CreateCompareListInput = {
  readonly products?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  /** The same by their skus. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type AddProductsToCompareListInput = {
  readonly products: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
  /** The same by their skus. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly uid: Scalars['ID']['input'];
};

export type RemoveProductsFromCompareListInput = {
  readonly products: ReadonlyArray<InputMaybe<Scalars['ID']['input']>>;
  /** The same by their skus. */
  readonly skus?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly uid: Scalars['ID']['input'];
};

export type AssignCompareListToCustomerOutput = {
  readonly compare_list?: Maybe<CompareList>;
  readonly result: Scalars['Boolean']['output'];
};

export type DeleteCompareListOutput = {
  readonly result: Scalars['Boolean']['output'];
};

export type OrderAccountInput = {
  readonly password: Scalars['String']['input'];
};

export type CreateAccountFromOrderInput = {
  readonly password: Scalars['String']['input'];
  /** The order's secret, `Order.token`. */
  readonly token: Scalars['String']['input'];
};

export type CreateAccountFromOrderOutput = {
  /** Of the order: where the mail goes. */
  readonly email: Scalars['String']['output'];
};

export type ExpectedItemInput = {
  readonly cart_item_uid: Scalars['ID']['input'];
  readonly row_total_including_tax: Scalars['Float']['input'];
};

export type CheckoutUserInputError = {
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: CheckoutUserInputErrorCodes;
  readonly message: Scalars['String']['output'];
  readonly path: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

export type CancelOrderError = {
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: CancelOrderErrorCode;
  readonly message: Scalars['String']['output'];
};

export type PlaceOrderErrorLine = {
  /** Pieces that there are. */
  readonly available: Scalars['Float']['output'];
  readonly cart_item_uid: Scalars['ID']['output'];
  /** In the language of the store. */
  readonly message: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly row_total_including_tax: Money;
  readonly sku: Scalars['String']['output'];
};

export type PaymentInstructions = {
  readonly account: Scalars['String']['output'];
  readonly amount: Money;
  readonly bank: Scalars['String']['output'];
  readonly pay_before: Scalars['String']['output'];
  readonly recipient: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type OrderPaymentStatus = {
  readonly can_retry: Scalars['Boolean']['output'];
  readonly instructions?: Maybe<PaymentInstructions>;
  readonly order_number: Scalars['String']['output'];
  readonly payment_method: Scalars['String']['output'];
  /** The provider's code of a refusal, or one of those of `Order.payment_error`. */
  readonly reason_code?: Maybe<Scalars['String']['output']>;
  /** The same for people, in the language of the store. */
  readonly reason_sentence?: Maybe<Scalars['String']['output']>;
  /** Absent when its page is known to be dead. */
  readonly redirect_url?: Maybe<Scalars['String']['output']>;
  /** The ways in which the order can be paid now, while `can_retry`. */
  readonly retry_payment_methods?: Maybe<ReadonlyArray<AvailablePaymentMethod>>;
  readonly status: OrderPaymentOutcome;
  /** Status of the order. */
  readonly status_code: Scalars['String']['output'];
};

export type PaymentReason = {
  /** Absent in the sentence of all codes that are not listed. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Codes that begin with this one are meant. */
  readonly is_prefix: Scalars['Boolean']['output'];
  /** For people, in the language of the store. */
  readonly sentence: Scalars['String']['output'];
};

export type OrderPaymentOutcome =
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

export type RetryPaymentUrlOutput = {
  readonly instructions?: Maybe<PaymentInstructions>;
  /** Why there is no `url`, as in `Order.payment_error`; absent when the payment is confirmed elsewhere. */
  readonly reason_code?: Maybe<Scalars['String']['output']>;
  /** The same for people, in the language of the store. */
  readonly reason_sentence?: Maybe<Scalars['String']['output']>;
  /** Beside `reason_code`: the ways in which the order can be paid now. */
  readonly retry_payment_methods?: Maybe<ReadonlyArray<AvailablePaymentMethod>>;
  /** Absent when the payment is confirmed elsewhere, or did not begin. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type OrderDeliveryEstimate = {
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type OrderHistoryItem = {
  readonly date: Scalars['String']['output'];
  readonly status_code: Scalars['String']['output'];
  readonly status_label: Scalars['String']['output'];
};

export type OrderPickupPoint = {
  readonly address: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly provider: Scalars['String']['output'];
};

export type OrderShipment = {
  /** When it left. */
  readonly created_at: Scalars['String']['output'];
  readonly comments?: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly id: Scalars['ID']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<ShipmentItemInterface>>>;
  readonly number: Scalars['String']['output'];
  readonly tracking?: Maybe<ReadonlyArray<Maybe<ShipmentTracking>>>;
};

export type ShipmentTracking = {
  /** Where the parcel can be followed. */
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly carrier: Scalars['String']['output'];
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type OrderItemInterface = {
  /** Bought, or given by the shop: `item`, `gift`, `sample`. */
  readonly kind: Scalars['String']['output'];
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly gift_message?: Maybe<GiftMessage>;
  readonly id: Scalars['ID']['output'];
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Pieces that may still be returned. */
  readonly quantity_returnable: Scalars['Float']['output'];
};

export type CustomerOrdersFilterInput = {
  readonly grand_total?: InputMaybe<FilterRangeTypeInput>;
  readonly number?: InputMaybe<FilterStringTypeInput>;
  readonly order_date?: InputMaybe<FilterRangeTypeInput>;
  readonly status?: InputMaybe<FilterEqualTypeInput>;
};

export type CustomerOrderSortInput = {
  readonly sort_direction: SortEnum;
  readonly sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField =
  | 'NUMBER'
  | 'CREATED_AT';

export type CustomerOrders = {
  readonly date_of_first_order?: Maybe<Scalars['String']['output']>;
  readonly items: ReadonlyArray<Maybe<CustomerOrder>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type OrderItem = OrderItemInterface & {
  /** Bought, or given by the shop: `item`, `gift`, `sample`. */
  readonly kind: Scalars['String']['output'];
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly gift_message?: Maybe<GiftMessage>;
  readonly id: Scalars['ID']['output'];
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Pieces that may still be returned. */
  readonly quantity_returnable: Scalars['Float']['output'];
};

export type ConfigurableOrderItem = OrderItemInterface & {
  readonly parent_sku?: Maybe<Scalars['String']['output']>;
  /** Bought, or given by the shop: `item`, `gift`, `sample`. */
  readonly kind: Scalars['String']['output'];
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly gift_message?: Maybe<GiftMessage>;
  readonly id: Scalars['ID']['output'];
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Pieces that may still be returned. */
  readonly quantity_returnable: Scalars['Float']['output'];
};

export type OrderItemOption = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type OrderItemPrices = {
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly original_price?: Maybe<Money>;
  readonly original_price_including_tax?: Maybe<Money>;
  readonly original_row_total: Money;
  readonly original_row_total_including_tax: Money;
  readonly price: Money;
  readonly price_including_tax: Money;
  readonly row_total: Money;
  readonly row_total_including_tax: Money;
  readonly total_item_discount: Money;
};

export type OrderTotal = {
  readonly base_grand_total: Money;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly grand_total: Money;
  readonly shipping_handling?: Maybe<ShippingHandling>;
  /** @deprecated Kept for clients that still select it. */
  readonly subtotal: Money;
  readonly subtotal_excl_tax: Money;
  readonly subtotal_incl_tax: Money;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly total_giftcard?: Maybe<Money>;
  readonly total_reward_points?: Maybe<Money>;
  readonly total_shipping: Money;
  readonly total_store_credit?: Maybe<Money>;
  readonly total_tax: Money;
};

export type TaxItem = {
  readonly amount: Money;
  readonly rate: Scalars['Float']['output'];
  readonly title: Scalars['String']['output'];
};

export type ShippingHandling = {
  readonly amount_excluding_tax?: Maybe<Money>;
  readonly amount_including_tax?: Maybe<Money>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<ShippingDiscount>>>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly total_amount: Money;
};

export type ShippingDiscount = {
  readonly amount: Money;
};

export type OrderAddress = {
  readonly city: Scalars['String']['output'];
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly country_code?: Maybe<CountryCodeEnum>;
  readonly custom_attributesV2: ReadonlyArray<Maybe<AttributeValueInterface>>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly firstname: Scalars['String']['output'];
  readonly lastname: Scalars['String']['output'];
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly region_id?: Maybe<Scalars['ID']['output']>;
  readonly street: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly vat_id?: Maybe<Scalars['String']['output']>;
};


export type OrderAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type OrderPaymentMethod = {
  readonly additional_data?: Maybe<ReadonlyArray<Maybe<KeyValue>>>;
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type ShipmentItemInterface = {
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_shipped: Scalars['Float']['output'];
};

export type SalesCommentItem = {
  readonly message: Scalars['String']['output'];
  readonly timestamp: Scalars['String']['output'];
};

export type Invoice = {
  readonly comments?: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly id: Scalars['ID']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<InvoiceItemInterface>>>;
  readonly number: Scalars['String']['output'];
  readonly total?: Maybe<InvoiceTotal>;
};

export type InvoiceItemInterface = {
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  readonly base_grand_total: Money;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly grand_total: Money;
  readonly shipping_handling?: Maybe<ShippingHandling>;
  readonly subtotal: Money;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly total_shipping: Money;
  readonly total_tax: Money;
};

export type CreditMemo = {
  readonly comments?: Maybe<ReadonlyArray<Maybe<SalesCommentItem>>>;
  readonly id: Scalars['ID']['output'];
  readonly items?: Maybe<ReadonlyArray<Maybe<CreditMemoItemInterface>>>;
  readonly number: Scalars['String']['output'];
  readonly total?: Maybe<CreditMemoTotal>;
};

export type CreditMemoItemInterface = {
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoTotal = {
  readonly adjustment: Money;
  readonly base_grand_total: Money;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly grand_total: Money;
  readonly shipping_handling?: Maybe<ShippingHandling>;
  readonly subtotal: Money;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<TaxItem>>>;
  readonly total_shipping: Money;
  readonly total_tax: Money;
};

export type OrderActionType =
  | 'REORDER'
  | 'CANCEL'
  | 'RETURN';

export type OrderCustomerInfo = {
  readonly firstname: Scalars['String']['output'];
  readonly lastname?: Maybe<Scalars['String']['output']>;
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
};

/** Version 2.4.7 of the contract asks for the postcode of the billing address, 2.4.8 for its last name: either will do. */
export type OrderInformationInput = {
  readonly email: Scalars['String']['input'];
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly number: Scalars['String']['input'];
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderTokenInput = {
  readonly token: Scalars['String']['input'];
};

export type ReorderItemsOutput = {
  readonly cart: Cart;
  readonly userInputErrors: ReadonlyArray<Maybe<CheckoutUserInputError>>;
};

export type CheckoutUserInputErrorCodes =
  | 'REORDER_NOT_AVAILABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type CancelOrderInput = {
  readonly order_id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type GuestOrderCancelInput = {
  readonly reason: Scalars['String']['input'];
  readonly token: Scalars['String']['input'];
};

export type ConfirmCancelOrderInput = {
  readonly confirmation_key: Scalars['String']['input'];
  readonly order_id: Scalars['ID']['input'];
};

export type CancelOrderOutput = {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorV2?: Maybe<CancelOrderError>;
  readonly order?: Maybe<CustomerOrder>;
};

export type CancelOrderErrorCode =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'UNDEFINED'
  | 'UNAUTHORISED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'INVALID_ORDER_STATUS';

export type ShipmentItem = ShipmentItemInterface & {
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_shipped: Scalars['Float']['output'];
};

export type InvoiceItem = InvoiceItemInterface & {
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoItem = CreditMemoItemInterface & {
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type WalletSheets = {
  readonly apple_pay?: Maybe<ApplePaySheet>;
  readonly google_pay?: Maybe<GooglePaySheet>;
};

/** For `ApplePaySession`. */
export type ApplePaySheet = {
  /** ISO 3166, of the shop's seller. */
  readonly country_code: Scalars['String']['output'];
  readonly merchant_name: Scalars['String']['output'];
  readonly supported_networks: ReadonlyArray<Scalars['String']['output']>;
};

/** For the payment method `https://google.com/pay` of a `PaymentRequest`. */
export type GooglePaySheet = {
  readonly card_networks: ReadonlyArray<Scalars['String']['output']>;
  readonly country_code: Scalars['String']['output'];
  readonly environment: GooglePayEnvironment;
  readonly gateway: Scalars['String']['output'];
  readonly gateway_merchant_id: Scalars['String']['output'];
  readonly merchant_id: Scalars['String']['output'];
  readonly merchant_name: Scalars['String']['output'];
};

export type GooglePayEnvironment =
  | 'PRODUCTION'
  | 'TEST';

/** What the shopper has chosen on the sheet of the wallet, which takes the place of the steps of the checkout: all of it holds, or nothing. */
export type WalletSheetInput = {
  /** Left out: where the parcel goes. */
  readonly billing_address?: InputMaybe<BillingAddressInput>;
  /** Of a guest; a customer has one in the account. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** `apple-pay` or `gpay`. */
  readonly method: Scalars['String']['input'];
  readonly shipping_address: ShippingAddressInput;
  readonly shipping_method: ShippingMethodInput;
};

export type Przelewy24Method = {
  readonly active: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly imgUrl?: Maybe<Scalars['String']['output']>;
  readonly mobileImgUrl?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type CardTransaction = {
  /** Of the provider, for its form. */
  readonly token: Scalars['String']['output'];
  /** Our own id of it. */
  readonly transaction: Scalars['String']['output'];
};

export type PayWithWalletTokenOutput = {
  readonly cart: Cart;
};

export type WithdrawnItemInput = {
  readonly order_item_id: Scalars['ID']['input'];
  readonly quantity: Scalars['Float']['input'];
};

export type WithdrawFromContractOutput = {
  readonly order: CustomerOrder;
  readonly return: OrderReturn;
};

export type OrderReturn = {
  readonly created_at: Scalars['String']['output'];
  readonly items: ReadonlyArray<Maybe<OrderReturnItem>>;
  readonly number: Scalars['String']['output'];
  /** Where the products are sent; null once they have come, and where the shop names no address. */
  readonly send_to?: Maybe<Scalars['String']['output']>;
  /** `requested`, `received`, `refunded`, `rejected`. */
  readonly status: Scalars['String']['output'];
  readonly status_label: Scalars['String']['output'];
};

export type OrderReturnItem = {
  readonly order_item_id: Scalars['ID']['output'];
  readonly product_name: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
};

export type ProductReviewSort =
  | 'NEWEST'
  | 'HIGHEST'
  | 'LOWEST';

export type ProductReviewType =
  | 'PRODUCT_REVIEW'
  /** Reviews of the shop itself are kept by Trusted Shops: see GET /etrusted/reviews. */
  | 'SERVICE_REVIEW';

export type ProductReviewsOutput = {
  readonly items: ReadonlyArray<Maybe<ProductReview>>;
  readonly page_info: SearchResultPageInfo;
  readonly total_count: Scalars['Int']['output'];
  /** Of all of them, from 1 to 5; 0 without any. */
  readonly average: Scalars['Float']['output'];
  /** How many of all of them gave one point, two points, and so on up to five. */
  readonly distribution: ReadonlyArray<Scalars['Int']['output']>;
};

export type ProductReviewStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

export type ProductReview = {
  readonly id: Scalars['ID']['output'];
  /** From 1 to 5. */
  readonly rating: Scalars['Int']['output'];
  /** Bought in this shop. */
  readonly is_verified: Scalars['Boolean']['output'];
  /** Of its words, as `pl`. */
  readonly language: Scalars['String']['output'];
  /** The sku of the variant that it is about. */
  readonly shade_sku?: Maybe<Scalars['String']['output']>;
  readonly type: ProductReviewType;
  /** Told to its author; others see approved reviews only. */
  readonly status: ProductReviewStatus;
  /** Written by the customer who asks. */
  readonly is_own: Scalars['Boolean']['output'];
  readonly average_rating: Scalars['Float']['output'];
  readonly created_at: Scalars['String']['output'];
  readonly nickname: Scalars['String']['output'];
  readonly product: ProductInterface;
  readonly ratings_breakdown: ReadonlyArray<Maybe<ProductReviewRating>>;
  readonly summary: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type ProductReviews = {
  readonly total_count: Scalars['Int']['output'];
  readonly items: ReadonlyArray<Maybe<ProductReview>>;
  readonly page_info: SearchResultPageInfo;
};

export type CreateProductReviewInput = {
  readonly nickname: Scalars['String']['input'];
  readonly ratings: ReadonlyArray<InputMaybe<ProductReviewRatingInput>>;
  readonly sku: Scalars['String']['input'];
  readonly summary: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

export type ProductReviewRatingInput = {
  readonly id: Scalars['String']['input'];
  readonly value_id: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  readonly review: ProductReview;
};

export type ProductReviewRating = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  readonly items: ReadonlyArray<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviewRatingMetadata = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  readonly value: Scalars['String']['output'];
  readonly value_id: Scalars['String']['output'];
};

export type SubscribeStockInput = {
  /** Of a variant, or of a product of which any variant will do. */
  readonly sku: Scalars['String']['input'];
  /** Absent: the address of the signed-in customer. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
};

export type SubscribeStockOutput = {
  readonly status: StockAlertStatus;
};

export type StockAlertStatus =
  /** The mailbox has to be confirmed by the link in a mail. */
  | 'UNCONFIRMED'
  | 'WAITING';

export type RobotsConfig = {
  readonly customInstructions?: Maybe<Scalars['String']['output']>;
  readonly defaultRobots?: Maybe<Scalars['String']['output']>;
};

export type Country = {
  readonly available_regions?: Maybe<ReadonlyArray<Maybe<Region>>>;
  readonly full_name_english?: Maybe<Scalars['String']['output']>;
  readonly full_name_locale?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  readonly two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
};

export type Region = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type StoreConfig = {
  readonly absolute_footer?: Maybe<Scalars['String']['output']>;
  readonly allow_gift_receipt?: Maybe<Scalars['String']['output']>;
  readonly allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  readonly allow_items?: Maybe<Scalars['String']['output']>;
  readonly allow_order?: Maybe<Scalars['String']['output']>;
  readonly allow_printed_card?: Maybe<Scalars['String']['output']>;
  readonly autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  readonly base_currency_code?: Maybe<Scalars['String']['output']>;
  readonly base_link_url?: Maybe<Scalars['String']['output']>;
  readonly base_media_url?: Maybe<Scalars['String']['output']>;
  readonly base_static_url?: Maybe<Scalars['String']['output']>;
  readonly base_url?: Maybe<Scalars['String']['output']>;
  readonly catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  readonly category_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  readonly category_url_suffix?: Maybe<Scalars['String']['output']>;
  readonly check_money_order_make_check_payable_to?: Maybe<Scalars['String']['output']>;
  readonly check_money_order_send_check_to?: Maybe<Scalars['String']['output']>;
  readonly cms_home_page?: Maybe<Scalars['String']['output']>;
  readonly cms_no_cookies?: Maybe<Scalars['String']['output']>;
  readonly cms_no_route?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  readonly contact_enabled: Scalars['Boolean']['output'];
  readonly copyright?: Maybe<Scalars['String']['output']>;
  readonly create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  readonly customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  readonly default_description?: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_code?: Maybe<Scalars['String']['output']>;
  readonly default_keywords?: Maybe<Scalars['String']['output']>;
  readonly default_title?: Maybe<Scalars['String']['output']>;
  readonly enable_multiple_wishlists?: Maybe<Scalars['String']['output']>;
  readonly front?: Maybe<Scalars['String']['output']>;
  readonly grid_per_page?: Maybe<Scalars['Int']['output']>;
  readonly grid_per_page_values?: Maybe<Scalars['String']['output']>;
  readonly head_includes?: Maybe<Scalars['String']['output']>;
  readonly head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  readonly header_logo_src?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly is_default_store?: Maybe<Scalars['Boolean']['output']>;
  readonly is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  readonly list_mode?: Maybe<Scalars['String']['output']>;
  readonly list_per_page?: Maybe<Scalars['Int']['output']>;
  readonly list_per_page_values?: Maybe<Scalars['String']['output']>;
  readonly locale?: Maybe<Scalars['String']['output']>;
  readonly logo_alt?: Maybe<Scalars['String']['output']>;
  readonly logo_height?: Maybe<Scalars['Int']['output']>;
  readonly logo_width?: Maybe<Scalars['Int']['output']>;
  readonly magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  readonly maximum_number_of_wishlists?: Maybe<Scalars['String']['output']>;
  readonly minimum_password_length?: Maybe<Scalars['String']['output']>;
  readonly newsletter_enabled: Scalars['Boolean']['output'];
  readonly no_route?: Maybe<Scalars['String']['output']>;
  readonly order_cancellation_enabled: Scalars['Boolean']['output'];
  readonly order_cancellation_reasons: ReadonlyArray<Maybe<CancellationReason>>;
  readonly payment_payflowpro_cc_vault_active?: Maybe<Scalars['String']['output']>;
  readonly product_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  readonly product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  readonly product_url_suffix?: Maybe<Scalars['String']['output']>;
  readonly required_character_classes_number?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly root_category_id?: Maybe<Scalars['Int']['output']>;
  readonly root_category_uid?: Maybe<Scalars['ID']['output']>;
  readonly sales_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  readonly secure_base_link_url?: Maybe<Scalars['String']['output']>;
  readonly secure_base_media_url?: Maybe<Scalars['String']['output']>;
  readonly secure_base_static_url?: Maybe<Scalars['String']['output']>;
  readonly secure_base_url?: Maybe<Scalars['String']['output']>;
  readonly show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  readonly store_code?: Maybe<Scalars['ID']['output']>;
  readonly store_group_code?: Maybe<Scalars['ID']['output']>;
  readonly store_group_name?: Maybe<Scalars['String']['output']>;
  readonly store_name?: Maybe<Scalars['String']['output']>;
  readonly store_sort_order?: Maybe<Scalars['Int']['output']>;
  readonly timezone?: Maybe<Scalars['String']['output']>;
  readonly title_prefix?: Maybe<Scalars['String']['output']>;
  readonly title_separator?: Maybe<Scalars['String']['output']>;
  readonly title_suffix?: Maybe<Scalars['String']['output']>;
  readonly use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  readonly website_code?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly website_id?: Maybe<Scalars['Int']['output']>;
  readonly website_name?: Maybe<Scalars['String']['output']>;
  readonly weight_unit?: Maybe<Scalars['String']['output']>;
  readonly welcome?: Maybe<Scalars['String']['output']>;
  readonly category_canonical_tag?: Maybe<Scalars['Boolean']['output']>;
  readonly product_canonical_tag?: Maybe<Scalars['Boolean']['output']>;
};

export type Currency = {
  readonly available_currency_codes?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly base_currency_code?: Maybe<Scalars['String']['output']>;
  readonly base_currency_symbol?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_code?: Maybe<Scalars['String']['output']>;
  readonly default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  readonly exchange_rates?: Maybe<ReadonlyArray<Maybe<ExchangeRate>>>;
};

export type ExchangeRate = {
  readonly currency_to?: Maybe<Scalars['String']['output']>;
  readonly rate?: Maybe<Scalars['Float']['output']>;
};

export type CancellationReason = {
  readonly description: Scalars['String']['output'];
};

export type FixedProductTaxDisplaySettings =
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS'
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED';

export type Website = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly default_group_id?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly is_default?: Maybe<Scalars['Boolean']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
};

export type UpdateWishlistOutput = {
  readonly name: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly visibility: WishlistVisibilityEnum;
};

export type DeleteWishlistOutput = {
  readonly status: Scalars['Boolean']['output'];
  readonly wishlists: ReadonlyArray<Maybe<Wishlist>>;
};


export type DeleteWishlistOutputWishlistsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type WishListUserInputError = {
  /** Where the input is at fault, a JSON pointer: `/wishlistItems/0/quantity`. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: WishListUserInputErrorType;
  readonly message: Scalars['String']['output'];
};

export type WishlistCartUserInputError = {
  /** Where the input is at fault, a JSON pointer: `/wishlistItemIds/0`. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** What people read, in the language of the store. */
  readonly sentence?: Maybe<Scalars['String']['output']>;
  readonly code: WishlistCartUserInputErrorType;
  readonly message: Scalars['String']['output'];
  readonly wishlistId: Scalars['ID']['output'];
  readonly wishlistItemId: Scalars['ID']['output'];
};

export type WishlistItemInput = {
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
  readonly parent_sku?: InputMaybe<Scalars['String']['input']>;
  readonly quantity: Scalars['Float']['input'];
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly sku: Scalars['String']['input'];
};

export type WishlistItemUpdateInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly entered_options?: InputMaybe<ReadonlyArray<InputMaybe<EnteredOptionInput>>>;
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['ID']['input']>>>;
  readonly wishlist_item_id: Scalars['ID']['input'];
};

export type AddProductsToWishlistOutput = {
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
  readonly wishlist: Wishlist;
};

export type RemoveProductsFromWishlistOutput = {
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
  readonly wishlist: Wishlist;
};

export type UpdateProductsInWishlistOutput = {
  readonly user_errors: ReadonlyArray<Maybe<WishListUserInputError>>;
  readonly wishlist: Wishlist;
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type Wishlist = {
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly items?: Maybe<ReadonlyArray<Maybe<WishlistItem>>>;
  readonly items_count?: Maybe<Scalars['Int']['output']>;
  readonly items_v2?: Maybe<WishlistItems>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly sharing_code?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly visibility: WishlistVisibilityEnum;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistItems = {
  readonly items: ReadonlyArray<Maybe<WishlistItemInterface>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
};

export type WishlistItemInterface = {
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
};

export type SimpleWishlistItem = WishlistItemInterface & {
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  /** @deprecated Kept for clients that still select it. */
  readonly child_sku: Scalars['String']['output'];
  readonly configurable_options?: Maybe<ReadonlyArray<Maybe<SelectedConfigurableOption>>>;
  readonly configured_variant?: Maybe<ProductInterface>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
};

export type CreateWishlistInput = {
  readonly name: Scalars['String']['input'];
  readonly visibility: WishlistVisibilityEnum;
};

export type CreateWishlistOutput = {
  readonly wishlist: Wishlist;
};

export type WishlistVisibilityEnum =
  | 'PUBLIC'
  | 'PRIVATE';

export type AddWishlistItemsToCartOutput = {
  readonly add_wishlist_items_to_cart_user_errors: ReadonlyArray<Maybe<WishlistCartUserInputError>>;
  readonly status: Scalars['Boolean']['output'];
  readonly wishlist: Wishlist;
};

export type WishlistCartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED';

export type WishlistItem = {
  readonly added_at?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly product?: Maybe<ProductInterface>;
  readonly qty?: Maybe<Scalars['Float']['output']>;
};

export type ContactUsInput = {
  readonly comment: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  /** Number of the order that it is about; at most 40 characters. */
  readonly order_number?: InputMaybe<Scalars['String']['input']>;
  /** Consent to the privacy policy, of a form that asks for it: `false` is refused. */
  readonly privacy_consent?: InputMaybe<Scalars['Boolean']['input']>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, in the words that the form offers; at most 120 characters. */
  readonly topic?: InputMaybe<Scalars['String']['input']>;
};

export type ContactUsOutput = {
  readonly status: Scalars['Boolean']['output'];
};

export type RoutableInterface = {
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type EntityUrl = {
  /** @deprecated Kept for clients that still select it. */
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly entity_uid?: Maybe<Scalars['ID']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly redirectCode?: Maybe<Scalars['Int']['output']>;
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CMS_PAGE'
  | 'PRODUCT'
  | 'CATEGORY';

export type CmsPage = RoutableInterface & {
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly content_heading?: Maybe<Scalars['String']['output']>;
  readonly identifier?: Maybe<Scalars['String']['output']>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keywords?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly page_layout?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type CmsBlocks = {
  readonly items?: Maybe<ReadonlyArray<Maybe<CmsBlock>>>;
};

export type CmsBlock = {
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly identifier?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type EnteredOptionInput = {
  readonly uid: Scalars['ID']['input'];
  readonly value: Scalars['String']['input'];
};

export type Discount = {
  readonly amount: Money;
  readonly applied_to: CartDiscountType;
  readonly coupon?: Maybe<AppliedCoupon>;
  readonly label: Scalars['String']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['Float']['output']>;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type AppliedCoupon = {
  readonly code: Scalars['String']['output'];
};

export type Money = {
  readonly currency?: Maybe<CurrencyEnum>;
  readonly value?: Maybe<Scalars['Float']['output']>;
};

export type CurrencyEnum =
  | 'AFN'
  | 'ALL'
  | 'AZN'
  | 'DZD'
  | 'AOA'
  | 'ARS'
  | 'AMD'
  | 'AWG'
  | 'AUD'
  | 'BSD'
  | 'BHD'
  | 'BDT'
  | 'BBD'
  | 'BYN'
  | 'BZD'
  | 'BMD'
  | 'BTN'
  | 'BOB'
  | 'BAM'
  | 'BWP'
  | 'BRL'
  | 'GBP'
  | 'BND'
  | 'BGN'
  | 'BUK'
  | 'BIF'
  | 'KHR'
  | 'CAD'
  | 'CVE'
  | 'CZK'
  | 'KYD'
  | 'GQE'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'KMF'
  | 'CDF'
  | 'CRC'
  | 'HRK'
  | 'CUP'
  | 'DKK'
  | 'DJF'
  | 'DOP'
  | 'XCD'
  | 'EGP'
  | 'SVC'
  | 'ERN'
  | 'EEK'
  | 'ETB'
  | 'EUR'
  | 'FKP'
  | 'FJD'
  | 'GMD'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GTQ'
  | 'GNF'
  | 'GYD'
  | 'HTG'
  | 'HNL'
  | 'HKD'
  | 'HUF'
  | 'ISK'
  | 'INR'
  | 'IDR'
  | 'IRR'
  | 'IQD'
  | 'ILS'
  | 'JMD'
  | 'JPY'
  | 'JOD'
  | 'KZT'
  | 'KES'
  | 'KWD'
  | 'KGS'
  | 'LAK'
  | 'LVL'
  | 'LBP'
  | 'LSL'
  | 'LRD'
  | 'LYD'
  | 'LTL'
  | 'MOP'
  | 'MKD'
  | 'MGA'
  | 'MWK'
  | 'MYR'
  | 'MVR'
  | 'LSM'
  | 'MRO'
  | 'MUR'
  | 'MXN'
  | 'MDL'
  | 'MNT'
  | 'MAD'
  | 'MZN'
  | 'MMK'
  | 'NAD'
  | 'NPR'
  | 'ANG'
  | 'YTL'
  | 'NZD'
  | 'NIC'
  | 'NGN'
  | 'KPW'
  | 'NOK'
  | 'OMR'
  | 'PKR'
  | 'PAB'
  | 'PGK'
  | 'PYG'
  | 'PEN'
  | 'PHP'
  | 'PLN'
  | 'QAR'
  | 'RHD'
  | 'RON'
  | 'RUB'
  | 'RWF'
  | 'SHP'
  | 'STD'
  | 'SAR'
  | 'RSD'
  | 'SCR'
  | 'SLL'
  | 'SGD'
  | 'SKK'
  | 'SBD'
  | 'SOS'
  | 'ZAR'
  | 'KRW'
  | 'LKR'
  | 'SDG'
  | 'SRD'
  | 'SZL'
  | 'SEK'
  | 'CHF'
  | 'SYP'
  | 'TWD'
  | 'TJS'
  | 'TZS'
  | 'THB'
  | 'TOP'
  | 'TTD'
  | 'TND'
  | 'TMM'
  | 'USD'
  | 'UGX'
  | 'UAH'
  | 'AED'
  | 'UYU'
  | 'UZS'
  | 'VUV'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'CHE'
  | 'CHW'
  | 'XOF'
  | 'WST'
  | 'YER'
  | 'ZMK'
  | 'ZWD'
  | 'TRY'
  | 'AZM'
  | 'ROL'
  | 'TRL'
  | 'XPF';

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PR'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type AttributeValueInput = {
  readonly attribute_code: Scalars['String']['input'];
  readonly selected_options?: InputMaybe<ReadonlyArray<InputMaybe<AttributeInputSelectedOption>>>;
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterEqualTypeInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterRangeTypeInput = {
  readonly from?: InputMaybe<Scalars['String']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterMatchTypeInput = {
  readonly match?: InputMaybe<Scalars['String']['input']>;
  readonly match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'WEBSITE'
  | 'STORE';

export type SearchResultPageInfo = {
  readonly current_page?: Maybe<Scalars['Int']['output']>;
  readonly page_size?: Maybe<Scalars['Int']['output']>;
  readonly total_pages?: Maybe<Scalars['Int']['output']>;
};

export type KeyValue = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ComplexTextValue = {
  readonly html: Scalars['String']['output'];
};

export type PriceTypeEnum =
  | 'FIXED'
  | 'PERCENT'
  | 'DYNAMIC';

export type AttributeValueInterface = {
  readonly code: Scalars['ID']['output'];
};

export type AttributeValue = AttributeValueInterface & {
  readonly value: Scalars['String']['output'];
  readonly code: Scalars['ID']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  readonly selected_options: ReadonlyArray<Maybe<AttributeSelectedOptionInterface>>;
  readonly code: Scalars['ID']['output'];
};

export type AttributeSelectedOptionInterface = {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type AttributeInputSelectedOption = {
  readonly value: Scalars['String']['input'];
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type HttpQueryParameter = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type GiftMessage = {
  readonly from: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type GiftMessageInput = {
  readonly from: Scalars['String']['input'];
  readonly message: Scalars['String']['input'];
  readonly to: Scalars['String']['input'];
};

export type ConfigurableOptionAvailableForSelection = {
  readonly attribute_code: Scalars['String']['output'];
  readonly option_value_uids: ReadonlyArray<Maybe<Scalars['ID']['output']>>;
};

export type MediaGalleryEntry = {
  readonly content?: Maybe<ProductMediaGalleryEntriesContent>;
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
  readonly file?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly media_type?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly types?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly uid: Scalars['ID']['output'];
  readonly video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  readonly media_type?: Maybe<Scalars['String']['output']>;
  readonly video_description?: Maybe<Scalars['String']['output']>;
  readonly video_metadata?: Maybe<Scalars['String']['output']>;
  readonly video_provider?: Maybe<Scalars['String']['output']>;
  readonly video_title?: Maybe<Scalars['String']['output']>;
  readonly video_url?: Maybe<Scalars['String']['output']>;
};

export type ProductPrices = {
  /** @deprecated Kept for clients that still select it. */
  readonly maximalPrice?: Maybe<Price>;
  /** @deprecated Kept for clients that still select it. */
  readonly minimalPrice?: Maybe<Price>;
  /** @deprecated Kept for clients that still select it. */
  readonly regularPrice?: Maybe<Price>;
};

export type Price = {
  /** @deprecated Kept for clients that still select it. */
  readonly adjustments?: Maybe<ReadonlyArray<Maybe<PriceAdjustment>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly amount?: Maybe<Money>;
};

export type PriceAdjustment = {
  readonly amount?: Maybe<Money>;
  /** @deprecated Kept for clients that still select it. */
  readonly code?: Maybe<PriceAdjustmentCodesEnum>;
  /** @deprecated Kept for clients that still select it. */
  readonly description?: Maybe<PriceAdjustmentDescriptionEnum>;
};

export type LayerFilter = {
  /** @deprecated Kept for clients that still select it. */
  readonly filter_items?: Maybe<ReadonlyArray<Maybe<LayerFilterItemInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly filter_items_count?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly request_var?: Maybe<Scalars['String']['output']>;
};

export type CategoryProducts = {
  readonly items?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type LayerFilterItemInterface = {
  readonly items_count?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value_string?: Maybe<Scalars['String']['output']>;
};

export type PriceAdjustmentCodesEnum =
  | 'TAX'
  | 'WEEE'
  | 'WEEE_TAX';

export type PriceAdjustmentDescriptionEnum =
  | 'INCLUDED'
  | 'EXCLUDED';

export type ProductCustomAttributes = {
  readonly errors: ReadonlyArray<Maybe<AttributeMetadataError>>;
  readonly items: ReadonlyArray<Maybe<AttributeValueInterface>>;
};

export type ProductLinksInterface = {
  readonly link_type?: Maybe<Scalars['String']['output']>;
  readonly linked_product_sku?: Maybe<Scalars['String']['output']>;
  readonly linked_product_type?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
};

export type ProductMediaGalleryEntriesContent = {
  readonly base64_encoded_data?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type ProductTierPrices = {
  readonly customer_group_id?: Maybe<Scalars['String']['output']>;
  readonly percentage_value?: Maybe<Scalars['Float']['output']>;
  readonly qty?: Maybe<Scalars['Float']['output']>;
  readonly value?: Maybe<Scalars['Float']['output']>;
  readonly website_id?: Maybe<Scalars['Float']['output']>;
};

export type PhysicalProductInterface = {
  readonly weight?: Maybe<Scalars['Float']['output']>;
};

export type CustomizableProductInterface = {
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};

export type CustomizableOptionInterface = {
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableAreaOption = CustomizableOptionInterface & {
  readonly product_sku?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<CustomizableAreaValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableAreaValue = {
  readonly max_characters?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  readonly value?: Maybe<ReadonlyArray<Maybe<CustomizableCheckboxValue>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableCheckboxValue = {
  readonly option_type_id?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableDateOption = CustomizableOptionInterface & {
  readonly product_sku?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<CustomizableDateValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableDateValue = {
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<CustomizableDateTypeEnum>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableDropDownOption = CustomizableOptionInterface & {
  readonly value?: Maybe<ReadonlyArray<Maybe<CustomizableDropDownValue>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableDropDownValue = {
  readonly option_type_id?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  readonly product_sku?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<CustomizableFieldValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableFieldValue = {
  readonly max_characters?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableFileOption = CustomizableOptionInterface & {
  readonly product_sku?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<CustomizableFileValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableFileValue = {
  readonly file_extension?: Maybe<Scalars['String']['output']>;
  readonly image_size_x?: Maybe<Scalars['Int']['output']>;
  readonly image_size_y?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableMultipleOption = CustomizableOptionInterface & {
  readonly value?: Maybe<ReadonlyArray<Maybe<CustomizableMultipleValue>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableMultipleValue = {
  readonly option_type_id?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableRadioOption = CustomizableOptionInterface & {
  readonly value?: Maybe<ReadonlyArray<Maybe<CustomizableRadioValue>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type CustomizableRadioValue = {
  readonly option_type_id?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type ImageSwatchData = SwatchDataInterface & {
  readonly thumbnail?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type TextSwatchData = SwatchDataInterface & {
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type ProductVideo = MediaGalleryInterface & {
  readonly video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
  readonly disabled?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ProductLinks = ProductLinksInterface & {
  readonly link_type?: Maybe<Scalars['String']['output']>;
  readonly linked_product_sku?: Maybe<Scalars['String']['output']>;
  readonly linked_product_type?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
};

export type LayerFilterItem = LayerFilterItemInterface & {
  readonly items_count?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value_string?: Maybe<Scalars['String']['output']>;
};

export type SwatchLayerFilterItem = LayerFilterItemInterface & SwatchLayerFilterItemInterface & {
  readonly items_count?: Maybe<Scalars['Int']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly value_string?: Maybe<Scalars['String']['output']>;
  readonly swatch_data?: Maybe<SwatchData>;
};

export type SwatchLayerFilterItemInterface = {
  readonly swatch_data?: Maybe<SwatchData>;
};

export type SwatchData = {
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type BundleCartItem = CartItemInterface & {
  readonly bundle_options: ReadonlyArray<Maybe<SelectedBundleOption>>;
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly gift_message?: Maybe<GiftMessage>;
  /** Why the line cannot be ordered as it stands. */
  readonly availability: CartItemAvailability;
  /** What a gift is given for. */
  readonly gift_source?: Maybe<Scalars['String']['output']>;
  /** The shopper pays the price of friends and family. */
  readonly isFaF: Scalars['Boolean']['output'];
  readonly isGift: Scalars['Boolean']['output'];
  readonly isSample: Scalars['Boolean']['output'];
  readonly outOfStock: Scalars['Boolean']['output'];
  /** Of the variant. */
  readonly sku: Scalars['String']['output'];
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly prices?: Maybe<CartItemPrices>;
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type SelectedBundleOption = {
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly price: Money;
  readonly type: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly values: ReadonlyArray<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  readonly id: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly original_price: Money;
  readonly price: Scalars['Float']['output'];
  readonly priceV2: Money;
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type DownloadableCartItem = CartItemInterface & {
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly links?: Maybe<ReadonlyArray<Maybe<DownloadableProductLinks>>>;
  readonly samples?: Maybe<ReadonlyArray<Maybe<DownloadableProductSamples>>>;
  /** Why the line cannot be ordered as it stands. */
  readonly availability: CartItemAvailability;
  /** What a gift is given for. */
  readonly gift_source?: Maybe<Scalars['String']['output']>;
  /** The shopper pays the price of friends and family. */
  readonly isFaF: Scalars['Boolean']['output'];
  readonly isGift: Scalars['Boolean']['output'];
  readonly isSample: Scalars['Boolean']['output'];
  readonly outOfStock: Scalars['Boolean']['output'];
  /** Of the variant. */
  readonly sku: Scalars['String']['output'];
  readonly discount?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly errors?: Maybe<ReadonlyArray<Maybe<CartItemError>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['String']['output'];
  readonly is_available: Scalars['Boolean']['output'];
  readonly max_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_qty?: Maybe<Scalars['Float']['output']>;
  readonly not_available_message?: Maybe<Scalars['String']['output']>;
  readonly prices?: Maybe<CartItemPrices>;
  readonly product: ProductInterface;
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type BundleProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & CustomizableProductInterface & {
  readonly dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  readonly dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  readonly dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<BundleItem>>>;
  readonly price_view?: Maybe<PriceViewEnum>;
  readonly ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  readonly application?: Maybe<Scalars['String']['output']>;
  readonly benefits?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly brand_label?: Maybe<Scalars['String']['output']>;
  readonly certificates?: Maybe<ReadonlyArray<Maybe<ProductCertificate>>>;
  readonly certifications?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly colour?: Maybe<ProductColour>;
  readonly composition?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomAttribute>>>;
  readonly ean?: Maybe<Scalars['String']['output']>;
  readonly friends_and_family_price?: Maybe<Money>;
  readonly gifts_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly has_free_delivery?: Maybe<Scalars['Boolean']['output']>;
  readonly has_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly has_samples?: Maybe<Scalars['Boolean']['output']>;
  /** Of `composition` what the shop tells of, in its order, at most six; empty where that is nothing. */
  readonly ingredients?: Maybe<ReadonlyArray<Maybe<ProductIngredient>>>;
  readonly is_bestseller?: Maybe<Scalars['Boolean']['output']>;
  readonly is_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly is_natural?: Maybe<Scalars['Boolean']['output']>;
  readonly is_new?: Maybe<Scalars['Boolean']['output']>;
  readonly is_presale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_promotion?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sample?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sponsored?: Maybe<Scalars['Boolean']['output']>;
  readonly loyalty_programs?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly pao?: Maybe<Scalars['String']['output']>;
  readonly product_line?: Maybe<Scalars['String']['output']>;
  readonly product_line_label?: Maybe<Scalars['String']['output']>;
  readonly safety?: Maybe<ProductSafety>;
  readonly samples_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly size?: Maybe<Scalars['String']['output']>;
  readonly skin_type?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly tax_class_id?: Maybe<Scalars['Int']['output']>;
  readonly unit_price?: Maybe<UnitPrice>;
  readonly usage?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly description?: Maybe<ComplexTextValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly new_from_date?: Maybe<Scalars['String']['output']>;
  readonly new_to_date?: Maybe<Scalars['String']['output']>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly small_image?: Maybe<ProductImage>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly uid: Scalars['ID']['output'];
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['Int']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly tier_price?: Maybe<Scalars['Float']['output']>;
  readonly tier_prices?: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly websites?: Maybe<ReadonlyArray<Maybe<Website>>>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type BundleProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type PriceViewEnum =
  | 'PRICE_RANGE'
  | 'AS_LOW_AS';

export type ShipBundleItemsEnum =
  | 'TOGETHER'
  | 'SEPARATELY';

export type BundleItem = {
  /** @deprecated Kept for clients that still select it. */
  readonly option_id?: Maybe<Scalars['Int']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<BundleItemOption>>>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly price_range: PriceRange;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly uid?: Maybe<Scalars['ID']['output']>;
};

export type BundleItemOption = {
  readonly can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly is_default?: Maybe<Scalars['Boolean']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  readonly price_type?: Maybe<PriceTypeEnum>;
  readonly product?: Maybe<ProductInterface>;
  /** @deprecated Kept for clients that still select it. */
  readonly qty?: Maybe<Scalars['Float']['output']>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type GroupedProduct = ProductInterface & RoutableInterface & PhysicalProductInterface & {
  readonly items?: Maybe<ReadonlyArray<Maybe<GroupedProductItem>>>;
  readonly application?: Maybe<Scalars['String']['output']>;
  readonly benefits?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly brand_label?: Maybe<Scalars['String']['output']>;
  readonly certificates?: Maybe<ReadonlyArray<Maybe<ProductCertificate>>>;
  readonly certifications?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly colour?: Maybe<ProductColour>;
  readonly composition?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomAttribute>>>;
  readonly ean?: Maybe<Scalars['String']['output']>;
  readonly friends_and_family_price?: Maybe<Money>;
  readonly gifts_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly has_free_delivery?: Maybe<Scalars['Boolean']['output']>;
  readonly has_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly has_samples?: Maybe<Scalars['Boolean']['output']>;
  /** Of `composition` what the shop tells of, in its order, at most six; empty where that is nothing. */
  readonly ingredients?: Maybe<ReadonlyArray<Maybe<ProductIngredient>>>;
  readonly is_bestseller?: Maybe<Scalars['Boolean']['output']>;
  readonly is_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly is_natural?: Maybe<Scalars['Boolean']['output']>;
  readonly is_new?: Maybe<Scalars['Boolean']['output']>;
  readonly is_presale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_promotion?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sample?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sponsored?: Maybe<Scalars['Boolean']['output']>;
  readonly loyalty_programs?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly pao?: Maybe<Scalars['String']['output']>;
  readonly product_line?: Maybe<Scalars['String']['output']>;
  readonly product_line_label?: Maybe<Scalars['String']['output']>;
  readonly safety?: Maybe<ProductSafety>;
  readonly samples_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly size?: Maybe<Scalars['String']['output']>;
  readonly skin_type?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly tax_class_id?: Maybe<Scalars['Int']['output']>;
  readonly unit_price?: Maybe<UnitPrice>;
  readonly usage?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly description?: Maybe<ComplexTextValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly new_from_date?: Maybe<Scalars['String']['output']>;
  readonly new_to_date?: Maybe<Scalars['String']['output']>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly small_image?: Maybe<ProductImage>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly uid: Scalars['ID']['output'];
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['Int']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly tier_price?: Maybe<Scalars['Float']['output']>;
  readonly tier_prices?: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly websites?: Maybe<ReadonlyArray<Maybe<Website>>>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly weight?: Maybe<Scalars['Float']['output']>;
};


export type GroupedProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type GroupedProductItem = {
  readonly position?: Maybe<Scalars['Int']['output']>;
  readonly product?: Maybe<ProductInterface>;
  readonly qty?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableProduct = ProductInterface & RoutableInterface & CustomizableProductInterface & {
  readonly downloadable_product_links?: Maybe<ReadonlyArray<Maybe<DownloadableProductLinks>>>;
  readonly downloadable_product_samples?: Maybe<ReadonlyArray<Maybe<DownloadableProductSamples>>>;
  readonly links_purchased_separately?: Maybe<Scalars['Int']['output']>;
  readonly links_title?: Maybe<Scalars['String']['output']>;
  readonly application?: Maybe<Scalars['String']['output']>;
  readonly benefits?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly brand_label?: Maybe<Scalars['String']['output']>;
  readonly certificates?: Maybe<ReadonlyArray<Maybe<ProductCertificate>>>;
  readonly certifications?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly colour?: Maybe<ProductColour>;
  readonly composition?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomAttribute>>>;
  readonly ean?: Maybe<Scalars['String']['output']>;
  readonly friends_and_family_price?: Maybe<Money>;
  readonly gifts_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly has_free_delivery?: Maybe<Scalars['Boolean']['output']>;
  readonly has_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly has_samples?: Maybe<Scalars['Boolean']['output']>;
  /** Of `composition` what the shop tells of, in its order, at most six; empty where that is nothing. */
  readonly ingredients?: Maybe<ReadonlyArray<Maybe<ProductIngredient>>>;
  readonly is_bestseller?: Maybe<Scalars['Boolean']['output']>;
  readonly is_gift?: Maybe<Scalars['Boolean']['output']>;
  readonly is_natural?: Maybe<Scalars['Boolean']['output']>;
  readonly is_new?: Maybe<Scalars['Boolean']['output']>;
  readonly is_presale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_promotion?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sale?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sample?: Maybe<Scalars['Boolean']['output']>;
  readonly is_sponsored?: Maybe<Scalars['Boolean']['output']>;
  readonly loyalty_programs?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly pao?: Maybe<Scalars['String']['output']>;
  readonly product_line?: Maybe<Scalars['String']['output']>;
  readonly product_line_label?: Maybe<Scalars['String']['output']>;
  readonly safety?: Maybe<ProductSafety>;
  readonly samples_sku?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly size?: Maybe<Scalars['String']['output']>;
  readonly skin_type?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly tax_class_id?: Maybe<Scalars['Int']['output']>;
  readonly unit_price?: Maybe<UnitPrice>;
  readonly usage?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<CategoryInterface>>>;
  readonly crosssell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly description?: Maybe<ComplexTextValue>;
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly image?: Maybe<ProductImage>;
  readonly media_gallery?: Maybe<ReadonlyArray<Maybe<MediaGalleryInterface>>>;
  /** @deprecated Kept for clients that still select it. */
  readonly media_gallery_entries?: Maybe<ReadonlyArray<Maybe<MediaGalleryEntry>>>;
  readonly meta_description?: Maybe<Scalars['String']['output']>;
  readonly meta_keyword?: Maybe<Scalars['String']['output']>;
  readonly meta_title?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly new_from_date?: Maybe<Scalars['String']['output']>;
  readonly new_to_date?: Maybe<Scalars['String']['output']>;
  readonly only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  readonly options_container?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly price?: Maybe<ProductPrices>;
  readonly price_range: PriceRange;
  readonly price_tiers?: Maybe<ReadonlyArray<Maybe<TierPrice>>>;
  readonly rating_summary: Scalars['Float']['output'];
  readonly related_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly review_count: Scalars['Int']['output'];
  readonly reviews: ProductReviews;
  readonly short_description?: Maybe<ComplexTextValue>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly small_image?: Maybe<ProductImage>;
  readonly special_to_date?: Maybe<Scalars['String']['output']>;
  readonly stock_status?: Maybe<ProductStockStatus>;
  readonly thumbnail?: Maybe<ProductImage>;
  readonly uid: Scalars['ID']['output'];
  readonly upsell_products?: Maybe<ReadonlyArray<Maybe<ProductInterface>>>;
  readonly url_key?: Maybe<Scalars['String']['output']>;
  readonly url_rewrites?: Maybe<ReadonlyArray<Maybe<UrlRewrite>>>;
  readonly url_suffix?: Maybe<Scalars['String']['output']>;
  readonly attribute_set_id?: Maybe<Scalars['Int']['output']>;
  readonly canonical_url?: Maybe<Scalars['String']['output']>;
  readonly country_of_manufacture?: Maybe<Scalars['String']['output']>;
  readonly created_at?: Maybe<Scalars['String']['output']>;
  readonly custom_attributesV2?: Maybe<ProductCustomAttributes>;
  readonly is_returnable?: Maybe<Scalars['String']['output']>;
  readonly manufacturer?: Maybe<Scalars['Int']['output']>;
  readonly max_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly min_sale_qty?: Maybe<Scalars['Float']['output']>;
  readonly product_links?: Maybe<ReadonlyArray<Maybe<ProductLinksInterface>>>;
  readonly quantity?: Maybe<Scalars['Float']['output']>;
  readonly special_from_date?: Maybe<Scalars['String']['output']>;
  readonly special_price?: Maybe<Scalars['Float']['output']>;
  readonly swatch_image?: Maybe<Scalars['String']['output']>;
  readonly tier_price?: Maybe<Scalars['Float']['output']>;
  readonly tier_prices?: Maybe<ReadonlyArray<Maybe<ProductTierPrices>>>;
  readonly type_id?: Maybe<Scalars['String']['output']>;
  readonly updated_at?: Maybe<Scalars['String']['output']>;
  readonly url_path?: Maybe<Scalars['String']['output']>;
  readonly websites?: Maybe<ReadonlyArray<Maybe<Website>>>;
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
  readonly options?: Maybe<ReadonlyArray<Maybe<CustomizableOptionInterface>>>;
};


export type DownloadableProductReviewsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type DownloadableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};

export type DownloadableProductLinks = {
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly is_shareable?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly link_type?: Maybe<DownloadableFileTypeEnum>;
  /** @deprecated Kept for clients that still select it. */
  readonly number_of_downloads?: Maybe<Scalars['Int']['output']>;
  readonly price?: Maybe<Scalars['Float']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly sample_file?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly sample_type?: Maybe<DownloadableFileTypeEnum>;
  readonly sample_url?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type DownloadableProductSamples = {
  /** @deprecated Kept for clients that still select it. */
  readonly id?: Maybe<Scalars['Int']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly sample_file?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly sample_type?: Maybe<DownloadableFileTypeEnum>;
  readonly sample_url?: Maybe<Scalars['String']['output']>;
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type DownloadableFileTypeEnum =
  | 'FILE'
  | 'URL';

export type BundleWishlistItem = WishlistItemInterface & {
  readonly bundle_options?: Maybe<ReadonlyArray<Maybe<SelectedBundleOption>>>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
};

export type DownloadableWishlistItem = WishlistItemInterface & {
  readonly links_v2?: Maybe<ReadonlyArray<Maybe<DownloadableProductLinks>>>;
  readonly samples?: Maybe<ReadonlyArray<Maybe<DownloadableProductSamples>>>;
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
};

export type BundleOrderItem = OrderItemInterface & {
  readonly bundle_options?: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
  readonly child_order_items?: Maybe<ReadonlyArray<Maybe<OrderItemInterface>>>;
  readonly parent_sku?: Maybe<Scalars['String']['output']>;
  /** Bought, or given by the shop: `item`, `gift`, `sample`. */
  readonly kind: Scalars['String']['output'];
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly gift_message?: Maybe<GiftMessage>;
  readonly id: Scalars['ID']['output'];
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Pieces that may still be returned. */
  readonly quantity_returnable: Scalars['Float']['output'];
};

export type ItemSelectedBundleOption = {
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly uid: Scalars['ID']['output'];
  readonly values?: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOptionValue>>>;
};

export type ItemSelectedBundleOptionValue = {
  /** @deprecated Kept for clients that still select it. */
  readonly id: Scalars['ID']['output'];
  readonly price: Money;
  readonly product_name: Scalars['String']['output'];
  readonly product_sku: Scalars['String']['output'];
  readonly quantity: Scalars['Float']['output'];
  readonly uid: Scalars['ID']['output'];
};

export type DownloadableOrderItem = OrderItemInterface & {
  readonly downloadable_links?: Maybe<ReadonlyArray<Maybe<DownloadableItemsLinks>>>;
  /** Bought, or given by the shop: `item`, `gift`, `sample`. */
  readonly kind: Scalars['String']['output'];
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly entered_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly gift_message?: Maybe<GiftMessage>;
  readonly id: Scalars['ID']['output'];
  readonly prices?: Maybe<OrderItemPrices>;
  readonly product?: Maybe<ProductInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly product_type?: Maybe<Scalars['String']['output']>;
  readonly product_url_key?: Maybe<Scalars['String']['output']>;
  readonly quantity_canceled?: Maybe<Scalars['Float']['output']>;
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  readonly quantity_ordered?: Maybe<Scalars['Float']['output']>;
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
  readonly quantity_returned?: Maybe<Scalars['Float']['output']>;
  readonly quantity_shipped?: Maybe<Scalars['Float']['output']>;
  readonly selected_options?: Maybe<ReadonlyArray<Maybe<OrderItemOption>>>;
  readonly status?: Maybe<Scalars['String']['output']>;
  /** Pieces that may still be returned. */
  readonly quantity_returnable: Scalars['Float']['output'];
};

export type DownloadableItemsLinks = {
  readonly sort_order?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly uid: Scalars['ID']['output'];
};

export type BundleShipmentItem = ShipmentItemInterface & {
  readonly bundle_options?: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_shipped: Scalars['Float']['output'];
};

export type BundleInvoiceItem = InvoiceItemInterface & {
  readonly bundle_options?: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableInvoiceItem = InvoiceItemInterface & {
  readonly downloadable_links?: Maybe<ReadonlyArray<Maybe<DownloadableItemsLinks>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type BundleCreditMemoItem = CreditMemoItemInterface & {
  readonly bundle_options?: Maybe<ReadonlyArray<Maybe<ItemSelectedBundleOption>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableCreditMemoItem = CreditMemoItemInterface & {
  readonly downloadable_links?: Maybe<ReadonlyArray<Maybe<DownloadableItemsLinks>>>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<Discount>>>;
  readonly id: Scalars['ID']['output'];
  readonly order_item?: Maybe<OrderItemInterface>;
  readonly product_name?: Maybe<Scalars['String']['output']>;
  readonly product_sale_price: Money;
  readonly product_sku: Scalars['String']['output'];
  readonly quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type RoutableUrl = RoutableInterface & {
  readonly redirect_code: Scalars['Int']['output'];
  readonly relative_url?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
};

export type GroupedProductWishlistItem = WishlistItemInterface & {
  readonly added_at: Scalars['String']['output'];
  readonly customizable_options: ReadonlyArray<Maybe<SelectedCustomizableOption>>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly product?: Maybe<ProductInterface>;
  readonly quantity: Scalars['Float']['output'];
};

export type CustomerDownloadableProducts = {
  readonly items?: Maybe<ReadonlyArray<Maybe<CustomerDownloadableProduct>>>;
};

export type CustomerDownloadableProduct = {
  readonly date?: Maybe<Scalars['String']['output']>;
  readonly download_url?: Maybe<Scalars['String']['output']>;
  readonly order_increment_id?: Maybe<Scalars['String']['output']>;
  readonly remaining_downloads?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
};

export type ReCaptchaConfigurationV3 = {
  readonly badge_position: Scalars['String']['output'];
  readonly failure_message: Scalars['String']['output'];
  readonly forms: ReadonlyArray<Maybe<ReCaptchaFormEnum>>;
  readonly is_enabled: Scalars['Boolean']['output'];
  readonly language_code?: Maybe<Scalars['String']['output']>;
  readonly minimum_score: Scalars['Float']['output'];
  readonly theme: Scalars['String']['output'];
  readonly website_key: Scalars['String']['output'];
};

export type ReCaptchaConfigOutput = {
  readonly configurations?: Maybe<ReCaptchaConfiguration>;
  readonly is_enabled: Scalars['Boolean']['output'];
};

export type ReCaptchaConfiguration = {
  readonly badge_position?: Maybe<Scalars['String']['output']>;
  readonly language_code?: Maybe<Scalars['String']['output']>;
  readonly minimum_score?: Maybe<Scalars['Float']['output']>;
  readonly re_captcha_type: ReCaptchaTypeEmum;
  readonly technical_failure_message: Scalars['String']['output'];
  readonly theme: Scalars['String']['output'];
  readonly validation_failure_message: Scalars['String']['output'];
  readonly website_key: Scalars['String']['output'];
};

export type ReCaptchaTypeEmum =
  | 'INVISIBLE'
  | 'RECAPTCHA'
  | 'RECAPTCHA_V3';

export type ReCaptchaFormEnum =
  | 'PLACE_ORDER'
  | 'CONTACT'
  | 'CUSTOMER_LOGIN'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'NEWSLETTER'
  | 'PRODUCT_REVIEW'
  | 'SENDFRIEND'
  | 'BRAINTREE'
  | 'RESEND_CONFIRMATION_EMAIL';

export type CustomerPaymentTokens = {
  readonly items: ReadonlyArray<Maybe<PaymentToken>>;
};

export type PaymentToken = {
  readonly details?: Maybe<Scalars['String']['output']>;
  readonly payment_method_code: Scalars['String']['output'];
  readonly public_hash: Scalars['String']['output'];
  readonly type: PaymentTokenTypeEnum;
};

export type PaymentTokenTypeEnum =
  | 'card'
  | 'account';

export type DeletePaymentTokenOutput = {
  readonly customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  readonly result: Scalars['Boolean']['output'];
};

export type CustomerInput = {
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** Terms and privacy policy, on signing up; `false` is refused. */
  readonly accepted_terms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CustomerCreateInput = {
  readonly allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  readonly custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<AttributeValueInput>>>;
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly firstname: Scalars['String']['input'];
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lastname: Scalars['String']['input'];
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** Terms and privacy policy; `false` is refused. */
  readonly accepted_terms?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CustomerUpdateInput = {
  readonly allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  readonly custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<AttributeValueInput>>>;
  readonly date_of_birth?: InputMaybe<Scalars['String']['input']>;
  readonly dob?: InputMaybe<Scalars['String']['input']>;
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<Scalars['Int']['input']>;
  readonly is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly taxvat?: InputMaybe<Scalars['String']['input']>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerOutput = {
  readonly customer: Customer;
};

export type CustomerToken = {
  readonly token?: Maybe<Scalars['String']['output']>;
  /** ISO 8601; every use of the token puts it off. */
  readonly expires_at?: Maybe<Scalars['String']['output']>;
};

export type RevokeCustomerTokenOutput = {
  readonly result: Scalars['Boolean']['output'];
};

export type IsEmailAvailableOutput = {
  readonly is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type CustomerLoyalty = {
  readonly kameleon: Scalars['Boolean']['output'];
  readonly friends_and_family: Scalars['Boolean']['output'];
  /** Whoever asks to join waits for the shop, unless the site lets everybody in. */
  readonly friends_and_family_status: FriendsAndFamilyStatus;
  readonly miles_and_more: Scalars['Boolean']['output'];
};

export type FriendsAndFamilyStatus =
  | 'NONE'
  | 'WAITING'
  | 'MEMBER'
  | 'REFUSED';

export type CustomerAddressInput = {
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly company?: InputMaybe<Scalars['String']['input']>;
  readonly country_code?: InputMaybe<CountryCodeEnum>;
  readonly country_id?: InputMaybe<CountryCodeEnum>;
  readonly custom_attributes?: InputMaybe<ReadonlyArray<InputMaybe<CustomerAddressAttributeInput>>>;
  readonly custom_attributesV2?: InputMaybe<ReadonlyArray<InputMaybe<AttributeValueInput>>>;
  readonly default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  readonly default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  readonly fax?: InputMaybe<Scalars['String']['input']>;
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  readonly middlename?: InputMaybe<Scalars['String']['input']>;
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<CustomerAddressRegionInput>;
  readonly street?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  readonly vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressRegionInput = {
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly region_code?: InputMaybe<Scalars['String']['input']>;
  readonly region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddress = {
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly country_code?: Maybe<CountryCodeEnum>;
  /** @deprecated Kept for clients that still select it. */
  readonly country_id?: Maybe<Scalars['String']['output']>;
  /** @deprecated Kept for clients that still select it. */
  readonly custom_attributes?: Maybe<ReadonlyArray<Maybe<CustomerAddressAttribute>>>;
  readonly custom_attributesV2: ReadonlyArray<Maybe<AttributeValueInterface>>;
  /** @deprecated Kept for clients that still select it. */
  readonly customer_id?: Maybe<Scalars['Int']['output']>;
  readonly default_billing?: Maybe<Scalars['Boolean']['output']>;
  readonly default_shipping?: Maybe<Scalars['Boolean']['output']>;
  readonly extension_attributes?: Maybe<ReadonlyArray<Maybe<CustomerAddressAttribute>>>;
  readonly fax?: Maybe<Scalars['String']['output']>;
  readonly firstname?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['Int']['output']>;
  readonly lastname?: Maybe<Scalars['String']['output']>;
  readonly middlename?: Maybe<Scalars['String']['output']>;
  readonly postcode?: Maybe<Scalars['String']['output']>;
  readonly prefix?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<CustomerAddressRegion>;
  readonly region_id?: Maybe<Scalars['Int']['output']>;
  readonly street?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly suffix?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly vat_id?: Maybe<Scalars['String']['output']>;
};


export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type CustomerAddressRegion = {
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly region_code?: Maybe<Scalars['String']['output']>;
  readonly region_id?: Maybe<Scalars['Int']['output']>;
};

export type ConfirmationStatusEnum =
  | 'ACCOUNT_CONFIRMED'
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED';

export type CustomerAddresses = {
  readonly items?: Maybe<ReadonlyArray<Maybe<CustomerAddress>>>;
  readonly page_info?: Maybe<SearchResultPageInfo>;
  readonly total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressAttribute = {
  readonly attribute_code?: Maybe<Scalars['String']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressAttributeInput = {
  readonly attribute_code: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type CustomerGroup = {
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type ConfirmEmailInput = {
  readonly confirmation_key: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
};

/** A device on which a customer is signed in. */
export type CustomerSession = {
  readonly id: Scalars['ID']['output'];
  /** `Firefox, Windows`; null where the browser says nothing that is known. */
  readonly device?: Maybe<Scalars['String']['output']>;
  /** ISO 8601. */
  readonly created_at: Scalars['String']['output'];
  /** ISO 8601, to the minute. */
  readonly last_used_at: Scalars['String']['output'];
  /** The one that asks. */
  readonly is_current: Scalars['Boolean']['output'];
};

export type CustomerDeletionOutput = {
  /** ISO 8601. */
  readonly due_at: Scalars['String']['output'];
};

export type SubscribeEmailToNewsletterOutput = {
  readonly status?: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED'
  | 'UNCONFIRMED';
