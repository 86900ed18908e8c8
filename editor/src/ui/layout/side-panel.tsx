import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../buttons/button.tsx';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands beside the work for a while, under its title. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  return (
    <section aria-label={title} className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton icon={X} label={t.common.close} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
