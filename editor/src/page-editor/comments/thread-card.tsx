import { useState } from 'react';
import { type CommentThread, type PageComment, usePageCommentMutations } from '../../api/content/page-comments.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentView } from './comment-view.tsx';
import styles from './comments.module.css';
import { ThreadSubject, useSubjectName } from './thread-subject.tsx';

interface ThreadCardProps {
  readonly pageId: number;
  readonly thread: CommentThread;
  /** Of the module that is looked at. */
  readonly isCurrent: boolean;
  readonly onShowModule: (id: string) => void;
}

const SUBJECT = 'comments';

/** One thread: what it is about, what was said, and what can be done about it. */
export function ThreadCard({ pageId, thread, isCurrent, onShowModule }: ThreadCardProps) {
  const toast = useToast();
  const { answer, remove, resolve, reopen } = usePageCommentMutations(pageId);
  const [isAnswering, setAnswering] = useState(false);
  const [asked, setAsked] = useState<PageComment>();
  const name = useSubjectName(thread);
  const { id: threadId, comments, resolvedAt, resolvedBy = '' } = thread;
  const last = comments.at(-1);

  const tell = (text: string) => toast({ tone: 'success', text, subject: SUBJECT });
  const onError = (error: unknown) => toast({ tone: 'danger', text: errorSentence(error), subject: SUBJECT });
  const close = () =>
    last &&
    resolve.mutate({ threadId, lastCommentId: last.id }, { onError, onSuccess: () => tell(t.comments.resolved) });
  const open = () => reopen.mutate({ threadId }, { onError, onSuccess: () => tell(t.comments.reopened) });
  const removeAsked = () =>
    asked &&
    remove.mutate(
      { threadId, id: asked.id },
      { onError, onSuccess: () => tell(t.comments.removedToast), onSettled: () => setAsked(undefined) },
    );

  return (
    <article
      className={styles.thread}
      aria-label={t.comments.thread(name, comments[0]?.author ?? '')}
      data-current={isCurrent || undefined}
      data-thread={threadId}
    >
      <ThreadSubject thread={thread} name={name} onShow={onShowModule} />
      <ol className={styles.comments}>
        {comments.map((comment) => (
          <CommentView
            key={comment.id}
            pageId={pageId}
            threadId={threadId}
            comment={comment}
            onRemove={() => setAsked(comment)}
          />
        ))}
      </ol>
      {resolvedAt && <p className={styles.when}>{t.comments.resolvedBy(resolvedBy, formatMoment(resolvedAt))}</p>}
      {isAnswering && !resolvedAt ? (
        <CommentForm
          draftKey={`${pageId}:${threadId}`}
          label={t.comments.answerLabel}
          submitLabel={t.comments.sendAnswer}
          isFocused
          onSend={async (comment) => {
            await answer.mutateAsync({ threadId, ...comment });
            setAnswering(false);
            return true;
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className={styles.actions}>
          {!resolvedAt && (
            <Button appearance="link" onClick={() => setAnswering(true)}>
              {t.comments.answer}
            </Button>
          )}
          {thread.mayResolve &&
            (resolvedAt ? (
              <Button appearance="link" busy={reopen.isPending} onClick={open}>
                {t.comments.reopen}
              </Button>
            ) : (
              <Button appearance="link" busy={resolve.isPending} onClick={close}>
                {t.comments.resolve}
              </Button>
            ))}
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={t.comments.removeTitle}
          confirmLabel={t.comments.removeConfirm}
          danger
          busy={remove.isPending}
          onConfirm={removeAsked}
          onClose={() => setAsked(undefined)}
        >
          <p className={styles.words}>{t.comments.removeText(asked.text)}</p>
          {comments.every((comment) => comment.isDeleted || comment.id === asked.id) && <p>{t.comments.removeLast}</p>}
        </ConfirmDialog>
      )}
    </article>
  );
}
