import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { BackLink, type BackTarget } from '../ui/layout/record-heading.tsx';
import styles from './loaded-record.module.css';

export interface LoadedRecordProps<T> {
  readonly query: UseQueryResult<T>;
  /** Where one came from; absent where it is the only one of its kind. */
  readonly back?: BackTarget;
  readonly children: (opened: T) => ReactNode;
}

/** One thing that is fetched before it can be shown: its shape while it loads, and why it did not come. */
export function LoadedRecord<T>({ query, back, children }: LoadedRecordProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <div className={styles.failed}>
        <Notice tone="danger" actions={<Button onClick={() => query.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(query.error)}
        </Notice>
        {back && (
          <p>
            <BackLink {...back} />
          </p>
        )}
      </div>
    );
  return (
    <div role="status" aria-label={t.common.loading} className={styles.skeleton}>
      <Skeleton width="40%" height={28} />
      <Skeleton height={160} />
      <Skeleton height={220} />
    </div>
  );
}
