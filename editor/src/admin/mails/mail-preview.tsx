import type { RenderedMail } from '../../api/operations/mails.ts';
import { t } from '../../i18n/pl.ts';
import styles from './mail-preview.module.css';

export interface MailPreviewProps {
  readonly mail: RenderedMail;
  readonly form: 'html' | 'text';
  /** How wide the reader's screen is. */
  readonly width: 'desktop' | 'phone';
  readonly name: string;
}

/** A mail as its reader sees it, shut into a frame that may run and send nothing. */
export function MailPreview({ mail, form, width, name }: MailPreviewProps) {
  return (
    <section className={styles.mail} aria-label={t.mails.preview(name)}>
      <p className={styles.subject}>
        <span>{t.mails.subject}</span> {mail.subject}
      </p>
      {form === 'html' ? (
        <div className={styles.stage}>
          <iframe
            title={t.mails.preview(name)}
            sandbox=""
            srcDoc={mail.html}
            data-width={width}
            className={styles.frame}
          />
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <pre className={styles.text} tabIndex={0}>
          {mail.text}
        </pre>
      )}
    </section>
  );
}
