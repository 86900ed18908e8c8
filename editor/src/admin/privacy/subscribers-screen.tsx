import { useQuery } from '@tanstack/react-query';
import { formatPhone } from '@witryna/module-schemas';
import { Download, Mail } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { SUBSCRIBER_STATUSES, type Subscriber, subscribersFile, subscribersQuery } from '../../api/identity/privacy.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const PAGE_SIZE = 50;
const words = t.privacy.newsletter;

const TONES: Readonly<Partial<Record<Subscriber['status'], BadgeTone>>> = {
  SUBSCRIBED: 'success',
  UNCONFIRMED: 'warning',
};

const COLUMNS: readonly Column<Subscriber>[] = [
  {
    key: 'email',
    title: words.email,
    cell: (subscriber) => (
      <RowName
        detail={subscriber.phone && formatPhone(subscriber.phone)}
        narrowDetail={`${words.consents}: ${consentsOf(subscriber)} · ${formatMoment(subscriber.updatedAt)}`}
      >
        {subscriber.email}
      </RowName>
    ),
  },
  {
    key: 'status',
    title: words.status,
    cell: ({ status }) => <Badge tone={TONES[status] ?? 'neutral'}>{words.statuses[status]}</Badge>,
  },
  { key: 'consents', title: words.consents, isSecondary: true, cell: consentsOf },
  {
    key: 'changed',
    title: words.changed,
    isSecondary: true,
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
  },
];

/** Who gets the newsletter, who still has to confirm it, and the same as a file. */
export function SubscribersScreen() {
  const address = useListAddress(['search', 'status']);
  const status = parseEnum(SUBSCRIBER_STATUSES, address.filter.status);
  const filter = { status, search: address.filter.search?.trim().slice(0, 200) || undefined };
  const subscribers = useQuery(subscribersQuery(useApi(), { ...filter, page: address.page, pageSize: PAGE_SIZE }));
  return (
    <ListScreen
      title={words.title}
      lead={words.lead}
      count={words.count}
      list={subscribers}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: Mail, title: words.empty }}
      tools={
        <LinkButton icon={Download} href={subscribersFile(filter)} download="newsletter.csv">
          {words.export}
        </LinkButton>
      }
      filters={
        <>
          <SearchFilter
            label={words.search}
            value={address.filter.search}
            onSearch={(search) => address.change({ search })}
          />
          <ChoiceFilter
            label={words.status}
            all={words.everyStatus}
            value={status}
            choices={SUBSCRIBER_STATUSES.map((known) => [known, words.statuses[known]])}
            onChoose={(next) => address.change({ status: next })}
          />
        </>
      }
    >
      {(items) => <DataTable label={words.title} columns={COLUMNS} items={items} keyOf={({ id }) => id} />}
    </ListScreen>
  );
}

function consentsOf({ emailPromotion, smsPromotion }: Subscriber): string {
  const given = [...(emailPromotion ? [words.byEmail] : []), ...(smsPromotion ? [words.bySms] : [])];
  return given.join(', ') || words.none;
}
