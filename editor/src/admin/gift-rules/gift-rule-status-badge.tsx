import type { GiftRule } from '../../api/commerce/gift-rules.ts';
import { t } from '../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { type GiftRuleStatus, giftRuleStatus } from './gift-rule-status.ts';

const TONES: Readonly<Record<GiftRuleStatus, BadgeTone>> = {
  active: 'success',
  scheduled: 'accent',
  expired: 'neutral',
  inactive: 'neutral',
};

/** Whether a rule gives anything now, and why not. */
export function GiftRuleStatusBadge({ rule }: { readonly rule: GiftRule }) {
  const status = giftRuleStatus(rule, Date.now());
  return <Badge tone={TONES[status]}>{t.giftRules.statuses[status]}</Badge>;
}
