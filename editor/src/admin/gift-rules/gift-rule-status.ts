import type { GiftRule } from '../../api/commerce/gift-rules.ts';

export type GiftRuleStatus = 'active' | 'scheduled' | 'expired' | 'inactive';

/** Whether a rule gives anything at this moment, and why not. */
export function giftRuleStatus(
  { isActive, startsAt, endsAt }: Pick<GiftRule, 'isActive' | 'startsAt' | 'endsAt'>,
  now: number,
): GiftRuleStatus {
  if (!isActive) return 'inactive';
  if (endsAt !== undefined && Date.parse(endsAt) <= now) return 'expired';
  if (startsAt !== undefined && Date.parse(startsAt) > now) return 'scheduled';
  return 'active';
}
