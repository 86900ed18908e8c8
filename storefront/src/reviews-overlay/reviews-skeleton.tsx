import styles from './reviews-dialog.module.css';

/** In place of bars and three reviews that are on their way. */
export function ReviewsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}
