import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { errorSentence } from '../../api/error-sentence.ts';
import { overviewQuery } from '../../api/operations/overview.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ScreenHeading } from '../../ui/layout/screen-heading.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import styles from './overview-screen.module.css';
import { SalesCard } from './sales-card.tsx';
import { type WaitingGroup, type WaitingItem, waitingItems } from './waiting-items.ts';

/** What waits for somebody today; each number leads to its list. */
export function OverviewScreen() {
  useDocumentTitle(t.overview.title);
  const query = useQuery(overviewQuery(useApi()));
  const { data } = query;
  const items = data ? waitingItems(data) : [];
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  return (
    <div className={styles.screen}>
      <ScreenHeading title={t.overview.title} lead={t.overview.lead} />
      {query.isPending && <Skeleton height={240} />}
      {query.isError && (
        <Notice tone="danger" actions={<Button onClick={() => query.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(query.error)}
        </Notice>
      )}
      {data && items.length === 0 && (
        <EmptyState icon={CircleCheckBig} title={t.overview.done}>
          {t.overview.doneText}
        </EmptyState>
      )}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(([group, waiting]) => (
            <WaitingCard key={group} group={group} items={waiting} />
          ))}
        </div>
      )}
      {data?.sales && <SalesCard sales={data.sales} />}
    </div>
  );
}

function WaitingCard({ group, items }: { readonly group: WaitingGroup; readonly items: readonly WaitingItem[] }) {
  return (
    <Card title={t.overview.groups[group]}>
      <ul className={styles.list}>
        {items.map(({ key, to, label, detail, isOverdue }) => (
          <li key={key} className={styles.item}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
            {isOverdue && <Badge tone="danger">{t.overview.overdue}</Badge>}
            {detail && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
