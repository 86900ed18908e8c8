import type { ProductSummary } from '@witryna/module-schemas';
import type { SentenceKey, SentenceValues } from '../../shop/i18n/translate.ts';

export interface ProductBadge {
  readonly key: SentenceKey;
  readonly values?: SentenceValues;
  /**
   * Reductions are primary, what is new or loved is secondary (specification, product listing); `mark` is the quiet
   * one, which says what a product is rather than praises it.
   */
  readonly theme: 'primary' | 'secondary' | 'mark';
}

/** More than these hide the picture. */
const MAX_BADGES = 2;

/** The badges of a product's card, most telling first. */
export function productBadges(product: ProductSummary): readonly ProductBadge[] {
  return allBadges(product).slice(0, MAX_BADGES);
}

/**
 * All badges of a product by priority. That a place in a list is paid for has to be said, so it comes first; a
 * reduction is announced only beside its price.
 */
export function allBadges({ flags, price }: Pick<ProductSummary, 'flags' | 'price'>): readonly ProductBadge[] {
  const badges: ProductBadge[] = [];
  if (flags.isSponsored) badges.push({ key: 'badgeSponsored', theme: 'mark' });
  if (price?.lowest30) {
    const percent = price.discountPercent;
    if (percent) badges.push({ key: 'badgeDiscount', values: { percent }, theme: 'primary' });
    else if (flags.isSale) badges.push({ key: 'badgeSale', theme: 'primary' });
    else badges.push({ key: 'badgePromotion', theme: 'primary' });
  }
  if (flags.isPresale) badges.push({ key: 'badgePresale', theme: 'secondary' });
  if (flags.isNew) badges.push({ key: 'badgeNew', theme: 'secondary' });
  if (flags.isBestseller) badges.push({ key: 'badgeBestseller', theme: 'secondary' });
  if (flags.isGift) badges.push({ key: 'badgeIsGift', theme: 'mark' });
  if (flags.isSample) badges.push({ key: 'badgeIsSample', theme: 'mark' });
  if (flags.hasGift) badges.push({ key: 'badgeGift', theme: 'mark' });
  if (flags.hasSamples) badges.push({ key: 'badgeSamples', theme: 'mark' });
  return badges;
}
