import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type PageComment, usePageCommentMutations } from '../../api/content/page-comments.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';

interface CommentViewProps {
  readonly pageId: number;
  readonly threadId: string;
  readonly comment: PageComment;
  readonly onRemove: () => void;
}

/** One comment: who wrote what when, and what the person may do about it. */
export function CommentView({ pageId, threadId, comment, onRemove }: CommentViewProps) {
  const { edit } = usePageCommentMutations(pageId);
  const [isEditing, setEditing] = useState(false);
  const { id, author, text, createdAt, editedAt, isDeleted, mayDelete, mayEdit } = comment;
  const moment = formatMoment(createdAt);
  if (isDeleted) return <li className={styles.deleted}>{t.comments.deleted}</li>;
  const isOpen = isEditing && mayEdit;
  return (
    <li>
      <div className={styles.by}>
        <strong className={styles.author}>{author}</strong>
        <time dateTime={createdAt} className={styles.when}>
          {moment}
        </time>
        {editedAt && (
          <time dateTime={editedAt} title={formatMoment(editedAt)} className={styles.when}>
            {t.comments.edited}
          </time>
        )}
        <span className={styles.tools}>
          {mayEdit && !isOpen && (
            <IconButton icon={Pencil} size="small" label={t.comments.edit(moment)} onClick={() => setEditing(true)} />
          )}
          {mayDelete && (
            <IconButton icon={Trash2} size="small" label={t.comments.remove(author, moment)} onClick={onRemove} />
          )}
        </span>
      </div>
      {isOpen ? (
        <CommentForm
          draftKey={`${pageId}:edit:${id}`}
          startText={text}
          label={t.comments.editLabel}
          submitLabel={t.common.save}
          isFocused
          onSend={async (changed) => {
            await edit.mutateAsync({ threadId, id, text: changed.text });
            setEditing(false);
            return true;
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={styles.words}>{text}</p>
      )}
    </li>
  );
}
