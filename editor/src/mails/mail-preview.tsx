import type { RenderedMail } from '../api/mails.ts';
import { t } from '../i18n/pl.ts';
import styles from './mail-preview.module.css';

export interface MailPreviewProps {
  readonly mail: RenderedMail;
  readonly form: 'html' | 'text';
  readonly name: string;
}

/** A mail as its reader sees it, shut into a frame that may run and send nothing. */
export function MailPreview({ mail, form, name }: MailPreviewProps) {
  return (
    <section className={styles.mail} aria-label={t.mails.preview(name)}>
      <p className={styles.subject}>
        <span>{t.mails.subject}</span> {mail.subject}
      </p>
      {form === 'html' ? (
        <iframe title={t.mails.preview(name)} sandbox="" srcDoc={mail.html} className={styles.frame} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <pre className={styles.text} tabIndex={0}>
          {mail.text}
        </pre>
      )}
    </section>
  );
}
