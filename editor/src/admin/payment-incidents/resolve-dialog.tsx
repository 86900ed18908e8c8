import { useState } from 'react';
import { type PaymentIncident, useResolveIncident } from '../../api/commerce/payment-incidents.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { describeIncident, describeKind } from './describe-incident.ts';

const MOST_WORDS = 500;

export interface ResolveDialogProps {
  readonly incident: PaymentIncident;
  readonly onClose: () => void;
}

/** Somebody has looked into it, and says what was done. */
export function ResolveDialog({ incident, onClose }: ResolveDialogProps) {
  const toast = useToast();
  const resolve = useResolveIncident();
  const [note, setNote] = useState('');
  const words = note.trim();
  const onSuccess = () => {
    toast({ tone: 'success', text: t.paymentIncidents.done });
    onClose();
  };
  return (
    <FormDialog
      title={t.paymentIncidents.resolveTitle}
      submitLabel={t.paymentIncidents.resolve}
      isBusy={resolve.isPending}
      error={resolve.error}
      isChanged={words !== ''}
      onSubmit={() => resolve.mutate({ id: incident.id, ...(words && { note: words }) }, { onSuccess })}
      onClose={onClose}
    >
      <p>
        <strong>{describeKind(incident.kind).title}</strong>
        <br />
        {describeIncident(incident)}
      </p>
      <Field label={t.paymentIncidents.note} help={t.paymentIncidents.noteHelp}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={MOST_WORDS}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
