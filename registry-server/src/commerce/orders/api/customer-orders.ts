import type { GraphqlContext } from '../../../graphql/context.ts';
import { toDateTime } from '../../../graphql/date-time.ts';
import { pageInfoOf, pageOf } from '../../../graphql/paging.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { CustomerOrdersArgs } from '../../../graphql/types.gen.ts';
import { addDays, SHOP_TIME_ZONE, startOfDay } from '../../../time/shop-day.ts';
import { countOrders, firstOrderAt, listOrders, type OrderListQuery } from '../reading/list-orders.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_LENGTH = 10;

/** `customer { orders }`: newest first, of this store unless all are asked for; as many queries for any number of them. */
export async function customerOrders(
  customer: { readonly id: number },
  args: CustomerOrdersArgs,
  { app, site }: GraphqlContext,
) {
  const page = pageOf(args);
  const query: OrderListQuery = {
    ...filtersOf(args.filter),
    customerId: customer.id,
    ...((args.scope === 'STORE' || args.scope === 'WEBSITE') && { siteId: site.id }),
    sortBy: args.sort?.sort_field === 'NUMBER' ? 'number' : 'createdAt',
    direction: args.sort?.sort_direction === 'ASC' ? 'asc' : 'desc',
    limit: page.pageSize,
    offset: page.offset,
  };
  const [items, total, first] = await Promise.all([
    listOrders(app.db, query),
    countOrders(app.db, query),
    firstOrderAt(app.db, customer.id),
  ]);
  return {
    items,
    total_count: total,
    page_info: pageInfoOf(page, total),
    date_of_first_order: first ? toDateTime(first) : null,
  };
}

type Given = string | null | undefined;

function filtersOf(filter: CustomerOrdersArgs['filter']): Partial<OrderListQuery> {
  const { number, status, order_date: date, grand_total: total } = filter ?? {};
  const numbers = listOf(number);
  const statuses = listOf(status);
  return {
    ...(numbers && { numbers }),
    ...(number?.match && { numberLike: number.match }),
    ...(statuses && { statuses }),
    ...(date?.from && { from: momentOf(date.from, 'order_date') }),
    // A day given as the end is meant as a whole.
    ...(date?.to && { to: momentOf(DAY.test(date.to) ? addDays(date.to, 1) : date.to, 'order_date') }),
    ...(total?.from && { leastTotal: amountOf(total.from) }),
    ...(total?.to && { mostTotal: amountOf(total.to) }),
  };
}

function listOf(filter: { readonly eq?: Given; readonly in?: readonly Given[] | null } | null | undefined) {
  if (filter?.eq) return [filter.eq];
  return filter?.in?.flatMap((each) => each ?? []);
}

function momentOf(text: string, name: string): Date {
  const moment = DAY.test(text) ? startOfDay(text, SHOP_TIME_ZONE) : new Date(`${text.replace(' ', 'T')}Z`);
  if (!DAY.test(text.slice(0, DAY_LENGTH)) || Number.isNaN(moment.getTime())) {
    throw new InputRefused(`Invalid date in "${name}".`, 'date-invalid', { name });
  }
  return moment;
}

function amountOf(text: string): number {
  const amount = Math.round(Number(text) * 100);
  if (!Number.isSafeInteger(amount)) throw new InputRefused('Invalid amount in "grand_total".', 'amount-invalid');
  return amount;
}
