import { t } from '../../i18n/pl.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './workspace.module.css';

/** The shape of the workspace while the page comes. */
export function WorkspaceSkeleton() {
  return (
    <div role="status" aria-label={t.common.loading} className={styles.workspace}>
      <div className={styles.header}>
        <Skeleton width="220px" height={18} />
      </div>
      <div className={styles.left} />
      <div className={styles.canvas} />
      <div className={styles.right} />
    </div>
  );
}
