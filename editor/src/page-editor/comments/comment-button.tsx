import { MessageCircle } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import { ariaShortcut } from '../../ui/buttons/shortcut.ts';
import { runCommand, shownKeys, useEditing } from '../editing/index.ts';
import styles from './comment-button.module.css';
import { useCommentCounts } from './comments-provider.tsx';

/** Leads from the tools of the selected module to what is said about it. */
export function CommentButton({ moduleId }: { readonly moduleId: string }) {
  const editing = useEditing();
  const count = useCommentCounts().get(moduleId) ?? 0;
  const label = t.comments.ofModule(count);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-keyshortcuts={ariaShortcut(shownKeys('comment'))}
      data-tooltip={label}
      data-shortcut={shownKeys('comment')}
      onClick={() => runCommand('comment', editing)}
    >
      <MessageCircle size={15} aria-hidden="true" />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
