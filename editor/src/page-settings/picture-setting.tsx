import type { ReactNode } from 'react';
import styles from './page-settings.module.css';

/** A picture among the settings, with its name. */
export function PictureSetting({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
