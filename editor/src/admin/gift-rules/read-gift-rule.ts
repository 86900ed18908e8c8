import type { GiftRuleTerms } from '../../api/gift-rules.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { parseMoney } from '../../forms/money-text.ts';
import { fromShopTime } from '../../forms/shop-day.ts';
import { t } from '../../i18n/pl.ts';
import type { TypedGiftRule } from './typed-gift-rule.ts';

const CHOICES = /^(?:[1-9]|10)$/;
const MOST_PRODUCTS = 20;

/** What is wrong with what was typed, at the paths by which the server names the same fields. */
export function checkGiftRule({ name, threshold, skus, choices, startsAt, endsAt }: TypedGiftRule): Faults {
  return {
    ...(name.trim() === '' && { '/name': [t.forms.required] }),
    ...(threshold.trim() !== '' && parseMoney(threshold) === undefined && { '/threshold': [t.forms.notMoney] }),
    ...(skus.length === 0 && { '/skus': [t.giftRules.noProducts] }),
    ...(skus.length > MOST_PRODUCTS && { '/skus': [t.giftRules.tooManyProducts] }),
    ...checkChoices(choices.trim(), skus.length),
    ...(startsAt !== '' && endsAt !== '' && startsAt >= endsAt && { '/endsAt': [t.giftRules.wrongOrder] }),
  };
}

function checkChoices(choices: string, products: number): Faults {
  if (!CHOICES.test(choices)) return { '/choices': [t.giftRules.wrongChoices] };
  // Without products that is the fault to tell; how many of them comes after.
  return products > 0 && Number(choices) > products ? { '/choices': [t.giftRules.moreThanThereIs] } : {};
}

/** What was typed, as the server takes it. What is empty stays behind. */
export function readGiftRule({ name, kind, skus, isActive, ...typed }: TypedGiftRule): GiftRuleTerms {
  const threshold = parseMoney(typed.threshold);
  const startsAt = fromShopTime(typed.startsAt);
  const endsAt = fromShopTime(typed.endsAt);
  return {
    name: name.trim(),
    kind,
    skus,
    isActive,
    choices: Number(typed.choices.trim()),
    ...(threshold !== undefined && { threshold }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
  };
}
