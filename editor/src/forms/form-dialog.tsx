import { type FormEvent, type ReactNode, useId } from 'react';
import { errorSentence } from '../api/error-sentence.ts';
import { t } from '../i18n/pl.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Dialog, type DialogProps } from '../ui/overlays/dialog.tsx';
import styles from './form-dialog.module.css';
import { useGuardedClose } from './use-guarded-close.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly size?: DialogProps['size'];
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  /** The answer is dangerous: it cannot be taken back. */
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why it was refused; said above the fields, which keep what was typed. */
  readonly error?: unknown;
  /** Whether something was typed that closing would lose. */
  readonly isChanged: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields over the screen with one answer to give; what was typed is not lost without a question. */
export function FormDialog(props: FormDialogProps) {
  const { title, size, submitLabel, isDangerous, isBusy, error, isChanged, onSubmit, onClose, children } = props;
  const formId = useId();
  const { close, question } = useGuardedClose(isChanged, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{props.cancelLabel ?? t.common.cancel}</Button>
          <Button type="submit" form={formId} appearance={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={styles.form}>
        {error != null && <Notice tone="danger">{errorSentence(error)}</Notice>}
        {children}
      </form>
      {question}
    </Dialog>
  );
}
