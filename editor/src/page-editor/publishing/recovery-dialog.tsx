import { useEffect, useState } from 'react';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DocumentStore } from '../document/index.ts';
import type { Autosaver } from './autosaver.ts';
import { createLocalDraftStorage } from './local-draft-storage.ts';
import { hasUnsaved } from './save-state.ts';

export interface RecoveryDialogProps {
  readonly pageId: number;
  readonly store: DocumentStore;
  readonly autosaver: Autosaver;
}

const localDrafts = createLocalDraftStorage(window.localStorage);

/** What could not be saved is kept in this browser, and offered again when the page is opened the next time. */
export function RecoveryDialog({ pageId, store, autosaver }: RecoveryDialogProps) {
  const [found, setFound] = useState(() => localDrafts.take(pageId, store.getPage()));

  useEffect(() => {
    const keep = () => {
      const state = autosaver.getState();
      if (!hasUnsaved(state)) return;
      localDrafts.put(pageId, store.getPage(), { document: autosaver.getBase(), version: state.version });
    };
    const onHidden = () => document.visibilityState === 'hidden' && keep();
    // While saving works there is nothing to keep; when it does not, each state that is reached is kept.
    const unsubscribe = autosaver.subscribe(() => {
      const { phase } = autosaver.getState();
      if (phase === 'resting') localDrafts.clear(pageId);
      else if (phase !== 'dirty' && phase !== 'saving') keep();
    });
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [pageId, store, autosaver]);

  if (!found) return null;
  const discard = () => {
    localDrafts.clear(pageId);
    setFound(undefined);
  };
  return (
    <Dialog
      role="alertdialog"
      title={t.publishing.recoveredTitle}
      actions={
        <>
          <Button onClick={discard}>{t.publishing.discardRecovered}</Button>
          <Button
            appearance="primary"
            onClick={() => {
              store.replacePage(found.document);
              // Saved as made from what it was made from: what somebody saved since is joined, not overwritten.
              const { base } = found;
              if (base) autosaver.rebase({ ...base, savedRevision: store.getRevision() - 1 });
              setFound(undefined);
            }}
          >
            {t.publishing.recover}
          </Button>
        </>
      }
    >
      {t.publishing.recoveredText(formatMoment(found.at))}
    </Dialog>
  );
}
