import { enumOptionsValueForIndex, type WidgetProps } from '@rjsf/utils';
import { t } from '../../i18n/pl.ts';
import { Select } from '../../ui/fields/inputs.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { controlOf } from './control-of.ts';
import { fitsSideBySide } from './fits-side-by-side.ts';

/** One of the schema's values by its Polish name: side by side when few and short, else as a list. */
export function ChoiceWidget(props: WidgetProps) {
  const { schema, options, value, disabled, readonly, required, label, onChange } = props;
  const titles: Readonly<Record<string, string>> = schema['x-enumTitles'] ?? {};
  const choices = (options.enumOptions ?? []).map((option) => ({
    value: option.value as unknown,
    label: titles[String(option.value)] ?? option.label,
  }));
  const chosen = choices.findIndex((choice) => choice.value === (value ?? schema.default));
  const choose = (index: string) => onChange(enumOptionsValueForIndex(index, options.enumOptions, undefined));
  const control = controlOf(props);

  if ((schema.default !== undefined || options.inline) && fitsSideBySide(choices.map((choice) => choice.label)))
    return (
      <Segmented
        label={label}
        describedBy={control['aria-describedby']}
        disabled={disabled || readonly}
        segments={choices.map((choice, index) => ({ value: String(index), label: choice.label }))}
        value={chosen < 0 ? undefined : String(chosen)}
        onChange={choose}
      />
    );
  return (
    <Select
      {...control}
      // In a choice between kinds no label stands around the list.
      aria-label={label}
      disabled={disabled || readonly}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => choose(event.target.value)}
    >
      {(chosen < 0 || (!required && schema.default === undefined)) && <option value="">{t.inspector.automatic}</option>}
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={String(index)}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
