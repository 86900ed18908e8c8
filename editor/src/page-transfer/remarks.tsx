import { t } from '../i18n/pl.ts';
import styles from './page-transfer.module.css';

const MOST_FAULTS = 3;

interface Remarked {
  readonly message?: string;
  readonly faults: readonly { readonly message: string }[];
}

/** Why something of the file was refused, or is not published: the first sentences, and how many more there are. */
export function Remarks({ item: { message, faults } }: { readonly item: Remarked }) {
  const sentences = [...new Set([...(message ? [message] : []), ...faults.map((fault) => fault.message)])];
  if (sentences.length === 0) return null;
  const more = sentences.length - MOST_FAULTS;
  return (
    <ul className={styles.remarks}>
      {sentences.slice(0, MOST_FAULTS).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {more > 0 && <li>{t.pageTransfer.moreFaults(more)}</li>}
    </ul>
  );
}
