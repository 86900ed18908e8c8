export * from './define-module.ts';
export { DRIVERS, type Driver, findDefinition, isDriver } from './driver.ts';
export { fillDefaults } from './fill-defaults.ts';
export { isRecord } from './is-record.ts';
export { localisedDefinition, type SchemaLanguage } from './localise.ts';
export { DEFAULT_PAGE_SIZE } from './modules/products-list/schema.ts';
export { articlePropertiesSchema, contentPropertiesSchemas } from './page/content-properties.ts';
export { fillWords, type ShopWords } from './page/fill-words.ts';
export { migratePage, migratePlacedModule } from './page/migrate-page.ts';
export { normalizePage, toDriver } from './page/normalize-page.ts';
export * from './page/page.ts';
export { pageMetaSchema, pageSchema } from './page/page-schema.ts';
export { type SlotAddress, type Visit, walkPage } from './page/walk-page.ts';
export { AJV_OPTIONS, addWitrynaKeywords } from './page-validation/compile.ts';
export { fittingContentProperties, validateContentProperties } from './page-validation/content-properties.ts';
export { faultMessage, faultPath } from './page-validation/fault-message.ts';
export { validateDraft } from './page-validation/validate-draft.ts';
export { validatePage } from './page-validation/validate-page.ts';
export { toFaults, validateSettings } from './page-validation/validate-settings.ts';
export * from './registry.gen.ts';
export { collectListings } from './relations/collect-listings.ts';
export { collectReferences, type Reference } from './relations/collect-references.ts';
export { collectRelations, type Relations } from './relations/collect-relations.ts';
export { type AcceptedCodings, acceptedCodings, type ContentCoding } from './servers/accept-encoding.ts';
export { readTrustProxy, type TrustProxy, trustProxyOption } from './servers/trust-proxy.ts';
export { RICH_TEXT_FIELDS, TEXT_FIELDS } from './shared/binding.ts';
export { MAX_IMAGE_POINTS, MIN_POINT_DISTANCE } from './shared/image.ts';
export { isRichText } from './shared/is-rich-text.ts';
export { isSafeHref } from './shared/link.ts';
export { isLinkNameless } from './shared/linked-picture.ts';
export { type MomentParts, readMoment } from './shared/moment.ts';
export { findOverlappingPoints, type PicturePoint } from './shared/point-distance.ts';
export * from './shared/rich-text.ts';
export { paragraphs, richTextToPlain } from './shared/rich-text-build.ts';
export * from './shared/styling.ts';
export { trimSign, trimSignAtEnd } from './shared/trim-sign.ts';
export {
  isReservedSegment,
  isTrapSegment,
  RESERVED_PREFIXES,
  RESERVED_SEGMENTS,
} from './sites/reserved-segments.ts';
export { SERVER_SEGMENTS } from './sites/server-segments.ts';
export {
  addressInSite,
  createSiteFinder,
  pathInSite,
  type SiteFinder,
  type SitePath,
  shareAddress,
  siteOver,
} from './sites/site-address.ts';
export { normalizeForSearch } from './text/normalize-for-search.ts';
export * from './wire/answers.ts';
export * from './wire/listing.ts';
export * from './wire/related.ts';
