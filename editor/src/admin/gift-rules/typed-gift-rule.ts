import type { GiftKind, GiftRule } from '../../api/gift-rules.ts';
import { moneyText } from '../../forms/money-text.ts';
import { toShopTime } from '../../forms/shop-day.ts';

/** A rule as it stands in the form: the threshold in złote, times of the shop's clock. */
export interface TypedGiftRule {
  readonly name: string;
  readonly kind: GiftKind;
  readonly threshold: string;
  readonly skus: readonly string[];
  readonly choices: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isActive: boolean;
}

export const NEW_GIFT_RULE: TypedGiftRule = {
  name: '',
  kind: 'gift',
  threshold: '',
  skus: [],
  choices: '1',
  startsAt: '',
  endsAt: '',
  isActive: true,
};

/** A rule as the form shows it. */
export function typeGiftRule(terms: Omit<GiftRule, 'id' | 'site'>): TypedGiftRule {
  const { name, kind, skus, isActive, threshold, choices, startsAt, endsAt } = terms;
  return {
    name,
    kind,
    skus,
    isActive,
    threshold: moneyText(threshold),
    choices: String(choices),
    startsAt: startsAt ? toShopTime(startsAt) : '',
    endsAt: endsAt ? toShopTime(endsAt) : '',
  };
}
