import { useQuery } from '@tanstack/react-query';
import type { PageFault } from '@witryna/module-schemas';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { hasCode } from '../../api/api-error.ts';
import { revisionsQuery, usePageMutations } from '../../api/content/pages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMay } from '../../api/identity/session.ts';
import type { PageForEditing, PageSummary, Revision } from '../../api/types.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/layout/pagination.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import type { PreviewShop } from '../preview/index.ts';
import { type Autosaver, faultsOf } from './autosaver.ts';
import { CompareRevisionsDialog } from './compare-revisions-dialog.tsx';
import styles from './revisions-panel.module.css';
import { useSaveState } from './use-autosave.ts';

export interface RevisionsPanelProps {
  readonly page: PageSummary;
  /** What modules of the page may ask of their shop. */
  readonly shop: PreviewShop;
  readonly autosaver: Autosaver;
  readonly onSee: (revision: Revision) => void;
  readonly onRestored: (page: PageForEditing) => void;
  /** Told why an earlier state cannot be in the shop. */
  readonly onFaults: (faults: readonly PageFault[]) => void;
  readonly onClose: () => void;
}

/** What is done with an earlier state: it becomes the draft, or at once what readers see. */
type Act = 'restore' | 'rollback';

interface Compared {
  readonly earlier: Revision;
  readonly later: Revision;
}

/** Every kept state of the page: looked at, compared with another one, or brought back with one step. */
export function RevisionsPanel({ page, shop, autosaver, onSee, onRestored, onFaults, onClose }: RevisionsPanelProps) {
  const [listPage, setListPage] = useState(1);
  const [asked, setAsked] = useState<{ readonly act: Act; readonly revision: Revision }>();
  const [chosen, setChosen] = useState<Revision>();
  const [compared, setCompared] = useState<Compared>();
  const mayRestore = useMay('editor');
  const mayPublish = useMay('publisher');
  const toast = useToast();
  const version = useSaveState(autosaver, (state) => state.version);
  const revisions = useQuery(revisionsQuery(useApi(), page.id, version, listPage));
  const mutations = usePageMutations();

  const run = async (act: Act, revision: Revision) => {
    try {
      // What is unsaved becomes a version first, so that coming back is possible.
      if (!(await autosaver.settle())) return;
      const settled = autosaver.getState().version;
      onRestored(await mutations[act].mutateAsync({ id: page.id, revisionId: revision.id, version: settled }));
      const done = act === 'restore' ? t.publishing.restored : t.publishing.rolledBack;
      toast({ tone: 'success', text: done(revision.number) });
    } catch (error) {
      if (hasCode(error, 'page-invalid')) onFaults(faultsOf(error));
      else if (hasCode(error, 'revision-conflict')) autosaver.report(error);
      else toast({ tone: 'danger', text: errorSentence(error) });
    } finally {
      setAsked(undefined);
    }
  };

  const compare = (revision: Revision) => {
    if (!chosen) {
      setChosen(revision);
      return;
    }
    const [earlier, later] = chosen.number < revision.number ? [chosen, revision] : [revision, chosen];
    setCompared({ earlier, later });
    setChosen(undefined);
  };

  return (
    <SidePanel title={t.publishing.revisionsTitle} onClose={onClose}>
      {revisions.isPending && <RevisionsSkeleton />}
      {revisions.isError && (
        <Notice tone="danger" actions={<Button onClick={() => revisions.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(revisions.error)}
        </Notice>
      )}
      {revisions.data?.items.length === 0 && <EmptyState icon={History} title={t.publishing.revisionsEmpty} />}
      {/* Told when it comes: the other version may be on another page of the list. */}
      <div role="status" className={styles.choosing}>
        {chosen && (
          <Notice actions={<Button onClick={() => setChosen(undefined)}>{t.common.cancel}</Button>}>
            {t.publishing.compare.choose(chosen.number)}
          </Notice>
        )}
      </div>
      <ol className={styles.list}>
        {revisions.data?.items.map((revision) => (
          <li key={revision.id} className={styles.revision}>
            <div className={styles.top}>
              <strong id={titleIdOf(revision)}>{t.publishing.revision(revision.number)}</strong>
              {revision.isPublished && <Badge tone="success">{t.publishing.revisionPublished}</Badge>}
              {revision.isDraft && <Badge>{t.publishing.revisionDraft}</Badge>}
            </div>
            <p className={styles.when}>{t.pages.updated(formatMoment(revision.createdAt), revision.createdBy)}</p>
            <div className={styles.actions}>
              <Button appearance="link" aria-describedby={titleIdOf(revision)} onClick={() => onSee(revision)}>
                {t.publishing.revisionSee}
              </Button>
              {chosen?.id !== revision.id && (
                <Button appearance="link" aria-describedby={titleIdOf(revision)} onClick={() => compare(revision)}>
                  {chosen ? t.publishing.compare.with(chosen.number) : t.publishing.compare.start}
                </Button>
              )}
              {mayRestore && !revision.isDraft && (
                <Button
                  appearance="link"
                  aria-describedby={titleIdOf(revision)}
                  onClick={() => setAsked({ act: 'restore', revision })}
                >
                  {t.publishing.revisionRestore}
                </Button>
              )}
              {/* The draft is published by the button of the page. */}
              {mayPublish && !revision.isDraft && (
                <Button
                  appearance="link"
                  aria-describedby={titleIdOf(revision)}
                  onClick={() => setAsked({ act: 'rollback', revision })}
                >
                  {t.publishing.revisionRollBack}
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
      {compared && (
        <CompareRevisionsDialog {...compared} page={page} shop={shop} onClose={() => setCompared(undefined)} />
      )}
      {asked && (
        <ConfirmDialog
          {...wordsOf(asked.act, asked.revision.number)}
          busy={mutations[asked.act].isPending}
          onConfirm={() => void run(asked.act, asked.revision)}
          onClose={() => setAsked(undefined)}
        >
          {asked.act === 'restore' ? t.publishing.restoreText : t.publishing.rollBackText}
        </ConfirmDialog>
      )}
    </SidePanel>
  );
}

/** Every version has the same buttons: they are told apart by its title. */
const titleIdOf = ({ id }: Revision) => `revision-${id}`;

function wordsOf(act: Act, number: number) {
  return act === 'restore'
    ? { title: t.publishing.restoreTitle(number), confirmLabel: t.publishing.restoreConfirm }
    : { title: t.publishing.rollBackTitle(number), confirmLabel: t.publishing.rollBackConfirm };
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
