import { meantEmail } from '@witryna/module-schemas/validation';
import { type ComponentProps, useId, useState } from 'react';
import { fillIn } from '../i18n/messages.ts';
import type { CommonTexts } from '../i18n/screens.pl.ts';
import styles from './forms.module.css';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  readonly texts: Pick<CommonTexts, 'emailDidYouMean' | 'emailTake'>;
}

/**
 * An e-mail address. Where a known mailbox is one slip away it is asked whether that was meant, once the field is left;
 * nothing is changed by itself.
 */
export function EmailField({ texts, onBlur, onInput, children, ...field }: EmailFieldProps) {
  const ownId = useId();
  const { id = ownId } = field;
  const [meant, setMeant] = useState<string>();
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      id={id}
      type="email"
      onBlur={(event) => {
        setMeant(meantEmail(event.target.value));
        onBlur?.(event);
      }}
      onInput={(event) => {
        setMeant(undefined);
        onInput?.(event);
      }}
    >
      {children}
      {meant && (
        <p className={styles.question} role="status">
          {fillIn(texts.emailDidYouMean, { email: meant })}{' '}
          <button type="button" onClick={() => typeInto(id, meant)}>
            {texts.emailTake}
          </button>
        </p>
      )}
    </TextField>
  );
}

/** As if it was typed: whoever holds the value, or listens to the form, hears of it. */
function typeInto(id: string, value: string) {
  const input = document.getElementById(id) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
