import type { UseQueryResult } from '@tanstack/react-query';
import { FileQuestion, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import type { ListAnswer } from '../api/types.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Pagination } from '../ui/layout/pagination.tsx';
import { ScreenHeading } from '../ui/layout/screen-heading.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import styles from './list-screen.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface ListScreenProps<T> {
  readonly title: string;
  /** One sentence on what is listed here. */
  readonly lead?: string;
  readonly count: (total: number) => string;
  /** What makes a new one: offered in an empty list too. */
  readonly action?: ReactNode;
  /** What else can be done with the list. */
  readonly tools?: ReactNode;
  readonly filters?: ReactNode;
  readonly list: UseQueryResult<ListAnswer<T>>;
  readonly address: Pick<ListAddress<string>, 'page' | 'isFiltered' | 'goTo' | 'clear'>;
  readonly pageSize: number;
  /** What is said while there is nothing at all, whatever the filter. */
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text?: string };
  /** What is said when the filter leaves nothing, where there is more to say than to change it. */
  readonly nothingText?: string | undefined;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A list as every screen of the admin shows it: heading, filters, rows, pages, and a word when there are none. */
export function ListScreen<T>(props: ListScreenProps<T>) {
  const { title, lead, list, address, empty } = props;
  useDocumentTitle(title);
  const { data } = list;
  return (
    <>
      <div className={styles.top}>
        <ScreenHeading title={title} count={data && props.count(data.total)} lead={lead} />
        {(props.tools || props.action) && (
          <div className={styles.actions}>
            {props.tools}
            {props.action}
          </div>
        )}
      </div>
      {props.filters && <div className={styles.filters}>{props.filters}</div>}
      <div className={styles.list} aria-busy={list.isFetching}>
        {list.isPending && <ListSkeleton />}
        {list.isError && (
          <Notice tone="danger" actions={<Button onClick={() => list.refetch()}>{t.common.retry}</Button>}>
            <strong>{t.lists.failed}</strong> {errorSentence(list.error)}
          </Notice>
        )}
        {data && data.items.length > 0 && props.children(data.items)}
        {data && data.items.length === 0 && address.isFiltered && (
          <EmptyState
            icon={FileQuestion}
            title={t.lists.nothing}
            action={<Button onClick={address.clear}>{t.lists.clearFilters}</Button>}
          >
            {props.nothingText ?? t.lists.nothingText}
          </EmptyState>
        )}
        {data && data.items.length === 0 && !address.isFiltered && (
          <EmptyState icon={empty.icon} title={empty.title} action={props.action}>
            {empty.text}
          </EmptyState>
        )}
      </div>
      {data && <Pagination page={address.page} pageSize={props.pageSize} total={data.total} onChange={address.goTo} />}
    </>
  );
}
