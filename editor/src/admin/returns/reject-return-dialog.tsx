import { useState } from 'react';
import { useMoveReturn } from '../../api/commerce/returns.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import type { ReturnDialogProps } from './receive-dialog.tsx';

const MOST_WORDS = 2_000;

/** A return that the buyer has no right to; why is written down. */
export function RejectReturnDialog({ request, onClose }: ReturnDialogProps) {
  const toast = useToast();
  const move = useMoveReturn(request.id);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const words = note.trim();
  const onSubmit = () => {
    setMissing(words === '');
    if (words === '') return;
    const onSuccess = () => {
      toast({ tone: 'success', text: t.returns.reject.done });
      onClose();
    };
    move.mutate({ to: 'rejected', version: request.version, note: words }, { onSuccess });
  };
  return (
    <FormDialog
      title={t.returns.reject.title}
      submitLabel={t.returns.reject.submit}
      isDangerous
      isBusy={move.isPending}
      error={move.error}
      isChanged={words !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t.returns.reject.text}</p>
      <Field label={t.returns.reject.reason} required errors={isMissing ? [t.forms.required] : []}>
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
