import type { Coupon, CouponKind } from '../../api/coupons.ts';
import { moneyText } from '../../forms/money-text.ts';
import { toShopTime } from '../../forms/shop-day.ts';

/** A coupon as it stands in the form: amounts in złote, times of the shop's clock. */
export interface TypedCoupon {
  readonly code: string;
  readonly name: string;
  readonly kind: CouponKind;
  readonly percent: string;
  readonly amount: string;
  readonly minimum: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly categoryPaths: readonly string[];
  readonly giftSkus: readonly string[];
  readonly usageLimit: string;
  readonly usagePerCustomer: string;
  readonly isActive: boolean;
}

export const NEW_COUPON: TypedCoupon = {
  code: '',
  name: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  categoryPaths: [],
  giftSkus: [],
  usageLimit: '',
  usagePerCustomer: '',
  isActive: true,
};

/** A coupon as the form shows it. */
export function typeCoupon(terms: Omit<Coupon, 'id' | 'site' | 'uses' | 'status'>): TypedCoupon {
  const { code, name, kind, categoryPaths, giftSkus, isActive } = terms;
  return {
    code,
    name,
    kind,
    categoryPaths,
    giftSkus,
    isActive,
    percent: numberText(terms.percent),
    amount: moneyText(terms.amount),
    minimum: moneyText(terms.minimum),
    startsAt: terms.startsAt ? toShopTime(terms.startsAt) : '',
    endsAt: terms.endsAt ? toShopTime(terms.endsAt) : '',
    usageLimit: numberText(terms.usageLimit),
    usagePerCustomer: numberText(terms.usagePerCustomer),
  };
}

const numberText = (value: number | undefined) => (value === undefined ? '' : String(value));
