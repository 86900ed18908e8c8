import { useQuery } from '@tanstack/react-query';
import { History, X } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { hasCode } from '../api/api-error.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { revisionsQuery, usePageMutations } from '../api/pages.ts';
import { useMay } from '../api/session.ts';
import type { PageForEditing, Revision } from '../api/types.ts';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { Autosaver } from './autosaver.ts';
import styles from './revisions-panel.module.css';

export interface RevisionsPanelProps {
  readonly pageId: number;
  readonly autosaver: Autosaver;
  readonly onSee: (revision: Revision) => void;
  readonly onRestored: (page: PageForEditing) => void;
  readonly onClose: () => void;
}

/** Every kept state of the page: looked at, or brought back with one step. */
export function RevisionsPanel({ pageId, autosaver, onSee, onRestored, onClose }: RevisionsPanelProps) {
  const [listPage, setListPage] = useState(1);
  const [restoring, setRestoring] = useState<Revision>();
  const mayRestore = useMay('publisher');
  const toast = useToast();
  const revisions = useQuery(revisionsQuery(useApi(), pageId, listPage));
  const { rollback } = usePageMutations();

  const restore = async (revision: Revision) => {
    try {
      // What is unsaved becomes a version first, so that coming back is possible.
      if (!(await autosaver.settle())) return;
      const { version } = autosaver.getState();
      onRestored(await rollback.mutateAsync({ id: pageId, revisionId: revision.id, version }));
      toast({ tone: 'success', text: t.publishing.restored(revision.number) });
    } catch (error) {
      if (hasCode(error, 'revision-conflict')) autosaver.report(error);
      else toast({ tone: 'danger', text: errorSentence(error) });
    } finally {
      setRestoring(undefined);
    }
  };

  return (
    <section aria-label={t.publishing.revisionsTitle} className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t.publishing.revisionsTitle}</h2>
        <IconButton icon={X} label={t.common.close} onClick={onClose} />
      </header>
      {revisions.isPending && <RevisionsSkeleton />}
      {revisions.isError && (
        <Notice tone="danger" actions={<Button onClick={() => revisions.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(revisions.error)}
        </Notice>
      )}
      {revisions.data?.items.length === 0 && <EmptyState icon={History} title={t.publishing.revisionsEmpty} />}
      <ol className={styles.list}>
        {revisions.data?.items.map((revision) => (
          <li key={revision.id} className={styles.revision}>
            <div className={styles.top}>
              <strong>{t.publishing.revision(revision.number)}</strong>
              {revision.isPublished && <Badge tone="success">{t.publishing.revisionPublished}</Badge>}
              {revision.isDraft && <Badge>{t.publishing.revisionDraft}</Badge>}
            </div>
            <p className={styles.when}>{t.pages.updated(formatMoment(revision.createdAt), revision.createdBy)}</p>
            <div className={styles.actions}>
              <Button appearance="quiet" onClick={() => onSee(revision)}>
                {t.publishing.revisionSee}
              </Button>
              {mayRestore && !(revision.isPublished && revision.isDraft) && (
                <Button appearance="quiet" onClick={() => setRestoring(revision)}>
                  {t.publishing.revisionRestore}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {revisions.data && (
        <Pagination
          page={listPage}
          pageSize={revisions.data.pageSize}
          total={revisions.data.total}
          onChange={setListPage}
        />
      )}
      {restoring && (
        <ConfirmDialog
          title={t.publishing.restoreTitle(restoring.number)}
          confirmLabel={t.publishing.restoreConfirm}
          busy={rollback.isPending}
          onConfirm={() => void restore(restoring)}
          onClose={() => setRestoring(undefined)}
        >
          {t.publishing.restoreText}
        </ConfirmDialog>
      )}
    </section>
  );
}

function RevisionsSkeleton() {
  return (
    <div role="status" aria-label={t.common.loading} className={styles.list}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  );
}
