import { MAIN_ID } from '@witryna/modules';
import styles from './skip-link.module.css';

/** First stop of the Tab key: over the header to the content. The browser follows it itself, at once. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a className={styles.root} href={`#${MAIN_ID}`} data-native>
      {children}
    </a>
  );
}
