/** What other features may use of delivery. */

export { carriedMethods } from './carriers/carriers.ts';
export type { Delivery } from './delivery.ts';
export type { DeliveryFacts } from './offer/delivery-facts.ts';
export { fitsInto, type MeasuredPiece } from './offer/fits-into.ts';
export { findOffered, type OfferedMethod } from './offer/offered-method.ts';
export type { PointCodes } from './points/delivery-point.ts';
export { type DeliveryPoint, POINT_PROVIDERS, type PointProvider } from './points/delivery-point.ts';
export type { InpostConfig } from './points/inpost/inpost-points.ts';
export type { OrlenConfig } from './points/orlen/orlen-points.ts';
export { type PointRefusal, refusePoint } from './points/refuse-point.ts';
export { deliverySettingsTag } from './settings/delivery-settings.store.ts';
