import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { useWebhookMutations, type Webhook, webhookLogQuery } from '../../api/operations/webhooks.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pagination } from '../../ui/layout/pagination.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import styles from './webhook-log.module.css';

const PAGE_SIZE = 20;

/** What a system was told, how it answered, and once more by hand. */
export function WebhookLog({ webhook }: { readonly webhook: Webhook }) {
  const toast = useToast();
  const [page, setPage] = useState(1);
  const log = useQuery(webhookLogQuery(useApi(), webhook.id, { page, pageSize: PAGE_SIZE }));
  const { test } = useWebhookMutations();
  const onTest = () =>
    test.mutate(webhook.id, {
      onSuccess: () => toast({ tone: 'success', text: t.webhooks.tested }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
    });
  return (
    <div className={styles.log}>
      <Card
        title={t.webhooks.log}
        aside={
          <Button icon={Send} busy={test.isPending} onClick={onTest}>
            {t.webhooks.test}
          </Button>
        }
      >
        {log.isPending && <Skeleton height={120} />}
        {log.isError && (
          <Notice tone="danger" actions={<Button onClick={() => log.refetch()}>{t.common.retry}</Button>}>
            {errorSentence(log.error)}
          </Notice>
        )}
        {log.data?.items.length === 0 && <p className={styles.muted}>{t.webhooks.logEmpty}</p>}
        {log.data && log.data.items.length > 0 && (
          <ul className={styles.list}>
            {log.data.items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} mayResend={webhook.isActive} />
            ))}
          </ul>
        )}
      </Card>
      {log.data && <Pagination page={page} pageSize={PAGE_SIZE} total={log.data.total} onChange={setPage} />}
    </div>
  );
}
