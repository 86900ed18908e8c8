import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/api-context.tsx';
import { errorSentence } from '../api/error-sentence.ts';
import { createPage, fetchPage } from '../api/pages.ts';
import type { PageForEditing, PageSummary, RevisionConflict } from '../api/types.ts';
import { openPage } from '../document/open-page.ts';
import { useDocumentStore } from '../editing/editing-context.tsx';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { copyOfPage } from '../pages/copy-of-page.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { Autosaver } from './autosaver.ts';
import styles from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  readonly page: PageSummary;
  readonly conflict: RevisionConflict;
  readonly autosaver: Autosaver;
  /** Their version became what is edited here, as it is or with the own changes on top. */
  readonly onTaken: (theirs: PageForEditing) => void;
  /** Shows their version beside, to look at. */
  readonly onSee: (theirs: PageForEditing) => void;
}

/** Somebody saved first: join both, take theirs, or keep one's own as a page beside it. Nothing is lost unasked. */
export function ConflictDialog({ page, conflict, autosaver, onTaken, onSee }: ConflictDialogProps) {
  const api = useApi();
  const store = useDocumentStore();
  const navigate = useNavigate();
  const toast = useToast();
  const [dropping, setDropping] = useState(false);

  const take = useMutation({
    mutationFn: async (how: 'merge' | 'theirs') => {
      const theirs = await fetchPage(api, page.id);
      const document = openPage(theirs.document);
      const { savedRevision } = autosaver.getState();
      const savedAt = theirs.page.updatedAt;
      if (how === 'theirs') {
        store.replacePage(document);
        autosaver.rebase({
          version: theirs.version,
          savedRevision: store.getRevision(),
          savedAt,
          faults: theirs.faults,
        });
      } else {
        const { refused } = store.rebase(document, savedRevision);
        autosaver.rebase({ version: theirs.version, savedRevision, savedAt });
        toast({
          tone: 'success',
          text: refused.length > 0 ? t.publishing.mergedPartly(refused.length) : t.publishing.merged,
        });
      }
      onTaken(theirs);
    },
  });
  const see = useMutation({ mutationFn: async () => onSee(await fetchPage(api, page.id)) });
  const keep = useMutation({
    mutationFn: async () => {
      const copy = await createPage(api, copyOfPage(page, store.getPage()));
      // Nothing here is unsaved any more: it is all in the copy.
      autosaver.rebase({ version: conflict.found, savedRevision: store.getRevision() });
      toast({ tone: 'success', text: t.publishing.copyMade });
      navigate(`/pages/${copy.page.id}`);
    },
  });
  const failure = take.error ?? see.error ?? keep.error;
  const busy = take.isPending || keep.isPending;
  const when = conflict.savedAt ? formatMoment(conflict.savedAt) : t.publishing.justNow;

  if (dropping)
    return (
      <ConfirmDialog
        danger
        title={t.publishing.takeTheirs}
        confirmLabel={t.publishing.takeTheirs}
        busy={take.isPending}
        onConfirm={() => take.mutate('theirs')}
        onClose={() => setDropping(false)}
      >
        {t.publishing.takeTheirsText}
      </ConfirmDialog>
    );
  return (
    <Dialog role="alertdialog" size="medium" title={t.publishing.conflictTitle}>
      <div className={styles.body}>
        <p>{t.publishing.conflictText(conflict.savedBy ?? t.publishing.someone, when)}</p>
        {failure && <Notice tone="danger">{errorSentence(failure)}</Notice>}
        <Button
          appearance="primary"
          busy={take.isPending}
          aria-disabled={busy || undefined}
          onClick={() => take.mutate('merge')}
        >
          {t.publishing.merge}
        </Button>
        <p className={styles.hint}>{t.publishing.mergeHint}</p>
        <div className={styles.others}>
          <Button busy={see.isPending} onClick={() => see.mutate()}>
            {t.publishing.seeTheirs}
          </Button>
          <Button busy={keep.isPending} onClick={() => keep.mutate()}>
            {t.publishing.keepCopy}
          </Button>
          <Button appearance="danger" onClick={() => setDropping(true)}>
            {t.publishing.takeTheirs}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
