import { byQuery } from './by-query.ts';

/** Coupons: counted uses match the recorded ones and the limits. */
export const couponInvariants = [
  byQuery(
    'coupon-uses-counted',
    'The uses of a coupon are counted.',
    `select coupon.code as subject from coupon
     where coupon.uses <> (select count(*) from coupon_use taken where taken."couponId" = coupon.id)`,
  ),
  byQuery(
    'coupon-uses-within-limits',
    'A coupon is taken no oftener than it may be, by all and by each.',
    `select coupon.code as subject from coupon
     where coupon.uses > coupon."usageLimit"
     union
     select coupon.code as subject from coupon
     join coupon_use taken on taken."couponId" = coupon.id
     group by coupon.id, coupon.code, coupon."usagePerCustomer", taken."emailHash"
     having count(*) > coupon."usagePerCustomer"`,
  ),
  byQuery(
    'coupon-uses-have-orders',
    'A use belongs to an order that was not canceled.',
    `select taken."cartId" as subject from coupon_use taken
     where not exists (
       select 1 from sales_order placed where placed."cartId" = taken."cartId" and placed.status <> 'canceled'
     )`,
  ),
  byQuery(
    'discounts-have-uses',
    'What an order got off was taken from a coupon.',
    `select placed.number as subject from sales_order placed
     join sales_order_discount part on part."orderId" = placed.id
     join coupon on coupon.id = part."couponId"
     where placed.status <> 'canceled' and not exists (
       select 1 from coupon_use taken where taken."couponId" = coupon.id and taken."cartId" = placed."cartId"
     )`,
  ),
];
