import couponBody from 'virtual:contract-form/post/staff/coupons';
import type { Coupon, CouponTerms } from '../../api/commerce/coupons.ts';
import { checkPeriod, defineForm } from '../../forms/schema-form/index.ts';
import { t } from '../../i18n/pl.ts';

/** What a coupon gives, when, to whom and how often. */
export const couponForm = defineForm<CouponTerms, Coupon>(couponBody, {
  sections: [
    { title: t.coupons.what, lines: [['code', 'name'], ['kind'], ['percent', 'amount', 'minimum']] },
    { title: t.coupons.when, lines: [['startsAt', 'endsAt'], ['usageLimit', 'usagePerCustomer'], ['isActive']] },
    { title: t.coupons.forWhat, lines: [['categoryPaths'], ['giftSkus']] },
  ],
  leftOut: ['site'],
  initial: { kind: 'percent' },
  shownWhen: {
    percent: ({ kind }) => kind === 'percent',
    amount: ({ kind }) => kind === 'fixed',
  },
  required: ['percent', 'amount'],
  help: ({ categoryPaths }, stored) => ({
    usageLimit: stored && t.coupons.usedSoFar(stored.uses),
    categoryPaths: categoryPaths?.length === 0 ? t.coupons.everyCategory : undefined,
  }),
  check: (sound) => checkPeriod(sound, t.coupons.wrongOrder),
});
