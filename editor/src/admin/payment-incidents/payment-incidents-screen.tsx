import { useQuery } from '@tanstack/react-query';
import { Check, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type PaymentIncident, paymentIncidentsQuery } from '../../api/commerce/payment-incidents.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeIncident, describeKind } from './describe-incident.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

const PAGE_SIZE = 25;
const DEALT = 'dealt';

/** Money that does not fit its order: why, and what somebody did about it. */
export function PaymentIncidentsScreen() {
  const address = useListAddress(['which']);
  const isOpen = address.filter.which !== DEALT;
  const incidents = useQuery(paymentIncidentsQuery(useApi(), { isOpen, page: address.page, pageSize: PAGE_SIZE }));
  const [resolving, setResolving] = useState<PaymentIncident>();
  const columns: readonly Column<PaymentIncident>[] = [
    {
      key: 'kind',
      title: t.paymentIncidents.columns.kind,
      cell: ({ kind }) => <RowName detail={describeKind(kind).what}>{describeKind(kind).title}</RowName>,
    },
    {
      key: 'order',
      title: t.paymentIncidents.columns.order,
      cell: ({ orderId }) =>
        orderId === undefined ? (
          t.paymentIncidents.noOrder
        ) : (
          <Link to={`/orders/${orderId}`}>{t.paymentIncidents.showOrder}</Link>
        ),
    },
    {
      key: 'details',
      title: t.paymentIncidents.columns.details,
      isSecondary: true,
      cell: (incident) => describeIncident(incident),
    },
    {
      key: 'at',
      title: t.paymentIncidents.columns.at,
      isSecondary: true,
      cell: ({ lastAt, seen }) => (
        <>
          {formatMoment(lastAt)}
          {seen > 1 && `, ${t.paymentIncidents.seen(seen)}`}
        </>
      ),
    },
    {
      key: 'resolve',
      title: t.paymentIncidents.resolve,
      hasHiddenTitle: true,
      cell: (incident) =>
        incident.dealtAt === undefined ? (
          <Button
            icon={Check}
            aria-label={t.paymentIncidents.resolveOf(describeKind(incident.kind).title)}
            onClick={() => setResolving(incident)}
          >
            {t.paymentIncidents.resolve}
          </Button>
        ) : (
          <RowName detail={incident.note}>{t.paymentIncidents.resolvedAt(formatMoment(incident.dealtAt))}</RowName>
        ),
    },
  ];
  return (
    <>
      <ListScreen
        title={t.paymentIncidents.title}
        lead={t.paymentIncidents.lead}
        count={t.paymentIncidents.count}
        list={incidents}
        address={{ ...address, isFiltered: false }}
        pageSize={PAGE_SIZE}
        empty={{ icon: ShieldCheck, title: t.paymentIncidents.empty, text: t.paymentIncidents.emptyText }}
        filters={
          <ChoiceFilter
            label={t.paymentIncidents.which}
            value={isOpen ? '' : DEALT}
            choices={[
              ['', t.paymentIncidents.open],
              [DEALT, t.paymentIncidents.resolvedOnes],
            ]}
            onChoose={(next) => address.change({ which: next })}
          />
        }
      >
        {(items) => (
          <DataTable label={t.paymentIncidents.title} columns={columns} items={items} keyOf={({ id }) => id} />
        )}
      </ListScreen>
      {resolving && <ResolveDialog incident={resolving} onClose={() => setResolving(undefined)} />}
    </>
  );
}
