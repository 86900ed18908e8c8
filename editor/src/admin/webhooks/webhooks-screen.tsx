import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type Webhook, type WebhookWithSecret, webhooksQuery } from '../../api/operations/webhooks.ts';
import { SecretDialog } from '../../forms/secret-dialog.tsx';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ListScreen } from '../../lists/list-screen.tsx';
import { RowName } from '../../lists/row-name.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { WebhookStatus } from './webhook-status.tsx';

const PAGE_SIZE = 25;

const COLUMNS: readonly Column<Webhook>[] = [
  {
    key: 'url',
    title: t.webhooks.columns.url,
    cell: ({ id, url, description }) => (
      <RowName to={`/webhooks/${id}`} detail={description}>
        {url}
      </RowName>
    ),
  },
  {
    key: 'events',
    title: t.webhooks.columns.events,
    isSecondary: true,
    cell: ({ events }) => events.map((event) => t.webhooks.events[event] ?? event).join(' · '),
  },
  {
    key: 'last',
    title: t.webhooks.columns.last,
    isSecondary: true,
    cell: ({ lastSuccessAt }) => (lastSuccessAt ? formatMoment(lastSuccessAt) : t.webhooks.never),
  },
  { key: 'status', title: t.webhooks.columns.status, cell: (webhook) => <WebhookStatus webhook={webhook} /> },
];

/** Other systems that are told of what happens. */
export function WebhooksScreen() {
  const navigate = useNavigate();
  const address = useListAddress([]);
  const webhooks = useQuery(webhooksQuery(useApi(), { page: address.page, pageSize: PAGE_SIZE }));
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<WebhookWithSecret>();
  return (
    <>
      <ListScreen
        title={t.webhooks.title}
        lead={t.webhooks.lead}
        count={t.webhooks.count}
        list={webhooks}
        address={address}
        pageSize={PAGE_SIZE}
        empty={{ icon: WebhookIcon, title: t.webhooks.empty, text: t.webhooks.emptyText }}
        action={
          <Button appearance="primary" icon={Plus} onClick={() => setCreating(true)}>
            {t.webhooks.create}
          </Button>
        }
      >
        {(items) => <DataTable label={t.webhooks.title} columns={COLUMNS} items={items} keyOf={({ id }) => id} />}
      </ListScreen>
      {isCreating && <NewWebhookDialog onMade={setMade} onClose={() => setCreating(false)} />}
      {made && (
        <SecretDialog
          title={t.webhooks.secret}
          text={t.webhooks.secretText}
          secret={made.secret}
          onClose={() => navigate(`/webhooks/${made.id}`)}
        />
      )}
    </>
  );
}
