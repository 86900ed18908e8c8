import { byQuery } from './by-query.ts';

const CAPTURED = `('captured', 'returned')`;

/** Payments and refunds. */
export const paymentInvariants = [
  byQuery(
    'orders-have-payments',
    'Every order that costs something has an attempt to pay it.',
    `select placed.number as subject from sales_order placed
     where placed.total > 0
       and not exists (select 1 from payment_attempt attempt where attempt."orderId" = placed.id)`,
  ),
  byQuery(
    'captured-within-total',
    'No more is kept than the order costs.',
    `select placed.number as subject from sales_order placed
     where placed.total < (
       select coalesce(sum(attempt.amount - attempt.refunded), 0) from payment_attempt attempt
       where attempt."orderId" = placed.id and attempt.state = 'captured'
     )`,
  ),
  byQuery(
    'transaction-captured-once',
    'A transaction of a provider belongs to one attempt.',
    `select min("ourId") as subject from payment_attempt where "externalId" is not null
     group by provider, "externalId" having count(*) > 1`,
  ),
  byQuery(
    'refunds-within-captures',
    'What goes back is what came, and is written down piece by piece.',
    `select attempt."ourId" as subject from payment_attempt attempt
     where attempt.refunded < 0 or attempt.refunded > attempt.amount
        or attempt.refunded < (
          select coalesce(sum(refund.amount), 0) from payment_refund refund
          where refund."attemptId" = attempt.id and refund.state <> 'failed'
        )`,
  ),
  byQuery(
    'refunds-of-captured',
    'Only money that came goes back.',
    `select refund."refundId" as subject from payment_refund refund
     join payment_attempt attempt on attempt.id = refund."attemptId"
     where refund.state <> 'failed' and attempt.state not in ${CAPTURED}`,
  ),
  byQuery(
    'captured-orders-are-paid',
    'An order whose money came is paid or canceled.',
    `select placed.number as subject from sales_order placed
     where placed."paidAt" is null and placed.status not in ('canceled', 'fraud')
       and exists (
         select 1 from payment_attempt attempt where attempt."orderId" = placed.id and attempt.state = 'captured'
       )`,
  ),
];
