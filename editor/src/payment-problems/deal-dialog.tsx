import { useState } from 'react';
import { type PaymentProblem, useDealWithProblem } from '../api/payment-problems.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { t } from '../i18n/pl.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/inputs.tsx';
import { useToast } from '../ui/toasts.tsx';
import { describeKind, describeProblem } from './describe-problem.ts';

const MOST_WORDS = 500;

export interface DealDialogProps {
  readonly problem: PaymentProblem;
  readonly onClose: () => void;
}

/** Somebody has looked into it, and says what was done. */
export function DealDialog({ problem, onClose }: DealDialogProps) {
  const toast = useToast();
  const deal = useDealWithProblem();
  const [note, setNote] = useState('');
  const words = note.trim();
  const onSuccess = () => {
    toast({ tone: 'success', text: t.paymentProblems.done });
    onClose();
  };
  return (
    <FormDialog
      title={t.paymentProblems.dealTitle}
      submitLabel={t.paymentProblems.deal}
      isBusy={deal.isPending}
      error={deal.error}
      isChanged={words !== ''}
      onSubmit={() => deal.mutate({ id: problem.id, ...(words && { note: words }) }, { onSuccess })}
      onClose={onClose}
    >
      <p>
        <strong>{describeKind(problem.kind).title}</strong>
        <br />
        {describeProblem(problem)}
      </p>
      <Field label={t.paymentProblems.note} help={t.paymentProblems.noteHelp}>
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
