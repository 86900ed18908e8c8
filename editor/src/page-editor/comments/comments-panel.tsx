import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { type CommentThread, resolvedThreadsQuery } from '../../api/content/page-comments.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { Pagination } from '../../ui/layout/pagination.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { usePageStructure } from '../editing/index.ts';
import styles from './comments.module.css';
import { usePageComments } from './comments-provider.tsx';
import { NewThread } from './new-thread.tsx';
import { sortThreads } from './sort-threads.ts';
import { ThreadCard } from './thread-card.tsx';

export interface CommentsPanelProps {
  /** The module that they were opened for; null for the page. */
  readonly moduleId: string | null;
  /** The thread that somebody was sent to, as by a mail; null for none. */
  readonly threadId: string | null;
  /** Whether somebody who opens them for a module may write at once; a finger would bring up the keys over what is read. */
  readonly takesFocus: boolean;
  /** Saves what is unsaved: nothing is said about a module that only this tab knows. False where that fails. */
  readonly onBeforeStart: () => Promise<boolean>;
  readonly onShowModule: (id: string) => void;
  readonly onClose: () => void;
}

type State = 'open' | 'resolved';

/** What is said about the page and its modules, and where one says something. */
export function CommentsPanel(props: CommentsPanelProps) {
  const { moduleId, threadId, takesFocus, onBeforeStart, onShowModule, onClose } = props;
  const comments = usePageComments();
  const [chosen, setState] = useState<State>();
  const [current, setCurrent] = useState(moduleId);
  const asked = comments?.threads.find(({ id }) => id === threadId);
  // What is not among the open ones is done, or gone. Later the list stays, also when the thread is resolved in it.
  const [first, setFirst] = useState<State>();
  if (!first && threadId !== null && comments?.isPending === false) setFirst(asked ? 'open' : 'resolved');
  const state = chosen ?? first ?? 'open';
  const askedModule = asked?.moduleId;
  const showAsked = useEffectEvent((id: string) => takesFocus && onShowModule(id));
  useEffect(() => {
    if (askedModule !== undefined) showAsked(askedModule);
  }, [askedModule]);
  const show = (id: string) => {
    setCurrent(id);
    onShowModule(id);
  };
  if (!comments) return null;
  const { pageId } = comments;
  return (
    <SidePanel title={t.comments.title} onClose={onClose}>
      <NewThread
        pageId={pageId}
        moduleId={moduleId}
        takesFocus={takesFocus && moduleId !== null}
        onBeforeStart={onBeforeStart}
        onStarted={() => setState('open')}
      />
      <div className={styles.states}>
        <Segmented<State>
          label={t.comments.states}
          value={state}
          onChange={setState}
          segments={[
            { value: 'open', label: t.comments.stateOpen },
            { value: 'resolved', label: t.comments.stateResolved },
          ]}
        />
      </div>
      {state === 'open' ? (
        <OpenThreads current={current} threadId={threadId} onShowModule={show} />
      ) : (
        <ResolvedThreads pageId={pageId} threadId={threadId} onShowModule={show} />
      )}
    </SidePanel>
  );
}

interface OpenThreadsProps extends Pick<CommentsPanelProps, 'threadId' | 'onShowModule'> {
  /** The module that is looked at. */
  readonly current: string | null;
}

function OpenThreads({ current, threadId, onShowModule }: OpenThreadsProps) {
  const comments = usePageComments();
  const page = usePageStructure();
  const list = useRef<HTMLElement>(null);
  const isReady = comments !== undefined && !comments.isPending;
  useEffect(() => {
    if ((current === null && threadId === null) || !isReady) return;
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, threadId, isReady]);
  if (!comments) return null;
  const { pageId, threads, error, isPending, retry } = comments;
  if (isPending) return <ThreadsSkeleton />;
  if (error && threads.length === 0) return <ThreadsFailed error={error} onRetry={retry} />;
  if (threads.length === 0)
    return (
      <EmptyState icon={MessageCircle} title={t.comments.emptyOpen}>
        {t.comments.emptyOpenText}
      </EmptyState>
    );
  return (
    <section ref={list} aria-label={t.comments.list} className={styles.threads}>
      {sortThreads(page, threads).map((thread) => (
        <ThreadCard
          key={thread.id}
          pageId={pageId}
          thread={thread}
          isCurrent={thread.id === threadId || (current !== null && thread.moduleId === current)}
          onShowModule={onShowModule}
        />
      ))}
    </section>
  );
}

interface ResolvedThreadsProps {
  readonly pageId: number;
  readonly threadId: string | null;
  readonly onShowModule: (id: string) => void;
}

function ResolvedThreads({ pageId, threadId, onShowModule }: ResolvedThreadsProps) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery(resolvedThreadsQuery(useApi(), pageId, page));
  if (isPending) return <ThreadsSkeleton />;
  if (!data) return <ThreadsFailed error={error} onRetry={() => void refetch()} />;
  const isGone = threadId !== null && data.total <= data.pageSize && !data.items.some(({ id }) => id === threadId);
  const gone = isGone && (
    <div className={styles.notice}>
      <Notice tone="info">{t.comments.gone}</Notice>
    </div>
  );
  if (data.total === 0) return gone || <EmptyState icon={MessageCircle} title={t.comments.emptyResolved} />;
  return (
    <>
      {gone}
      <section aria-label={t.comments.list} className={styles.threads}>
        {data.items.map((thread: CommentThread) => (
          <ThreadCard
            key={thread.id}
            pageId={pageId}
            thread={thread}
            isCurrent={thread.id === threadId}
            onShowModule={onShowModule}
          />
        ))}
      </section>
      <Pagination page={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />
    </>
  );
}

interface ThreadsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function ThreadsFailed({ error, onRetry }: ThreadsFailedProps) {
  return (
    <div className={styles.notice}>
      <Notice tone="danger" actions={<Button onClick={onRetry}>{t.common.retry}</Button>}>
        {errorSentence(error)}
      </Notice>
    </div>
  );
}

function ThreadsSkeleton() {
  return (
    <div role="status" aria-label={t.common.loading} className={styles.threads}>
      {[1, 2].map((row) => (
        <Skeleton key={row} height={96} />
      ))}
    </div>
  );
}
