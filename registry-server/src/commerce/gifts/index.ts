/** What other features may use of gifts. */

export { earnedGifts, missedThreshold } from './earned-gifts.ts';
export { type GiftOffer, offersOf } from './gift-offers.ts';
export type { GiftRuleBook } from './gift-rule-cache.ts';
export type { GiftRule } from './gift-rules.store.ts';
export type { GiftKind } from './gifts.tables.ts';
export { givenKindOf } from './given-kind.ts';
export { readProductGifts } from './product-gifts.ts';
