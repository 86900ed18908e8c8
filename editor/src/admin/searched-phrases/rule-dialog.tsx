import { type FormEvent, useId, useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import { useGuardedClose } from '../../forms/use-guarded-close.tsx';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './rule-dialog.module.css';

export interface RuleDialogProps {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly initial: string;
  readonly maxLength: number;
  /** What is wrong with what was typed. */
  readonly check: (typed: string) => string | undefined;
  readonly error: Error | null;
  /** The field of the contract that the typed text is. */
  readonly field: '/means' | '/to';
  readonly isBusy: boolean;
  readonly onSave: (typed: string) => void;
  readonly onClose: () => void;
}

/** What staff make of a phrase, in one line. */
export function RuleDialog(props: RuleDialogProps) {
  const { title, label, help, initial, maxLength, check, error, field, isBusy, onSave, onClose } = props;
  const formId = useId();
  const [typed, setTyped] = useState(initial);
  const [fault, setFault] = useState<string>();
  const { close, question } = useGuardedClose(typed !== initial, onClose);
  const refused = faultsAtFields(error)[field] ?? [];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = check(typed);
    setFault(found);
    if (found === undefined) onSave(typed);
  }

  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t.common.cancel}</Button>
          <Button type="submit" form={formId} appearance="primary" busy={isBusy}>
            {t.common.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className={styles.form} noValidate>
        {error && refused.length === 0 && <Notice tone="danger">{errorSentence(error)}</Notice>}
        <Field label={label} help={help} errors={fault === undefined ? refused : [fault]}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={maxLength}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
      {question}
    </Dialog>
  );
}
