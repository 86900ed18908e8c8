export * from './define-module.ts';
export { DRIVERS, type Driver, findDefinition, isDriver } from './driver.ts';
export { fillDefaults } from './fill-defaults.ts';
export { formatBytes } from './formats/format-bytes.ts';
export { formatDays } from './formats/format-days.ts';
export { formatDelivery, type NamedDelivery } from './formats/format-delivery.ts';
export { formatNip } from './formats/format-nip.ts';
export { formatNumber } from './formats/format-number.ts';
export { formatPhone } from './formats/format-phone.ts';
export { formatShortDay } from './formats/format-short-day.ts';
export { formatSize, localiseUnit } from './formats/format-size.ts';
export { formatWeekdays } from './formats/format-weekdays.ts';
export { makeOnce } from './formats/make-once.ts';
export { currencySignOf, currencyStyle, numberFormatOf, sumFormatOf } from './formats/number-forms.ts';
export { pluralRulesOf } from './formats/plural-rules.ts';
export { isRecord } from './is-record.ts';
export { MARK_NAMES, type MarkName, markPicturePath } from './marks/mark-name.ts';
export { markOfName } from './marks/mark-of-name.ts';
export { REVIEW_PAGE_SIZES } from './modules/product-reviews/schema.ts';
export { DEFAULT_PAGE_SIZE } from './modules/products-list/schema.ts';
export { DEFAULT_SET_SIZE } from './modules/products-teaser/schema.ts';

