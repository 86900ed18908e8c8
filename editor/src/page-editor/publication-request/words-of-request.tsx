import type { PublicationRequest } from '../../api/content/publication-requests.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './words-of-request.module.css';

/** What a publisher wrote when the page was sent back. */
export function Reply({ request: { returnedBy, returnedAt, reply } }: { readonly request: PublicationRequest }) {
  if (!reply || !returnedAt) return null;
  return (
    <Notice tone="warning">
      <strong>{t.publicationRequest.returnedBy(returnedBy ?? '', formatMoment(returnedAt))}</strong>
      <span className={styles.words}>{reply}</span>
    </Notice>
  );
}

/** What was written to whoever publishes, in the lines in which it was written. */
export function Note({ children }: { readonly children: string | undefined }) {
  return children ? <blockquote className={styles.note}>{children}</blockquote> : null;
}
