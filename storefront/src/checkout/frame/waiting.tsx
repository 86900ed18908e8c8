import styles from './frame.module.css';

/** In the place of a step until it is known. */
export function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
