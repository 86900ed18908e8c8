import type { ReactNode } from 'react';
import { useShop } from '../../shop/shop.ts';
import styles from './empty-list.module.css';

interface EmptyListProps {
  /** Lines of a drawing, 120 wide. */
  readonly drawing: ReactNode;
  readonly drawingHeight: number;
  readonly words: string;
  readonly hint?: string;
  /** What to do next. */
  readonly next?: { readonly href: string; readonly label: string } | undefined;
}

/** What stands in place of a list that has nothing: a line drawing, what that means, what to do next. */
export function EmptyList({ drawing, drawingHeight, words, hint, next }: EmptyListProps) {
  const { Link } = useShop();
  return (
    <div className={styles.root}>
      <svg className={styles.drawing} viewBox={`0 0 120 ${drawingHeight}`} aria-hidden="true">
        {drawing}
      </svg>
      <p className={styles.words}>{words}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {next && (
        <Link className={styles.link} href={next.href}>
          {next.label}
        </Link>
      )}
    </div>
  );
}
