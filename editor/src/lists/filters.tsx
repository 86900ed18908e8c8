import { Select } from '../ui/fields/inputs.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import styles from './filters.module.css';

export interface SearchFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onSearch: (search: string) => void;
}

/** The words that a list is searched by. */
export function SearchFilter({ label, value, onSearch }: SearchFilterProps) {
  return (
    <div className={styles.search}>
      <SearchField label={label} value={value ?? ''} onSearch={onSearch} />
    </div>
  );
}

export interface ChoiceFilterProps {
  readonly label: string;
  readonly value: string | undefined;
  /** Values with their names, in order. */
  readonly choices: readonly (readonly [value: string, title: string])[];
  /** Name of no choice at all; absent where one always holds. */
  readonly all?: string;
  readonly onChoose: (value: string) => void;
}

/** One of a few things that narrow a list. */
export function ChoiceFilter({ label, value, choices, all, onChoose }: ChoiceFilterProps) {
  return (
    <Select
      aria-label={label}
      className={styles.choice}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {all && <option value="">{all}</option>}
      {choices.map(([known, title]) => (
        <option key={known} value={known}>
          {title}
        </option>
      ))}
    </Select>
  );
}
