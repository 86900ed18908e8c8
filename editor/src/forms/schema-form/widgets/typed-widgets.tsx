import type { WidgetProps } from '@rjsf/utils';
import { type ComponentProps, memo, useState } from 'react';
import type { FieldControlProps } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import { controlOf } from '../../rjsf/control-of.ts';
import { READINGS, type Reading } from './readings.ts';

interface TypedInputProps {
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

const TypedInput = memo(
  TypedInputFn,
  (before, after) =>
    before.value === after.value &&
    before.disabled === after.disabled &&
    before.onChange === after.onChange &&
    JSON.stringify(before.control) === JSON.stringify(after.control),
);

const typedProps = (props: WidgetProps) => ({
  control: controlOf(props),
  value: props.value as unknown,
  disabled: Boolean(props.disabled || props.readonly),
  onChange: props.onChange,
});

/** A line of words. */
export const TextWidget = (props: WidgetProps) => <TypedInput {...typedProps(props)} reading={READINGS.text} />;

/** A whole number. */
export const IntegerWidget = (props: WidgetProps) => (
  <TypedInput {...typedProps(props)} reading={READINGS.integer} inputMode="numeric" />
);

/** An amount: złote on the screen, grosze in the data. */
export const MoneyWidget = (props: WidgetProps) => (
  <TypedInput {...typedProps(props)} reading={READINGS.money} inputMode="decimal" />
);

/** A day with an hour, by the clock of the shop. */
export const MomentWidget = (props: WidgetProps) => (
  <TypedInput {...typedProps(props)} reading={READINGS.moment} type="datetime-local" />
);
