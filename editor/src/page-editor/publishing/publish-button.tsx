import type { PageFault } from '@witryna/module-schemas';
import { Globe } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { hasCode, NoAnswer } from '../../api/api-error.ts';
import { usePageMutations } from '../../api/content/pages.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMay } from '../../api/identity/session.ts';
import type { PageSummary } from '../../api/types.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { useEditing } from '../editing/index.ts';
import { type Autosaver, faultsOf } from './autosaver.ts';
import { WhatChanges, type WhatChangesProps } from './changes/what-changes.tsx';
import { EmptyPageNotice } from './empty-page-notice.tsx';
import { MissingAltsList } from './missing-alts/missing-alts-list.tsx';
import { publishWords } from './publish-words.ts';
import { SampleTextsList } from './sample-texts/sample-texts-list.tsx';
import { isWithoutAnswer } from './save-state.ts';
import { ShopPath } from './shop-path.tsx';

export interface PublishButtonProps extends WhatChangesProps {
  readonly autosaver: Autosaver;
  readonly addressInShop: (page: PageSummary) => string | undefined;
  readonly onPublished: (page: PageSummary) => void;
  /** Told of what stands in the way, and of how to try once more. */
  readonly onFaults: (faults: readonly PageFault[], retry: () => Promise<void>) => void;
}

/** Why there is nothing to press; undefined when there is: what is wrong with a published page is still listed. */
function whyNot({ status }: PageSummary, mayPublish: boolean, faults: number): string | undefined {
  if (!mayPublish) return t.publishing.cannotPublish;
  return status === 'published' && faults === 0 ? t.publishing.upToDate : undefined;
}

/** What is told of one attempt is over with the next. */
const SUBJECT = 'publish';

/** Saves what is unsaved, then puts the draft into the shop. */
export function PublishButton({ page, shop, autosaver, addressInShop, onPublished, onFaults }: PublishButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const mayPublish = useMay('publisher');
  const { publish } = usePageMutations();
  const { faults: known } = useEditing();
  const faultCount = useSyncExternalStore(known.subscribe, () => known.getAll().length);
  const reason = whyNot(page, mayPublish, faultCount);
  const reasonId = useId();
  const { title, text, path } = publishWords(page);

  const run = async () => {
    setBusy(true);
    try {
      if (!(await autosaver.settle())) {
        const { refusals } = autosaver.getState();
        if (refusals.length > 0) onFaults(refusals, run);
        else if (isWithoutAnswer(autosaver.getState()))
          toast({ tone: 'danger', text: t.publishing.publishUnsaved, subject: SUBJECT });
        return;
      }
      const published = await publish.mutateAsync({ id: page.id, version: autosaver.getState().version });
      onPublished(published);
      const liveAddress = addressInShop(published);
      toast({
        tone: 'success',
        subject: SUBJECT,
        text: t.publishing.published,
        ...(liveAddress && { action: { label: t.workspace.seeLive, href: liveAddress } }),
      });
    } catch (error) {
      if (hasCode(error, 'page-invalid')) onFaults(faultsOf(error), run);
      else if (hasCode(error, 'revision-conflict')) autosaver.report(error);
      else
        toast({
          tone: 'danger',
          subject: SUBJECT,
          text: error instanceof NoAnswer ? t.publishing.publishUnanswered : errorSentence(error),
        });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  /** What is known to be refused is said at once. */
  const ask = () => {
    if (known.getAll().length > 0) onFaults(known.getAll(), run);
    else setAsking(true);
  };

  return (
    <>
      <Button
        appearance="primary"
        icon={Globe}
        busy={busy}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason && reasonId}
        hint={reason ?? t.workspace.publish}
        shortcut="Ctrl+Shift+Enter"
        data-action="publish"
        onClick={() => reason === undefined && ask()}
      >
        {t.workspace.publish}
      </Button>
      {reason && (
        <span id={reasonId} className="visually-hidden">
          {reason}
        </span>
      )}
      {asking && (
        <ConfirmDialog
          title={title}
          size={page.status === 'draft' ? 'small' : 'medium'}
          confirmLabel={t.publishing.publishConfirm}
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void run()}
        >
          <p>
            {text}
            {path !== undefined && <ShopPath path={path} />}
          </p>
          <EmptyPageNotice page={page} />
          <SampleTextsList page={page} onLeave={() => setAsking(false)} />
          <MissingAltsList files={shop.related.files} onLeave={() => setAsking(false)} />
          <WhatChanges page={page} shop={shop} />
        </ConfirmDialog>
      )}
    </>
  );
}
