import type { ReactNode } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/button.tsx';
import styles from './settings-problem.module.css';

export interface SettingsProblemProps {
  readonly error: unknown;
  /** The code by which the server says that somebody else was quicker. */
  readonly conflict: string;
  readonly onReload: () => void;
  /** What any other refusal is told by. */
  readonly children: ReactNode;
}

/** Why settings were not saved; after a conflict, the way to those of the other person. */
export function SettingsProblem({ error, conflict, onReload, children }: SettingsProblemProps) {
  if (!hasCode(error, conflict)) return children;
  return (
    <div className={styles.problem}>
      <p>{t.settings.conflict}</p>
      <div>
        <Button onClick={onReload}>{t.settings.reload}</Button>
      </div>
    </div>
  );
}
