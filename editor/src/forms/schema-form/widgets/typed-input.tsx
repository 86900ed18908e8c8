import { type ComponentProps, memo, useState } from 'react';
import type { FieldControlProps } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import type { Reading } from './readings.ts';

export interface TypedInputProps {
  readonly control: FieldControlProps;
  readonly reading: Reading;
  readonly type?: ComponentProps<'input'>['type'];
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** One line that is typed. It shows what was typed for as long as that means the value of the field. */
function TypedInputFn({ control, reading, type = 'text', inputMode, value, disabled, onChange }: TypedInputProps) {
  const [typed, setTyped] = useState(() => reading.format(value));
  const text = reading.parse(typed) === value ? typed : reading.format(value);
  return (
    <TextInput
      {...control}
      type={type}
      inputMode={inputMode}
      autoComplete="off"
      value={text}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(reading.parse(target.value));
      }}
      onBlur={() => setTyped(reading.format(value))}
    />
  );
}

export const TypedInput = memo(
  TypedInputFn,
  (before, after) =>
    before.value === after.value &&
    before.disabled === after.disabled &&
    before.onChange === after.onChange &&
    JSON.stringify(before.control) === JSON.stringify(after.control),
);
