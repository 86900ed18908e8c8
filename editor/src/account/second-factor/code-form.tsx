import { type FormEvent, type ReactNode, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

interface CodeFormProps {
  readonly submit: string;
  readonly help: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onCode: (code: string) => void;
  /** What else can be done here. */
  readonly others?: ReactNode;
}

/** Asks for a code; a wrong one is said at the field, anything else above. */
export function CodeForm({ submit, help, isBusy, error, onCode, others }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = hasCode(error, 'factor-code-wrong');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.trim() !== '' && !isBusy) onCode(code.trim());
  };
  const fault = isChecked && code.trim() === '' ? t.secondFactor.emptyCode : isWrong ? errorSentence(error) : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      {error != null && !isWrong && <Notice tone="danger">{errorSentence(error)}</Notice>}
      <CodeField value={code} help={help} error={fault} onChange={setCode} />
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" busy={isBusy}>
          {submit}
        </Button>
        {others}
      </div>
    </form>
  );
}
