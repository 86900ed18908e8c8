import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type Coupon, couponQuery, useCouponMutations } from '../../api/commerce/coupons.ts';
import { useMay } from '../../api/identity/session.ts';
import { SchemaFormPage } from '../../forms/schema-form/index.ts';
import { t } from '../../i18n/pl.ts';
import { couponForm } from './coupon.form.ts';
import { CouponStatusBadge } from './coupon-status-badge.tsx';

/** One coupon, opened for work. */
export function CouponScreen() {
  const { id } = useParams();
  return <CouponPage query={useQuery(couponQuery(useApi(), Number(id)))} />;
}

/** A coupon that is not there yet. */
export function NewCouponScreen() {
  return <CouponPage />;
}

function CouponPage({ query }: { readonly query?: UseQueryResult<Coupon> }) {
  return (
    <SchemaFormPage
      form={couponForm}
      query={query}
      path="/coupons"
      words={t.coupons}
      nameOf={({ code }) => code}
      badge={({ status }) => <CouponStatusBadge status={status} />}
      isReadOnly={!useMay('publisher')}
      mutations={useCouponMutations()}
    />
  );
}
