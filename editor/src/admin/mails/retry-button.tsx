import type { LucideIcon } from 'lucide-react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type MailEntry, useRetryMail } from '../../api/operations/mails.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

/** Puts a mail that was given up back among those that wait. */
export function RetryButton({ mail, icon }: { readonly mail: MailEntry; readonly icon: LucideIcon }) {
  const toast = useToast();
  const retry = useRetryMail();
  const { id, template, recipient } = mail;
  const onRetry = () =>
    retry.mutate(id, {
      onSuccess: () => toast({ tone: 'success', text: t.mails.retried }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
    });
  return (
    <Button
      icon={icon}
      busy={retry.isPending}
      aria-label={t.mails.retryOf(t.mails.templates[template] ?? template, recipient || t.mails.forgotten)}
      onClick={onRetry}
    >
      {t.mails.retry}
    </Button>
  );
}
