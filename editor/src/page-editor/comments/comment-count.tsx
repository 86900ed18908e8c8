import { MessageCircle } from 'lucide-react';
import { t } from '../../i18n/pl.ts';
import styles from './comment-count.module.css';

/** How many open threads something has, as a mark; nothing for none. */
export function CommentCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-comments={count}>
      <MessageCircle size={11} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t.comments.threads(count)}</span>
    </span>
  );
}
