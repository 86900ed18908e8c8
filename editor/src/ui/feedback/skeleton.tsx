import styles from './skeleton.module.css';

/** A grey bar where words will be. */
export function Skeleton({ width = '100%', height = 14 }: { readonly width?: string; readonly height?: number }) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}