export {
  anchorOf,
  claimAnchors,
  isAnchor,
  listAnchors,
  MAX_ANCHOR_LENGTH,
  type PageAnchor,
  RESERVED_ANCHORS,
} from './page/anchors.ts';
export { type Breadcrumb, breadcrumbsOf } from './page/breadcrumbs.ts';
export { contentPropertiesSchemaOf, contentPropertiesSchemas } from './page/content-properties.ts';
export { currentArticleKeys, type PageSubject, subjectOfPage } from './page/current-article.ts';
export { driversOfExample, type ModuleExample, pageOfExamples } from './page/example-page.ts';
export {
  fillFromContent,
  fillPageFromContent,
  partsOfNavigation,
  type SharedContents,
} from './page/fill-from-content.ts';
export { fillWords, type ShopWords } from './page/fill-words.ts';
export { migratePage, migratePlacedModule } from './page/migrate-page.ts';
export { normalizePage, toDriver } from './page/normalize-page.ts';
export * from './page/page.ts';
export { pageMetaSchema, pageSchema } from './page/page-schema.ts';
export {
  idsOfSnippet,
  resolveSnippets,
  type SharedSnippets,
  SNIPPET_DRIVER,
  snippetKeyOf,
} from './page/resolve-snippets.ts';
export { SITE_FOOTER_ID, SITE_HEADER_ID, type SiteFrame, withSiteFrame } from './page/site-frame.ts';
export { type SlotAddress, type Visit, walkPage } from './page/walk-page.ts';
export { AJV_OPTIONS, addWitrynaKeywords } from './page-validation/compile.ts';
export { fittingContentProperties, validateContentProperties } from './page-validation/content-properties.ts';
export { faultMessage, faultPath } from './page-validation/fault-message.ts';
export type { FaultSentences } from './page-validation/fault-sentences/fault-sentences.ts';
export { validateAnchors } from './page-validation/validate-anchors.ts';
export { validateDraft } from './page-validation/validate-draft.ts';
export { validatePage } from './page-validation/validate-page.ts';
export { toFaults, validateSettings } from './page-validation/validate-settings.ts';
export { validateSnippets } from './page-validation/validate-snippets.ts';
export * from './registry.gen.ts';
export {
  articleListingOfModule,
  collectArticleListings,
  hasPagedArticles,
} from './relations/collect-article-listings.ts';
export { collectLinks } from './relations/collect-links.ts';
export { collectListings } from './relations/collect-listings.ts';
export { collectReferences, type Reference } from './relations/collect-references.ts';
export { collectRelations, type Relations } from './relations/collect-relations.ts';
export {
  CONTENT_TYPES_OF_KIND,
  type ContentKind,
  isContentKind,
  kindsNaming,
} from './relations/content-kinds.ts';
export { changeTexts, collectTexts, type PageText } from './relations/page-texts.ts';
export { type ReferenceReplacer, replaceReferences } from './relations/replace-references.ts';
export { type AcceptedCodings, acceptedCodings, type ContentCoding } from './servers/accept-encoding.ts';
export { listenFailure } from './servers/listen-failure.ts';
export {
  readHttpAddress,
  readLogLevel,
  readNumber,
  readPort,
  readPositiveNumber,
  SettingInvalid,
} from './servers/settings.ts';
export { readTrustProxy, type TrustProxy, trustProxyOption } from './servers/trust-proxy.ts';
export { RICH_TEXT_FIELDS, TEXT_FIELDS } from './shared/binding.ts';
export { FILE_KINDS, type FileKind, fileKindOf } from './shared/file-kind.ts';
export { MAX_IMAGE_POINTS, MIN_POINT_DISTANCE } from './shared/image.ts';
export { isRichText } from './shared/is-rich-text.ts';
export { isSafeHref } from './shared/link.ts';
export { isLinkNameless } from './shared/linked-picture.ts';
export { type MomentParts, readMoment } from './shared/moment.ts';
export { findOverlappingPoints, type PicturePoint } from './shared/point-distance.ts';
export { MAX_QUANTITY } from './shared/quantity.ts';
export { fieldsMissing } from './shared/required-unless.ts';
export * from './shared/rich-text.ts';
export { paragraphs, richTextToPlain } from './shared/rich-text-build.ts';
export * from './shared/styling.ts';
export { trimSign, trimSignAtEnd } from './shared/trim-sign.ts';
export {
  type ConsentedService,
  servicesAllowedBy,
  servicesOfCategory,
  servicesOfSite,
} from './sites/consented-services.ts';
export { contactAddressOf, PAGE_ADDRESS } from './sites/contact-address.ts';
export {
  COOKIE_CATEGORIES,
  COOKIE_CHOICE_WAYS,
  type CookieCategory,
  type CookieChoiceWay,
  type CookiePreferences,
} from './sites/cookie-consent.ts';
export {
  type ExternalServices,
  externalServicesOf,
  GOOGLE_PAY_ORIGINS,
  isTileUrl,
  MAX_TILE_URL_LENGTH,
  type MapTiles,
  tileOrigin,
  VIDEO_FRAME_ORIGINS,
  VIDEO_HOSTS,
  type VideoHost,
} from './sites/external-services.ts';
export { type Hreflang, hreflangsOf } from './sites/hreflang.ts';
export {
  isReservedSegment,
  isTrapSegment,
  RESERVED_PREFIXES,
  RESERVED_SEGMENTS,
} from './sites/reserved-segments.ts';
export {
  isServiceEndpoint,
  isServiceKey,
  isServiceOrigin,
  MAX_ENDPOINT_LENGTH,
  MAX_SERVICE_KEY_LENGTH,
  MOST_ORIGINS,
  SCRIPT_SERVICE_RULE,
  type ScriptService,
  serviceOrigins,
} from './sites/script-service.ts';
export { SERVER_SEGMENTS } from './sites/server-segments.ts';
export { BEHAVIOUR_VALUES } from './sites/shop-behaviour.ts';
export {
  NO_ROUTES,
  type RoutedPath,
  routedPath,
  SHOP_ROUTES,
  type ShopRoute,
  type ShopRouter,
  type StaticRouting,
  shopRouterOf,
} from './sites/shop-routes.ts';
export {
  type AuthSettings,
  authSettingsOf,
  type CartSettings,
  type ShippingTimer,
  type ShopSettings,
  shopSettingsOf,
} from './sites/shop-settings.ts';
export {
  addressInSite,
  createSiteFinder,
  pathInSite,
  type SiteFinder,
  type SitePath,
  shareAddress,
  siteOver,
} from './sites/site-address.ts';
export { featuresOf, SITE_FEATURES, type SiteFeature, type SiteFeatures } from './sites/site-features.ts';
export { type FoundWords, findWords, replaceWords, type WordsQuery } from './text/find-words.ts';
export { isLanguageCode, LANGUAGE_CODES } from './text/language-codes.ts';
export { normalizeForSearch } from './text/normalize-for-search.ts';
export { primaryLanguage } from './text/primary-language.ts';
export { unstorableCharacterIn } from './text/storable-text.ts';
export { easterSunday, isWorkingDay, polishHolidays } from './time/polish-holidays.ts';
export { type ShopTime, shopTimeOf } from './time/shop-clock.ts';
export { SHOP_TIME_ZONE } from './time/shop-time-zone.ts';
export * from './wire/answers.ts';
export * from './wire/article.ts';
export * from './wire/article-listing.ts';
export * from './wire/catalogue-groups.ts';
export { CONTACT_LIMITS, FORM_PATHS, HONEYPOT_FIELD } from './wire/forms.ts';
export * from './wire/listing.ts';
export * from './wire/listing-filters.ts';
export * from './wire/listing-params.ts';
export * from './wire/media.ts';
export * from './wire/money.ts';
export * from './wire/paging.ts';
export * from './wire/product.ts';
export * from './wire/related.ts';
export * from './wire/review.ts';
export * from './wire/text-languages.ts';
export * from './wire/webp-url.ts';
