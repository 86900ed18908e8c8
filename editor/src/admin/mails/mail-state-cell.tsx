import type { MailEntry, MailState } from '../../api/operations/mails.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import styles from './mail-state-cell.module.css';

/** How good or bad the states of a mail are. */
export const MAIL_TONES: Readonly<Record<MailState, BadgeTone>> = {
  waiting: 'warning',
  sent: 'success',
  'given-up': 'danger',
};

/** Where a mail stands, and why it has not left. */
export function MailStateCell({ mail }: { readonly mail: MailEntry }) {
  const { state, attempts, nextAttemptAt, lastError } = mail;
  const details =
    state === 'sent'
      ? []
      : [
          attempts > 0 && t.mails.tried(attempts),
          state === 'waiting' && attempts > 0 && nextAttemptAt && t.mails.next(formatMoment(nextAttemptAt)),
          lastError,
        ].filter(Boolean);
  return (
    <>
      <Badge tone={MAIL_TONES[state]}>{t.mails.states[state]}</Badge>
      {details.length > 0 && <span className={styles.detail}>{details.join(', ')}</span>}
    </>
  );
}
