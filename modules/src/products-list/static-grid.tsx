import type { ReactNode } from 'react';
import { useStaticChildren } from '../slots/static-html.tsx';
import styles from './products-list.module.css';

interface GridProps {
  readonly columns: number;
  /** List items. */
  readonly children: ReactNode;
}

/** The cards of a list whose filters are hydrated: what the document has of them stays. */
export function StaticGrid({ columns, children }: GridProps) {
  const content = useStaticChildren<HTMLUListElement>(children);
  return <ul className={`plain-list ${styles.grid}`} data-columns={columns} {...content} />;
}

/** Cards that have behaviour of their own. */
export function LiveGrid({ columns, children }: GridProps) {
  return (
    <ul className={`plain-list ${styles.grid}`} data-columns={columns}>
      {children}
    </ul>
  );
}
