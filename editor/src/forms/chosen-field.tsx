import { Combobox } from '../ui/combobox.tsx';
import { Field } from '../ui/field.tsx';
import { ChosenList } from './chosen-list.tsx';

export interface ChosenFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly errors?: readonly string[];
  readonly isRequired?: boolean;
  readonly placeholder: string;
  /** What is typed to find more. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isLoading: boolean;
  /** Found by the text; those already chosen are left out here. */
  readonly found: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Things chosen one after another by a search, with the chosen ones listed below. */
export function ChosenField(props: ChosenFieldProps) {
  const {
    label,
    help,
    errors = [],
    isRequired = false,
    placeholder,
    text,
    onText,
    isLoading,
    found,
    nameOf,
    value,
    onChange,
  } = props;
  return (
    <div>
      <Field label={label} help={help} errors={errors} required={isRequired}>
        {(control) => (
          <Combobox
            control={control}
            placeholder={placeholder}
            text={text}
            loading={isLoading}
            options={found.filter((id) => !value.includes(id)).map((id) => ({ id, label: nameOf(id) }))}
            onText={onText}
            onChoose={({ id }) => {
              onText('');
              onChange([...value, id]);
            }}
          />
        )}
      </Field>
      <ChosenList
        label={label}
        items={value.map((id) => ({ id, name: nameOf(id) }))}
        onRemove={(id) => onChange(value.filter((other) => other !== id))}
      />
    </div>
  );
}
