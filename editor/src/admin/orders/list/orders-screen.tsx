import { useQuery } from '@tanstack/react-query';
import { Calculator, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { type OrderSummary, orderStatusesQuery, ordersQuery } from '../../../api/commerce/orders.ts';
import { formatMoment, formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { type Column, DataTable } from '../../../lists/data-table.tsx';
import { DayFilter } from '../../../lists/day-filter.tsx';
import { ChoiceFilter, SearchFilter } from '../../../lists/filters.tsx';
import { isShortName } from '../../../lists/is-short-name.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import { parseEnum } from '../../../lists/parse-enum.ts';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { AccountingDialog } from './accounting-dialog.tsx';
import { OrderName } from './order-name.tsx';

const PAGE_SIZE = 25;
/** Not a status, but what somebody has to do about several. */
const WAITING = ['to-pay', 'untracked'] as const;

function askFor(waiting: (typeof WAITING)[number] | undefined) {
  if (waiting === undefined) return {};
  return waiting === 'to-pay' ? ({ toPay: 'true' } as const) : ({ untracked: 'true' } as const);
}
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOrNone = (text: string | undefined) => (text && DAY.test(text) ? text : undefined);

const COLUMNS: readonly Column<OrderSummary>[] = [
  { key: 'number', title: t.orders.columns.number, cell: (order) => <OrderName order={order} /> },
  {
    key: 'at',
    title: t.orders.columns.at,
    isSecondary: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    key: 'delivery',
    title: t.orders.columns.delivery,
    isSecondary: true,
    cell: ({ carrierTitle, paymentTitle }) => `${carrierTitle}, ${paymentTitle}`,
  },
  {
    key: 'status',
    title: t.orders.status,
    cell: ({ status, statusLabel }) => <OrderStatusBadge status={status} label={statusLabel} />,
  },
  { key: 'total', title: t.orders.columns.total, align: 'end', cell: (order) => formatMoney(moneyOf(order)) },
];

/** What was ordered, newest first. */
export function OrdersScreen() {
  const api = useApi();
  const address = useListAddress(['search', 'status', 'from', 'to']);
  const [exports, setExports] = useState(false);
  const { search } = address.filter;
  const from = dayOrNone(address.filter.from);
  const to = dayOrNone(address.filter.to);
  const { data: statuses } = useQuery(orderStatusesQuery(api));
  const known = statuses?.items ?? [];
  // Until the statuses are known the address is believed: the server refuses what it does not know.
  const { status: asked } = address.filter;
  const waiting = parseEnum(WAITING, asked);
  const status = waiting
    ? undefined
    : statuses
      ? parseEnum(
          known.map((each) => each.status),
          asked,
        )
      : asked;
  const orders = useQuery(
    ordersQuery(api, { search, status, ...askFor(waiting), from, to, page: address.page, pageSize: PAGE_SIZE }),
  );
  return (
    <>
      <ListScreen
        title={t.orders.title}
        tools={
          <Button icon={Calculator} onClick={() => setExports(true)}>
            {t.orders.accounting.open}
          </Button>
        }
        count={(total) => t.orders.count(total, orders.data?.hasMore)}
        list={orders}
        address={address}
        pageSize={PAGE_SIZE}
        nothingText={isShortName(search) ? t.orders.shortName : undefined}
        empty={{ icon: ReceiptText, title: t.orders.empty, text: t.orders.emptyText }}
        filters={
          <>
            <SearchFilter
              label={t.orders.search}
              value={search}
              onSearch={(next) => address.change({ search: next })}
            />
            <ChoiceFilter
              label={t.orders.status}
              all={t.orders.allStatuses}
              value={waiting ?? status}
              choices={[
                ...WAITING.map((each) => [each, t.orders.waiting[each]] as const),
                ...known.map((each) => [each.status, each.label] as const),
              ]}
              onChoose={(next) => address.change({ status: next })}
            />
            <DayFilter label={t.orders.from} value={from} onChange={(next) => address.change({ from: next })} />
            <DayFilter label={t.orders.to} value={to} onChange={(next) => address.change({ to: next })} />
          </>
        }
      >
        {(items) => <DataTable label={t.orders.title} columns={COLUMNS} items={items} keyOf={({ id }) => id} />}
      </ListScreen>
      {exports && <AccountingDialog onClose={() => setExports(false)} />}
    </>
  );
}

const moneyOf = ({ total, currency }: OrderSummary) => ({ amount: total, currency });
