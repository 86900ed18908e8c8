import { useState } from 'react';
import { type ContactMessage, useContactMessageMutations } from '../../api/operations/contact-messages.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './answer-dialog.module.css';

const LONGEST = 10_000;

export interface AnswerDialogProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
}

/** Answers a message by mail, with what was asked in sight. */
export function AnswerDialog({ message, onClose }: AnswerDialogProps) {
  const words = t.contactMessages.answer;
  const { name, email, comment } = message;
  const toast = useToast();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { answer } = useContactMessageMutations();
  const isMissing = text.trim() === '';
  const onSubmit = () => {
    setTried(true);
    if (isMissing) return;
    const onSuccess = () => {
      toast({ tone: 'success', text: words.sent(email) });
      onClose();
    };
    answer.mutate({ message, text: text.trim() }, { onSuccess });
  };
  return (
    <FormDialog
      title={words.title(name)}
      size="medium"
      submitLabel={words.send}
      isBusy={answer.isPending}
      error={answer.error}
      isChanged={!isMissing}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <blockquote className={styles.question}>{comment}</blockquote>
      <Field label={words.field} help={words.to(email)} errors={isTried && isMissing ? [words.missing] : []}>
        {(control) => (
          <TextArea
            {...control}
            className={styles.text}
            maxLength={LONGEST}
            placeholder={words.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
