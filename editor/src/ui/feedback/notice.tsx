import type { LucideIcon } from 'lucide-react';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Tone = 'info' | 'warning' | 'danger';

const ICONS: Readonly<Record<Tone, LucideIcon>> = { info: Info, warning: TriangleAlert, danger: CircleAlert };

export interface NoticeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** What happened, what is kept, what to do; faults are announced. */
export function Notice({ tone = 'info', children, actions }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon size={16} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
