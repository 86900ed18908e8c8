import { t } from '../../../i18n/pl.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';
import styles from './content-fields.module.css';
import { ListField } from './list-field.tsx';

export interface ChoicesListProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly pointer: string;
  readonly value: readonly unknown[];
  readonly choices: readonly string[];
  readonly titles: Readonly<Record<string, string>>;
  readonly maxItems: number;
  readonly readOnly: boolean;
  readonly onChange: (chosen: readonly unknown[]) => void;
}

/** Some of a few known things, each once, in an order. */
export function ChoicesList({ value, choices, titles, onChange, ...list }: ChoicesListProps) {
  const titleOf = (item: unknown) => titles[String(item)] ?? String(item);
  const others = choices.filter((choice) => !value.includes(choice));
  return (
    <ListField
      {...list}
      items={value}
      nameOf={titleOf}
      onChange={onChange}
      adder={
        others.length > 0 && (
          <Field label={t.inspector.addItem(list.label)} hiddenLabel>
            {(control) => (
              <Select
                {...control}
                value=""
                onChange={({ target }) => target.value && onChange([...value, target.value])}
              >
                <option value="">{t.inspector.content.addOne}</option>
                {others.map((choice) => (
                  <option key={choice} value={choice}>
                    {titleOf(choice)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )
      }
    >
      {(_, __, name) => <span className={styles.name}>{name}</span>}
    </ListField>
  );
}
