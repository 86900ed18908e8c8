import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { useWebhookMutations, type Webhook, type WebhookEvent } from '../../api/operations/webhooks.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { FormPage, FormSection } from '../../forms/form-page.tsx';
import { SecretDialog } from '../../forms/secret-dialog.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { useRemoval } from '../../forms/use-removal.tsx';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { checkWebhook, WebhookFields } from './webhook-fields.tsx';
import { WebhookStatus } from './webhook-status.tsx';

const BACK = { to: '/webhooks', label: t.webhooks.title };
const typed = ({ url, description, events, isActive }: Webhook) => ({
  url,
  description,
  isActive,
  events: events as readonly WebhookEvent[],
});

/** Whom to tell, of what, and whether at all; its secret, and its end. */
export function WebhookForm({ opened }: { readonly opened: Webhook }) {
  const { id, failedAt, isActive, oldSecretUntil } = opened;
  const toast = useToast();
  const { change, remove, rotate } = useWebhookMutations();
  const { values, set, settle, ...form } = useFormState(typed(opened));
  const [found, setFound] = useState<Faults>({});
  const [isRotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const faults = { ...faultsAtFields(change.error), ...found };
  const removal = useRemoval({
    of: { id, title: t.webhooks.removeTitle, text: t.webhooks.removeText, removed: t.webhooks.removed },
    remove,
    listPath: BACK.to,
    settle,
  });

  const onSave = () => {
    const wrong = checkWebhook(values);
    setFound(wrong);
    change.reset();
    if (Object.keys(wrong).length > 0) return;
    const onSuccess = (saved: Webhook) => {
      settle(typed(saved));
      toast({ tone: 'success', text: t.webhooks.saved });
    };
    change.mutate({ id, ...values, url: values.url.trim() }, { onSuccess });
  };
  return (
    <FormPage
      {...form}
      title={opened.description || opened.url}
      badge={<WebhookStatus webhook={opened} />}
      back={BACK}
      actions={
        <>
          <Button icon={KeyRound} onClick={() => setRotating(true)}>
            {t.webhooks.rotate}
          </Button>
          {removal.button}
        </>
      }
      problem={change.isError && <p>{errorSentence(change.error)}</p>}
      faults={faults}
      isReadOnly={false}
      isBusy={change.isPending}
      onSave={onSave}
    >
      {!isActive && failedAt && <Notice tone="warning">{t.webhooks.failedAt(formatMoment(failedAt))}</Notice>}
      {oldSecretUntil && <Notice>{t.webhooks.rotatedUntil(formatMoment(oldSecretUntil))}</Notice>}
      <FormSection title={t.webhooks.target}>
        <WebhookFields values={values} faults={faults} onChange={set} />
        <Switch
          label={t.webhooks.fields.isActive}
          checked={values.isActive}
          onChange={(next) => set({ isActive: next })}
        />
      </FormSection>
      {isRotating && (
        <ConfirmDialog
          title={t.webhooks.rotateTitle}
          confirmLabel={t.webhooks.rotate}
          busy={rotate.isPending}
          onConfirm={() =>
            rotate.mutate(id, {
              onSuccess: (made) => setSecret(made.secret),
              onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
              onSettled: () => setRotating(false),
            })
          }
          onClose={() => setRotating(false)}
        >
          {t.webhooks.rotateText}
        </ConfirmDialog>
      )}
      {removal.question}
      {secret && (
        <SecretDialog
          title={t.webhooks.secret}
          text={t.webhooks.secretText}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </FormPage>
  );
}
