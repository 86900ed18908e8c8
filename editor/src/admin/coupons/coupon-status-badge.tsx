import type { CouponStatus } from '../../api/commerce/coupons.ts';
import { t } from '../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const TONES: Readonly<Record<CouponStatus, BadgeTone>> = {
  active: 'success',
  scheduled: 'accent',
  expired: 'neutral',
  'used-up': 'warning',
  inactive: 'neutral',
};

/** Whether a coupon can be used now, and why not. */
export function CouponStatusBadge({ status }: { readonly status: CouponStatus }) {
  return <Badge tone={TONES[status]}>{t.coupons.statuses[status]}</Badge>;
}
