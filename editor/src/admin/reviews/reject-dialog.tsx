import { type FormEvent, useId, useState } from 'react';
import { type Review, useReviewDecisions } from '../../api/commerce/reviews.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useGuardedClose } from '../../forms/use-guarded-close.tsx';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './reject-dialog.module.css';

export interface RejectDialogProps {
  readonly review: Review;
  readonly onClose: () => void;
}

/** Asks why a review is not shown; the reason stays among staff. */
export function RejectDialog({ review, onClose }: RejectDialogProps) {
  const formId = useId();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const { close, question } = useGuardedClose(reason.trim() !== '', onClose);
  const { reject } = useReviewDecisions();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reject.isPending) return;
    const onSuccess = () => {
      toast({ tone: 'success', text: t.reviews.rejected(review.nickname) });
      onClose();
    };
    reject.mutate({ review, reason: reason.trim() }, { onSuccess });
  };
  return (
    <Dialog
      title={t.reviews.rejectTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t.common.cancel}</Button>
          <Button type="submit" form={formId} appearance="danger" busy={reject.isPending}>
            {t.reviews.reject}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className={styles.form}>
        {reject.isError && <Notice tone="danger">{errorSentence(reject.error)}</Notice>}
        <p>{t.reviews.rejectText}</p>
        <Field label={t.reviews.reason} help={t.reviews.reasonHelp}>
          {(control) => (
            <TextArea {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      </form>
      {question}
    </Dialog>
  );
}
