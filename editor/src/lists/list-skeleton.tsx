import { t } from '../i18n/pl.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './list-skeleton.module.css';

const ROWS = [62, 44, 71, 38, 55, 49];

/** The shape of a list while it loads. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label={t.common.loading} className={styles.skeleton}>
      {ROWS.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="70%" />
          <Skeleton width="80%" height={18} />
        </div>
      ))}
    </div>
  );
}
