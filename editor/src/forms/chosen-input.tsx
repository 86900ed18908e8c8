import { X } from 'lucide-react';
import { t } from '../i18n/pl.ts';
import { IconButton } from '../ui/buttons/button.tsx';
import { Combobox } from '../ui/fields/combobox.tsx';
import type { FieldControlProps } from '../ui/fields/field.tsx';
import styles from './chosen-input.module.css';

export interface ChosenInputProps {
  readonly control: FieldControlProps;
  readonly label: string;
  readonly placeholder: string;
  readonly disabled: boolean;
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
export function ChosenInput(props: ChosenInputProps) {
  const { control, label, placeholder, disabled, text, onText, isLoading, found, nameOf, value, onChange } = props;
  return (
    <>
      <Combobox
        control={control}
        placeholder={placeholder}
        text={text}
        loading={isLoading}
        disabled={disabled}
        options={found.filter((id) => !value.includes(id)).map((id) => ({ id, label: nameOf(id) }))}
        onText={onText}
        onChoose={({ id }) => {
          onText('');
          onChange([...value, id]);
        }}
      />
      <ChosenList
        label={label}
        items={value.map((id) => ({ id, name: nameOf(id) }))}
        isReadOnly={disabled}
        onRemove={(id) => onChange(value.filter((other) => other !== id))}
      />
    </>
  );
}

interface ChosenListProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly isReadOnly: boolean;
  readonly onRemove: (id: string) => void;
}

/** What was chosen so far, each of which can be taken out again. */
function ChosenList({ label, items, isReadOnly, onRemove }: ChosenListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ id, name }) => (
        <li key={id} className={styles.item}>
          {name}
          {!isReadOnly && (
            <IconButton icon={X} size="small" label={t.forms.takeOut(name)} onClick={() => onRemove(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
