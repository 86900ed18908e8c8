import { CircleAlert } from 'lucide-react';
import { pageEditor } from '../page-editor.pl.ts';
import styles from './fault-count.module.css';

/** How many faults something has, as a mark; nothing for none. */
export function FaultCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-faults={count}>
      <CircleAlert size={11} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{pageEditor.faultCount(count)}</span>
    </span>
  );
}
