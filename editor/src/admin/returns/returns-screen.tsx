import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { RETURN_STATUSES, type ReturnRequest, returnsQuery } from '../../api/commerce/returns.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { ReturnStatusBadge } from './return-status-badge.tsx';

const PAGE_SIZE = 25;
/** Not a status: whose money is still owed. */
const OPEN = 'open';

const COLUMNS: readonly Column<ReturnRequest>[] = [
  {
    key: 'number',
    title: t.returns.columns.number,
    cell: ({ id, number, name }) => (
      <RowName to={`/returns/${id}`} detail={name}>
        {number}
      </RowName>
    ),
  },
  {
    key: 'order',
    title: t.returns.columns.order,
    isSecondary: true,
    cell: ({ orderId, orderNumber }) => <RowName to={`/orders/${orderId}`}>{orderNumber}</RowName>,
  },
  {
    key: 'lines',
    title: t.returns.columns.lines,
    isSecondary: true,
    cell: ({ lines }) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  },
  {
    key: 'at',
    title: t.returns.columns.at,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  { key: 'status', title: t.returns.status, cell: ({ status }) => <ReturnStatusBadge status={status} /> },
];

/** Who withdrew from what they bought, newest first. */
export function ReturnsScreen() {
  const address = useListAddress(['status', 'search']);
  const status = parseEnum(RETURN_STATUSES, address.filter.status);
  const open = address.filter.status === OPEN ? ('true' as const) : undefined;
  const search = address.filter.search?.trim() || undefined;
  const returns = useQuery(returnsQuery(useApi(), { status, open, search, page: address.page, pageSize: PAGE_SIZE }));
  return (
    <ListScreen
      title={t.returns.title}
      count={t.returns.count}
      list={returns}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: Undo2, title: t.returns.empty, text: t.returns.emptyText }}
      filters={
        <>
          <SearchFilter label={t.returns.search} value={search} onSearch={(next) => address.change({ search: next })} />
          <ChoiceFilter
            label={t.returns.status}
            all={t.returns.allStatuses}
            value={open ? OPEN : status}
            choices={[
              [OPEN, t.returns.open],
              ...RETURN_STATUSES.map((known) => [known, t.returns.statuses[known]] as const),
            ]}
            onChoose={(next) => address.change({ status: next })}
          />
        </>
      }
    >
      {(items) => <DataTable label={t.returns.title} columns={COLUMNS} items={items} keyOf={({ id }) => id} />}
    </ListScreen>
  );
}
