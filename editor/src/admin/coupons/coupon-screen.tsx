import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { couponQuery } from '../../api/coupons.ts';
import { Opened } from '../../forms/opened.tsx';
import { t } from '../../i18n/pl.ts';
import { CouponForm } from './coupon-form.tsx';

/** One coupon, opened for work. */
export function CouponScreen() {
  const { id } = useParams();
  const coupon = useQuery(couponQuery(useApi(), Number(id)));
  return (
    <Opened query={coupon} back={{ to: '/coupons', label: t.coupons.title }}>
      {(opened) => <CouponForm key={opened.id} opened={opened} />}
    </Opened>
  );
}

/** A coupon that is not there yet. */
export function NewCouponScreen() {
  return <CouponForm />;
}
