import { type FormEvent, useState } from 'react';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { blikDigits, formatBlikCode, isBlikCode } from '../payment/index.ts';
import styles from './pay-for-order.module.css';

interface BlikFormProps {
  readonly texts: AfterOrderTexts;
  readonly language: string;
  readonly isSending: boolean;
  /** Six digits. They are stored nowhere. */
  readonly onCode: (code: string) => void;
}

/** The field of a BLIK code. Blanks may be pasted; it is shown in threes. */
export function BlikForm({ texts, language, isSending, onCode }: BlikFormProps) {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const count = blikDigits(typed).length;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!isBlikCode(typed)) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    onCode(blikDigits(typed));
    setTyped('');
    setChecked(false);
  }

  return (
    <form className={styles.blik} method="dialog" noValidate onSubmit={onSubmit}>
      <TextField
        label={texts.blikLabel}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typed}
        error={isChecked && count !== 6 ? countedSentence(texts.blikShort, language, count) : undefined}
        onChange={({ target }) => setTyped(formatBlikCode(target.value))}
      />
      <p className={styles.hint}>{texts.blikHint}</p>
      <SubmitButton label={texts.payByBlik} isSending={isSending} sendingLabel={texts.sending} />
    </form>
  );
}
