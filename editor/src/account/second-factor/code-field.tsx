import { useEffect, useRef } from 'react';
import { t } from '../../i18n/pl.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';

interface CodeFieldProps {
  readonly value: string;
  readonly help: string;
  readonly error?: string | undefined;
  readonly onChange: (code: string) => void;
}

/** A code of the app; where it appears, it is what comes next, so it has the focus. */
export function CodeField({ value, help, error, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t.secondFactor.code} help={help} errors={error ? [error] : []} required>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
