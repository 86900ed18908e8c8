import type { ReactNode } from 'react';
import { hasCode } from '../api/api-error.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import styles from './conflict-notice.module.css';

export interface ConflictNoticeProps {
  readonly error: unknown;
  /** The code by which the server says that somebody else was quicker. */
  readonly conflict: string;
  readonly onReload: () => void;
  /** What any other refusal is told by. */
  readonly children: ReactNode;
}

/** Why settings were not saved; after a conflict, the way to those of the other person. */
export function ConflictNotice({ error, conflict, onReload, children }: ConflictNoticeProps) {
  if (!hasCode(error, conflict)) return children;
  return (
    <div className={styles.conflict}>
      <p>{t.settings.conflict}</p>
      <div>
        <Button onClick={onReload}>{t.settings.reload}</Button>
      </div>
    </div>
  );
}
