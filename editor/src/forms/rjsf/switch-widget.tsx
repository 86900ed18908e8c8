import type { WidgetProps } from '@rjsf/utils';
import { Switch } from '../../ui/fields/switch.tsx';

/** Yes or no; without a value the schema's default shows. */
export function SwitchWidget({ label, schema, options, value, disabled, readonly, onChange }: WidgetProps) {
  return (
    <Switch
      label={label}
      help={options.description ?? schema.description}
      checked={Boolean(value ?? schema.default)}
      disabled={disabled || readonly}
      onChange={onChange}
    />
  );
}
