import { useQuery } from '@tanstack/react-query';
import { Mail, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { MAIL_STATES, type MailEntry, mailsQuery } from '../../api/operations/mails.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ChoiceFilter, SearchFilter } from '../../lists/filters.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { parseEnum } from '../../lists/parse-enum.ts';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { MailStateCell } from './mail-state-cell.tsx';
import { RetryButton } from './retry-button.tsx';

const PAGE_SIZE = 25;
const TEMPLATES = Object.keys(t.mails.templates);

const COLUMNS: readonly Column<MailEntry>[] = [
  {
    key: 'template',
    title: t.mails.columns.template,
    cell: ({ template, recipient }) => (
      <RowName detail={recipient || t.mails.forgotten}>{t.mails.templates[template] ?? template}</RowName>
    ),
  },
  {
    key: 'at',
    title: t.mails.columns.at,
    isSecondary: true,
    cell: ({ createdAt, sentAt }) => formatMoment(sentAt ?? createdAt),
  },
  { key: 'state', title: t.mails.columns.state, cell: (mail) => <MailStateCell mail={mail} /> },
  {
    key: 'retry',
    title: t.mails.columns.retry,
    hasHiddenTitle: true,
    align: 'end',
    cell: (mail) => mail.state === 'given-up' && <RetryButton mail={mail} icon={RotateCw} />,
  },
];

/** What the shop has sent, what waits, and what could not be sent. */
export function MailsScreen() {
  const address = useListAddress(['to', 'state', 'template']);
  const { to } = address.filter;
  const state = parseEnum(MAIL_STATES, address.filter.state);
  const template = parseEnum(TEMPLATES, address.filter.template);
  const mails = useQuery(mailsQuery(useApi(), { to, state, template, page: address.page, pageSize: PAGE_SIZE }));
  return (
    <ListScreen
      title={t.mails.title}
      lead={t.mails.lead}
      count={t.mails.count}
      list={mails}
      address={address}
      pageSize={PAGE_SIZE}
      empty={{ icon: Mail, title: t.mails.empty }}
      tools={<Link to="/mails/templates">{t.mails.showTemplates}</Link>}
      filters={
        <>
          <SearchFilter label={t.mails.search} value={to} onSearch={(next) => address.change({ to: next })} />
          <ChoiceFilter
            label={t.mails.state}
            all={t.mails.allStates}
            value={state}
            choices={MAIL_STATES.map((known) => [known, t.mails.states[known]])}
            onChoose={(next) => address.change({ state: next })}
          />
          <ChoiceFilter
            label={t.mails.template}
            all={t.mails.allTemplates}
            value={template}
            choices={Object.entries(t.mails.templates)}
            onChoose={(next) => address.change({ template: next })}
          />
        </>
      }
    >
      {(items) => <DataTable label={t.mails.title} columns={COLUMNS} items={items} keyOf={({ id }) => id} />}
    </ListScreen>
  );
}
