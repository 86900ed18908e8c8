import { errorSentence } from '../../api/error-sentence.ts';
import { useWebhookMutations, type WebhookDelivery } from '../../api/operations/webhooks.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './webhook-log.module.css';

const TONES: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = {
  waiting: 'warning',
  delivered: 'success',
  'given-up': 'danger',
};

export interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  /** Nothing is sent to an address that is switched off. */
  readonly mayResend: boolean;
}

/** One event that was sent: each attempt with its answer, and what it said. */
export function DeliveryRow({ delivery, mayResend }: DeliveryRowProps) {
  const { id, event, state, createdAt, log, body, nextAttemptAt } = delivery;
  const toast = useToast();
  const { resend } = useWebhookMutations();
  const name = t.webhooks.events[event] ?? event;
  const onResend = () =>
    resend.mutate(id, {
      onSuccess: () => toast({ tone: 'success', text: t.webhooks.resent }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
    });
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.head}>
          <strong>{name}</strong>
          <Badge tone={TONES[state]}>{t.webhooks.states[state]}</Badge>
        </span>
        <span className={styles.detail}>{formatMoment(createdAt)}</span>
        {log.map(({ at, status, error, durationMs }) => (
          <span key={at} className={styles.detail}>
            {formatMoment(at)}:{' '}
            {status === undefined ? t.webhooks.failed(reasonOf(error)) : t.webhooks.answered(status, durationMs)}
          </span>
        ))}
        {state === 'waiting' && log.length > 0 && nextAttemptAt && (
          <span className={styles.detail}>{t.webhooks.next(formatMoment(nextAttemptAt))}</span>
        )}
      </div>
      {state !== 'waiting' && mayResend && (
        <Button
          busy={resend.isPending}
          aria-label={t.webhooks.resendOf(name, formatMoment(createdAt))}
          onClick={onResend}
        >
          {t.webhooks.resend}
        </Button>
      )}
      <details className={styles.body}>
        <summary>{t.webhooks.body}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <pre tabIndex={0}>{body}</pre>
      </details>
    </li>
  );
}

function reasonOf(error = 'connection-failed'): string {
  return t.webhooks.reasons[error] ?? error;
}
