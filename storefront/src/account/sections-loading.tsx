import type { CommonTexts } from '../i18n/screens.pl.ts';
import { LoadingSlowly } from './loading-slowly.tsx';
import styles from './section.module.css';

interface SectionsLoadingProps {
  readonly label: string;
  readonly common: CommonTexts;
  readonly onRetry: () => void;
}

/** In place of parts of the account that are on their way. */
export function SectionsLoading(props: SectionsLoadingProps) {
  return (
    <LoadingSlowly {...props}>
      <div className={styles.skeleton} aria-hidden="true">
        <div />
        <div />
      </div>
    </LoadingSlowly>
  );
}
