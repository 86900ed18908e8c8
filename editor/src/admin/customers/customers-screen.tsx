import { useQuery } from '@tanstack/react-query';
import { formatPhone } from '@witryna/module-schemas';
import { UsersRound } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { type CustomerSummary, customersQuery } from '../../api/identity/customers.ts';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { CustomerBadges } from './customer-badges.tsx';
import { customerName } from './customer-name.ts';

const PAGE_SIZE = 25;

const COLUMNS: readonly Column<CustomerSummary>[] = [
  {
    key: 'name',
    title: t.customers.columns.name,
    cell: (customer) => (
      <RowName to={`/customers/${customer.id}`} detail={customer.email}>
        {customerName(customer)}
      </RowName>
    ),
  },
  {
    key: 'phone',
    title: t.customers.columns.phone,
    isSecondary: true,
    cell: ({ phone }) => phone && formatPhone(phone),
  },
  {
    key: 'since',
    title: t.customers.columns.since,
    isSecondary: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  { key: 'marks', title: t.customers.columns.marks, cell: (customer) => <CustomerBadges customer={customer} /> },
];

/** Who has an account in the shop. */
export function CustomersScreen() {
  const address = useListAddress(['search', 'status']);
  const { search, status } = address.filter;
  const customers = useQuery(
    customersQuery(useApi(), { search, friendsAndFamilyStatus: status, page: address.page, pageSize: PAGE_SIZE }),
  );
  return (
    <ListScreen
      title={t.customers.title}
      count={t.customers.count}
      list={customers}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: UsersRound, title: t.customers.empty, text: t.customers.emptyText }}
      filters={
        <>
          <SearchFilter
            label={t.customers.search}
            value={search}
            onSearch={(next) => address.change({ search: next })}
          />
          <ChoiceFilter
            label={t.customers.show}
            value={status}
            choices={[['waiting', t.customers.onlyWaiting]]}
            all={t.customers.everybody}
            onChoose={(next) => address.change({ status: next })}
          />
        </>
      }
    >
      {(items) => <DataTable label={t.customers.title} columns={COLUMNS} items={items} keyOf={({ id }) => id} />}
    </ListScreen>
  );
}
