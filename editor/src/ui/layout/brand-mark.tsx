import { t } from '../../i18n/pl.ts';
import styles from './brand-mark.module.css';

/** The product's name with its shop window. */
export function BrandMark() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 32 32" className={styles.sign} aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <path d="M7 10h18M7 10v12h18V10M16 10v12" className={styles.lines} />
      </svg>
      {t.common.appName}
    </span>
  );
}
