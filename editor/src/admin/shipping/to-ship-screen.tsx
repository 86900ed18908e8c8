import { useQuery } from '@tanstack/react-query';
import { PackageCheck, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type OrderSummary, orderQuery, ordersQuery } from '../../api/commerce/orders.ts';
import { labelsQuery } from '../../api/commerce/shipping-labels.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { SearchFilter } from '../../lists/filters.tsx';
import { isShortName } from '../../lists/is-short-name.ts';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { SendOrdersDialog } from './bulk/send-orders-dialog.tsx';
import { LabelsDialog } from './labels/labels-dialog.tsx';
import { readChosen, withChosen } from './packing/chosen-orders.ts';
import { ChosenOrdersBar } from './packing/chosen-orders-bar.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import styles from './to-ship-screen.module.css';

const PAGE_SIZE = 50;

/** What is to leave: each order can be sent from here, and several printed and sent together. */
export function ToShipScreen() {
  const address = useListAddress(['search']);
  const { search } = address.filter;
  const api = useApi();
  const orders = useQuery(ordersQuery(api, { toShip: 'true', search, page: address.page, pageSize: PAGE_SIZE }));
  const [sending, setSending] = useState<number>();
  const [isSendingChosen, setSendingChosen] = useState(false);
  const [isLabelling, setLabelling] = useState(false);
  // In the address, so that they are still chosen when somebody comes back from the printouts. Only of what is in
  // sight: nothing is done with an order that nobody sees.
  const [written, setWritten] = useSearchParams();
  const named = readChosen(written);
  const shown = orders.data?.items ?? [];
  const chosen = shown.filter(({ id }) => named.includes(id));
  const choose = (next: readonly OrderSummary[]) =>
    setWritten(
      withChosen(
        written,
        next.map(({ id }) => id),
      ),
      // At once: whoever ticks one order after another does not wait for the address.
      { replace: true, flushSync: true },
    );
  // Of one order: whether there is a carrier at all is alike for each.
  const labels = useQuery(
    labelsQuery(
      api,
      shown.slice(0, 1).map(({ id }) => id),
    ),
  );
  const columns: readonly Column<OrderSummary>[] = [
    {
      key: 'order',
      title: t.shipping.columns.order,
      cell: (order) => (
        <div className={styles.row}>
          <input
            type="checkbox"
            className={styles.choice}
            aria-label={t.packing.choose(order.number)}
            checked={chosen.includes(order)}
            onChange={({ target }) =>
              choose(shown.filter((each) => (each === order ? target.checked : chosen.includes(each))))
            }
          />
          <div className={styles.words}>
            <RowName to={`/orders/${order.id}`} from="/to-ship" detail={order.name}>
              {order.number}
            </RowName>
          </div>
        </div>
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
        {(items) => (
          <>
            <ChosenOrdersBar
              shown={items}
              chosen={chosen}
              onChoose={choose}
              onLabels={labels.data?.isOffered ? () => setLabelling(true) : undefined}
              onSend={() => setSendingChosen(true)}
            />
            <DataTable label={t.shipping.title} columns={columns} items={items} keyOf={({ id }) => id} />
          </>
        )}
      </ListScreen>
      {isLabelling && <LabelsDialog orders={chosen} onClose={() => setLabelling(false)} />}
      {isSendingChosen && <SendOrdersDialog orders={chosen} onClose={() => setSendingChosen(false)} />}
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
