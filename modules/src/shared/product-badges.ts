import type { ProductSummary } from '@witryna/module-schemas';
import type { SentenceKey, SentenceValues } from '../shop/i18n/translate.ts';

export interface ProductBadge {
  readonly key: SentenceKey;
  readonly values?: SentenceValues;
  /** Reductions are primary, what is new or loved is secondary (specification, product listing). */
  readonly theme: 'primary' | 'secondary';
}

/** More than these hide the picture. */
const MAX_BADGES = 2;

/** The badges of a product card, most telling first. A reduction is announced only beside its price. */
export function productBadges({ flags, price }: ProductSummary): readonly ProductBadge[] {
  const badges: ProductBadge[] = [];
  if (price?.lowest30) {
    const percent = price.discountPercent;
    if (percent) badges.push({ key: 'badgeDiscount', values: { percent }, theme: 'primary' });
    else if (flags.isSale) badges.push({ key: 'badgeSale', theme: 'primary' });
    else badges.push({ key: 'badgePromotion', theme: 'primary' });
  }
  if (flags.isNew) badges.push({ key: 'badgeNew', theme: 'secondary' });
  if (flags.isPresale) badges.push({ key: 'badgePresale', theme: 'secondary' });
  if (flags.isBestseller) badges.push({ key: 'badgeBestseller', theme: 'secondary' });
  if (flags.hasGift) badges.push({ key: 'badgeGift', theme: 'secondary' });
  return badges.slice(0, MAX_BADGES);
}
