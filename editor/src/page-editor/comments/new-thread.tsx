import { useState } from 'react';
import { usePageCommentMutations } from '../../api/content/page-comments.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { useModuleName } from './use-module-name.ts';

interface NewThreadProps {
  readonly pageId: number;
  /** The module that is looked at; null for the page. */
  readonly moduleId: string | null;
  readonly takesFocus: boolean;
  readonly onBeforeStart: () => Promise<boolean>;
  readonly onStarted: () => void;
}

/** Says something new about the module that is looked at, or about the page. */
export function NewThread({ pageId, moduleId, takesFocus, onBeforeStart, onStarted }: NewThreadProps) {
  const toast = useToast();
  const { start } = usePageCommentMutations(pageId);
  const [isForPage, setForPage] = useState(false);
  const name = useModuleName(moduleId);
  const about = isForPage || name === undefined ? null : moduleId;

  return (
    <div className={styles.new}>
      <CommentForm
        key={about}
        draftKey={`${pageId}:new:${about ?? ''}`}
        label={about === null || name === undefined ? t.comments.newForPage : t.comments.newFor(name)}
        submitLabel={t.comments.send}
        isFocused={takesFocus || isForPage}
        onSend={async (comment) => {
          if (about !== null && !(await onBeforeStart())) {
            toast({ tone: 'danger', text: t.comments.unsaved, subject: 'comments' });
            return false;
          }
          await start.mutateAsync({ ...comment, ...(about !== null && { moduleId: about }) });
          onStarted();
          return true;
        }}
        actions={
          name !== undefined && (
            <Button appearance="link" onClick={() => setForPage(!isForPage)}>
              {isForPage ? t.comments.toModule(name) : t.comments.toPage}
            </Button>
          )
        }
      />
    </div>
  );
}
