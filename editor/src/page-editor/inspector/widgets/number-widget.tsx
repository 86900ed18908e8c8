import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { controlOf } from '../../../forms/rjsf/control-of.ts';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { parseNumber, showNumber } from './parse-number.ts';

const MOST_IN_SIGHT = 6;

/** A number: one of a few side by side, any other typed. */
export function NumberWidget(props: WidgetProps) {
  const few = fewNumbers(props.schema);
  return few ? <FewNumbers {...props} numbers={few} /> : <NumberInput {...props} />;
}

/** The whole numbers that a schema allows, when they are few and one of them is the default. */
function fewNumbers({ type, minimum, maximum, default: usual }: RJSFSchema): number[] | undefined {
  if (type !== 'integer' || usual === undefined || minimum === undefined || maximum === undefined) return undefined;
  const count = maximum - minimum + 1;
  return count <= MOST_IN_SIGHT ? Array.from({ length: count }, (_, index) => minimum + index) : undefined;
}

function FewNumbers({ numbers, ...props }: WidgetProps & { readonly numbers: readonly number[] }) {
  const { schema, value, label, disabled, readonly, onChange } = props;
  return (
    <Segmented
      label={label}
      describedBy={controlOf(props)['aria-describedby']}
      segments={numbers.map((number) => ({ value: String(number), label: String(number) }))}
      value={String(value ?? schema.default)}
      disabled={disabled || readonly}
      onChange={(chosen) => onChange(Number(chosen))}
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
