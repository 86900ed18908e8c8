import { useQuery } from '@tanstack/react-query';
import { PackageCheck, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { type OrderSummary, orderQuery, ordersQuery } from '../../api/orders.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { SearchFilter } from '../../lists/filters.tsx';
import { isShortName } from '../../lists/is-short-name.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';

const PAGE_SIZE = 50;

/** What is to leave: each order can be sent from here. */
export function ToShipScreen() {
  const address = useListAddress(['search']);
  const { search } = address.filter;
  const orders = useQuery(ordersQuery(useApi(), { toShip: 'true', search, page: address.page, pageSize: PAGE_SIZE }));
  const [sending, setSending] = useState<number>();
  const columns: readonly Column<OrderSummary>[] = [
    {
      key: 'order',
      title: t.shipping.columns.order,
      cell: ({ id, number, name }) => (
        <RowName to={`/orders/${id}`} detail={name}>
          {number}
        </RowName>
      ),
    },
    { key: 'to', title: t.shipping.columns.to, cell: ({ carrierTitle }) => carrierTitle },
    {
      key: 'waiting',
      title: t.shipping.columns.waiting,
      isSecondary: true,
      cell: ({ statusAt }) => formatMoment(statusAt),
    },
    {
      key: 'send',
      title: t.shipping.make,
      hasHiddenTitle: true,
      align: 'end',
      cell: ({ id, number }) => (
        <Button icon={PackagePlus} aria-label={t.shipping.makeOf(number)} onClick={() => setSending(id)}>
          {t.shipping.makeShort}
        </Button>
      ),
    },
  ];
  return (
    <>
      <ListScreen
        title={t.shipping.title}
        lead={t.shipping.lead}
        count={t.shipping.count}
        list={orders}
        address={address}
        pageSize={PAGE_SIZE}
        nothingText={isShortName(search) ? t.orders.shortName : undefined}
        empty={{ icon: PackageCheck, title: t.shipping.empty, text: t.shipping.emptyText }}
        filters={
          <SearchFilter label={t.orders.search} value={search} onSearch={(next) => address.change({ search: next })} />
        }
      >
        {(items) => <DataTable label={t.shipping.title} columns={columns} items={items} keyOf={({ id }) => id} />}
      </ListScreen>
      {sending !== undefined && <SendDialog id={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}

/** The list knows too little of an order to send it: it is read first. */
function SendDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const order = useQuery(orderQuery(useApi(), id));
  if (order.data) return <ParcelDialog order={order.data} onClose={onClose} />;
  if (!order.isError) return null;
  return (
    <ConfirmDialog
      title={t.shipping.make}
      confirmLabel={t.common.retry}
      onConfirm={() => order.refetch()}
      onClose={onClose}
    >
      {errorSentence(order.error)}
    </ConfirmDialog>
  );
}
