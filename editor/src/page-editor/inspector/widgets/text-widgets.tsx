import type { WidgetProps } from '@rjsf/utils';
import { controlOf } from '../../../forms/rjsf/control-of.ts';
import { TextArea, TextInput } from '../../../ui/fields/inputs.tsx';
import { NumberWidget } from './number-widget.tsx';

/** What an emptied field holds: an optional one nothing, a required one no words, since its module counts on words. */
const emptyOf = ({ required }: WidgetProps) => (required ? '' : undefined);

/** One line of words or a number, whichever the schema asks for. */
export function TextWidget(props: WidgetProps) {
  const { schema } = props;
  if (schema.type === 'number' || schema.type === 'integer') return <NumberWidget {...props} />;
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
