import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { webhookQuery } from '../../api/operations/webhooks.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { t } from '../../i18n/pl.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** One system that is told of what happens, and the log of what it was told. */
export function WebhookScreen() {
  const { id } = useParams();
  const webhook = useQuery(webhookQuery(useApi(), Number(id)));
  return (
    <LoadedRecord query={webhook} back={{ to: '/webhooks', label: t.webhooks.title }}>
      {(opened) => (
        <>
          <WebhookForm key={opened.id} opened={opened} />
          <WebhookLog webhook={opened} />
        </>
      )}
    </LoadedRecord>
  );
}
