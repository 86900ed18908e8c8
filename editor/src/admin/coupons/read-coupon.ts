import type { CouponTerms } from '../../api/coupons.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { parseMoney } from '../../forms/money-text.ts';
import { fromShopTime } from '../../forms/shop-day.ts';
import { t } from '../../i18n/pl.ts';
import type { TypedCoupon } from './typed-coupon.ts';

const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,39}$/u;
const WHOLE = /^\d{1,9}$/;

/** What is wrong with what was typed, at the paths by which the server names the same fields. */
export function checkCoupon(typed: TypedCoupon): Faults {
  const { kind, startsAt, endsAt } = typed;
  const percent = wholeNumber(typed.percent);
  return {
    ...(!CODE.test(typed.code.trim()) && { '/code': [t.coupons.wrongCode] }),
    ...(typed.name.trim() === '' && { '/name': [t.forms.required] }),
    ...(kind === 'percent' && (!percent || percent > 100) && { '/percent': [t.coupons.wrongPercent] }),
    ...(kind === 'fixed' && !parseMoney(typed.amount) && { '/amount': [t.forms.notMoney] }),
    ...(typed.minimum.trim() !== '' && !parseMoney(typed.minimum) && { '/minimum': [t.forms.notMoney] }),
    ...(startsAt !== '' && endsAt !== '' && startsAt >= endsAt && { '/endsAt': [t.coupons.wrongOrder] }),
    ...checkLimit('/usageLimit', typed.usageLimit),
    ...checkLimit('/usagePerCustomer', typed.usagePerCustomer),
  };
}

const checkLimit = (path: string, text: string): Faults =>
  text.trim() === '' || wholeNumber(text) ? {} : { [path]: [t.coupons.wrongLimit] };

/** What was typed, as the server takes it. What belongs to another kind of coupon stays behind. */
export function readCoupon(typed: TypedCoupon): CouponTerms {
  const { kind, categoryPaths, giftSkus, isActive } = typed;
  const optional = {
    percent: kind === 'percent' ? wholeNumber(typed.percent) : undefined,
    amount: kind === 'fixed' ? parseMoney(typed.amount) : undefined,
    minimum: parseMoney(typed.minimum),
    startsAt: fromShopTime(typed.startsAt),
    endsAt: fromShopTime(typed.endsAt),
    usageLimit: wholeNumber(typed.usageLimit),
    usagePerCustomer: wholeNumber(typed.usagePerCustomer),
  };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  return {
    code: typed.code.trim(),
    name: typed.name.trim(),
    kind,
    categoryPaths,
    giftSkus,
    isActive,
    ...Object.fromEntries(given),
  };
}

function wholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return WHOLE.test(trimmed) ? Number(trimmed) : undefined;
}
