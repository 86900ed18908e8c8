import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { orderStatusesQuery } from '../../api/commerce/orders.ts';
import { type AuditEntry, auditQuery } from '../../api/identity/audit.ts';
import { peopleQuery } from '../../api/identity/people.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { DayFilter } from '../../lists/day-filter.tsx';
import { ChoiceFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { periodOf } from './audit-period.ts';
import styles from './audit-screen.module.css';
import {
  describeAction,
  describeDetails,
  describeSubject,
  type Outcome,
  outcomeOf,
  screenOf,
} from './describe-entry.ts';

const PAGE_SIZE = 50;
/** More people than this do not fit into a list of choices; the server gives no more at once either. */
const MOST_PEOPLE = 100;

const TONES: Readonly<Record<Outcome, BadgeTone>> = { done: 'success', refused: 'danger', unknown: 'warning' };

const columnsOf = (orderStatuses: Readonly<Record<string, string>>): readonly Column<AuditEntry>[] => [
  {
    key: 'action',
    title: t.audit.columns.action,
    cell: (entry) => (
      <RowName to={screenOf(entry)} detail={describeSubject(entry)}>
        {describeAction(entry.action)}
      </RowName>
    ),
  },
  { key: 'actor', title: t.audit.columns.actor, cell: ({ actor }) => actor.name },
  {
    key: 'details',
    title: t.audit.columns.details,
    isSecondary: true,
    cell: (entry) => <span className={styles.details}>{describeDetails(entry, orderStatuses)}</span>,
  },
  {
    key: 'at',
    title: t.audit.columns.at,
    cell: ({ at }) => (
      <time dateTime={at} className={styles.at}>
        {formatMoment(at)}
      </time>
    ),
  },
  {
    key: 'outcome',
    title: t.audit.columns.outcome,
    isSecondary: true,
    cell: (entry) => {
      const outcome = outcomeOf(entry);
      return <Badge tone={TONES[outcome]}>{t.audit.outcomes[outcome]}</Badge>;
    },
  },
];

/** Who of the staff changed what, newest first. */
export function AuditScreen() {
  const api = useApi();
  const address = useListAddress(['actor', 'action', 'from', 'to']);
  const { actor, action, from, to } = address.filter;
  const filter = { actor, action, ...periodOf(from, to), page: address.page, pageSize: PAGE_SIZE };
  const entries = useQuery(auditQuery(api, filter));
  const { data: people } = useQuery(peopleQuery(api, { page: 1, pageSize: MOST_PEOPLE }));
  const { data: statuses } = useQuery(orderStatusesQuery(api));
  const columns = columnsOf(Object.fromEntries((statuses?.items ?? []).map(({ status, label }) => [status, label])));
  return (
    <ListScreen
      title={t.audit.title}
      lead={t.audit.lead}
      count={t.audit.count}
      list={entries}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: History, title: t.audit.empty }}
      filters={
        <>
          <ChoiceFilter
            label={t.audit.columns.actor}
            all={t.audit.everybody}
            value={actor}
            choices={(people?.items ?? []).map(({ id, name, email }) => [String(id), name || email])}
            onChoose={(next) => address.change({ actor: next })}
          />
          <ChoiceFilter
            label={t.audit.columns.action}
            all={t.audit.everything}
            value={action}
            choices={Object.entries(t.audit.actions)}
            onChoose={(next) => address.change({ action: next })}
          />
          <DayFilter label={t.audit.from} value={from} onChange={(next) => address.change({ from: next })} />
          <DayFilter label={t.audit.to} value={to} onChange={(next) => address.change({ to: next })} />
        </>
      }
    >
      {(items) => <DataTable label={t.audit.title} columns={columns} items={items} keyOf={({ id }) => id} />}
    </ListScreen>
  );
}
