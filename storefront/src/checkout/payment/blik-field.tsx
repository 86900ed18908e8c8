import { TextField } from '../../forms/text-field.tsx';
import { formatBlikCode } from './blik-code.ts';
import type { PaymentLocale } from './payment-locale.ts';

interface BlikFieldProps {
  readonly id: string;
  readonly fault: string | undefined;
  readonly locale: PaymentLocale;
  readonly onType: () => void;
}

/** The six digits of a BLIK code, shown as three and three. The browser holds them, nothing else does. */
export function BlikField({ id, fault, locale: { texts }, onType }: BlikFieldProps) {
  return (
    <TextField
      id={id}
      name="blik"
      label={texts.blik}
      hint={texts.blikHint}
      error={fault}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onInput={({ currentTarget: field }) => {
        // Somebody who corrects a digit in the middle keeps the place where they are.
        const isAtEnd = field.selectionStart === null || field.selectionStart === field.value.length;
        if (isAtEnd) field.value = formatBlikCode(field.value);
        onType();
      }}
      onBlur={({ currentTarget: field }) => {
        field.value = formatBlikCode(field.value);
      }}
    />
  );
}
