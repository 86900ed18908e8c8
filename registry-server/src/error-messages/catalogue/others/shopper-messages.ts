import type { ErrorKey, FieldRule } from '../../error-messages.ts';

/** Errors that shoppers can meet where a site has neither cart nor accounts. */
export type ShopperErrorKey = Extract<
  ErrorKey,
  | 'not-found'
  | 'feature-off'
  | 'feature-off/cart'
  | 'feature-off/user'
  | 'feature-off/search'
  | 'input-invalid'
  | 'input-invalid/value'
  | 'too-long'
  | 'body-too-large'
  | 'request-invalid'
  | 'too-many-requests'
  | 'too-many-requests/later'
  | 'too-busy'
  | 'internal'
  | 'unavailable'
  | 'service-failed'
  | 'not-found/address'
  | 'maintenance'
  | 'maintenance/orders'
  | 'gone'
  | 'search-or-filter-required'
  | 'search-not-ready'
  | 'guest-review'
  | 'rating-invalid'
  | 'review-text-invalid'
  | 'review-text-invalid/nickname'
  | 'review-text-invalid/summary'
  | 'review-text-invalid/text'
  | 'in-stock'
  | 'too-many-alerts'
  | 'token-invalid/stock-alert'
  | 'already-subscribed'
  | 'consent-required'
  | 'token-invalid/newsletter'
  | 'contact-unavailable'
  | 'contact-invalid'
  | 'phone-invalid'
>;

/** Rules of the fields that such a site has. */
export type ShopperFieldRule = Extract<
  FieldRule,
  | 'required'
  | 'required/comment'
  | 'required/name'
  | 'too-long'
  | 'maxLength'
  | 'characters'
  | 'email'
  | 'phone'
  | 'choice'
  | 'consent'
  | 'type'
>;

/** The sentences of one language; everything else is said in English there. */
export interface ShopperMessages {
  readonly errors: Readonly<Record<ShopperErrorKey, string>>;
  readonly fields: Readonly<Record<ShopperFieldRule, string>>;
}
