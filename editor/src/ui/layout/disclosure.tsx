import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly defaultOpen?: boolean;
  /** A short word at the end of the title's line: a count, „zmienione”. */
  readonly aside?: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A part of a panel that folds. */
export function Disclosure({ title, defaultOpen = false, aside, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.details} open={defaultOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronRight size={14} className={styles.mark} aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        {aside}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
