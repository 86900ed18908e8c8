import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { TextArea, TextInput } from '../../ui/inputs.tsx';
import { controlOf } from './control-of.ts';
import { parseNumber, showNumber } from './parse-number.ts';

/** What an emptied field holds: an optional one nothing, a required one no words, since its module counts on words. */
const emptyOf = ({ required }: WidgetProps) => (required ? '' : undefined);

/** One line of words or a number, whichever the schema asks for. */
export function TextWidget(props: WidgetProps) {
  const { schema } = props;
  if (schema.type === 'number' || schema.type === 'integer') return <NumberInput {...props} />;
  const { value, disabled, readonly, onChange, placeholder } = props;
  return (
    <TextInput
      {...controlOf(props)}
      value={value ?? ''}
      placeholder={placeholder || String(schema.default ?? '')}
      disabled={disabled || readonly}
      onChange={(event) => onChange(event.target.value || emptyOf(props))}
    />
  );
}

/** Several lines of plain words. */
export function TextAreaWidget(props: WidgetProps) {
  const { value, disabled, readonly, onChange } = props;
  return (
    <TextArea
      {...controlOf(props)}
      value={value ?? ''}
      disabled={disabled || readonly}
      onChange={(event) => onChange(event.target.value || emptyOf(props))}
    />
  );
}

/** A number as people type it: a comma is a comma, and what is half typed stays until it is a number. */
function NumberInput(props: WidgetProps) {
  const { schema, value, disabled, readonly, onChange } = props;
  const [typed, setTyped] = useState(showNumber(value));
  const isInteger = schema.type === 'integer';

  useEffect(() => {
    setTyped((current) => (parseNumber(current) === value ? current : showNumber(value)));
  }, [value]);

  const step = (by: number) => {
    const next = Math.max(
      schema.minimum ?? -Infinity,
      Math.min(schema.maximum ?? Infinity, (Number(value ?? schema.default) || 0) + by),
    );
    onChange(next);
  };
  return (
    <TextInput
      {...controlOf(props)}
      inputMode={isInteger ? 'numeric' : 'decimal'}
      value={typed}
      placeholder={showNumber(schema.default)}
      disabled={disabled || readonly}
      onChange={(event) => {
        setTyped(event.target.value);
        const parsed = parseNumber(event.target.value);
        if (parsed !== null) onChange(parsed);
      }}
      onBlur={() => setTyped(showNumber(value))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
