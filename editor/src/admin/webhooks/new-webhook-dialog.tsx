import { useState } from 'react';
import { useWebhookMutations, type WebhookWithSecret } from '../../api/operations/webhooks.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { checkWebhook, WebhookFields, type WebhookFormValues } from './webhook-fields.tsx';

const EMPTY: WebhookFormValues = { url: '', description: '', events: [] };

export interface NewWebhookDialogProps {
  readonly onMade: (made: WebhookWithSecret) => void;
  readonly onClose: () => void;
}

/** One more system to tell. */
export function NewWebhookDialog({ onMade, onClose }: NewWebhookDialogProps) {
  const { create } = useWebhookMutations();
  const [values, setValues] = useState(EMPTY);
  const [found, setFound] = useState<Faults>({});
  const onSubmit = () => {
    const wrong = checkWebhook(values);
    setFound(wrong);
    create.reset();
    if (Object.keys(wrong).length > 0) return;
    const { url, description, events } = values;
    const onSuccess = (made: WebhookWithSecret) => {
      onClose();
      onMade(made);
    };
    create.mutate({ url: url.trim(), description: description.trim(), events }, { onSuccess });
  };
  return (
    <FormDialog
      title={t.webhooks.create}
      submitLabel={t.webhooks.createSubmit}
      isBusy={create.isPending}
      error={create.error}
      isChanged={values !== EMPTY}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <WebhookFields
        values={values}
        faults={{ ...faultsAtFields(create.error), ...found }}
        onChange={(change) => setValues({ ...values, ...change })}
      />
    </FormDialog>
  );
}
